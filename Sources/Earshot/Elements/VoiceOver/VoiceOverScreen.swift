/// What iOS exposes of a screen: elements in views and containers, with the frames that decide the
/// reading order.
///
/// Flat, so that a tree of any depth can be built and walked; the root is a group.
public struct VoiceOverScreen: Sendable, Hashable {
  /// The kind of device, which decides how far two tops may be apart in one row.
  package enum Idiom: String, Sendable, Hashable, CaseIterable {
    case phone, pad
  }

  /// The direction of the user interface.
  package enum Direction: String, Sendable, Hashable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// A rectangle in points, in the coordinates of the screen.
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

    /// Whether it has neither width nor height.
    public var isEmpty: Bool { width == 0 && height == 0 }
  }

  /// A kind of container that VoiceOver knows: an `accessibilityContainerType`, the tab bar trait on
  /// a view, or a control of UIKit's own that gives its parts a place.
  public enum Container: String, Sendable, Hashable, CaseIterable {
    case list, landmark, dataTable, semanticGroup, tabBar
    /// Its `accessibilityElements` are segments.
    case segmentedControl = "UISegmentedControl"
    /// Elements with the trait of its buttons are its tabs.
    case systemTabBar = "UITabBar"
  }

  /// A view or container that is no element itself.
  public struct Group: Sendable, Hashable {
    /// Whether its children are an `accessibilityElements` array, which keeps its order.
    public var isExplicitlyOrdered: Bool
    /// The kind of container, nil for a view that is none.
    public var container: Container?
    /// The container's `accessibilityLabel`.
    public var label: String?
    /// The container's `accessibilityValue`; never spoken.
    public var value: String?
    /// A name that other programs know the group by; never spoken.
    public var id: String?
    /// The names of the container's `accessibilityCustomActions`.
    public var customActions: [String]
    /// `shouldGroupAccessibilityChildren`: nothing else is read between its children.
    public var groupsChildren: Bool
    /// The group's own frame.
    public var viewFrame: Frame?
    /// `clipsToBounds`: what lies outside a view without a size cannot be seen.
    public var clipsToBounds: Bool
    /// How many `items` a `UITabBar` has; nil for as many as it has buttons.
    public var itemCount: Int?
    /// `accessibilityHeaderElementsForRow:` of a data table: for each row the ids of its headers.
    public var rowHeaders: [[String]] = []
    /// `accessibilityHeaderElementsForColumn:` of a data table: for each column the ids of its
    /// headers.
    public var columnHeaders: [[String]] = []

    /// Creates a group; without more it is a plain view.
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

    /// Whether the group stays one in the reading order; the children of any other are read
    /// between those of the group around it.
    var isKept: Bool {
      switch container {
      case .semanticGroup: groupsChildren || label != nil || value != nil || id != nil
      case .tabBar, .systemTabBar, .list, .landmark, .dataTable: true
      case .segmentedControl, nil: groupsChildren
      }
    }
  }

  /// Where an element says that it stands in the data table around it.
  package struct Cell: Sendable, Hashable {
    /// The row from 0 where `accessibilityRowRange` begins; nil for `NSNotFound`.
    package var row: Int?
    /// The column from 0 where `accessibilityColumnRange` begins; nil for `NSNotFound`.
    package var column: Int?
    /// How many rows the cell spans.
    package var height: Int
    /// How many columns the cell spans.
    package var width: Int

    /// Creates the place of a cell.
    package init(row: Int? = nil, column: Int? = nil, height: Int = 1, width: Int = 1) {
      self.row = row
      self.column = column
      self.height = height
      self.width = width
    }
  }

  /// An object of the tree.
  public struct Node: Sendable, Hashable {
    /// What the object is.
    public enum Content: Sendable, Hashable {
      /// A focus stop with its `accessibilityFrame`; nothing inside it is read.
      case element(VoiceOverElement, Frame)
      /// A view or container.
      case group(Group)
    }

    /// What the object is.
    public var content: Content
    /// `accessibilityElementsHidden`: neither it nor anything inside it is read.
    public var isHidden: Bool
    /// `accessibilityViewIsModal`: of the views beside it, it alone is read.
    public var isModal: Bool
    /// `accessibilitySortPriority`: in one container the higher is read first, wherever it stands.
    ///
    /// That of a view that is no group says nothing of what is in it.
    public var sortPriority: Double
    /// Where it stands in a data table; nil for what is no cell of one.
    package var cell: Cell?
    /// The facts of an element's component that no attribute exposes.
    package var facts = ComponentFacts()
    /// The name of the app, if the cursor enters it with the element.
    package var appName: String?

    /// Creates an object.
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

  /// A place in the tree.
  public typealias Index = Int

  /// The place of the root.
  public static let root: Index = 0

  /// The name of the app, where the cursor comes to it with the first element; nil where it is in the
  /// app already.
  public var appName: String?
  /// The kind of device.
  package var idiom: Idiom
  /// The direction of the user interface.
  package var direction: Direction
  /// All objects; each stands behind the one that it is in.
  public private(set) var nodes: [Node]
  /// For each object those right inside it, in the order of the views or the array.
  public private(set) var children: [[Index]] = [[]]

  /// Creates a screen that has only its root.
  package init(root: Group = Group(), idiom: Idiom = .phone, direction: Direction = .leftToRight) {
    self.idiom = idiom
    self.direction = direction
    nodes = [Node(.group(root))]
  }

  /// Puts an object into another, behind those that are in it already.
  ///
  /// - Returns: Where it stands now.
  @discardableResult
  public mutating func add(_ node: Node, to parent: Index = root) -> Index {
    nodes.append(node)
    children.append([])
    children[parent].append(nodes.count - 1)
    return nodes.count - 1
  }
}
