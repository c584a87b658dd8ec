/// UIKit's `UIAccessibilityTraits`, with the same bits as in a running app.
public struct Traits: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// `UIAccessibilityTraitButton`.
  public static let button = Traits(bit: 0)
  /// `UIAccessibilityTraitLink`.
  public static let link = Traits(bit: 1)
  /// `UIAccessibilityTraitImage`.
  public static let image = Traits(bit: 2)
  /// `UIAccessibilityTraitSelected`.
  public static let selected = Traits(bit: 3)
  /// `UIAccessibilityTraitPlaysSound`.
  public static let playsSound = Traits(bit: 4)
  /// `UIAccessibilityTraitKeyboardKey`.
  public static let keyboardKey = Traits(bit: 5)
  /// `UIAccessibilityTraitStaticText`.
  public static let staticText = Traits(bit: 6)
  /// `UIAccessibilityTraitSummaryElement`.
  public static let summaryElement = Traits(bit: 7)
  /// `UIAccessibilityTraitNotEnabled`.
  public static let notEnabled = Traits(bit: 8)
  /// `UIAccessibilityTraitUpdatesFrequently`.
  public static let updatesFrequently = Traits(bit: 9)
  /// `UIAccessibilityTraitSearchField`.
  public static let searchField = Traits(bit: 10)
  /// `UIAccessibilityTraitStartsMediaSession`.
  public static let startsMediaSession = Traits(bit: 11)
  /// `UIAccessibilityTraitAdjustable`.
  public static let adjustable = Traits(bit: 12)
  /// `UIAccessibilityTraitAllowsDirectInteraction`.
  public static let allowsDirectInteraction = Traits(bit: 13)
  /// `UIAccessibilityTraitCausesPageTurn`.
  public static let causesPageTurn = Traits(bit: 14)
  /// `UIAccessibilityTraitTabBar`.
  public static let tabBar = Traits(bit: 15)
  /// `UIAccessibilityTraitHeader`.
  public static let header = Traits(bit: 16)
  /// Private: `UITextField` and `UITextView`.
  public static let textEntry = Traits(bit: 18)
  /// Private: an item of a picker wheel.
  public static let pickerItem = Traits(bit: 19)
  /// Private: a text entry with keyboard focus.
  public static let isEditing = Traits(bit: 21)
  /// Private: a `UITextField` with hidden text.
  public static let secureTextField = Traits(bit: 24)
  /// Private: the back button of a navigation bar.
  public static let backButton = Traits(bit: 27)
  /// Private: a button of a `UITabBar`.
  public static let tabBarItem = Traits(bit: 28)
  /// Private: an element that can be dragged.
  public static let draggable = Traits(bit: 38)
  /// Private: a button that opens a pop-up.
  public static let popUpButton = Traits(bit: 40)
  /// Private: a `UITextView`, which also has the trait `textEntry`.
  public static let textArea = Traits(bit: 47)
  /// `UIAccessibilityTraitToggleButton`, the trait of `UISwitch`.
  public static let switchButton = Traits(bit: 53)
  /// Private: the title of an alert.
  public static let alert = Traits(bit: 56)

  /// The named traits, ordered by bits.
  public static let named: [(name: String, trait: Traits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("header", .header), ("textEntry", .textEntry),
    ("pickerItem", .pickerItem), ("isEditing", .isEditing), ("secureTextField", .secureTextField),
    ("backButton", .backButton), ("tabBarItem", .tabBarItem), ("draggable", .draggable),
    ("popUpButton", .popUpButton), ("textArea", .textArea), ("switchButton", .switchButton),
    ("alert", .alert),
  ]

  private static let byName: [String: Traits] = {
    var table = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.trait) })
    table["toggleButton"] = .switchButton
    return table
  }()

  /// Creates the trait with a UIKit name; nil if the name is unknown.
  ///
  /// Also accepts `toggleButton` for `switchButton`.
  public init?(name: String) {
    guard let trait = Self.byName[name] else { return nil }
    self = trait
  }

  /// The traits' names, ordered by bits; traits without a name are `unknown(n)`.
  public var names: [String] {
    (0..<64).compactMap { bit in
      let trait = Traits(bit: bit)
      guard contains(trait) else { return nil }
      return Self.named.first { $0.trait == trait }?.name ?? "unknown(\(bit))"
    }
  }

  private init(bit: Int) { rawValue = 1 << UInt64(bit) }
}
