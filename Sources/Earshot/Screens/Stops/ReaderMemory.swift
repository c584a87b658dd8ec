struct ReaderMemory: Sendable {
  var unannouncedApp: String?
  var groups: [StopGroup] = []
  var talkBack = TalkBackHistory()

  fileprivate mutating func arrive(
    at stop: Realization.Stop, _ wording: Wording
  ) -> VoiceOverArrival {
    let entered = stop.groups.filter { !groups.contains($0) }.compactMap { $0.said(wording) }
    let arrival = VoiceOverArrival(appName: unannouncedApp, entering: entered)
    unannouncedApp = nil
    groups = stop.groups
    return arrival
  }
}

extension ScreenReader {
  func announcement(
    at stop: Realization.Stop, of common: CommonAttributes, remembering memory: inout ReaderMemory,
    _ wording: Wording
  ) -> (announcement: Announcement, arrival: VoiceOverArrival) {
    switch stop.attributes {
    case .voiceOver(let exposed):
      let arrival = memory.arrive(at: stop, wording)
      let announcement = announcement(
        for: exposed.element, with: exposed.facts, arriving: arrival, variant: common.variant)
      return (announcement, arrival)
    case .talkBack(let index, let tree):
      let (announcement, history) = announcement(
        of: index, in: tree, after: memory.talkBack, language: common.language,
        variant: common.variant)
      memory.talkBack = history
      return (announcement, VoiceOverArrival())
    }
  }
}
