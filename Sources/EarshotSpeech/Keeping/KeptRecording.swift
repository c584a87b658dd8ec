import EarshotOutput

/// The facts about a stored recording, kept so that its file need not be read again.
package struct KeptRecording: Sendable, Hashable {
  /// The digest of the recording's file, as 64 hexadecimal digits.
  package var digest: String
  package var signal: Signal
  package var parts: [Range<Int>]
}

extension KeptRecording {
  init(_ recording: Recording, file: [UInt8]) {
    self.init(
      digest: SHA256.hexadecimal(of: file), signal: Signal(recording.samples),
      parts: recording.parts.map(\.samples))
  }

  var fileLength: Int { WaveFile.headerLength + signal.count * 2 }

  /// The line begins with a line feed, because the previous line of the index can be incomplete.
  func indexLine(_ key: RecordingKey) -> String {
    let ranges = parts.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
    let numbers = "\(signal.count) \(signal.peak) \(signal.energy)"
    return "\n\(key.digits) \(digest) \(numbers) \(ranges) .\n"
  }

  static func read(indexLine: Substring) -> (key: RecordingKey, kept: KeptRecording)? {
    let fields = indexLine.split(separator: " ", omittingEmptySubsequences: false)
    guard fields.count == 7, fields[6] == ".", fields[0].utf8.count == 64,
      fields[1].utf8.count == 64, let count = Int(fields[2]), let peak = Int(fields[3]),
      let energy = UInt64(fields[4]), (0...WaveFile.greatestCount).contains(count),
      let parts = ranges(fields[5], within: count)
    else { return nil }
    let signal = Signal(peak: peak, energy: energy, count: count)
    let kept = KeptRecording(digest: String(fields[1]), signal: signal, parts: parts)
    return (RecordingKey(digits: String(fields[0])), kept)
  }

  private static func ranges(_ field: Substring, within count: Int) -> [Range<Int>]? {
    var result: [Range<Int>] = []
    for piece in field.split(separator: ",") {
      let ends = piece.split(separator: "-").compactMap { Int($0) }
      guard ends.count == 2, 0 <= ends[0], ends[0] <= ends[1], ends[1] <= count else { return nil }
      result.append(ends[0]..<ends[1])
    }
    return result
  }
}
