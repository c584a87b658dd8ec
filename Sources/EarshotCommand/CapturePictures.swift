import ArgumentParser
import EarshotFiles

/// The screenshots that stand behind the frames of captures.
struct CapturePictures {
  private var pictures: [String: Screenshot] = [:]

  /// Reads one for each of the captures, as long as there are any.
  init(_ files: [String], of captures: [String]) throws {
    guard files.count <= captures.count else {
      throw ValidationError(
        "there are \(files.count) screenshots of \(captures.count) captures; give one for each")
    }
    let read = try Failure.collecting(files) { file in
      try Screenshot(of: InputFile.bytes(of: file, limit: InputFile.writtenByTools), file: file)
    }
    for (capture, picture) in zip(captures, read) { pictures[capture] = picture }
  }

  /// Throws where texts are to be taken away that a screenshot shows.
  static func check(_ files: [String], redacts: Bool) throws {
    guard redacts, !files.isEmpty else { return }
    throw ValidationError(
      "a screenshot shows the texts that --redact takes away; leave one of the two out")
  }

  /// Returns comparisons with the screenshots of what was heard.
  func adding(to sections: [ComparisonReport.Section]) -> [ComparisonReport.Section] {
    sections.map { section in
      var section = section
      section.screenshot = pictures[section.heardFile]
      return section
    }
  }
}

extension ArgumentHelp {
  static let screenshot = ArgumentHelp(
    "A picture (PNG or JPEG) of the first capture, which a page shows behind its frames; the next one is of the "
      + "second capture, and so on.", valueName: "file")
}
