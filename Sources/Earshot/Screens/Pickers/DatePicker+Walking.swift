extension DatePicker {
  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    switch interaction {
    case .activate: return activate(stop, on: platform, wording)
    case .adjust(let steps): return adjust(stop, by: steps)
    case .hold: return hold(stop)
    case .close(let way): return close(by: way, on: platform)
    case .type, .delete, .clear, .submit: return edit(interaction)
    case .customAction(let name):
      return name == wording.word("label.show-date-picker") ? open() : [.acted(name)]
    case .showResults: return []
    }
  }

  private mutating func activate(
    _ stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    guard isExpanded else { return open() }
    if let column = column(at: stop) { return activate(column.unit, column.step) }
    switch stop?.role {
    case .dismiss, .close, .cancel: return closed()
    case .set: return keep(offered(wording))
    case .input:
      guard !isTyping else { return [] }
      isTyping = true
      return [.startedEditing]
    case .month: return turnIntoWheels(on: platform)
    default:
      guard let day = day(at: stop) else { return [] }
      return pick(day, on: platform)
    }
  }

  private mutating func turnIntoWheels(on platform: Platform) -> [Event] {
    isShowingWheels.toggle()
    let first: StopID =
      switch platform {
      case .voiceOver: StopID(.wheel, CalendarDate.Unit.month.rawValue)
      case .talkBack: StopID(.month, "current")
      }
    return [.moved(focus: isShowingWheels ? first : StopID(.month))]
  }

  private mutating func open() -> [Event] {
    isExpanded = true
    return [.opened]
  }

  private mutating func closed() -> [Event] {
    isExpanded = false
    isShowingWheels = false
    shownMonth = nil
    picked = nil
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
    case .talkBack:
      // The Set button does not close the picker if the shown day cannot be selected.
      [.closeButton] + (style != .columns || isAvailable(shownDay) ? [.item] : [])
        + [.escape, .back]
    }
  }

  public func opening(on platform: Platform, _ wording: Wording) -> Opening? {
    guard isExpanded else { return nil }
    switch platform {
    case .voiceOver:
      return Opening(focus: nil, outside: [StopID(.field)], closings: closings(on: platform))
    case .talkBack:
      let first: StopID =
        switch style {
        case .columns: StopID(.month, "previous")
        case .input: StopID(.input)
        case .calendar: StopID(.month)
        }
      var opening = Opening(
        focus: first, outside: [StopID(.field), StopID(.open)], closings: closings(on: platform),
        windowTitle: dialogTitle(wording))
      opening.otherFocus = StopID(.title)
      return opening
    }
  }

}

extension DatePicker {
  /// Selects a day and keeps the calendar open; iOS applies the selection immediately.
  private mutating func pick(_ day: CalendarDate, on platform: Platform) -> [Event] {
    guard isAvailable(day) else { return [.refused] }
    let before = chosen
    shownMonth = day
    if isRange, let first = before.first, before.last == nil, day > first {
      picked = Days(first: first, last: day)
    } else {
      picked = Days(first: day)
    }
    if platform == .voiceOver { keepPicked() }
    return [.changed]
  }

  private mutating func keepPicked() {
    (date, until) = (chosen.first, chosen.last)
    picked = nil
  }

  /// Returns the days that the Set button would select; nil if they cannot be selected.
  func offered(_ wording: Wording) -> Days? {
    switch style {
    case .calendar: return chosen
    case .columns:
      let shown = shownDay
      guard isAvailable(shown) else { return nil }
      guard isRange, let first = picked?.first else {
        return Days(first: shown, last: until.flatMap { $0 > shown ? $0 : nil })
      }
      return Days(first: first, last: picked?.last ?? (shown > first ? shown : nil))
    case .input:
      guard let typedDate else { return chosen }
      let days = days(in: typedDate, wording)
      guard let first = days?.first, isAvailable(first) else { return nil }
      guard let last = days?.last else { return days }
      return isRange && first < last && isAvailable(last) ? days : nil
    }
  }

