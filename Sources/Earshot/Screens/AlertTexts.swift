// VoiceOver reads title and body of an alert in one stop; the guidelines know a stop of each.
extension VoiceOverElement {
  /// Makes a text the title of an alert.
  package mutating func becomeAlertTitle(with body: String?) {
    let title = label ?? ""
    title.isEmpty
      ? platformFacts.append(.name) : componentFacts.append(.ofComponent(.name, title))
    label = [title, body ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    traits = .alert
    part = "alert"
  }

  /// Makes a text the body of an alert.
  package mutating func becomeAlertBody() {
    part = "alert.body"
    isOfGuidelines = true
  }
}
