import Earshot
package import EarshotOutput

/// The captions of a recording, with one cue for each part of its announcement.
///
/// The cues include the hint. A cue includes the punctuation after its part, and never ends with a
/// space.
package struct Captions: Sendable, Hashable {
  package enum Format: String, Sendable, Hashable, CaseIterable {
    case vtt
    case srt
  }

  struct Cue: Sendable, Hashable {
    var text: String
    var time: Range<Int>
  }

  var cues: [Cue] = []

  package init(_ recording: Recording) {
    var last: Part.Utterance?
    for timed in recording.parts {
      append(timed, isNewUtterance: last != nil && last != timed.part.utterance)
      last = timed.part.utterance
    }
  }

  private mutating func append(_ timed: Recording.TimedPart, isNewUtterance: Bool) {
    let joint = (isNewUtterance ? " " : "") + timed.part.joint
    let text = timed.part.text
    let time = Self.milliseconds(timed.samples)
    guard !cues.isEmpty else {
      return cues.append(Cue(text: joint + text, time: time))
    }
    guard !text.isEmpty else {
      cues[cues.count - 1].text += joint
      cues[cues.count - 1].time = cues[cues.count - 1].time.lowerBound..<time.upperBound
      return
    }
    let space = joint.reversed().prefix { $0.isWhitespace }.count
    cues[cues.count - 1].text += joint.dropLast(space)
    cues.append(Cue(text: joint.suffix(space) + text, time: time))
  }

  package func document(in format: Format) -> Document {
    switch format {
    case .vtt: Document("WEBVTT\n\n" + numbered(decimalPoint: ".") { $0.webVTT })
    case .srt: Document(numbered(decimalPoint: ",") { SubtitleText($0.text) })
    }
  }

  private func numbered<Reader>(
    decimalPoint: String, _ payload: (Cue) -> Escaped<Reader>
  ) -> Escaped<Reader> {
    cues.enumerated().map { place, cue in
      let start = CueTime.text(cue.time.lowerBound, decimalPoint: decimalPoint)
      let end = CueTime.text(cue.time.upperBound, decimalPoint: decimalPoint)
      return "\(place + 1)\n\(start) --> \(end)\n\(payload(cue))\n"
    }.joined(separator: "\n")
  }

  private static func milliseconds(_ samples: Range<Int>) -> Range<Int> {
    let start = milliseconds(samples.lowerBound)
    return start..<max(start + 1, milliseconds(samples.upperBound))
  }

  private static func milliseconds(_ sample: Int) -> Int {
    (sample * 1000 + EngineIdentity.sampleRate / 2) / EngineIdentity.sampleRate
  }
}

extension Captions.Cue {
  /// WebVTT with a timestamp before each word except the first.
  var webVTT: CueText {
    let words = pieces
    let times = Proportion.ranges(of: words.map(\.unicodeScalars.count), within: time.count)
    var result: CueText = ""
    var last = time.lowerBound
    for (word, share) in zip(words, times) {
      let start = time.lowerBound + share.lowerBound
      // A timestamp must be inside its cue, and later than the previous timestamp.
      if start > last, start < time.upperBound {
        result += "<\(CueTime.text(start))>"
        last = start
      }
      result += "\(word)"
    }
    return result
  }

  private var pieces: [String] {
    var pieces: [String] = []
    var isInWord = false
    for character in text {
      if pieces.isEmpty || (character.isWhitespace && isInWord) { pieces.append("") }
      isInWord = !character.isWhitespace
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }
}
