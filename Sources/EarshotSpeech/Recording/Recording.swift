public import Earshot

/// Speech: samples, and when each part of what is said is heard.
public struct Recording: Sendable, Hashable {
  /// A part and its place in the samples.
  public struct TimedPart: Sendable, Hashable {
    /// The part.
    public var part: Part
    /// The samples in which it is heard, from its first sound to its last.
    public var samples: Range<Int>
  }

  /// The signal: 16 bits, one channel, ``EngineIdentity/sampleRate`` samples in a second.
  public var samples: [Int16] = []
  /// The parts in spoken order.
  public var parts: [TimedPart] = []
}

extension Recording {
  /// Silence at the end of every recording, because players cut the last sound off without it.
  static let tail = 100

  /// Returns the number of samples in a time.
  package static func samples(inMilliseconds milliseconds: Int) -> Int {
    milliseconds * EngineIdentity.sampleRate / 1000
  }

  /// Adds silence.
  mutating func pause(milliseconds: Int) {
    samples.append(
      contentsOf: repeatElement(0, count: Self.samples(inMilliseconds: max(0, milliseconds))))
  }

  /// Adds a line, each breath after its pause, from the samples of its utterances.
  mutating func append(_ line: Line, speech: (Utterance) -> [Int16]) {
    for (breath, utterance) in zip(line.breaths, line.utterances) {
      pause(milliseconds: breath.pause)
      let signal = speech(utterance)
      let heard = Signal.heard(in: signal)
      let start = samples.count + heard.lowerBound
      let spoken = line.announcement.parts[breath.parts]
      let shares = Proportion.ranges(of: spoken.map(\.spokenLength), within: heard.count)
      for (part, share) in zip(spoken, shares) {
        parts.append(
          TimedPart(part: part, samples: start + share.lowerBound..<start + share.upperBound))
      }
      samples.append(contentsOf: signal)
    }
  }
}

/// Divides time where the engine cannot say when each piece is heard.
enum Proportion {
  /// Returns ranges that follow each other through `total`, each as long as its weight asks for.
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
