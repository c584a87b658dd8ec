extension DatePicker {
  public mutating func perform(
    _ interaction: Interaction, at stop: String, on platform: Platform
  ) -> [Event] {
    switch interaction {
    case .activate: return activate(stop, on: platform)
    case .adjust(let steps): return adjust(stop, by: steps)
    case .hold: return stop.isColumn ? rotateQuickly(stop) : []
    case .close(let way): return close(by: way, on: platform)
    case .type, .delete, .clear, .submit: return edit(interaction)
    case .customAction(let name): return [.acted(name)]
    case .showResults: return []
    }
  }

  private mutating func activate(_ stop: String, on platform: Platform) -> [Event] {
    guard isExpanded else { return open() }
    switch stop {
    case "dismiss", "close", "cancel": return closed()
    case "set": return keep()
    case "input":
      guard !isTyping else { return [] }
      isTyping = true
      return [.startedEditing]
    case "month": return platform == .voiceOver ? turnIntoWheels() : []
    default: return stop.isColumn ? turn(stop) : pick(stop)
    }
  }

  /// The month and year button turns into wheels, and the wheels back into days.
  private mutating func turnIntoWheels() -> [Event] {
    isShowingWheels.toggle()
    return [.moved(focus: isShowingWheels ? "wheel.month" : "month")]
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
    return [.closed(focus: "field")]
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
      return Opening(focus: nil, outside: ["field"], closings: closings(on: platform))
    case .talkBack:
      // One of the first controls, and not the title.
      let first = ["columns": "month.previous", "input": "input", "calendar": "month"]
      return Opening(
        focus: first[style.rawValue], outside: ["field", "open"], closings: closings(on: platform),
        windowTitle: title ?? wording.text(of: shown, wording.dates.title))
    }
  }

  public var isEditing: Bool { isTyping }
}

// Days.
extension DatePicker {
  /// Choosing a day says that it is selected, and the calendar stays open.
  private mutating func pick(_ stop: String) -> [Event] {
    guard stop.hasPrefix("day."), let day = CalendarDate(String(stop.dropFirst(4))) else {
      return []
    }
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
    switch interaction {
    case .type(let text):
      typedDate = (typedDate ?? "") + text
      return [.edited(.added(text))]
    case .delete:
      guard let last = typedDate?.popLast() else { return [] }
      return [.edited(.removed("\(last)"))]
    case .clear:
      typedDate = ""
      return [.edited(.cleared)]
    default:
      isTyping = false
      return [.stoppedEditing]
    }
  }
}

// Months, wheels and columns.
extension DatePicker {
  private mutating func adjust(_ stop: String, by steps: Int) -> [Event] {
    guard isExpanded, let shown = shownDay else { return [] }
    switch stop {
    // The label of the calendar's month on Android is a plain button.
    case "month": return show(shown.moved(byMonths: steps), wholeMonth: true)
    case "wheel.month":
      return show(shown.turned(.month, by: steps), wholeMonth: true)
    case "wheel.year":
      return show(shown.moved(byMonths: 12 * steps), wholeMonth: true)
    default: return stop.isColumn ? rotate(stop, by: steps) : []
    }
  }

  /// A double-tap on a value beside the shown one turns the column to it.
  private mutating func turn(_ stop: String) -> [Event] {
    if stop.hasSuffix(".previous") { return rotate(stop, by: -1) }
    return stop.hasSuffix(".next") ? rotate(stop, by: 1) : []
  }

  /// Holding turns a column by as many values as it shows.
  private mutating func rotateQuickly(_ stop: String) -> [Event] {
    rotate(stop, by: stop.hasSuffix(".previous") ? -3 : 3)
  }

  private mutating func rotate(_ stop: String, by steps: Int) -> [Event] {
    let name = stop.prefix { $0 != "." }
    guard let shown = shownDay, let unit = CalendarDate.Unit(rawValue: String(name)) else {
      return []
    }
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

extension String {
  /// Whether a stop is one of three values of a column, such as `month.next`.
  fileprivate var isColumn: Bool {
    ["previous", "current", "next"].contains { hasSuffix(".\($0)") }
  }
}
