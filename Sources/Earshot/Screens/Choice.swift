/// An option of a dropdown, an item of a menu, a tab: one of several that a user picks from.
public struct Choice: Sendable, Hashable {
  /// The name.
  public var label: String
  /// Whether it cannot be picked now.
  public var isDisabled: Bool
  /// Whether it is picked.
  public var isSelected: Bool
  /// What stands beside the name in the same cell.
  public var content: String?
  /// What opens when it is picked.
  public var opens: Reference?
  /// Where the name stands.
  public var location: SourceLocation

  /// The keys of a choice that is written as a map.
  static let keys = [
    DesignKey("label", .text, "The name.", isRequired: true),
    DesignKey("disabled", .flag, "Whether it cannot be picked now."),
    DesignKey("selected", .flag, "Whether it is picked."),
    DesignKey("content", .text, "What stands beside the name in the same cell."),
  ]

  /// What a list of choices may hold.
  static let form = form(of: keys)

  /// The keys of an item of a menu that is written as a map.
  static let itemKeys = keys + [DesignKey.opens]

  /// What a list of items may hold.
  static let itemForm = form(of: itemKeys)

  private static func form(of keys: [DesignKey]) -> DesignKey.Form {
    .list(.any([.text, .map(keys)]))
  }

  /// Reads the choices of a key: texts, or maps of a text and its state.
  ///
  /// - Throws: When there is none, or two are alike.
  static func list(
    _ fields: Fields, _ key: String, keys: [DesignKey] = keys
  ) throws(InputError) -> [Choice] {
    let items = try fields.required(key).list()
    guard !items.isEmpty else {
      throw InputError("\(fields.subject): '\(key)' is empty", at: fields[key]?.location)
    }
    var choices: [Choice] = []
    for item in items {
      let choice = try Choice(item, keys)
      guard !choices.contains(where: { $0.label == choice.label }) else {
        throw InputError("'\(choice.label)' stands twice among the \(key)", at: item.location)
      }
      choices.append(choice)
    }
    return choices
  }

  private init(_ value: SourceValue, _ keys: [DesignKey]) throws(InputError) {
    guard case .map = value.content else {
      self.init(
        label: try value.text(), isDisabled: false, isSelected: false, content: nil,
        location: value.location)
      return
    }
    let fields = try Fields(value, subject: "choice", known: keys.map(\.name))
    self.init(
      label: try fields.required("label").text(), isDisabled: try fields.flag("disabled"),
      isSelected: try fields.flag("selected"), content: try fields.text("content"),
      location: try fields.required("label").location)
    opens = try fields.reference("opens")
  }

  private init(
    label: String, isDisabled: Bool, isSelected: Bool, content: String?, location: SourceLocation
  ) {
    self.label = label
    self.isDisabled = isDisabled
    self.isSelected = isSelected
    self.content = content
    self.location = location
  }
}

extension [Choice] {
  /// The names as they were written.
  var names: [WrittenName] { map { WrittenName($0.label, at: $0.location) } }

  /// Picks the choice that a value names, and no other.
  ///
  /// - Throws: When none is called so.
  mutating func select(_ value: SourceValue) throws(InputError) {
    let name = try value.text()
    guard contains(where: { $0.label == name }) else {
      throw value.unknown("option", name, known: map(\.label))
    }
    for index in indices { self[index].isSelected = self[index].label == name }
  }
}
