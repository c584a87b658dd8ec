package import Earshot

package struct VocabularyRecords: Sendable {
  package private(set) var entries: [String: Vocabulary.Entry] = [:]
  package private(set) var kinds: [Vocabulary.Kind: [String]] = [:]

  package init() {}

  /// Returns the words as records, grouped by kind; words without a kind are last.
  ///
  /// A record that contains only a key removes the key's word from the base vocabulary.
  package static func records(
    of words: [String: Vocabulary.Entry], kinds: [Vocabulary.Kind: [String]], drops: [String]
  ) -> [[String]] {
    var rest = words
    var records = drops.map { [$0] }
    for kind in Vocabulary.Kind.allCases {
      guard let keys = kinds[kind] else { continue }
      records.append(["", kind.rawValue])
      records += keys.compactMap { key in
        rest.removeValue(forKey: key).map { [key] + fields(of: $0) }
      }
    }
    guard !rest.isEmpty else { return records }
    return records + [["", ""]]
      + rest.sorted { $0.key < $1.key }.map { [$0.key] + fields(of: $0.value) }
  }

  package static func fields(of entry: Vocabulary.Entry) -> [String] {
    switch entry {
    case .text(let text): [text]
    case .plural(let forms):
      forms.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { [$0.key.rawValue, $0.value] }
    }
  }

  static func entry(_ fields: ArraySlice<String>) -> Vocabulary.Entry {
    guard fields.count > 1 else { return .text(fields.first ?? "") }
    var forms: [PluralCategory: String] = [:]
    for index in stride(from: fields.startIndex, to: fields.endIndex - 1, by: 2) {
      guard let category = PluralCategory(rawValue: fields[index]) else { continue }
      forms[category] = fields[index + 1]
    }
    return .plural(forms)
  }

  /// Reads the records, and returns the keys of removed words.
  @discardableResult
  package mutating func add(_ records: [[String]]) -> [String] {
    let changes = !entries.isEmpty
    var dropped: [String] = []
    var kind: Vocabulary.Kind?
    for record in records {
      let key = record[0]
      if key.isEmpty {
        kind = Vocabulary.Kind(rawValue: record[1])
      } else if record.count == 1 {
        dropped.append(key)
      } else {
        if changes, kind != nil { forgetKind(of: key) }
        if let kind { kinds[kind, default: []].append(key) }
        entries[key] = Self.entry(record.dropFirst())
      }
    }
    drop(dropped)
    return dropped
  }

  package mutating func drop(_ keys: [String]) {
    for key in keys {
      entries[key] = nil
      forgetKind(of: key)
    }
  }

  private mutating func forgetKind(of key: String) {
    for kind in kinds.keys { kinds[kind]?.removeAll { $0 == key } }
  }
}
