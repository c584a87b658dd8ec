#if os(macOS) || os(Linux)
package import EarshotOutput

/// The record of a finished run; a later run with the same inputs only returns the recorded totals.
package struct Receipt {
  package struct Totals: Sendable, Hashable {
    package var recordings: Int
    package var samples: Int
    package var silentStops: Int

    package init(recordings: Int, samples: Int, silentStops: Int) {
      (self.recordings, self.samples, self.silentStops) = (recordings, samples, silentStops)
    }
  }

  private let folder: Folder
  private let inputs: String
  private let file: String

  package init(inKit folder: Folder, of inputs: [[UInt8]], shard: Shard? = nil) {
    self.folder = folder
    file = "\(Folder.hiddenFolder)/receipt\(shard?.suffix ?? "")"
    self.inputs = FileState.digest(
      of: [VoiceExecutable.pathOfThisProgram()], and: inputs.map { SHA256.hexadecimal(of: $0) })
  }

  /// Returns the totals of an earlier run if the inputs and files have not changed since.
  package func totals() -> Totals? {
    guard let bytes = try? folder.read(file) else { return nil }
    let pieces = String(decoding: bytes, as: UTF8.self).split(separator: "\u{0}").map { String($0) }
    guard pieces.count > 5, pieces[0] == inputs,
      pieces[1] == FileState.digest(of: Array(pieces[5...]), in: folder),
      let recordings = Int(pieces[2]), let samples = Int(pieces[3]), let silent = Int(pieces[4])
    else { return nil }
    return Totals(recordings: recordings, samples: samples, silentStops: silent)
  }

  package func keep(_ totals: Totals, files: [String]) {
    let numbers = [totals.recordings, totals.samples, totals.silentStops].map { "\($0)" }
    let pieces = [inputs, FileState.digest(of: files, in: folder)] + numbers + files
    try? folder.write(Array(pieces.joined(separator: "\u{0}").utf8), to: file)
  }
}
#endif