  private mutating func keep(_ days: Days?) -> [Event] {
    guard let days else { return [.refused] }
    picked = days
    keepPicked()
    return closed()
  }

  /// Parses one or two days, each in the field's date format or in ISO 8601 format.
  private func days(in text: String, _ wording: Wording) -> Days? {
    if let day = day(in: text, wording) { return Days(first: day) }
    let joint = wording.filled("value.range", "", "")
    guard let place = text.place(of: joint),
      let first = day(in: String(text[..<place.lowerBound]), wording),
      let last = day(in: String(text[place.upperBound...]), wording)
    else { return nil }
    return Days(first: first, last: last)
  }

  private func day(in text: String, _ wording: Wording) -> CalendarDate? {
    CalendarDate(text) ?? wording.date(of: text, wording.dates.value)
  }

  private mutating func edit(_ interaction: Interaction) -> [Event] {
    guard isTyping else { return [] }
    // Clearing the field also clears a date that was not typed.
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

extension DatePicker {
  private mutating func adjust(_ stop: StopID?, by steps: Int) -> [Event] {
    guard isExpanded else { return [] }
    if let column = column(at: stop) { return turn(column.unit, by: steps) }
    switch stop?.role {
    case .month: return show(month(by: steps))
    case .wheel:
      return turn(stop?.label == CalendarDate.Unit.month.rawValue ? .month : .year, by: steps)
    default: return []
    }
  }

  private func column(at stop: StopID?) -> (unit: CalendarDate.Unit, step: Int)? {
    stop.flatMap { Self.columns[$0] }
  }

  /// Turns the column to a neighbouring value or, if `step` is 0 in a range picker, selects the
  /// shown day.
  private mutating func activate(_ unit: CalendarDate.Unit, _ step: Int) -> [Event] {
    guard step == 0 else {
      let events = turn(unit, by: step)
      return events == [.reachedLimit] ? [.refused] : events
    }
    guard isRange, style == .columns else { return [.changed] }
    return pick(shownDay, on: .talkBack)
  }

  private mutating func hold(_ stop: StopID?) -> [Event] {
    guard isExpanded else { return open() }
    guard let column = column(at: stop) else { return [] }
    let turns: [[Event]] = Self.columnPlaces.map { _ in
      turn(column.unit, by: column.step < 0 ? -1 : 1)
    }
    if turns.contains([.adjusted]) { return [.adjusted] }
    return [column.step == 0 ? .reachedLimit : .refused]
  }

  private mutating func turn(_ unit: CalendarDate.Unit, by steps: Int) -> [Event] {
    show(turned(unit, by: steps))
  }

  /// Returns the date after a column is turned; nil at the limit.
  ///
  /// Other columns change as little as possible.
  func turned(_ unit: CalendarDate.Unit, by steps: Int) -> CalendarDate? {
    guard let day = shownDay.turned(unit, by: steps) else { return nil }
    let range = range
    switch unit {
    case .day: return range.contains(day) ? day : nil
    case .year:
      let near = day.clamped(to: range)
      return near.year == day.year ? near : nil
    case .month:
      // If a month is out of range, the same month of a neighbouring year can be in range.
      return [0, day < range.lowerBound ? 12 : -12].lazy
        .compactMap { day.moved(byMonths: $0)?.clamped(to: range) }
        .first { $0.month == day.month }
    }
  }

  private func month(by months: Int) -> CalendarDate? {
    guard let day = shownDay.moved(byMonths: months) else { return nil }
    let near = day.clamped(to: range)
    return (near.year, near.month) == (day.year, day.month) ? near : nil
  }

  private mutating func show(_ day: CalendarDate?) -> [Event] {
    guard let day else { return [.reachedLimit] }
    shownMonth = day
    return [.adjusted]
  }
}

extension String {
  fileprivate func place(of text: String) -> Range<Index>? {
    guard !text.isEmpty else { return nil }
    return indices.lazy.first { self[$0...].hasPrefix(text) }
      .map { $0..<index($0, offsetBy: text.count) }
  }
}
