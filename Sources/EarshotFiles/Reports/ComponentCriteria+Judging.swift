import Earshot

extension ComponentCriteria {
  var judgements: [Criterion] {
    guard
      let entry = tested.preview.entry(of: component, stop: nil), hasKeyboardStop
    else { return [] }
    guard component.traits.presence == .always else { return [nameIsClear] }
    return [nameIsClear, role(in: entry.announcement)] + (isLabelled ? [label] : []) + icons
  }

  private var nameIsClear: Criterion {
    let label = component.common.label
    let look: String
    switch component.common.visibleLabel {
    case .same where component.traits.iconMeaning == nil: look = "it is the visible label"
    case .text(let text): look = "it is, or contains, the visible label \"\(text)\""
    case .same, .none: look = "it conveys the meaning of the visible picture"
    }
    return criterion(
      .output, "name", "its name is clear", when: "I hear its name",
      then: [judged("\"\(label)\" says its purpose"), judged(look)])
  }

  private func role(in announcement: Announcement) -> Criterion {
    let told = announcement.parts.filter {
      $0.kind == .role || $0.kind == .hint || $0.kind == .actions
    }
    let words = told.map { "\"\($0.text)\"" }.joined(separator: " and ")
    let isUsable = !component.common.isDisabled
    return criterion(
      .output, "role", "its role is announced", when: "it receives focus",
      then: [
        judged(
          !told.isEmpty
            ? "\(words) includes its role or its action"
            : isUsable
              ? "no role is announced: test it with hints on" : "nothing says that it can be used")
      ])
  }

  private var isLabelled: Bool {
    (component.traits.isField || component.traits.isSearch)
      && component.common.visibleLabel != .none
      && !component.common.label.isEmpty
  }

  private var label: Criterion {
    criterion(
      .output, "label", "its label is announced with it",
      when: "I swipe to it, and then to the next stop",
      then: [
        judged("it and its label are one stop"),
        judged("no other stop says \"\(component.common.label)\" again"),
      ])
  }

  private var icons: [Criterion] {
    let opens = component.choices.isEmpty == false || component.traits.imageText != nil
    guard opens || component.traits.isSearch || component.traits.isField else { return [] }
    return [
      criterion(
        .output, "icons", "its icons are silent", when: "I swipe past it",
        then: [
          judged(
            "arrows and icons inside it are not separate stops, and add no words to its announcement"
          )
        ])
    ]
  }

  var opening: [Criterion] {
    let walk = tested.beginning
    guard walk.open.isEmpty, let focus = walk.focus, focus.component == component.id,
      let stop = walk.stopWithFocus
    else { return [] }
    let words = component.words(for: stop.id, stop.attributes)
    var criterion = criterion(
      .gestures, "open", "the screen opens", when: "I open the screen", preparation: [],
      then: [
        .init(
          text: "\(words) has the focus, and I can reach the rest of the screen from it",
          claim: .focus(focus))
      ] + heard(walk, walk.beginning), essential: .reaching)
    criterion.component = ""
    criterion.subject = "screen \"\(tested.title)\""
    criterion.test = "screen.open"
    criterion.id = "\(criterion.test).\(tested.readerID)"
    return [criterion]
  }

  func output(_ audio: (ScreenPreview.Entry) -> String?) -> [Criterion] {
    let entries = tested.preview.entries(of: component, states: .all)
    var unreachable: [String: Set<StopID>] = [:]
    return entries.filter { entry in
      guard !entry.announcement.isEmpty, component.isExemplary(entry.stopID),
        entry.stopID.role != .moved
      else { return false }
      let outside = unreachable[entry.state] ?? unreachableStops(of: entry.component)
      unreachable[entry.state] = outside
      return !outside.contains(entry.stopID) || entry.isOpener
    }.map { entry in
      unreachable[entry.state]?.contains(entry.stopID) == true
        ? openingOutput(entry, audio: audio(entry)) : output(entry, audio: audio(entry))
    }
  }

  private func openingOutput(_ entry: ScreenPreview.Entry, audio: String?) -> Criterion {
    let stop = component.words(for: entry.stopID, entry.attributes)
    let text = entry.announcement.spoken
    var criterion = criterion(
      .output, "says", "the announcement of \(stop) when it opens", when: "I double-tap \(stop)",
      then: [
        .init(
          text: "if \(name) announces \(stop) before the focus moves, it says \"\(text)\"",
          announcement: text)
      ], audio: audio)
    criterion.id = entry.id.description
    criterion.test = entry.id.stopName
    return criterion
  }

  private func output(_ entry: ScreenPreview.Entry, audio: String?) -> Criterion {
    let stop = component.words(for: entry.stopID, entry.attributes)
    let state = state(of: entry, at: stop)
    var then = [says(entry.announcement.text)]
    if !entry.announcement.hint.isEmpty {
      then.append(says(entry.announcement.hint, afterPause: true))
    }
    // Toasts and results never get focus; they are announced when they appear.
    let comes =
      component.traits.presence == .announcement
      || component.isAnnouncement(entry.stopID, on: platform)
    if comes {
      then.append(
        judged("focus does not move, and \(name) first finishes the current announcement"))
    }
    var criterion = criterion(
      .output, "says",
      "the announcement of \(stop)" + (state.map { ", \($0.words)" } ?? ""),
      when: comes
        ? "\(stop) comes up"
        : "\(stop) has the focus" + (state.map { ", and \($0.subject) is \($0.words)" } ?? ""),
      then: then, audio: audio)
    criterion.id = entry.id.description
    criterion.test = entry.id.stopName
    return criterion
  }

  private func state(
    of entry: ScreenPreview.Entry, at stop: String
  ) -> (subject: String, words: String)? {
    guard let words = Criterion.words(forState: entry.state) else { return nil }
    let whole = "the \(component.subject)"
    if stop == whole || words == "disabled" { return ("it", words) }
    return entry.needsState ? (whole, words) : nil
  }

  private func unreachableStops(of component: any Component) -> Set<StopID> {
    guard let opening = component.opening(on: platform, tested.wording), opening.confines else {
      return []
    }
    return opening.outside
  }
}

extension ScreenPreview.Entry {
  fileprivate var isOpener: Bool {
    component.traits.presence == .always && stopID == component.mainStop
  }
}
