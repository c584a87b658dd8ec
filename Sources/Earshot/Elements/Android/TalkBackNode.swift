/// A view's `AccessibilityNodeInfo` with its children; attributes have Android's defaults.
public struct TalkBackNode: Sendable, Hashable {
  /// An identifier for programs; readers never announce it.
  public var id: String?
  /// `getClassName()`, such as `android.widget.Button`.
  public var className: String?
  /// `getText()`.
  public var text: String?
  /// `getContentDescription()`.
  public var contentDescription: String?
  /// `getStateDescription()`.
  public var stateDescription: String?
  /// `getHintText()`.
  public var hintText: String?
  /// `isShowingHintText()`: whether the text is the hint.
  public var showingHintText = false
  /// `getError()`.
  public var error: String?
  /// `isContentInvalid()`; if nil, the content is invalid only if the node has an error.
  public var contentInvalid: Bool?
  /// `getTooltipText()`.
  public var tooltipText: String?
  /// AndroidX's role description.
  public var roleDescription: String?
  /// `getPaneTitle()`.
  public var paneTitle: String?
  /// `getContainerTitle()`.
  public var containerTitle: String?
  /// `getViewIdResourceName()`.
  public var viewIdResourceName: String?
  /// The label that the user has given the view in TalkBack.
  public var customLabel: String?
  /// `getLabeledByList()`; the first is `getLabeledBy()`.
  public var labels: [LabeledBy] = []
  /// `isClickable()`.
  public var clickable = false
  /// `isLongClickable()`.
  public var longClickable = false
  /// `isFocusable()`, for input focus.
  public var focusable = false
  /// `isScreenReaderFocusable()`.
  public var screenReaderFocusable = false
  /// `isScrollable()`.
  public var scrollable = false
  /// `isCheckable()`.
  public var checkable = false
  package var checked: Fact.CheckedState = .off
  /// `isSelected()`.
  public var selected = false
  /// `isEnabled()`.
  public var enabled = true
  /// `isEditable()`.
  public var editable = false
  /// `isFieldRequired()` (Android 16 and later).
  public var fieldRequired = false
  /// `isPassword()`.
  public var password = false
  /// `isTextEntryKey()`.
  public var textEntryKey = false
  /// `isTextSelectable()`.
  public var textSelectable = false
  /// `isHeading()`.
  public var heading = false
  /// `isVisibleToUser()`.
  public var visible = true
  /// `isFocused()`, for input focus.
  public var focused = false
  /// The number of links in the text.
  public var links = 0
  /// The number of words with spelling suggestions.
  public var spellingSuggestions = 0
  /// `getLiveRegion()`.
  package var liveRegion = LiveRegion.none
  /// `getMinDurationBetweenContentChanges()`, in milliseconds; 0 for no minimum.
  public var minDurationBetweenContentChanges = 0
  /// `hasRequestInitialAccessibilityFocus()`.
  public var requestInitialAccessibilityFocus = false
  /// `getMaxTextLength()`; nil for no limit.
  public var maxTextLength: Int?
  /// `getRangeInfo()`.
  package var rangeInfo: RangeInfo?
  /// `getCollectionInfo()`.
  package var collectionInfo: CollectionInfo?
  /// `getCollectionItemInfo()`.
  package var collectionItemInfo: CollectionItemInfo?
  /// `getActionList()`.
  public var actions: [Action] = []
  /// The window; nil for the parent's window.
  package var window: Window?
  /// `getBoundsInScreen()`.
  public var bounds: Bounds?
  package var importantForAccessibility = Importance.auto
  /// The id of the next node in focus order.
  public var traversalBefore: String?
  /// The id of the previous node in focus order.
  public var traversalAfter: String?
  /// The step at which focus reaches the node, if any.
  public var focusStep: Int?
  /// The children.
  public var children: [TalkBackNode] = []

  /// Creates a node with default attributes.
  public init() {}

  /// `getLabeledBy()`.
  public var labeledBy: LabeledBy? {
    get { labels.first }
    set { labels = newValue.map { [$0] } ?? [] }
  }

  /// Returns whether the node has the action, with any label.
  public func offers(_ name: Action.Name) -> Bool {
    actions.contains { $0.name == name }
  }
}
