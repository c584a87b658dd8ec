extension TalkBackNode {
  /// How changes inside a node are announced.
  public enum LiveRegion: String, Sendable, Hashable, CaseIterable {
    case none, polite, assertive
  }

  /// Whether the screen reader sees a view and what is inside it.
  package enum Importance: String, Sendable, Hashable, CaseIterable {
    case auto, yes, no, noHideDescendants
  }

  /// The node that labels another.
  public enum LabeledBy: Sendable, Hashable {
    /// The id of a node of the same tree.
    case id(String)
    /// A node that stands outside the tree.
    indirect case node(TalkBackNode)

    /// Returns a node outside the tree that has only a text.
    public static func text(_ text: String?) -> LabeledBy {
      var node = TalkBackNode()
      node.text = text
      return .node(node)
    }
  }

  /// `AccessibilityNodeInfo.RangeInfo`.
  public struct RangeInfo: Sendable, Hashable {
    /// How the value is told.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case int, float, percent
    }

    /// How the value is told.
    package var kind: Kind
    /// The least value.
    public var min: Double
    /// The greatest value.
    public var max: Double
    /// The value now.
    public var current: Double

    /// Creates a range.
    package init(_ kind: Kind, min: Double, max: Double, current: Double) {
      self.kind = kind
      self.min = min
      self.max = max
      self.current = current
    }

    /// Whether TalkBack uses the range: a maximum above the minimum and a value between them.
    public var isValid: Bool { max > min && min <= current && current <= max }
  }

  /// `AccessibilityNodeInfo.CollectionInfo`.
  public struct CollectionInfo: Sendable, Hashable {
    /// How many items can be selected at once.
    package enum SelectionMode: String, Sendable, Hashable, CaseIterable {
      case none, single, multiple
    }

    /// How many rows there are; -1 when unknown.
    public var rowCount: Int
    /// How many columns there are; -1 when unknown.
    public var columnCount: Int
    /// Whether collections can stand inside this one.
    public var hierarchical: Bool
    /// How many items can be selected at once.
    package var selectionMode: SelectionMode
    /// How many items there are, as Android 15 tells it; -1 when unknown.
    public var itemCount: Int
    /// How many of them are important for accessibility; -1 when unknown.
    public var importantForAccessibilityItemCount: Int

    /// Creates the shape of a collection.
    package init(
      rowCount: Int, columnCount: Int, hierarchical: Bool = false,
      selectionMode: SelectionMode = .none, itemCount: Int = -1,
      importantForAccessibilityItemCount: Int = -1
    ) {
      self.rowCount = rowCount
      self.columnCount = columnCount
      self.hierarchical = hierarchical
      self.selectionMode = selectionMode
      self.itemCount = itemCount
      self.importantForAccessibilityItemCount = importantForAccessibilityItemCount
    }
  }

  /// `AccessibilityNodeInfo.CollectionItemInfo`.
  public struct CollectionItemInfo: Sendable, Hashable {
    /// The row, from 0.
    public var rowIndex: Int
    /// The column, from 0.
    public var columnIndex: Int
    /// How many rows the item spans.
    public var rowSpan: Int
    /// How many columns the item spans.
    public var columnSpan: Int
    /// The title of the row.
    public var rowTitle: String?
    /// The title of the column.
    public var columnTitle: String?

    /// Creates the place of an item.
    public init(
      rowIndex: Int, columnIndex: Int, rowSpan: Int = 1, columnSpan: Int = 1,
      rowTitle: String? = nil, columnTitle: String? = nil
    ) {
      self.rowIndex = rowIndex
      self.columnIndex = columnIndex
      self.rowSpan = rowSpan
      self.columnSpan = columnSpan
      self.rowTitle = rowTitle
      self.columnTitle = columnTitle
    }
  }

  /// An `AccessibilityAction` that a node offers.
  public struct Action: Sendable, Hashable {
    /// The constant of the action without `ACTION_`, such as `CLICK`; `CUSTOM` for an app's own.
    public struct Name: RawRepresentable, Sendable, Hashable {
      /// The constant without `ACTION_`.
      public let rawValue: String

      /// Creates a name from the constant without `ACTION_`.
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let click = Name(rawValue: "CLICK")
      public static let longClick = Name(rawValue: "LONG_CLICK")
      public static let focus = Name(rawValue: "FOCUS")
      public static let expand = Name(rawValue: "EXPAND")
      public static let collapse = Name(rawValue: "COLLAPSE")
      public static let dismiss = Name(rawValue: "DISMISS")
      public static let select = Name(rawValue: "SELECT")
      public static let scrollForward = Name(rawValue: "SCROLL_FORWARD")
      public static let scrollBackward = Name(rawValue: "SCROLL_BACKWARD")
      public static let setSelection = Name(rawValue: "SET_SELECTION")
      public static let setProgress = Name(rawValue: "SET_PROGRESS")
      public static let dragStart = Name(rawValue: "DRAG_START")
      public static let dragDrop = Name(rawValue: "DRAG_DROP")
      public static let dragCancel = Name(rawValue: "DRAG_CANCEL")
      public static let pageUp = Name(rawValue: "PAGE_UP")
      public static let pageDown = Name(rawValue: "PAGE_DOWN")
      public static let pageLeft = Name(rawValue: "PAGE_LEFT")
      public static let pageRight = Name(rawValue: "PAGE_RIGHT")
      public static let custom = Name(rawValue: "CUSTOM")
    }

    /// Which action it is.
    public var name: Name
    /// The app's own word for what the action does.
    public var label: String?

    /// Creates an action.
    public init(_ name: Name, label: String? = nil) {
      self.name = name
      self.label = label
    }
  }

  /// A window that nodes belong to.
  public struct Window: Sendable, Hashable {
    /// `getId()`.
    public var id: Int
    /// `getTitle()`.
    public var title: String?
    /// `getType()` without `TYPE_`, such as `APPLICATION` or `INPUT_METHOD`.
    public var type: String?

    /// Creates a window.
    public init(id: Int, title: String? = nil, type: String? = nil) {
      self.id = id
      self.title = title
      self.type = type
    }
  }

  /// A rectangle on the screen, in pixels.
  public struct Bounds: Sendable, Hashable {
    public var left: Double
    public var top: Double
    public var right: Double
    public var bottom: Double

    /// Creates a rectangle.
    public init(left: Double, top: Double, right: Double, bottom: Double) {
      self.left = left
      self.top = top
      self.right = right
      self.bottom = bottom
    }
  }
}
