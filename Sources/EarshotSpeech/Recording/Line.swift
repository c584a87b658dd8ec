public import Earshot

/// An announcement and how it is to be spoken.
public struct Line: Sendable, Hashable {
  /// What is spoken in one breath.
  public enum Prosody: String, Sendable, Hashable, CaseIterable {
    /// Each part by itself, joined with the reader's pauses: exact in time, and "button" is
    /// synthesized once for all the buttons there are.
    case parts
    /// The whole utterance, with the engine's own intonation and pauses.
    case sentence
  }

  /// What is said.
  public var announcement: Announcement
  /// Who says it, and how.
  public var settings: VoiceSettings
  /// The pauses of the reader.
  public var pauses: Profile.Pauses
  /// What is spoken in one breath.
  public var prosody: Prosody

  /// Creates a line.
  public init(
    _ announcement: Announcement, with settings: VoiceSettings,
    pauses: Profile.Pauses = Profile.Pauses(),
    prosody: Prosody = .parts
  ) {
    self.announcement = announcement
    self.settings = settings
    self.pauses = pauses
    self.prosody = prosody
  }

  /// The texts that the engine has to speak, in order; the same text can be there twice.
  public var utterances: [Utterance] { breaths.map { Utterance($0.text, with: settings) } }
}

/// Parts that are spoken without a pause of ours.
struct Breath {
  /// What the engine is given.
  var text: String
  /// The parts, by their place in the announcement.
  var parts: Range<Int>
  /// Silence before the breath, in milliseconds.
  var pause: Int
}

extension Line {
  /// The parts in breaths.
  ///
  /// A joint of punctuation is a pause. A joint with words in it ("%1$s for %2$s") or of nothing
  /// but space is spoken on in the same breath.
  var breaths: [Breath] {
    var result: [Breath] = []
    for (place, part) in announcement.parts.enumerated() {
      let before = place > 0 ? announcement.parts[place - 1] : nil
      if let pause = pause(between: before, and: part) {
        let words = part.aloud ?? part.text
        let text = part.joint.hasWords ? part.joint + words : words
        result.append(Breath(text: text, parts: place..<place + 1, pause: pause))
      } else {
        result[result.count - 1].text += part.joint + (part.aloud ?? part.text)
        result[result.count - 1].parts = result[result.count - 1].parts.lowerBound..<place + 1
      }
    }
    return result
  }

  /// Returns the silence between two parts in milliseconds; nil when they are one breath.
  ///
  /// Hints come after the reader's longer pause, also where a guideline writes them into the same
  /// sentence.
  private func pause(between before: Part?, and part: Part) -> Int? {
    guard let before else { return 0 }
    if before.utterance != part.utterance { return pauses.hint }
    guard part.isAfterPunctuation else { return nil }
    if part.isHint, !before.isHint { return pauses.hint }
    return prosody == .parts ? pauses.part : nil
  }
}

extension Part {
  /// Whether the joint before the part is punctuation alone.
  fileprivate var isAfterPunctuation: Bool {
    !text.isEmpty && !joint.hasWords && joint.contains { $0.isPunctuation || $0.isNewline }
  }

  fileprivate var isHint: Bool { kind == .hint || kind == .actions }
}

extension String {
  fileprivate var hasWords: Bool { contains { $0.isLetter || $0.isNumber } }
}
