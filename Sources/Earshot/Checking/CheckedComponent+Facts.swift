extension CheckedComponent {
  var isStatelessButton: Bool {
    traits.presence == .always && traits.staticContent == nil && !traits.isField && !traits.isItem
      && !traits.isLink && !traits.holdsAmount && component.choices.isEmpty
      && component.nestedComponents.isEmpty && canSay(.role(.button))
      && !Self.states.contains(where: canSay)
  }

  private static let states: [Fact] =
    [.selected, .unselected, .expanded, .collapsed]
    + Fact.CheckedState.allCases.flatMap { [.checked($0), .switched($0)] }

  /// Returns whether a reader announces the fact at the main stop in at least one state.
  func canSay(_ fact: Fact) -> Bool {
    let main = component.mainStop ?? entries.first?.stopID
    return entries.contains { entry in
      entry.stopID == main && entry.announcement.parts.contains { $0.fact == fact }
    }
  }

  /// Whether changes of the component are announced without focus, as for a banner.
  var isLiveMessage: Bool {
    guard common.live == nil else { return true }
    guard let wording = entries.first?.wording, let main = component.mainStop else { return false }
    return component.talkBackNodes(wording).contains { node in
      node.liveRegion != .none && node.id == "\(main)"
    }
  }
}
