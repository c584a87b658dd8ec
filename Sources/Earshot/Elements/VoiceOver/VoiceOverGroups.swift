struct VoiceOverGroups {
  struct Group {
    var content: VoiceOverScreen.Group
    var node: VoiceOverScreen.Index
    var parent: Int?
    /// The outermost group that gives its members a context; nil if there is none.
    var provider: Int?
    var inheritsActions: Bool
    var members: [Member] = []
    var origin = VoiceOverPosition.Origin.nowhere
  }

  enum Member {
    case element(Stop, VoiceOverPosition.Origin)
    case group(Int)
  }

  struct Stop: Hashable {
    var node: VoiceOverScreen.Index
    var group: Int
  }

  private(set) var all: [Group] = []
  private var priorities: [VoiceOverScreen.Index: Double] = [:]

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

  mutating func sort(by position: VoiceOverPosition) {
    // A group's position is the position of its first member.
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

  /// Returns the position of an `accessibilityElements` array in a view with the tab bar trait.
  private func ownOrigin(of index: Int) -> VoiceOverPosition.Origin? {
    let group = all[index]
    guard group.content.isExplicitlyOrdered, let provider = group.provider, provider != index,
      all[provider].content.container == .tabBar, !all[provider].content.isExplicitlyOrdered
    else { return nil }
    return group.content.viewFrame.map(VoiceOverPosition.Origin.init(of:))
  }

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

  func labels(entering group: Int, from last: Int?) -> [String] {
    var labels: [String] = []
    var (entered, left): (Int?, Int?) = (group, last)
    while let inner = entered, inner != left {
      // Groups have higher numbers than their parents, so the cursor leaves `outer` first.
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
  /// If some children are modal and the order is not explicit, only the last modal child is read.
  fileprivate func read(_ index: Index, of group: Group) -> [Index] {
    let inside = children[index]
    guard !group.isExplicitlyOrdered, let modal = inside.last(where: { nodes[$0].isModal }) else {
      return inside
    }
    return [modal]
  }
}

extension VoiceOverScreen.Group {
  fileprivate var givesContext: Bool {
    switch container {
    case .tabBar, .systemTabBar, .segmentedControl, .list, .landmark, .dataTable: true
    case .semanticGroup, nil: false
    }
  }

  /// Whether VoiceOver cannot read the children, because the view has no size and the children are
  /// clipped or in an `accessibilityElements` array.
  fileprivate var hidesWhatIsInIt: Bool {
    guard let viewFrame, isExplicitlyOrdered || clipsToBounds else { return false }
    return viewFrame.isEmpty
  }
}
