extension SearchField {
  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    switch interaction {
    case .activate:
      // The announcement of results is a stop that does nothing.
      guard stop?.role == .field, !isEditing else { return [] }
      isEditing = true
      return [.startedEditing]
    case .type, .delete, .clear:
      guard isEditing, let events = interaction.edit(&text) else { return [] }
      if text.isEmpty, !events.isEmpty { hasResults = false }
      return events
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
