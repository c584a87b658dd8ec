import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import EarshotSpeech

extension Studio {
  private static let largestKit = 256 << 20

  /// A type that no browser shows as a page of the studio.
  private static let downloadType = "application/octet-stream"

  func share(_ request: StudioRequest, while isWanted: () -> Bool) throws -> StudioAnswer {
    let path = try path(request.query("path"))
    let screen = try screens.screen(at: path)
    let (ending, bytes): (String, [UInt8])
    switch request.query("form") {
    case "page": (ending, bytes) = ("report.html", try report(on: screen))
    case "csv":
      let criteria = try Criteria(design: screen.source).run(in: folder.context)
      (ending, bytes) = ("criteria.csv", criteria.written(as: .csv).bytes)
    case "kit": (ending, bytes) = ("kit.zip", try kit(of: screen, while: isWanted))
    default: throw Refusal(answer: .refusal(404, "This form does not exist."))
    }
    var answer = StudioAnswer(type: Self.downloadType, bytes)
    let name = "\(KitName.folder(of: path))-\(ending)"
    answer.headers = [
      ("Content-Disposition", "attachment; filename*=UTF-8''\(FileAddress.of(name))")
    ]
    return answer
  }

  private func report(on screen: OpenScreen) throws -> [UInt8] {
    let capture = captures.withLock { $0[screen.path] }
    var report = Report(files: Inputs([screen.source] + [capture?.source].compactMap(\.self)))
    report.accepted = try DroppedCapture.accepted(for: screen, in: folder)
    report.output = "-"
    return try report.run(in: folder.context).document.bytes
  }

  private func kit(of screen: OpenScreen, while isWanted: () -> Bool) throws -> [UInt8] {
    try kits.withLock { _ in
      guard isWanted() else { throw SpeechError.interrupted }
      return try OpenFolder.withTemporary { temporary in
        var speak = Speak(designs: Inputs([screen.source]))
        speak.folder = temporary.path
        let spoken = try speak.run(in: folder.context)
        guard spoken.failures.isEmpty else { throw InputError(spoken.failures[0]) }
        var archive = ZIPArchive()
        try Self.add(temporary, to: &archive)
        return archive.bytes
      }
    }
  }

  private static func add(
    _ folder: OpenFolder, at start: String = "", to archive: inout ZIPArchive
  ) throws {
    for name in folder.names() ?? [] where !name.hasPrefix(".") {
      if folder.status(of: name)?.isFolder == true {
        try add(folder.folder([name]), at: "\(start)\(name)/", to: &archive)
      } else {
        let rest = largestKit - archive.size
        guard archive.count < ZIPArchive.mostFiles, (folder.status(of: name)?.length ?? 0) <= rest
        else {
          throw InputError(
            "the kit is larger than \(largestKit >> 20) MB; make it with 'earshot speak'")
        }
        archive.add(start + name, try folder.open(name).bytes(limit: rest))
      }
    }
  }
}
