/// Something that happens to a node or a window, as Android's `AccessibilityEvent` tells it.
package enum TalkBackEvent: Sendable, Hashable {
  /// `TYPE_VIEW_ACCESSIBILITY_FOCUSED`.
  case viewAccessibilityFocused
  /// A window has come up, and TalkBack looks for the node that its focus goes to.
  case initialFocus
  /// `TYPE_VIEW_CLICKED`.
  case viewClicked
  /// `TYPE_WINDOW_CONTENT_CHANGED`.
  case contentChanged(ContentChange)
  /// `TYPE_VIEW_SELECTED`, with the text of the event and how many items it tells of.
  case viewSelected(text: String?, itemCount: Int? = nil)
  /// `TYPE_VIEW_SCROLLED`.
  case viewScrolled(Scroll)
  /// `TYPE_WINDOW_STATE_CHANGED`.
  case windowStateChanged(WindowState)
  /// The windows have settled after a change of these windows; where none of them changed, only
  /// what is in them did.
  case windowStable(
    windowTitle: String?, appLabel: String?, windowsChanged: Bool = true, windows: [Window] = [])
  /// An on-screen keyboard has come up.
  case keyboardShown(windowTitle: String?)
  /// The on-screen keyboard has gone.
  case keyboardHidden
  /// `TYPE_ANNOUNCEMENT`.
  case announcement(text: String)
  /// `TYPE_NOTIFICATION_STATE_CHANGED`.
  case notification(Notification)
  /// The text of a field has been edited, or the cursor has moved in it.
  case textEdited(TextEdit)
  /// TalkBack has been switched on.
  case serviceStarted

  /// What changed in a window.
  package struct ContentChange: Sendable, Hashable {
    /// What changed, by the constant without `CONTENT_CHANGE_TYPE_`.
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

    /// What changed.
    package var kinds: [Kind]
    /// Whether the node or an ancestor has accessibility focus; nil to ask what is remembered.
    package var isFocused: Bool?
    /// The text of the event.
    package var text: String?
    /// The content description of the event; nil for the one of the node.
    package var contentDescription: String?
    /// `getAction()`: what TalkBack did to the node so that it changed; nil when it did nothing.
    package var action: TalkBackNode.Action.Name?
    /// `getEventTime()`, in milliseconds; nil when nobody knows.
    package var time: Int?

    /// Creates a change.
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

  /// How far a container was scrolled.
  package struct Scroll: Sendable, Hashable {
    /// The first item that is seen, from 0; -1 when unknown.
    package var fromIndex: Int
    /// The last item that is seen, from 0; -1 when unknown.
    package var toIndex: Int
    /// How many items there are.
    package var itemCount: Int
    /// The class of what was scrolled; nil for the class of the node.
    package var className: String?
    /// The title of the page that a pager has turned to.
    package var selectedPageTitle: String?
    /// Whether focus is on that page, so that its title is heard anyway.
    package var focusIsPage: Bool
    /// Whether the user scrolled, not the app.
    package var userAction: Bool
    /// Whether the user scrolled with fingers of their own, not by a gesture of TalkBack's.
    package var isManual: Bool

    /// Creates a scroll.
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

  /// What a window or a pane in it has become.
  package struct WindowState: Sendable, Hashable {
    /// The title of the pane; nil for a window.
    package var paneTitle: String?
    /// The class of the event.
    package var className: String?
    /// The text of the event.
    package var text: String?
    /// What became of a pane.
    package var kinds: [ContentChange.Kind]

    /// Creates a state.
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

  /// A window on the screen, as `AccessibilityWindowInfo` tells it.
  package struct Window: Sendable, Hashable {
    /// `getTitle()`.
    package var title: String?
    /// The name of the app that the window belongs to.
    package var appLabel: String?
    /// `getType()` without `TYPE_`, such as `APPLICATION`; `PICTURE_IN_PICTURE` for one that
    /// `isInPictureInPictureMode()`.
    package var type: String?
    /// `getBoundsInScreen()`.
    package var bounds: TalkBackNode.Bounds?

    /// Creates a window.
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

  /// A notification or a toast.
  package struct Notification: Sendable, Hashable {
    /// The class of the event; a toast's names `Toast`.
    package var className: String?
    /// The category, such as `msg`.
    package var category: String?
    /// The title.
    package var title: String?
    /// The text.
    package var text: String?

    /// Creates a notification.
    package init(
      className: String? = nil, category: String? = nil, title: String? = nil, text: String? = nil
    ) {
      self.className = className
      self.category = category
      self.title = title
      self.text = text
    }
  }

  /// What was done to a text.
  package enum TextEdit: Sendable, Hashable {
    case added(String)
    case removed(String)
    case replaced(added: String, removed: String)
    case cleared
    /// A character was typed into a password.
    case passwordAdded
    /// Some text has gone to the clipboard.
    case cut(String)
    /// Some text has come from the clipboard.
    case pasted(String)
    /// Some text has come to what is selected, or has gone from it.
    case selectionChanged(selected: String?, unselected: String?)
    /// All of the text is selected.
    case selectedAll(String)
    /// Nothing is selected any more.
    case selectionCleared
    /// The cursor has come to `toIndex` of a text of `itemCount` characters, over some of them.
    case cursorMoved(traversed: String?, toIndex: Int?, itemCount: Int?)
  }
}
