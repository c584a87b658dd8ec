extension String {
  /// Whether this begins with a language subtag of BCP 47.
  package var isLanguageTag: Bool {
    let language = prefix { $0 != "-" && $0 != "_" }
    let isPrivate = ["x", "i"].contains(language.lowercased()) && language.count < count
    return isPrivate
      || (2...3).contains(language.count) && language.allSatisfy { $0.isASCII && $0.isLetter }
  }
}
