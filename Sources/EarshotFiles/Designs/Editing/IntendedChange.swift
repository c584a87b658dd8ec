package import Earshot

/// A change of a file's value and of all copies by aliases, which have the same location.
enum IntendedChange {
  case scalar(at: SourceLocation, from: String, to: String)
  case filled(keyAt: SourceLocation, with: SourceValue.Content)
  case emptied(at: SourceLocation, from: String)
  case added(String, SourceValue.Content, toMapAt: SourceLocation, index: Int)
  case removed(keyAt: SourceLocation)
  case items(ofListAt: SourceLocation, ([SourceValue]) -> [SourceValue])

  func applied(to value: SourceValue) -> SourceValue {
    var result = value
    switch value.content {
    case .null: break
    case .scalar(let text):
      if case .scalar(value.location, text, let new) = self { result.content = .scalar(new) }
      if case .emptied(value.location, text) = self { result.content = .null }
    case .list(let items):
      var items = items.map(applied)
      if case .items(value.location, let change) = self { items = change(items) }
      result.content = .list(items)
    case .map(let entries): result.content = .map(applied(to: entries, at: value.location))
    }
    return result
  }

  private func applied(
    to entries: [SourceValue.Entry], at location: SourceLocation
  ) -> [SourceValue.Entry] {
    var result = entries.map { entry in
      var changed = entry
      changed.value = applied(to: entry.value)
      if case .filled(entry.location, let content) = self { changed.value.content = content }
      return changed
    }
    if case .removed(let key) = self { result.removeAll { $0.location == key } }
    if case .added(let key, let content, location, let index) = self {
      result.insert(
        SourceValue.Entry(key: key, location: location, value: SourceValue(content, at: location)),
        at: min(index, result.count))
    }
    return result
  }
}

extension SourceValue {
  package func hasSameContent(as other: SourceValue) -> Bool {
    switch (content, other.content) {
    case (.null, .null): true
    case (.scalar(let one), .scalar(let two)): one.utf8.elementsEqual(two.utf8)
    case (.list(let one), .list(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.hasSameContent(as: $1) }
    case (.map(let one), .map(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy {
          $0.key.utf8.elementsEqual($1.key.utf8) && $0.value.hasSameContent(as: $1.value)
        }
    default: false
    }
  }
}
