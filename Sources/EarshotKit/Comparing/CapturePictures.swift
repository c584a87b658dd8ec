import EarshotFiles

struct CapturePictures {
  private var pictures: [String: Screenshot] = [:]

  init(_ files: [Source], of captures: [String]) throws {
    guard files.count <= captures.count else {
      throw UsageError(
        "there are \(files.count) screenshots for \(captures.count) captures; give one for each capture"
      )
    }
    let read = try Failure.collecting(files) { file in
      try Screenshot(of: file.bytes(limit: Screenshot.greatestSize), file: file.name)
    }
    for (capture, picture) in zip(captures, read) { pictures[capture] = picture }
  }

  static func check(_ files: [Source], redacts: Bool) throws {
    guard redacts, !files.isEmpty else { return }
    throw UsageError(
      "a screenshot shows the texts that --redact replaces; use only one of the two options")
  }

  func adding(
    to sections: [ComparisonReport.Section], of design: Screenshot?
  ) -> [ComparisonReport.Section] {
    sections.map { section in
      var section = section
      section.screenshot = pictures[section.heardFile]
      section.designed = design
      return section
    }
  }
}
