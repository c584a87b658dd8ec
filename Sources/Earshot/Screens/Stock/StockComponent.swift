struct StockComponent: Sendable {
  let component: any Component
  let traits: ComponentTraits
  let choices: [Choice]
  private let places: [String: Int]

  init(_ component: any Component) {
    self.component = component
    traits = component.traits
    choices = component.choices
    places = Dictionary(
      choices.enumerated().map { ($1.label, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func place(of stop: StopID) -> Int? {
    guard traits.choiceRoles.contains(stop.role) || stop.role == .item else { return nil }
    return stop.label.flatMap { places[$0] }
  }
}
