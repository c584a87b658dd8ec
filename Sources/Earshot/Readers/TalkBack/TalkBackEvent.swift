/// An event of a node or a window (`AccessibilityEvent`).
package enum TalkBackEvent: Sendable, Hashable {
  /// `TYPE_VIEW_ACCESSIBILITY_FOCUSED`.
  case viewAccessibilityFocused
  case initialFocus
  /// `TYPE_VIEW_CLICKED`.
  case viewClicked
  /// `TYPE_WINDOW_CONTENT_CHANGED`.
  case contentChanged(ContentChange)
  /// `TYPE_VIEW_SELECTED`.
  case viewSelected(text: String?, itemCount: Int? = nil)
  /// `TYPE_VIEW_SCROLLED`.
  case viewScrolled(Scroll)
  /// `TYPE_WINDOW_STATE_CHANGED`.
  case windowStateChanged(WindowState)
  /// `windowsChanged` is false if only the contents of windows changed.
  case windowStable(
    windowTitle: String?, appLabel: String?, windowsChanged: Bool = true, windows: [Window] = [])
  case keyboardShown(windowTitle: String?)
  case keyboardHidden
  /// `TYPE_ANNOUNCEMENT`.
  case announcement(text: String)
  /// `TYPE_NOTIFICATION_STATE_CHANGED`.
  case notification(Notification)
  case textEdited(TextEdit)
  case serviceStarted

  package struct ContentChange: Sendable, Hashable {
    /// A kind of change; the raw value is Android's constant without `CONTENT_CHANGE_TYPE_`.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case undefined = "UNDEFINED"
      case subtree = "SUBTREE"
      case text = "TEXT"
      case contentDescription = "CONTENT_DESCRIPTION"
      case stateDescription = "STATE_DESCRIPTION"
      case error = "ERROR"
      case enabled = "ENABLED"
      case paneTitle = "PANE_TITLE"
      case paneAppeared = "PANE_APPEARED"
      case paneDisappeared = "PANE_DISAPPEARED"
      case dragStarted = "DRAG_STARTED"
      case dragDropped = "DRAG_DROPPED"
      case dragCancelled = "DRAG_CANCELLED"
    }

    package var kinds: [Kind]
    /// Whether the node has focus; if nil, the history determines this.
    package var isFocused: Bool?
    package var text: String?
    /// The event's content description; if nil, the node's content description is announced.
    package var contentDescription: String?
    package var action: TalkBackNode.Action.Name?
    /// `getEventTime()` in milliseconds.
    package var time: Int?

    package init(
      _ kinds: [Kind], isFocused: Bool? = nil, text: String? = nil,
      contentDescription: String? = nil, action: TalkBackNode.Action.Name? = nil, time: Int? = nil
    ) {
      self.kinds = kinds
      self.isFocused = isFocused
      self.text = text
      self.contentDescription = contentDescription
      self.action = action
      self.time = time
    }
  }

  package struct Scroll: Sendable, Hashable {
    /// The index of the first visible item, from 0; -1 if unknown.
    package var fromIndex: Int
    /// The index of the last visible item, from 0; -1 if unknown.
    package var toIndex: Int
    package var itemCount: Int
    /// The event's class; if nil, the node's class is used.
    package var className: String?
    package var selectedPageTitle: String?
    /// Whether the focus event announces the page's title.
    package var focusIsPage: Bool
    package var userAction: Bool
    package var isManual: Bool

    package init(
      fromIndex: Int, toIndex: Int, itemCount: Int, className: String? = nil,
      selectedPageTitle: String? = nil, focusIsPage: Bool = false, userAction: Bool = true,
      isManual: Bool = false
    ) {
      self.fromIndex = fromIndex
      self.toIndex = toIndex
      self.itemCount = itemCount
      self.className = className
      self.selectedPageTitle = selectedPageTitle
      self.focusIsPage = focusIsPage
      self.userAction = userAction
      self.isManual = isManual
    }
  }

  package struct WindowState: Sendable, Hashable {
    /// The title of the pane; nil for a window.
    package var paneTitle: String?
    package var className: String?
    package var text: String?
    package var kinds: [ContentChange.Kind]

    package init(
      paneTitle: String? = nil, className: String? = nil, text: String? = nil,
      kinds: [ContentChange.Kind] = []
    ) {
      self.paneTitle = paneTitle
      self.className = className
      self.text = text
      self.kinds = kinds
    }
  }

  package struct Window: Sendable, Hashable {
    package var title: String?
    package var appLabel: String?
    /// The type from `getType()`, without `TYPE_`; `PICTURE_IN_PICTURE` if
    /// `isInPictureInPictureMode()` is true.
    package var type: String?
    package var bounds: TalkBackNode.Bounds?

    package init(
      title: String? = nil, appLabel: String? = nil, type: String? = nil,
      bounds: TalkBackNode.Bounds? = nil
    ) {
      self.title = title
      self.appLabel = appLabel
      self.type = type
      self.bounds = bounds
    }
  }

  package struct Notification: Sendable, Hashable {
    /// The event's class, which must contain `Toast` for a toast.
    package var className: String?
    package var category: String?
    package var title: String?
    package var text: String?

    package init(
      className: String? = nil, category: String? = nil, title: String? = nil, text: String? = nil
    ) {
      self.className = className
      self.category = category
      self.title = title
      self.text = text
    }
  }

  package enum TextEdit: Sendable, Hashable {
    case added(String)
    case removed(String)
    case replaced(added: String, removed: String)
    case cleared
    case passwordAdded
    case cut(String)
    case pasted(String)
    case selectionChanged(selected: String?, unselected: String?)
    case selectedAll(String)
    case selectionCleared
    case cursorMoved(traversed: String?, toIndex: Int?, itemCount: Int?)
  }
}
