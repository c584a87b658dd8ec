package struct ElementLineSetting: Sendable, Hashable {
  package var key: String
  /// The value; a Boolean is `on` or `off`.
  package var value: String

  static func all(in member: JSONValue.Member) throws(ElementLineError) -> [ElementLineSetting] {
    guard !member.isNull else { return [] }
    return try member.object().map { setting throws(ElementLineError) in
      switch setting.value.content {
      case .string(let text): return ElementLineSetting(key: setting.key, value: text)
      case .bool(let flag): return ElementLineSetting(key: setting.key, value: flag ? "on" : "off")
      default:
        throw setting.value.wrongType("text, true or false", in: "settings.\(setting.key)")
      }
    }
  }
}

struct UnknownFields {
  private(set) var names: [String] = []
  private var seen: Set<String> = []

  mutating func insert(_ name: String) { if seen.insert(name).inserted { names.append(name) } }
}
