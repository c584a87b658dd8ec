extension DatePicker {
  func manualTests(on platform: Platform, _ wording: Wording) -> [ManualTest] {
    guard !common.isDisabled else { return [] }
    switch platform {
    case .voiceOver: return pageTests("wheel.month", "wheel.year") + dayTests(keptBy: .close)
    case .talkBack:
      let styled: [ManualTest] =
        switch style {
        case .columns: columnTests + (isRange ? rangeTest : [])
        case .input: typingTest(wording)
        case .calendar:
          pageTests("month.current", "year.current") + dayTests(keptBy: .set)
            + discarding(pickingADay)
        }
      return fieldTests + styled
    }
  }

  private func touch(_ stop: String) -> Action {
    .touch(Focus(component: id, stop: StopID(stop)))
  }

  private func tap(_ stop: String) -> [Action] { [touch(stop), .gesture(.doubleTap)] }

  private var opened: [Action] { isExpanded ? [] : [.gesture(.doubleTap)] }

  private func open(
    _ key: String, _ title: String, when: String, _ actions: [Action]
  ) -> ManualTest {
    ManualTest(key, title, when: "it is open and I \(when)", opened + actions)
  }

  private var fieldTests: [ManualTest] {
    guard !isExpanded else { return [] }
    return [
      ManualTest(
        "hold", "holding it opens it", when: "I double-tap and hold it",
        [.gesture(.doubleTapAndHold)]),
      ManualTest(
        "actions", "its actions are listed", when: "I tap with three fingers on it",
        [.gesture(.tapWithThreeFingers)]),
      ManualTest(
        "open-by-action", "its action opens it",
        when: "I tap with three fingers on it and then double-tap",
        [.gesture(.tapWithThreeFingers), .gesture(.doubleTap)]),
    ]
  }

  private func turning(_ stop: String, _ name: String) -> [ManualTest] {
    [("up", Action.Gesture.swipeUp), ("down", .swipeDown)].map { word, gesture in
      open(
        "swipe-\(word).\(stop)", "a swipe \(word) on \(name) adjusts it",
        when: "swipe \(word) on \(name)",
        [touch(stop), .gesture(gesture)])
    }
  }

  private func pageTests(_ month: String, _ year: String) -> [ManualTest] {
    let wheels = tap("month")
    return turning("month", "the month and year") + [
      open(
        "show-wheels", "a double-tap on the month and year shows wheels",
        when: "double-tap the month and year", wheels),
      open(
        "swipe-up.\(month)", "a swipe up on the month wheel changes the month",
        when: "double-tap the month and year, and swipe up on the month wheel",
        wheels + [touch(month), .gesture(.swipeUp)]),
      open(
        "swipe-up.\(year)", "a swipe up on the year wheel changes the year",
        when: "double-tap the month and year, and swipe up on the year wheel",
        wheels + [touch(year), .gesture(.swipeUp)]),
      open(
        "show-days", "a double-tap on the month and year shows the days again",
        when: "double-tap the month and year, then double-tap them again",
        wheels + tap("month")),
    ]
  }

  private var columnTests: [ManualTest] {
    let columns = CalendarDate.Unit.allCases.flatMap { unit in
      turning("\(unit.rawValue).current", "the \(unit.rawValue) that is chosen")
    }
    let quick = CalendarDate.Unit.allCases.flatMap { unit in
      [
        open(
          "hold.\(unit.rawValue).next",
          "holding the next \(unit.rawValue) rotates its column quickly",
          when: "double-tap and hold the next \(unit.rawValue)",
          [touch("\(unit.rawValue).next"), .gesture(.doubleTapAndHold)]),
        open(
          "double-tap.\(unit.rawValue).next",
          "a double-tap on the next \(unit.rawValue) selects it in its column",
          when: "double-tap the next \(unit.rawValue)", tap("\(unit.rawValue).next")),
      ]
    }
    let turn = turnToAnotherDay
    let kept =
      turn.isEmpty
      ? []
      : [
        open(
          "set", "Set applies the date in the columns",
          when: "change the day and double-tap Set",
          turn + tap("set"))
      ]
    return columns + quick + kept + discarding(turn)
  }

  private var turnToAnotherDay: [Action] {
    for (gesture, step) in [(Action.Gesture.swipeUp, 1), (.swipeDown, -1)] {
      var picker = self
      var turns: [Action] = [touch("day.current")]
      while turns.count <= 31, let day = picker.turned(.day, by: step), day != shownDay {
        turns.append(.gesture(gesture))
        if isAvailable(day) { return turns }
        picker.shownMonth = day
      }
    }
    return []
  }

  private func discarding(_ change: [Action]) -> [ManualTest] {
    guard !change.isEmpty else { return [] }
    return [
      open(
        "cancel", "Cancel discards the changes",
        when: "choose another day and double-tap Cancel",
        change + tap("cancel")),
      open(
        "back", "Back discards the changes", when: "choose another day and go back",
        change + [.gesture(.back)]),
    ]
  }

  private var pickingADay: [Action] {
    shownDay.daysOfMonth.first { isAvailable($0) && !isSelected($0) }
      .map { tap("\($0.stop)") } ?? []
  }

  private func dayTests(keptBy button: StopID.Role) -> [ManualTest] {
    var manualTests: [ManualTest] = []
    let days = shownDay.daysOfMonth
    if let day = days.first(where: { isAvailable($0) && !isSelected($0) }) {
      manualTests = [
        open(
          "select-day", "a double-tap selects a day", when: "double-tap \(ManualTest.stop)",
          tap("\(day.stop)")),
        open(
          "show-day", "the field shows the day that was selected",
          when: "double-tap another day and then \(button == .set ? "Set" : "Close")",
          tap("\(day.stop)") + tap(button.rawValue)),
      ]
    }
    if let day = days.first(where: { !isAvailable($0) }) {
      manualTests.append(
        open(
          "unavailable-day", "a day that is not selectable is announced as disabled",
          when: "double-tap \(ManualTest.stop)",
          tap("\(day.stop)")))
    }
    guard isRange else { return manualTests }
    let later = days.filter { isAvailable($0) && $0 > (chosen.last ?? chosen.first ?? .first) }
    guard let first = later.first, let last = later.dropFirst().first else { return manualTests }
    // If the range already has its first day, the actions select only the last day.
    let begin = chosen.first != nil && chosen.last == nil ? [] : tap("\(first.stop)")
    return manualTests + [
      open(
        "range", "two days are chosen as a range",
        when: "double-tap the first and the last day of a range, and then "
          + (button == .set ? "Set" : "Close"),
        begin + tap("\(last.stop)") + tap(button.rawValue))
    ]
  }

  private var rangeTest: [ManualTest] {
    guard let next = turned(.day, by: 1), next > shownDay, isAvailable(next),
      isAvailable(shownDay)
    else { return [] }
    return [
      open(
        "range", "two days are chosen as a range",
        when: "double-tap the chosen day, change it to a later day and double-tap Set",
        tap("day.current") + [.gesture(.swipeUp)] + tap("set"))
    ]
  }

  private func typingTest(_ wording: Wording) -> [ManualTest] {
    guard let day = shownDay.daysOfMonth.last(where: { isAvailable($0) }) else { return [] }
    let text = wording.text(of: day, wording.dates.value)
    let typing = tap("input") + [.type(text)]
    return [
      open(
        "edit", "text can be typed into the input field", when: "double-tap the input", tap("input")
      ),
      open(
        "set", "Set keeps the typed date", when: "type \"\(text)\" and double-tap Set",
        typing + tap("set")),
      open(
        "cancel", "Cancel discards the typed date",
        when: "type \"\(text)\" and double-tap Cancel",
        typing + tap("cancel")),
    ]
  }
}
