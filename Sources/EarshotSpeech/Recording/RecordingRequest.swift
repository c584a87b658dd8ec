import Earshot

/// The content of a recording: a line, or all lines of a walk.
package struct RecordingRequest: Sendable, Hashable {
  package var lines: [Line]

  package init(_ lines: [Line]) { self.lines = lines }

  package var utterances: [Utterance] { lines.flatMap(\.utterances) }

  var estimatedMilliseconds: Int {
    lines.reduce(0) { sum, line in
      let estimate = SpeechEstimate(wordsPerMinute: line.settings.rate)
      return line.phrases.reduce(sum + line.pauses.stop) {
        $0 + $1.pause + estimate.milliseconds(of: $1.text)
      }
    }
  }

  /// Returns the recording; `speech` must return the samples of an utterance.
  package func recording(_ speech: (Utterance) -> [Int16]) -> Recording {
    var recording = Recording()
    for (place, line) in lines.enumerated() {
      if place > 0 { recording.pause(milliseconds: line.pauses.stop) }
      recording.append(line, speech: speech)
    }
    recording.pause(milliseconds: Recording.tail)
    return recording
  }
}
