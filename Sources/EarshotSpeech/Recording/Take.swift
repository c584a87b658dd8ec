import Earshot

/// What goes into one recording: one line, or the lines of a whole walk.
public struct Take: Sendable, Hashable {
  /// The lines in spoken order.
  public var lines: [Line]

  /// Creates a take.
  public init(_ lines: [Line]) { self.lines = lines }

  /// The texts that the engine has to speak for the take.
  public var utterances: [Utterance] { lines.flatMap(\.utterances) }

  /// How long the recording will be, in milliseconds: its pauses, and an estimate of its speech.
  var estimatedMilliseconds: Int {
    lines.reduce(0) { sum, line in
      let estimate = SpeechEstimate(wordsPerMinute: line.settings.rate)
      return line.breaths.reduce(sum + line.pauses.stop) {
        $0 + $1.pause + estimate.milliseconds(of: $1.text)
      }
    }
  }

  /// Returns the recording, made from the samples of each utterance of the take.
  public func recording(_ speech: (Utterance) -> [Int16]) -> Recording {
    var recording = Recording()
    for (place, line) in lines.enumerated() {
      if place > 0 { recording.pause(milliseconds: line.pauses.stop) }
      recording.append(line, speech: speech)
    }
    recording.pause(milliseconds: Recording.tail)
    return recording
  }
}
