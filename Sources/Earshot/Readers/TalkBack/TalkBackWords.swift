/// The words of a locale as the settings let them be heard; makes parts of them.
struct TalkBackWords: Sendable {
  let vocabulary: Vocabulary
  var options: TalkBackOptions

  /// Returns a part with the word of a key.
  func word(
    _ kind: Part.Kind, _ key: String, from origin: String, rule: TalkBackRule
  ) -> Part {
    Part(kind, vocabulary.word(key), from: origin, rule: rule.id)
  }

  /// Returns a part with a text that the app gave.
  func text(
    _ kind: Part.Kind, _ text: String, from origin: String, rule: TalkBackRule
  ) -> Part {
    Part(kind, text, from: origin, rule: rule.id)
  }

  /// Returns a part with a template of the reader, its places filled.
  func filled(
    _ kind: Part.Kind, _ key: String, _ arguments: [String], from origin: String,
    rule: TalkBackRule
  ) -> Part {
    Part(kind, Template.filled(vocabulary.word(key), arguments), from: origin, rule: rule.id)
  }

  /// Returns a part with the form of a template that a count asks for.
  func counted(
    _ kind: Part.Kind, _ key: String, _ count: Int, from origin: String, rule: TalkBackRule
  ) -> Part {
    Part(kind, vocabulary.counted(key, count, "\(count)"), from: origin, rule: rule.id)
  }
}

extension Phrase.Member {
  /// Creates a member of one part.
  init(_ slot: Slot, _ part: Part) {
    self.init(slot, .part(part))
  }
}
