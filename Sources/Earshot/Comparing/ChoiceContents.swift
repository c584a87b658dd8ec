/// The contents of choices; equal labels with different contents have none.
struct ChoiceContents {
  private var contents: [String: [String: String?]] = [:]

  mutating func content(at stop: StopID, of component: any Component) -> String? {
    guard stop.role == .option, let label = stop.label, let container = component as? Container
    else { return nil }
    if contents[component.id] == nil {
      contents[component.id] = Dictionary(
        container.choices.map { ($0.label, $0.content) },
        uniquingKeysWith: { $0 == $1 ? $0 : nil })
    }
    return contents[component.id]?[label] ?? nil
  }
}
