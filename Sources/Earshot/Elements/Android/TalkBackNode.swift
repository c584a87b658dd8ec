/// What Android's `AccessibilityNodeInfo` exposes for one view, with the views inside it.
///
/// Everything that is not given has AccessibilityNodeInfo's default.
public struct TalkBackNode: Sendable, Hashable {
  /// A name that other programs know the node by; never spoken.
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
  /// `isShowingHintText()`: the text that is seen is the hint.
  public var showingHintText = false
  /// `getError()`.
  public var error: String?
  /// `isContentInvalid()`; nil where it is not told, and an error is taken to be one of the content.
  public var contentInvalid: Bool?
  /// `getTooltipText()`.
  public var tooltipText: String?
  /// The role description that AndroidX keeps among the extras.
  public var roleDescription: String?
  /// `getPaneTitle()`.
  public var paneTitle: String?
  /// `getContainerTitle()`.
  public var containerTitle: String?
  /// `getViewIdResourceName()`.
  public var viewIdResourceName: String?
  /// The label that the user has given the node in TalkBack.
  public var customLabel: String?
  /// `getLabeledByList()`: the nodes that label this one, the first of which is `getLabeledBy()`.
  public var labels: [LabeledBy] = []
  /// `isClickable()`.
  public var clickable = false
  /// `isLongClickable()`.
  public var longClickable = false
  /// `isFocusable()`: takes input focus.
  public var focusable = false
  /// `isScreenReaderFocusable()`.
  public var screenReaderFocusable = false
  /// `isScrollable()`.
  public var scrollable = false
  /// `isCheckable()`.
  public var checkable = false
  /// `isChecked()`.
  package var checked: Fact.CheckedState = .off
  /// `isSelected()`.
  public var selected = false
  /// `isEnabled()`.
  public var enabled = true
  /// `isEditable()`.
  public var editable = false
  /// `isFieldRequired()`: something must be filled in, as from Android 16 on.
  public var fieldRequired = false
  /// `isPassword()`.
  public var password = false
  /// `isTextEntryKey()`: a key that types something.
  public var textEntryKey = false
  /// `isTextSelectable()`.
  public var textSelectable = false
  /// `isHeading()`.
  public var heading = false
  /// `isVisibleToUser()`.
  public var visible = true
  /// `isFocused()`: has input focus.
  public var focused = false
  /// How many clickable spans the text holds.
  public var links = 0
  /// How many words of the text have spans with suggestions for their spelling.
  public var spellingSuggestions = 0
  /// `getLiveRegion()`.
  public var liveRegion = LiveRegion.none
  /// `getMinDurationBetweenContentChanges()`, in milliseconds; 0 when the view asks for no pause.
  public var minDurationBetweenContentChanges = 0
  /// `hasRequestInitialAccessibilityFocus()`: wants focus when its window comes up.
  public var requestInitialAccessibilityFocus = false
  /// `getMaxTextLength()`; nil when there is no limit.
  public var maxTextLength: Int?
  /// `getRangeInfo()`.
  public var rangeInfo: RangeInfo?
  /// `getCollectionInfo()`.
  public var collectionInfo: CollectionInfo?
  /// `getCollectionItemInfo()`.
  public var collectionItemInfo: CollectionItemInfo?
  /// `getActionList()`.
  public var actions: [Action] = []
  /// The window that the node belongs to; nil where it is the one of its parent.
  public var window: Window?
  /// `getBoundsInScreen()`.
  public var bounds: Bounds?
  /// `importantForAccessibility` as the view declares it.
  package var importantForAccessibility = Importance.auto
  /// The id of the node that this one is read before.
  public var traversalBefore: String?
  /// The id of the node that this one is read after.
  public var traversalAfter: String?
  /// When TalkBack's focus comes to the node, in ascending order; nil when it does not.
  public var focusStep: Int?
  /// The nodes inside this one.
  public var children: [TalkBackNode] = []

  /// Creates a node with every attribute at its default.
  public init() {}

  /// `getLabeledBy()`: the node that labels this one.
  public var labeledBy: LabeledBy? {
    get { labels.first }
    set { labels = newValue.map { [$0] } ?? [] }
  }

  /// Returns whether the node offers an action, whatever its label.
  public func offers(_ name: Action.Name) -> Bool {
    actions.contains { $0.name == name }
  }
}
