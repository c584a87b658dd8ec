extension SearchField {
  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform
  ) -> [Event] {
    switch interaction {
    case .activate:
      // The announcement of results is a stop that does nothing.
      guard stop?.role == .field, !isEditing else { return [] }
      isEditing = true
      return [.startedEditing]
    case .type(let typed):
      guard isEditing else { return [] }
      text += typed
      return [.edited(.added(typed))]
    case .delete:
      guard isEditing, let last = text.popLast() else { return [] }
      if text.isEmpty { hasResults = false }
      return [.edited(.removed("\(last)"))]
    case .clear:
      guard isEditing, !text.isEmpty else { return [] }
      text = ""
      hasResults = false
      return [.edited(.cleared)]
    case .submit:
      guard isEditing else { return [] }
      isEditing = false
      return [.submitted(text), .stoppedEditing]
    case .close:
      guard isEditing else { return [] }
      isEditing = false
      return [.stoppedEditing]
    case .showResults: return showResults()
    case .customAction(let name): return [.acted(name)]
    case .hold, .adjust: return []
    }
  }

  private mutating func showResults() -> [Event] {
    hasResults = true
    switch results {
    case .none: return []
    case .announced: return [.announced(stop: StopID(.results))]
    case .inName: return [.changed]
    }
  }
}
