extension TalkBackNode {
  /// `getLiveRegion()`: when to announce changes inside a node.
  package enum LiveRegion: String, Sendable, Hashable, CaseIterable {
    case none, polite, assertive
  }

  package enum Importance: String, Sendable, Hashable, CaseIterable {
    case auto, yes, no, noHideDescendants
  }

  /// A node that labels another one.
  public enum LabeledBy: Sendable, Hashable {
    /// The id of a node in the tree.
    case id(String)
    /// A node outside the tree.
    indirect case node(TalkBackNode)

    /// Returns a label that is only a text.
    public static func text(_ text: String?) -> LabeledBy {
      var node = TalkBackNode()
      node.text = text
      return .node(node)
    }
  }

  /// `AccessibilityNodeInfo.RangeInfo`.
  package struct RangeInfo: Sendable, Hashable {
    /// The number format: `getType()`.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case int, float, percent
    }

    package var kind: Kind
    package var min: Double
    package var max: Double
    package var current: Double

    package init(_ kind: Kind, min: Double, max: Double, current: Double) {
      self.kind = kind
      self.min = min
      self.max = max
      self.current = current
    }

    /// Whether TalkBack uses the range: the maximum is greater than the minimum, and the value is
    /// in the range.
    package var isValid: Bool { max > min && min <= current && current <= max }
  }

  /// `AccessibilityNodeInfo.CollectionInfo`.
  package struct CollectionInfo: Sendable, Hashable {
    package enum SelectionMode: String, Sendable, Hashable, CaseIterable {
      case none, single, multiple
    }

    /// -1 if unknown.
    package var rowCount: Int
    /// -1 if unknown.
    package var columnCount: Int
    package var hierarchical: Bool
    package var selectionMode: SelectionMode
    /// The number of items (Android 15 and later); -1 if unknown.
    package var itemCount: Int
    /// -1 if unknown.
    package var importantForAccessibilityItemCount: Int

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
  package struct CollectionItemInfo: Sendable, Hashable {
    package var rowIndex: Int
    package var columnIndex: Int
    package var rowSpan: Int
    package var columnSpan: Int
    package var rowTitle: String?
    package var columnTitle: String?

    package init(
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

  /// An `AccessibilityAction`.
  public struct Action: Sendable, Hashable {
    /// The action's constant without `ACTION_`, such as `CLICK`; an app's own action is `CUSTOM`.
    public struct Name: RawRepresentable, Sendable, Hashable {
      /// The constant without `ACTION_`.
      public let rawValue: String

      /// Creates a name from the constant.
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

    /// The action.
    public var name: Name
    /// The app's label for the action.
    public var label: String?

    /// Creates an action.
    public init(_ name: Name, label: String? = nil) {
      self.name = name
      self.label = label
    }
  }

  package struct Window: Sendable, Hashable {
    /// `getId()`.
    package var id: Int
    /// `getTitle()`.
    package var title: String?
    /// `getType()` without `TYPE_`, such as `APPLICATION` or `INPUT_METHOD`.
    package var type: String?

    package init(id: Int, title: String? = nil, type: String? = nil) {
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
