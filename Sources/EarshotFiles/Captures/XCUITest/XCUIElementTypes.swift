internal import Earshot

extension Traits {
  static func named(
    _ names: [String], _ notes: inout NoteCollector, at location: SourceLocation
  ) -> Traits {
    var traits: Traits = []
    for name in names where !name.isEmpty && name != "None" {
      if let trait = Traits(name: name.prefix(1).lowercased() + name.dropFirst()) {
        traits.formUnion(trait)
      } else {
        notes.add("the trait '\(name)' is unknown; it was left out", at: location)
      }
    }
    return traits
  }
}

enum XCUIElementTypes {
  static let traits: [String: Traits] = [
    "Button": .button, "MenuItem": .button, "MenuButton": [.button, .popUpButton],
    "PopUpButton": [.button, .popUpButton], "Link": .link, "Image": .image, "Icon": .image,
    "StaticText": .staticText, "TextField": .textEntry,
    "SecureTextField": [.textEntry, .secureTextField], "TextView": [.textEntry, .textArea],
    "SearchField": [.textEntry, .searchField], "Switch": [.button, .switchButton],
    "Toggle": [.button, .switchButton], "Slider": .adjustable,
    "PickerWheel": [.adjustable, .pickerItem], "PageIndicator": [.adjustable, .updatesFrequently],
    "ProgressIndicator": .updatesFrequently, "ActivityIndicator": .updatesFrequently,
    "Key": .keyboardKey,
  ]

  /// The private traits, derived from the type, because drivers do not print private traits.
  static let privateTraits: Traits = [
    .textEntry, .textArea, .secureTextField, .pickerItem, .popUpButton,
  ]

  static let parts = Dictionary(
    ComponentKinds.builtIn.kinds.flatMap { kind in
      (kind.likeness?.elementTypes ?? []).map { ($0, kind.name) }
    }, uniquingKeysWith: { first, _ in first })

  static let controls: Set<String> = [
    "Button", "Switch", "Toggle", "CheckBox", "RadioButton", "TextField", "SecureTextField",
    "SearchField", "TextView", "Slider", "PickerWheel", "Link", "PopUpButton", "MenuButton",
  ]

  static let readable: Set<String> = controls.union([
    "StaticText", "Image", "Icon", "Cell", "Key", "Tab", "MenuItem", "PageIndicator",
    "ProgressIndicator", "ActivityIndicator", "LevelIndicator", "RatingIndicator", "Picker",
    "DatePicker",
  ])

  /// The types of elements that cannot get focus; their labels belong to inner elements.
  static let containers: Set<String> = [
    "Application", "Window", "NavigationBar", "TabBar", "Toolbar", "Table", "CollectionView",
    "ScrollView", "WebView", "SegmentedControl", "Group", "Sheet", "Alert", "Keyboard", "StatusBar",
    "Map", "Picker", "DatePicker",
  ]

  static let dismissRegion = "PopoverDismissRegion"
  static let backButton = "BackButton"
  static let back = "Back"
  static let disclosureIndicator = "chevron"
  static let system: Set<String> = ["StatusBar", "Keyboard"]
  static let scrolling: Set<String> = ["Table", "CollectionView", "ScrollView", "WebView"]

  static let switches: Set<String> = ["Switch", "Toggle"]
  static let fieldsWithViews: Set<String> = ["TextField", "SecureTextField", "SearchField"]
  static let fields = fieldsWithViews.union(["TextView"])
}
