extension TimePicker {
  package mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    switch interaction {
    case .activate: return activate(stop)
    case .adjust(let steps): return turn(stop, by: steps, on: platform)
    case .close(let way): return close(by: way, on: platform)
    case .type, .delete, .clear, .submit: return edit(interaction)
    case .customAction(let name): return [.acted(name)]
    case .hold, .showResults: return []
    }
  }

  private mutating func activate(_ stop: StopID?) -> [Event] {
    guard isExpanded else {
      isExpanded = true
      return [.opened]
    }
    switch stop?.role {
    case .dismiss, .cancel: return closed()
    case .set:
      keep()
      return closed()
    case .hour, .minute: return style == .clock ? show(stop) : type(into: stop)
    case .number: return pick(stop)
    case .option, .period: return choosePeriod(stop)
    case .mode:
      style = style == .clock ? .input : .clock
      isListOpen = false
      return [.moved(focus: StopID(.hour))]
    default: return []
    }
  }

  private mutating func show(_ stop: StopID?) -> [Event] {
    isShowingMinutes = stop?.role == .minute
    return [.changed]
  }

  private mutating func type(into stop: StopID?) -> [Event] {
    guard typing == nil, let unit = stop.flatMap({ ClockTime.Unit(rawValue: $0.role.rawValue) })
    else { return [] }
    typing = (unit, "")
    return [.startedEditing]
  }

  private mutating func pick(_ stop: StopID?) -> [Event] {
    guard let number = stop?.label.flatMap({ Int($0) }) else { return [] }
    set(isShowingMinutes ? .minute : .hour, to: number)
    return [.changed]
  }

  private mutating func set(_ unit: ClockTime.Unit, to number: Int) {
    var moment = moment
    switch unit {
    case .minute: moment.time = moment.time.with(minute: number)
    case .hour where has24Hours: moment.time = moment.time.with(hour: number)
    case .hour, .period:
      let isAfternoon = moment.time.isAfternoon
      moment.time = moment.time.with(hour: number).inAfternoon(isAfternoon)
    }
    shown = moment
  }

  private mutating func choosePeriod(_ stop: StopID?) -> [Event] {
    guard let label = stop?.label else {
      isListOpen.toggle()
      return isListOpen ? [.moved(focus: StopID(.option, Self.half(ofDay: false)))] : [.changed]
    }
    var moment = moment
    moment.time = moment.time.inAfternoon(label == Self.half(ofDay: true))
    shown = moment
    guard isListOpen else { return [.changed] }
    isListOpen = false
    return [.moved(focus: StopID(.period))]
  }

  /// Turns a wheel or column, which wraps around; iOS applies the new value immediately.
  private mutating func turn(_ stop: StopID?, by steps: Int, on platform: Platform) -> [Event] {
    guard isExpanded, let name = stop?.role == .wheel ? stop?.label : stop?.role.rawValue else {
      return []
    }
    var moment = moment
    if let unit = CalendarDate.Unit(rawValue: name) {
      guard let date = moment.date.turned(unit, by: steps) else { return [.reachedLimit] }
      moment.date = date
    } else if let unit = ClockTime.Unit(rawValue: name), platform == .voiceOver {
      moment.time = moment.time.turned(unit, by: steps)
    } else {
      return []
    }
    shown = moment
    if platform == .voiceOver { keep() }
    return [.adjusted]
  }

  private mutating func keep() {
    time = moment.time
    if subject == .dateAndTime { date = moment.date }
  }

  private mutating func closed() -> [Event] {
    isExpanded = false
    isListOpen = false
    isShowingMinutes = false
    shown = nil
    typing = nil
    return [.closed(focus: StopID(.field))]
  }

  private mutating func close(by way: Closing, on platform: Platform) -> [Event] {
    if typing != nil { return stopTyping() }
    return isExpanded && closings(on: platform).contains(way) ? closed() : []
  }

  private mutating func stopTyping() -> [Event] {
    if let typing, let number = Int(typing.text), allowed(typing.unit).contains(number) {
      set(typing.unit, to: number)
    }
    typing = nil
    return [.stoppedEditing]
  }

  private func allowed(_ unit: ClockTime.Unit) -> ClosedRange<Int> {
    unit == .minute ? 0...59 : has24Hours ? 0...23 : 1...12
  }

  private mutating func edit(_ interaction: Interaction) -> [Event] {
    guard var typed = typing else { return [] }
    guard let events = interaction.edit(&typed.text) else { return stopTyping() }
    typing = typed
    return events
  }

  private func closings(on platform: Platform) -> [Closing] {
    switch platform {
    case .voiceOver: [.escape, .scrub] + (hasDismissElement ? [.dismiss] : [])
    case .talkBack: [.closeButton, .item, .escape, .back]
    }
  }

  package func opening(on platform: Platform, _ wording: Wording) -> Opening? {
    guard isExpanded else { return nil }
    switch platform {
    case .voiceOver:
      return Opening(focus: nil, outside: [StopID(.field)], closings: closings(on: platform))
    case .talkBack:
      let title = wording.word(style == .clock ? "label.select-time" : "label.set-time")
      return Opening(
        focus: StopID(.hour), outside: [StopID(.field)], closings: closings(on: platform),
        windowTitle: title)
    }
  }
}
