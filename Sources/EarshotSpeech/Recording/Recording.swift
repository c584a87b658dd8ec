package import Earshot

package struct Recording: Sendable, Hashable {
  package struct TimedPart: Sendable, Hashable {
    package var part: Part
    /// The samples from the first to the last sound of a part.
    package var samples: Range<Int>
  }

  /// The signal: 16 bits, mono, 22,050 samples per second.
  package var samples: [Int16] = []
  package var parts: [TimedPart] = []
}

extension Recording {
  /// The silence after a recording in milliseconds; without it, players can cut off the last sound.
  static let tail = 100

  package static func samples(inMilliseconds milliseconds: Int) -> Int {
    milliseconds * EngineIdentity.sampleRate / 1000
  }

  mutating func pause(milliseconds: Int) {
    samples.append(
      contentsOf: repeatElement(0, count: Self.samples(inMilliseconds: max(0, milliseconds))))
  }

  mutating func append(_ line: Line, speech: (Utterance) -> [Int16]) {
    for (phrase, utterance) in zip(line.phrases, line.utterances) {
      pause(milliseconds: phrase.pause)
      let signal = speech(utterance)
      let heard = Signal.heard(in: signal)
      let start = samples.count + heard.lowerBound
      let spoken = line.announcement.parts[phrase.parts]
      let shares = Proportion.ranges(of: spoken.map(\.spokenLength), within: heard.count)
      for (part, share) in zip(spoken, shares) {
        parts.append(
          TimedPart(part: part, samples: start + share.lowerBound..<start + share.upperBound))
      }
      samples.append(contentsOf: signal)
    }
  }
}

/// Estimates the times of parts and words in proportion to weights, because the engine does not
/// report these times.
enum Proportion {
  static func ranges(of weights: [Int], within total: Int) -> [Range<Int>] {
    let sum = max(1, weights.reduce(0, +))
    var before = 0
    return weights.map { weight in
      let start = total * before / sum
      before += weight
      return start..<total * before / sum
    }
  }
}

extension Part {
  fileprivate var spokenLength: Int { (joint + text).unicodeScalars.count }
}
