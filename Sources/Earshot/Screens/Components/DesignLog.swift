package struct DesignLog {
  package var errors = ErrorList()
  package private(set) var notes: [DesignNote] = []
  var unread: [[SourceValue.Entry]] = []

  /// The possible ids of the components that could not be read; nil if such a component has no
  /// text, because its id could then be anything.
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

  mutating func noteSilence(
    of kind: ComponentKind, with entries: [SourceValue.Entry], at location: SourceLocation
  ) {
    let name = entries.first { $0.key == "kind" }?.value.location
    let keys = entries.filter {
      !["kind", "id", "meta", "components"].contains($0.key) && $0.location != name
    }
    let silence =
      switch keys.count {
      case 0: "nothing is"
      case 1: "'\(keys[0].key)' is not"
      default: keys.map { "'\($0.key)'" }.joined(separator: ", ") + " are not"
      }
    note(
      .empty, "\(kind): \(silence) announced, because there are no components; list them",
      at: location)
  }

  mutating func note(
    _ subject: DesignNote.Subject, _ text: String, mend: String? = nil, at location: SourceLocation
  ) {
    notes.append(DesignNote(subject: subject, text: text, mend: mend, location: location))
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
