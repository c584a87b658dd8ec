#if os(macOS) || os(Linux)
import EarshotOutput

/// What a run left in a kit, so that a further run with the same inputs is told at once that there
/// is nothing to do.
public struct Receipt {
  /// How much the run made.
  public struct Totals: Sendable, Hashable {
    /// How many recordings the kit has.
    public var recordings: Int
    /// How many samples they have together.
    public var samples: Int
    /// How many stops say nothing.
    public var silentStops: Int

    /// Creates totals.
    public init(recordings: Int, samples: Int, silentStops: Int) {
      (self.recordings, self.samples, self.silentStops) = (recordings, samples, silentStops)
    }
  }

  private let folder: Folder
  private let inputs: String
  private let file: String

  /// Describes a run by everything that decides what is made, beside the program itself: options,
  /// the bytes of the files that are read, and who speaks.
  public init(inKit kit: String, of inputs: [[UInt8]], shard: Shard? = nil) {
    folder = Folder(kit)
    file = "\(Folder.hiddenFolder)/receipt\(shard?.suffix ?? "")"
    self.inputs = FileState.digest(
      of: [VoiceExecutable.pathOfThisProgram()], and: inputs.map { SHA256.hexadecimal(of: $0) })
  }

  /// Returns what an earlier run made, if it was given the same and all that it made is as it was.
  public func totals() -> Totals? {
    guard let bytes = try? folder.read(file) else { return nil }
    let pieces = String(decoding: bytes, as: UTF8.self).split(separator: "\u{0}").map { String($0) }
    guard pieces.count > 5, pieces[0] == inputs,
      pieces[1] == FileState.digest(of: pieces[5...].map(folder.path)),
      let recordings = Int(pieces[2]), let samples = Int(pieces[3]), let silent = Int(pieces[4])
    else { return nil }
    return Totals(recordings: recordings, samples: samples, silentStops: silent)
  }

  /// Keeps what has been made, with the names of all files; that it cannot be kept only costs time.
  public func keep(_ totals: Totals, files: [String]) {
    let numbers = [totals.recordings, totals.samples, totals.silentStops].map { "\($0)" }
    let pieces = [inputs, FileState.digest(of: files.map(folder.path))] + numbers + files
    try? folder.write(Array(pieces.joined(separator: "\u{0}").utf8), to: file)
  }
}
#endif
