extension DatePicker {
  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform
  ) -> [Event] {
    switch interaction {
    case .activate: return activate(stop, on: platform)
    case .adjust(let steps): return adjust(stop, by: steps)
    case .hold: return rotateQuickly(stop)
    case .close(let way): return close(by: way, on: platform)
    case .type, .delete, .clear, .submit: return edit(interaction)
    case .customAction(let name): return [.acted(name)]
    case .showResults: return []
    }
  }

  private mutating func activate(_ stop: StopID?, on platform: Platform) -> [Event] {
    guard isExpanded else { return open() }
    if let column = column(at: stop) { return rotate(column.unit, by: column.step) }
    switch stop?.role {
    case .dismiss, .close, .cancel: return closed()
    case .set: return keep()
    case .input:
      guard !isTyping else { return [] }
      isTyping = true
      return [.startedEditing]
    case .month: return platform == .voiceOver ? turnIntoWheels() : []
    default: return pick(stop)
    }
  }

  /// The month and year button turns into wheels, and the wheels back into days.
  private mutating func turnIntoWheels() -> [Event] {
    isShowingWheels.toggle()
    return [
      .moved(
        focus: isShowingWheels ? StopID(.wheel, CalendarDate.Unit.month.rawValue) : StopID(.month))
    ]
  }

  private mutating func open() -> [Event] {
    // A picker that knows neither a date nor today has no month to show.
    guard shownDay != nil else { return [.acted(common.label)] }
    isExpanded = true
    return [.opened]
  }

  private mutating func closed() -> [Event] {
    isExpanded = false
    isShowingWheels = false
    shownMonth = nil
    typedDate = nil
    isTyping = false
    return [.closed(focus: StopID(.field))]
  }

  private mutating func close(by way: Closing, on platform: Platform) -> [Event] {
    if isTyping {
      isTyping = false
      return [.stoppedEditing]
    }
    return isExpanded && closings(on: platform).contains(way) ? closed() : []
  }

  private func closings(on platform: Platform) -> [Closing] {
    switch platform {
    case .voiceOver: [.closeButton, .escape, .scrub] + (hasDismissElement ? [.dismiss] : [])
    case .talkBack: [.closeButton, .item, .escape, .back]
    }
  }

  public func opening(on platform: Platform, _ wording: Wording) -> Opening? {
    guard isExpanded, let shown = shownDay else { return nil }
    switch platform {
    case .voiceOver:
      return Opening(focus: nil, outside: [StopID(.field)], closings: closings(on: platform))
    case .talkBack:
      // One of the first controls, and not the title.
      let first: StopID =
        switch style {
        case .columns: StopID(.month, "previous")
        case .input: StopID(.input)
        case .calendar: StopID(.month)
        }
      return Opening(
        focus: first, outside: [StopID(.field), StopID(.open)], closings: closings(on: platform),
        windowTitle: title ?? wording.text(of: shown, wording.dates.title))
    }
  }

  public var isEditing: Bool { isTyping }
}

// Days.
extension DatePicker {
  /// Choosing a day says that it is selected, and the calendar stays open.
  private mutating func pick(_ stop: StopID?) -> [Event] {
    guard let day = day(at: stop) else { return [] }
    guard isAvailable(day) else { return [.refused] }
    shownMonth = day
    if isRange, let date, until == nil, day > date {
      until = day
    } else {
      date = day
      until = nil
    }
    return [.changed]
  }

  /// Set keeps what the dialog shows.
  private mutating func keep() -> [Event] {
    let typed = typedDate.map { CalendarDate($0) }
    guard let day = typed ?? shownDay, isAvailable(day) else { return [.refused] }
    // In the calendar the day has been picked already.
    if style != .calendar {
      date = day
      if let until, until < day { self.until = nil }
    }
    return closed()
  }

  private mutating func edit(_ interaction: Interaction) -> [Event] {
    guard isTyping else { return [] }
    // What is cleared may be the date that the field shows before anything is typed.
    if interaction == .clear {
      typedDate = ""
      return [.edited(.cleared)]
    }
    var text = typedDate ?? ""
    if let events = interaction.edit(&text) {
      if !events.isEmpty { typedDate = text }
      return events
    }
    isTyping = false
    return [.stoppedEditing]
  }
}

// Months, wheels and columns.
extension DatePicker {
  private mutating func adjust(_ stop: StopID?, by steps: Int) -> [Event] {
    guard isExpanded, let shown = shownDay else { return [] }
    if let column = column(at: stop) { return rotate(column.unit, by: steps) }
    switch stop?.role {
    // The label of the calendar's month on Android is a plain button.
    case .month: return show(shown.moved(byMonths: steps), wholeMonth: true)
    case .wheel:
      let isMonth = stop?.label == CalendarDate.Unit.month.rawValue
      return show(
        isMonth ? shown.turned(.month, by: steps) : shown.moved(byMonths: 12 * steps),
        wholeMonth: true)
    default: return []
    }
  }

  private func column(at stop: StopID?) -> (unit: CalendarDate.Unit, step: Int)? {
    stop.flatMap { Self.columns[$0] }
  }

  /// Holding turns a column by as many values as it shows.
  private mutating func rotateQuickly(_ stop: StopID?) -> [Event] {
    guard let column = column(at: stop) else { return [] }
    return rotate(column.unit, by: column.step < 0 ? -3 : 3)
  }

  /// A double-tap on a value beside the shown one turns the column to it.
  private mutating func rotate(_ unit: CalendarDate.Unit, by steps: Int) -> [Event] {
    guard steps != 0, let shown = shownDay else { return [] }
    return show(shown.turned(unit, by: steps), wholeMonth: false)
  }

  /// Shows another day, unless it, or all of its month, is outside what can be picked.
  private mutating func show(_ day: CalendarDate?, wholeMonth: Bool) -> [Event] {
    guard let day else { return [.reachedLimit] }
    let days = wholeMonth ? day.daysOfMonth : [day]
    if let minimum, days.allSatisfy({ $0 < minimum }) { return [.reachedLimit] }
    if let maximum, days.allSatisfy({ $0 > maximum }) { return [.reachedLimit] }
    shownMonth = day
    return [.adjusted]
  }
}
