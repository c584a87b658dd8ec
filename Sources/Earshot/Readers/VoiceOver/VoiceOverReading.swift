/// Finds all facts, including facts that a version or a setting omits from the announcement.
enum VoiceOverReading {
  static func facts(
    of element: VoiceOverElement, with component: ComponentFacts, arriving arrival: VoiceOverArrival
  ) -> [StopFact] {
    let facts = VoiceOverFacts(
      element: element, arrival: arrival, words: .empty, behavior: .complete)
    var members: [Phrase.Member] = []
    members.reserveCapacity(8)
    facts.addContainers(to: &members)
    if let cell = facts.cell { facts.addHeaders(of: cell, to: &members) }
    facts.addName(to: &members)
    facts.addValue(to: &members)
    facts.addSelected(to: &members)
    facts.addContent(to: &members)
    facts.addSpecifiers(to: &members)
    facts.addPosition(to: &members)
    facts.addHints(to: &members)
    var found: [StopFact] = []
    found.reserveCapacity(members.count)
    for member in members { member.phrase.appendFacts(to: &found) }
    found.removeAll { $0.ownText == "" }
    return found.changed(by: component)
  }
}
