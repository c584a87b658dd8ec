/// What UIKit's accessibility interface exposes for one focus stop on iOS.
public struct VoiceOverElement: Sendable, Hashable {
  /// `accessibilityExpandedStatus` (iOS 18).
  public enum ExpandedStatus: String, Sendable, Hashable, CaseIterable {
    case expanded, collapsed
  }

  /// Where in a text the next character goes.
  public enum InsertionPoint: String, Sendable, Hashable, CaseIterable {
    case start, end
  }

  /// An `AXCustomContent`.
  public struct CustomContent: Sendable, Hashable {
    /// Whether the content is said without asking.
    public enum Importance: String, Sendable, Hashable, CaseIterable {
      /// Only found with the More Content rotor.
      case `default`
      /// Said after name and value.
      case high
    }

    /// The name of the content.
    public var label: String
    /// The content; "" when the label says it all.
    public var value: String
    /// Whether the content is said without asking.
    public var importance: Importance

    /// Creates a piece of custom content.
    public init(label: String, value: String = "", importance: Importance = .default) {
      self.label = label
      self.value = value
      self.importance = importance
    }
  }

  /// A name that other programs and the developer know the element by; never spoken.
  public var id: String?
  /// `accessibilityLabel`.
  public var label: String?
  /// `accessibilityValue`.
  public var value: String?
  /// `accessibilityHint`.
  public var hint: String?
  /// `accessibilityTraits`.
  public var traits: Traits
  /// `accessibilityExpandedStatus`, nil where the element does not expand.
  public var expandedStatus: ExpandedStatus?
  /// `accessibilityLanguage`, a BCP 47 tag; nil means the language of the app.
  public var language: String?
  /// The names of `accessibilityCustomActions`.
  public var customActions: [String]
  /// `accessibilityCustomContent`.
  public var customContent: [CustomContent]
  /// Where the element stands in its container.
  public var context: VoiceOverContext?
  /// Where the cursor of a field stands that has the keyboard; nil where nothing tells.
  public var insertionPoint: InsertionPoint?

  /// Creates an element; everything that is not given has UIKit's default.
  public init(
    id: String? = nil, label: String? = nil, value: String? = nil, hint: String? = nil,
    traits: Traits = [], expandedStatus: ExpandedStatus? = nil, language: String? = nil,
    customActions: [String] = [], customContent: [CustomContent] = [],
    context: VoiceOverContext? = nil
  ) {
    self.id = id
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.expandedStatus = expandedStatus
    self.language = language
    self.customActions = customActions
    self.customContent = customContent
    self.context = context
  }
}
