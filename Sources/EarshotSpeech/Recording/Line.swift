package import Earshot

package struct Line: Sendable, Hashable {
  /// The unit that the engine speaks: a part or a whole utterance.
  package enum Prosody: String, Sendable, Hashable, CaseIterable {
    /// Single parts, with the reader's pauses and exact times.
    case parts
    /// Whole utterances, with the engine's intonation and pauses.
    case sentence
  }

  package var announcement: Announcement
  package var settings: VoiceSettings
  package var pauses: Profile.Pauses
  package var prosody: Prosody

  package init(
    _ announcement: Announcement, with settings: VoiceSettings,
    pauses: Profile.Pauses = Profile.Pauses(),
    prosody: Prosody = .parts
  ) {
    self.announcement = announcement
    self.settings = settings
    self.pauses = pauses
    self.prosody = prosody
  }

  package var utterances: [Utterance] { phrases.map { Utterance($0.text, with: settings) } }
}

struct SpokenPhrase {
  var text: String
  var parts: Range<Int>
  /// The pause before the phrase in milliseconds.
  var pause: Int
}

extension Line {
  /// The phrases of the announcement, divided at the punctuation between two parts.
  ///
  /// Parts with only a space or words between them (as in "%1$s for %2$s") are one phrase.
  var phrases: [SpokenPhrase] {
    var result: [SpokenPhrase] = []
    for (place, part) in announcement.parts.enumerated() {
      let before = place > 0 ? announcement.parts[place - 1] : nil
      if let pause = pause(between: before, and: part) {
        let words = part.aloud ?? part.text
        let text = part.joint.hasWords ? part.joint + words : words
        result.append(SpokenPhrase(text: text, parts: place..<place + 1, pause: pause))
      } else {
        result[result.count - 1].text += part.joint + (part.aloud ?? part.text)
        result[result.count - 1].parts = result[result.count - 1].parts.lowerBound..<place + 1
      }
    }
    return result
  }

  /// Returns the pause between two parts in milliseconds; nil within a phrase.
  ///
  /// The pause before a hint is longer than other pauses, even within one utterance.
  private func pause(between before: Part?, and part: Part) -> Int? {
    guard let before else { return 0 }
    if before.utterance != part.utterance { return pauses.hint }
    guard part.isAfterPunctuation else { return nil }
    if part.isHint, !before.isHint { return pauses.hint }
    return prosody == .parts ? pauses.part : nil
  }
}

extension Part {
  fileprivate var isAfterPunctuation: Bool {
    !text.isEmpty && !joint.hasWords && joint.contains { $0.isPunctuation || $0.isNewline }
  }

  fileprivate var isHint: Bool { kind == .hint || kind == .actions }
}

extension String {
  fileprivate var hasWords: Bool { contains { $0.isLetter || $0.isNumber } }
}
