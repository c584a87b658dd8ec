/// An iOS screen's elements and containers, with their frames.
///
/// All objects are in one array, so the tree can have any depth.
package struct VoiceOverScreen: Sendable, Hashable {
  package enum Idiom: String, Sendable, Hashable, CaseIterable {
    case phone, pad
  }

  package enum Direction: String, Sendable, Hashable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  package struct Frame: Sendable, Hashable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double = 0, height: Double = 0) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    package var isEmpty: Bool { width == 0 && height == 0 }
  }

  /// A kind of container: an `accessibilityContainerType`, the tab bar trait, or a UIKit control.
  package enum Container: String, Sendable, Hashable, CaseIterable {
    case list, landmark, dataTable, semanticGroup, tabBar
    /// A control whose `accessibilityElements` are its segments.
    case segmentedControl = "UISegmentedControl"
    /// A bar whose tabs have the private trait `tabBarItem`.
    case systemTabBar = "UITabBar"
  }

  /// A view or container that is not an element.
  package struct Group: Sendable, Hashable {
    /// Whether the children are an `accessibilityElements` array, whose order VoiceOver keeps.
    package var isExplicitlyOrdered: Bool
    package var container: Container?
    package var label: String?
    /// The container's `accessibilityValue`, which VoiceOver never announces.
    package var value: String?
    package var id: String?
    package var customActions: [String]
    /// `shouldGroupAccessibilityChildren`.
    package var groupsChildren: Bool
    package var viewFrame: Frame?
    /// `clipsToBounds`; if true, nothing is visible in a view without size.
    package var clipsToBounds: Bool
    /// The number of a `UITabBar`'s `items`; nil if each button is one item.
    package var itemCount: Int?
    /// A data table's `accessibilityHeaderElementsForRow:`, as ids.
    package var rowHeaders: [[String]] = []
    /// A data table's `accessibilityHeaderElementsForColumn:`, as ids.
    package var columnHeaders: [[String]] = []

    package init(
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

    /// Whether the group remains in the reading order; if not, the group's children move to the
    /// group's parent.
    var isKept: Bool {
      switch container {
      case .semanticGroup: groupsChildren || label != nil || value != nil || id != nil
      case .tabBar, .systemTabBar, .list, .landmark, .dataTable: true
      case .segmentedControl, nil: groupsChildren
      }
    }
  }

  package struct Cell: Sendable, Hashable {
    package var row: Int?
    package var column: Int?
    package var height: Int
    package var width: Int

    package init(row: Int? = nil, column: Int? = nil, height: Int = 1, width: Int = 1) {
      self.row = row
      self.column = column
      self.height = height
      self.width = width
    }
  }

  package struct Node: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
      /// A focus stop with its `accessibilityFrame`; VoiceOver cannot read the element's
      /// descendants.
      case element(VoiceOverElement, Frame)
      case group(Group)
    }

    package var content: Content
    /// `accessibilityElementsHidden`.
    package var isHidden: Bool
    /// `accessibilityViewIsModal`.
    package var isModal: Bool
    /// `accessibilitySortPriority`: within a container, elements with higher priorities come first.
    ///
    /// A plain view's priority does not affect the view's contents.
    package var sortPriority: Double
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

  package typealias Index = Int

  package static let root: Index = 0

  /// The app's name, if the cursor enters the app at the first element.
  package var appName: String?
  package var idiom: Idiom
  package var direction: Direction
  /// All objects; each object follows its parent.
  package private(set) var nodes: [Node]
  /// Each object's children, in the order of the subviews or of the `accessibilityElements` array.
  package private(set) var children: [[Index]] = [[]]

  package init(root: Group = Group(), idiom: Idiom = .phone, direction: Direction = .leftToRight) {
    self.idiom = idiom
    self.direction = direction
    nodes = [Node(.group(root))]
  }

  @discardableResult
  package mutating func add(_ node: Node, to parent: Index = root) -> Index {
    nodes.append(node)
    children.append([])
    children[parent].append(nodes.count - 1)
    return nodes.count - 1
  }
}
