extension TimePicker {
  func manualTests(on platform: Platform) -> [ManualTest] {
    guard !common.isDisabled else { return [] }
    switch platform {
    case .voiceOver: return wheels.map(turning)
    case .talkBack:
      let days = subject == .time ? [] : CalendarDate.Unit.allCases.map { StopID("\($0.rawValue)") }
      return days.map(turning) + (style == .clock ? clockTests : inputTests) + halfTests
    }
  }

  private var opened: [Action] { isExpanded ? [] : [.gesture(.doubleTap)] }

  private var wheels: [StopID] {
    let days = subject == .time ? [] : CalendarDate.Unit.allCases.map(\.rawValue)
    return (days + units.map(\.rawValue)).map { StopID(.wheel, $0) }
  }

  private func turning(_ stop: StopID) -> ManualTest {
    ManualTest(
      "swipe-up.\(stop)", "a swipe up turns the \(stop.label ?? stop.role.rawValue)",
      when: "it is open and I swipe up on \(ManualTest.stop)",
      opened + [.touch(Focus(component: id, stop: stop)), .gesture(.swipeUp)])
  }

  private func tap(_ key: String, _ title: String, _ stop: StopID) -> ManualTest {
    .doubleTap(key, title, at: stop, of: id, after: opened, isOpen: true)
  }

  private var clockTests: [ManualTest] {
    guard let other = clockNumbers.first(where: { $0 != chosenNumber }) else { return [] }
    let number = tap("number", "a number on the clock is chosen", StopID(.number, "\(other)"))
    let ends = [
      ("set", "OK keeps the chosen number", StopID(.set)),
      ("cancel", "Cancel leaves the time as it was", StopID(.cancel)),
    ].map { key, title, stop in
      ManualTest(
        key, title,
        when: "it is open and I choose another number and double-tap \(ManualTest.stop)",
        number.actions + [.touch(Focus(component: id, stop: stop)), .gesture(.doubleTap)])
    }
    return [number] + ends + [tap("mode", "the time can be typed", StopID(.mode))]
  }

  private var inputTests: [ManualTest] {
    [
      tap("hour", "the hour can be typed", StopID(.hour)),
      tap("mode", "the clock is shown again", StopID(.mode)),
    ]
  }

  private var halfTests: [ManualTest] {
    guard !has24Hours else { return [] }
    let other = Self.half(ofDay: !moment.time.isAfternoon)
    return style == .clock
      ? [tap("period", "AM changes to PM, or PM to AM", StopID(.period, other))]
      : [tap("period", "AM and PM are listed", StopID(.period))]
  }
}
