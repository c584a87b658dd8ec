/// A key and its text without a space after the colon, as in `label:Save`.
package struct JoinedPair {
  package let key: Substring
  package let text: Substring

  package init?(_ written: Substring) {
    key = written.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    let rest = written[key.endIndex...]
    guard key.first?.isLetter == true, rest.first == ":" else { return nil }
    let value = rest.dropFirst()
    guard let first = value.first, first != " ", !value.hasPrefix("//") else { return nil }
    text = value.drop(while: \.isWhitespace)
  }

  package var message: String {
    "expected a space after the colon; write '\(key.prefix(40)): \(text.prefix(60))'"
  }
}

extension SourceValue.Entry {
  var joined: InputError? {
    guard case .null = value.content, let pair = JoinedPair(key[...]) else { return nil }
    return InputError(pair.message, at: location)
  }
}
