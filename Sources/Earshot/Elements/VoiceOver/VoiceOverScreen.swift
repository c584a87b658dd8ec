/// The elements and containers of an iOS screen, with the frames that decide the reading order.
///
/// The tree is flat, so any depth is possible. The root is a group.
public struct VoiceOverScreen: Sendable, Hashable {
  /// The kind of device, which decides the height of a row.
  package enum Idiom: String, Sendable, Hashable, CaseIterable {
    case phone, pad
  }

  package enum Direction: String, Sendable, Hashable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// A rectangle in points, in screen coordinates.
  public struct Frame: Sendable, Hashable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a frame.
    public init(x: Double, y: Double, width: Double = 0, height: Double = 0) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    public var isEmpty: Bool { width == 0 && height == 0 }
  }

  /// A container that VoiceOver knows: an `accessibilityContainerType`, a view with the tab bar
  /// trait, or a UIKit control.
  public enum Container: String, Sendable, Hashable, CaseIterable {
    case list, landmark, dataTable, semanticGroup, tabBar
    /// Its `accessibilityElements` are segments.
    case segmentedControl = "UISegmentedControl"
    /// Elements with the trait of its buttons are its tabs.
    case systemTabBar = "UITabBar"
  }

  /// A view or container that is not an element.
  public struct Group: Sendable, Hashable {
    /// Whether its children are an `accessibilityElements` array, which keeps its order.
    public var isExplicitlyOrdered: Bool
    /// The kind of container, if it is one.
    public var container: Container?
    /// The container's `accessibilityLabel`.
    public var label: String?
    /// The container's `accessibilityValue`, which is never spoken.
    public var value: String?
    /// An identifier for programs, which is never spoken.
    public var id: String?
    /// The names of the container's `accessibilityCustomActions`.
    public var customActions: [String]
    /// `shouldGroupAccessibilityChildren`.
    public var groupsChildren: Bool
    /// The frame of the group.
    public var viewFrame: Frame?
    /// `clipsToBounds`: content outside an empty view is invisible.
    public var clipsToBounds: Bool
    /// The number of `items` of a `UITabBar`; nil for the number of its buttons.
    public var itemCount: Int?
    /// `accessibilityHeaderElementsForRow:` of a data table: the ids of each row's headers.
    public var rowHeaders: [[String]] = []
    /// `accessibilityHeaderElementsForColumn:` of a data table: the ids of each column's headers.
    public var columnHeaders: [[String]] = []

    /// Creates a group; the default is a plain view.
    public init(
      isExplicitlyOrdered: Bool = false, container: Container? = nil, label: String? = nil,
      value: String? = nil, id: String? = nil, customActions: [String] = [],
      groupsChildren: Bool = false, viewFrame: Frame? = nil, clipsToBounds: Bool = false,
      itemCount: Int? = nil
    ) {
      self.isExplicitlyOrdered = isExplicitlyOrdered
      self.container = container
      self.label = label
      self.value = value
      self.id = id
      self.customActions = customActions
      self.groupsChildren = groupsChildren
      self.viewFrame = viewFrame
      self.clipsToBounds = clipsToBounds
      self.itemCount = itemCount
    }

    /// Whether the group is kept in the reading order.
    ///
    /// The children of other groups belong to the parent.
    var isKept: Bool {
      switch container {
      case .semanticGroup: groupsChildren || label != nil || value != nil || id != nil
      case .tabBar, .systemTabBar, .list, .landmark, .dataTable: true
      case .segmentedControl, nil: groupsChildren
      }
    }
  }

  /// The position that an element declares in its data table.
  package struct Cell: Sendable, Hashable {
    /// The first row of `accessibilityRowRange`, from 0; nil for `NSNotFound`.
    package var row: Int?
    /// The first column of `accessibilityColumnRange`, from 0; nil for `NSNotFound`.
    package var column: Int?
    /// The number of rows that the cell spans.
    package var height: Int
    /// The number of columns that the cell spans.
    package var width: Int

    package init(row: Int? = nil, column: Int? = nil, height: Int = 1, width: Int = 1) {
      self.row = row
      self.column = column
      self.height = height
      self.width = width
    }
  }

  /// An object of the tree.
  public struct Node: Sendable, Hashable {
    /// The type of an object.
    public enum Content: Sendable, Hashable {
      /// A focus stop with its `accessibilityFrame`.
      ///
      /// Its descendants are not read.
      case element(VoiceOverElement, Frame)
      /// A view or container.
      case group(Group)
    }

    /// The element or group.
    public var content: Content
    /// `accessibilityElementsHidden`.
    public var isHidden: Bool
    /// `accessibilityViewIsModal`.
    public var isModal: Bool
    /// `accessibilitySortPriority`: within a container, higher priorities are read first.
    ///
    /// The priority of a view that is not a group does not affect its contents.
    public var sortPriority: Double
    package var cell: Cell?
    package var facts = ComponentFacts()
    package var appName: String?

    package init(
      _ content: Content, isHidden: Bool = false, isModal: Bool = false, sortPriority: Double = 0,
      cell: Cell? = nil
    ) {
      self.content = content
      self.isHidden = isHidden
      self.isModal = isModal
      self.sortPriority = sortPriority
      self.cell = cell
    }
  }

  /// The index of an object.
  public typealias Index = Int

  /// The index of the root.
  public static let root: Index = 0

  /// The name of the app, if the cursor enters it with the first element.
  public var appName: String?
  package var idiom: Idiom
  package var direction: Direction
  /// All objects, each after its parent.
  public private(set) var nodes: [Node]
  /// The children of each object, in the order of the views or the array.
  public private(set) var children: [[Index]] = [[]]

  package init(root: Group = Group(), idiom: Idiom = .phone, direction: Direction = .leftToRight) {
    self.idiom = idiom
    self.direction = direction
    nodes = [Node(.group(root))]
  }

  /// Adds an object as the last child of another.
  ///
  /// - Returns: The new object's index.
  @discardableResult
  public mutating func add(_ node: Node, to parent: Index = root) -> Index {
    nodes.append(node)
    children.append([])
    children[parent].append(nodes.count - 1)
    return nodes.count - 1
  }
}
