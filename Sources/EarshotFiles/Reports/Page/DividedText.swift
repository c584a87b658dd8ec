import Earshot

/// The plain text of an utterance, which the script of a page divides into parts.
struct DividedText {
  let text: String
  /// A letter and a length for each part.
  let parts: String

  /// Returns nil if the language, the direction or a separator needs its own element.
  init?(_ parts: [Part], in language: PageLanguage) {
    text = parts.enumerated().map { $0 == 0 ? $1.text : $1.joint + $1.text }.joined()
    self.parts = parts.map { "\($0.kind.letter)\($0.text.utf16.count)" }.joined()
    guard !parts.isEmpty, PageLanguage.isWrittenFromLeft(text),
      parts.dropFirst().allSatisfy({ $0.joint.utf16.count == 2 }),
      parts.allSatisfy({ language.language(of: $0.text) == language })
    else { return nil }
  }
}

extension Part.Kind {
  fileprivate var letter: UnicodeScalar {
    UnicodeScalar(UInt8(ascii: "a") + UInt8(Self.allCases.firstIndex(of: self) ?? 0))
  }
}
