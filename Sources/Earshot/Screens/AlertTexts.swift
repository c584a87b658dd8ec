// VoiceOver reads title and body of an alert in one stop; the guidelines know a stop of each.
extension ExposedElement {
  /// Makes a text the title of an alert.
  package mutating func becomeAlertTitle(with body: String?) {
    let title = element.label ?? ""
    if title.isEmpty { facts.omit(.name) } else { facts.add(.name, title) }
    element.label = [title, body ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    element.traits = .alert
    facts.part = "alert"
  }

  /// Makes a text the body of an alert.
  package mutating func becomeAlertBody() {
    facts.part = "alert.body"
    isOfGuidelines = true
  }
}
