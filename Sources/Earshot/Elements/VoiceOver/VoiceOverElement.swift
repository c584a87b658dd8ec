/// UIKit's accessibility attributes of a focus stop.
public struct VoiceOverElement: Sendable, Hashable {
  /// `accessibilityExpandedStatus` (iOS 18).
  public enum ExpandedStatus: String, Sendable, Hashable, CaseIterable {
    case expanded, collapsed
  }

  package enum InsertionPoint: String, Sendable, Hashable, CaseIterable {
    case start, end
  }

  /// An `AXCustomContent`.
  public struct CustomContent: Sendable, Hashable {
    /// The label.
    public var label: String
    /// The value; can be empty.
    public var value: String
    /// Whether the importance is `high`; VoiceOver then announces the content after the element's
    /// name and value.
    ///
    /// Content with the default importance is announced only in the More Content rotor.
    public var isImportant: Bool

    /// Creates custom content.
    public init(label: String, value: String = "", isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// An identifier for programs; readers never announce it.
  public var id: String?
  /// `accessibilityLabel`.
  public var label: String?
  /// `accessibilityValue`.
  public var value: String?
  /// `accessibilityHint`.
  public var hint: String?
  /// `accessibilityTraits`.
  public var traits: Traits
  /// `accessibilityExpandedStatus`; nil if the element cannot expand.
  public var expandedStatus: ExpandedStatus?
  /// `accessibilityLanguage`, a BCP 47 tag; nil for the app's language.
  public var language: String?
  /// The names of `accessibilityCustomActions`.
  public var customActions: [String]
  /// `accessibilityCustomContent`.
  public var customContent: [CustomContent]
  package var context: VoiceOverContext?
  package var insertionPoint: InsertionPoint?

  /// Creates an element with UIKit's defaults.
  public init(
    id: String? = nil, label: String? = nil, value: String? = nil, hint: String? = nil,
    traits: Traits = [], expandedStatus: ExpandedStatus? = nil, language: String? = nil,
    customActions: [String] = [], customContent: [CustomContent] = []
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
  }

  package init(
    id: String? = nil, label: String? = nil, value: String? = nil, hint: String? = nil,
    traits: Traits = [], expandedStatus: ExpandedStatus? = nil, language: String? = nil,
    customActions: [String] = [], customContent: [CustomContent] = [], context: VoiceOverContext?
  ) {
    self.init(
      id: id, label: label, value: value, hint: hint, traits: traits,
      expandedStatus: expandedStatus, language: language, customActions: customActions,
      customContent: customContent)
    self.context = context
  }
}
