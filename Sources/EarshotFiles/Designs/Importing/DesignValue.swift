internal import Earshot

indirect enum DesignValue: Sendable, Hashable {
  /// A text, written in quotes if YAML would read it as another type.
  case text(String)
  case flag(Bool)
  case number(Int)
  case list([DesignValue])
  case map([Entry])

  struct Entry: Sendable, Hashable {
    var key: String
    var value: DesignValue

    init(_ key: String, _ value: DesignValue) {
      self.key = key
      self.value = value
    }
  }

  func source(at location: SourceLocation) -> SourceValue {
    let content: SourceValue.Content
    switch self {
    case .text(let text): content = .scalar(text)
    case .flag(let flag): content = .scalar("\(flag)")
    case .number(let number): content = .scalar("\(number)")
    case .list(let items): content = .list(items.map { $0.source(at: location) })
    case .map(let entries):
      content = .map(
        entries.map {
          SourceValue.Entry(key: $0.key, location: location, value: $0.value.source(at: location))
        })
    }
    return SourceValue(content, at: location)
  }
}
