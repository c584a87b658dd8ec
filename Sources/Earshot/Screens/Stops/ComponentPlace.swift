/// A component's place on its screen, and the memory of a reader that arrives there.
struct ComponentPlace: Sendable {
  var groups: [StopGroup] = []
  /// The first component of its list; nil if it is not in a list.
  var list: String?
  var memory = ReaderMemory()
}

extension Screen {
  var places: [ComponentPlace] {
    var memory = ReaderMemory()
    return components.places(in: [], updating: &memory)
  }
}

extension [any Component] {
  fileprivate func places(
    in outer: [StopGroup], updating memory: inout ReaderMemory
  ) -> [ComponentPlace] {
    var places: [ComponentPlace] = []
    for (component, list) in zip(self, lists) {
      places.append(ComponentPlace(groups: outer, list: list, memory: memory))
      let own = outer + (component.traits.group.map { [$0] } ?? [])
      var after = memory
      places += component.nestedComponents.places(in: own, updating: &after)
      guard !component.common.isHidden, component.traits.presence == .always else { continue }
      if component.nestedComponents.isEmpty { after.groups = own }
      memory = after
    }
    return places
  }

  /// The first component in the list of each component; a list is a series of controls with
  /// consecutive positions.
  ///
  /// A single control is part of a list that the design does not show.
  private var lists: [String?] {
    var lists: [String?] = map { _ in nil }
    for index in indices.dropFirst() {
      guard let position = self[index].position,
        self[index - 1].position == Position(index: position.index - 1, count: position.count)
      else { continue }
      lists[index - 1] = lists[index - 1] ?? self[index - 1].id
      lists[index] = lists[index - 1]
    }
    return lists
  }
}
