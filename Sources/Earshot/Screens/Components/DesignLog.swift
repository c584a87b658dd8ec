package struct DesignLog {
  package var errors = ErrorList()
  package private(set) var notes: [DesignNote] = []
  /// The entries of components that could not be read.
  var unread: [[SourceValue.Entry]] = []

  /// The possible ids of the components that could not be read; nil if one of them has no text.
  package var unreadNames: Set<String>? {
    var names: Set<String> = []
    for entries in unread {
      let texts = entries.flatMap(\.value.allTexts)
      guard !texts.isEmpty else { return nil }
      for text in texts { names.formUnion([text, CommonAttributes.slug(of: text)]) }
    }
    return names
  }

  package init() {}

  mutating func note(_ subject: DesignNote.Subject, _ text: String, at location: SourceLocation) {
    notes.append(DesignNote(subject: subject, text: text, location: location))
  }
}

extension SourceValue {
  fileprivate var allTexts: [String] {
    switch content {
    case .null: []
    case .scalar(let text): [text]
    case .list(let items): items.flatMap(\.allTexts)
    case .map(let entries): entries.flatMap(\.value.allTexts)
    }
  }
}
