/// The groups of a screen as the reading order knows them: hidden objects are gone, views that are
/// no groups are dissolved into the group around them.
struct VoiceOverGroups {
  /// A group.
  struct Group {
    /// What it is in the screen.
    var content: VoiceOverScreen.Group
    /// Its place in the screen.
    var node: VoiceOverScreen.Index
    /// The group around it, nil for the root.
    var parent: Int?
    /// The outermost container that gives its elements a context, itself included.
    var provider: Int?
    /// Whether it is or stands in a semantic group with custom actions.
    var inheritsActions: Bool
    /// What stands in it.
    var members: [Member] = []
    /// Where it stands: where the first of its members does.
    var origin = VoiceOverPosition.Origin.nowhere
  }

  /// What stands in a group.
  enum Member {
    case element(Stop, VoiceOverPosition.Origin)
    case group(Int)
  }

  /// An element and the group that it stands in.
  struct Stop: Hashable {
    var node: VoiceOverScreen.Index
    var group: Int
  }

  /// The groups, each behind the one around it; the first is the root.
  private(set) var all: [Group] = []
  /// The priorities of the objects that have one.
  private var priorities: [VoiceOverScreen.Index: Double] = [:]

  /// Walks the screen in its own order, without recursion.
  init(of screen: VoiceOverScreen) {
    var pending: [(node: VoiceOverScreen.Index, group: Int?)] = [(VoiceOverScreen.root, nil)]
    while let next = pending.popLast() {
      let node = screen.nodes[next.node]
      guard !node.isHidden else { continue }
      if node.sortPriority != 0 { priorities[next.node] = node.sortPriority }
      switch node.content {
      case .element(_, let frame):
        guard let group = next.group else { continue }
        let stop = Stop(node: next.node, group: group)
        all[group].members.append(.element(stop, VoiceOverPosition.Origin(of: frame)))
      case .group(let content):
        guard !content.hidesWhatIsInIt else { continue }
        let group = open(content, at: next.node, in: next.group)
        pending += screen.read(next.node, of: content).reversed().map { ($0, group) }
      }
    }
  }

  /// Returns the group that the children of a view stand in: a new one, or the one around it.
  private mutating func open(
    _ content: VoiceOverScreen.Group, at node: VoiceOverScreen.Index, in parent: Int?
  ) -> Int {
    if let parent, !content.isExplicitlyOrdered, !content.isKept { return parent }
    let outer = parent.flatMap { all[$0].provider }
    let provider = outer ?? (content.givesContext ? all.count : nil)
    let hasActions = content.container == .semanticGroup && !content.customActions.isEmpty
    let inheritsActions = hasActions || parent.map { all[$0].inheritsActions } ?? false
    all.append(
      Group(
        content: content, node: node, parent: parent, provider: provider,
        inheritsActions: inheritsActions))
    if let parent { all[parent].members.append(.group(all.count - 1)) }
    return all.count - 1
  }

  /// Puts the members of every group in order.
  mutating func sort(by position: VoiceOverPosition) {
    // From the innermost, as a group stands where the first of its members does.
    for index in all.indices.reversed() {
      let members = all[index].members
      let origins = members.map(origin)
      let first = origins.min { position.comes($0, before: $1) }
      all[index].origin = ownOrigin(of: index) ?? first ?? .nowhere
      guard !all[index].content.isExplicitlyOrdered else { continue }
      let sorted = position.order(of: origins).map { members[$0] }
      all[index].members = priorities.isEmpty ? sorted : prioritized(sorted)
    }
  }

  /// Returns members of one container with the higher priorities first; those that are equal keep
  /// their order.
  private func prioritized(_ members: [Member]) -> [Member] {
    members.enumerated().sorted { left, right in
      let (before, behind) = (priority(of: left.element), priority(of: right.element))
      return before == behind ? left.offset < right.offset : before > behind
    }.map(\.element)
  }

  private func priority(of member: Member) -> Double {
    switch member {
    case .element(let stop, _): priorities[stop.node] ?? 0
    case .group(let index): priorities[all[index].node] ?? 0
    }
  }

  private func origin(of member: Member) -> VoiceOverPosition.Origin {
    switch member {
    case .element(_, let origin): origin
    case .group(let index): all[index].origin
    }
  }

  /// An array of elements in a view with the tab bar trait stands where its own frame does.
  private func ownOrigin(of index: Int) -> VoiceOverPosition.Origin? {
    let group = all[index]
    guard group.content.isExplicitlyOrdered, let provider = group.provider, provider != index,
      all[provider].content.container == .tabBar, !all[provider].content.isExplicitlyOrdered
    else { return nil }
    return group.content.viewFrame.map(VoiceOverPosition.Origin.init(of:))
  }

  /// The elements in the order of their groups.
  var stops: [Stop] {
    var stops: [Stop] = []
    var pending: [Member] = [.group(0)]
    while let next = pending.popLast() {
      switch next {
      case .element(let stop, _): stops.append(stop)
      case .group(let index):
        guard all.indices.contains(index) else { continue }
        pending += all[index].members.reversed()
      }
    }
    return stops
  }

  /// Returns the labels of the containers that the cursor enters on its way from one group to
  /// another, the outermost first.
  ///
  /// Goes outwards from both only as far as the group that holds them both: there may be thousands
  /// around that.
  func labels(entering group: Int, from last: Int?) -> [String] {
    var labels: [String] = []
    var (entered, left): (Int?, Int?) = (group, last)
    while let inner = entered, inner != left {
      // Of two groups the one behind the other is not around it.
      if let outer = left, outer > inner {
        left = all[outer].parent
      } else {
        if all[inner].content.container != nil, let label = all[inner].content.label {
          labels.append(label)
        }
        entered = all[inner].parent
      }
    }
    return labels.reversed()
  }
}

extension VoiceOverScreen {
  /// Returns what is read of the objects in a group: of views the last modal one, if any is; of an
  /// array of elements all.
  fileprivate func read(_ index: Index, of group: Group) -> [Index] {
    let inside = children[index]
    guard !group.isExplicitlyOrdered, let modal = inside.last(where: { nodes[$0].isModal }) else {
      return inside
    }
    return [modal]
  }
}

extension VoiceOverScreen.Group {
  /// Whether elements inside get their context from this container and from none inside it.
  fileprivate var givesContext: Bool {
    switch container {
    case .tabBar, .systemTabBar, .segmentedControl, .list, .landmark, .dataTable: true
    case .semanticGroup, nil: false
    }
  }

  /// Whether the view is known to be empty, which keeps its array of elements from being read, and
  /// its children where it clips them.
  fileprivate var hidesWhatIsInIt: Bool {
    guard let viewFrame, isExplicitlyOrdered || clipsToBounds else { return false }
    return viewFrame.isEmpty
  }
}
