extension DatePicker {
  public func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    var field = ExposedNode.field(.field, part: "date-picker.field")
    field.tellField(
      fieldName(wording), text: isFilled ? fieldValue(wording) : nil, placeholder: placeholder)
    field.enabled = !common.isDisabled
    field.facts.isDerived = calendarImage != nil
    let picking = wording.word("label.show-date-picker")
    if field.enabled { field.actions.append(.init(.custom, label: picking)) }
    var open = ExposedNode.button(
      .open, part: "date-picker.open", label: picking)
    open.enabled = !common.isDisabled
    return isExpanded ? [field, open, dialog(wording)] : [field, open]
  }

  private func dialog(_ wording: Wording) -> ExposedNode {
    var dialog = ExposedNode()
    dialog.className = "android.widget.FrameLayout"
    var heading = ExposedNode.text(dialogTitle(wording), .title, part: "date-picker.title")
    heading.heading = true
    heading.facts.isDerived = title == nil && shownDay == today
    dialog.children = [heading]
    switch style {
    case .columns: dialog.children += columns(of: [.month, .day, .year], wording)
    case .input: dialog.children.append(input(wording))
    case .calendar: dialog.children += calendar(wording)
    }
    let cancel = ExposedNode.button(
      .cancel, part: "date-picker.action", label: wording.word("label.cancel"))
    var set = ExposedNode.button(
      .set, part: "date-picker.action", label: wording.word("label.set"))
    set.enabled = offered(wording) != nil
    dialog.children += [cancel, set]
    return dialog
  }

  private func columns(
    of units: [CalendarDate.Unit], _ wording: Wording
  ) -> [ExposedNode] {
    let shown = shownDay
    let days = CalendarDate.days(in: shown.month, of: shown.year)
    return units.map { unit in
      switch unit {
      case .month:
        column(.month, around: shown.month, in: 1...12, wording) { wording.monthName($0) }
      case .day: column(.day, around: shown.day, in: 1...days, wording) { "\($0)" }
      case .year: column(.year, around: shown.year, in: 1...9999, wording) { "\($0)" }
      }
    }
  }

  private func column(
    _ unit: CalendarDate.Unit, around value: Int, in range: ClosedRange<Int>, _ wording: Wording,
    text: (Int) -> String
  ) -> ExposedNode {
    let day = shownDay
    let children = Self.columnPlaces.map { place, step in
      let number = value + step
      let wrapped = number < value ? range.upperBound : range.lowerBound
      let shown = range.contains(number) ? number : wrapped
      let isToday =
        unit == .day
        && today.map { ($0.year, $0.month, $0.day) == (day.year, day.month, shown) } == true
      let label =
        isToday
        ? wording.filled("name.state", wording.word("label.today"), text(shown)) : text(shown)
      var node = ExposedNode.button(
        StopID.Role(rawValue: unit.rawValue), place, part: "date-picker.column", label: label)
      node.longClickable = true
      node.facts.isDerived = isToday
      node.enabled = step == 0 || turned(unit, by: step) != nil
      // Only columns of a range picker expose a selected day.
      node.selected = isRange && unit == .day && step == 0 && isSelected(shownDay)
      return node
    }
    return .column(of: children)
  }

  static let columnPlaces = [("previous", -1), ("current", 0), ("next", 1)]

  static let columns: [StopID: (unit: CalendarDate.Unit, step: Int)] = Dictionary(
    uniqueKeysWithValues: CalendarDate.Unit.allCases.flatMap { unit in
      columnPlaces.map { place, step in
        (StopID(StopID.Role(rawValue: unit.rawValue), place), (unit, step))
      }
    })

  private func input(_ wording: Wording) -> ExposedNode {
    var input = ExposedNode.field(.input, part: "date-picker.input")
    input.tellField(
      common.label, text: typedDate ?? (isFilled ? fieldValue(wording) : nil),
      placeholder: placeholder)
    input.focused = isTyping
    input.clickable = true
    return input
  }

  private func calendar(_ wording: Wording) -> [ExposedNode] {
    let shown = shownDay
    let month = ExposedNode.button(
      .month, part: "date-picker.month", label: wording.text(of: shown, wording.dates.month))
    guard !isShowingWheels else {
      return [.column(of: [month])] + columns(of: [.month, .year], wording)
    }
    return [.column(of: [month])]
      + shown.daysOfMonth.map { day in
        var node = ExposedNode.button(
          .day, "\(day)", part: "date-picker.day", label: text(of: day, wording.dates.day, wording))
        node.selected = isSelected(day)
        node.enabled = isAvailable(day)
        node.facts.isDerived = day == today
        return node
      }
  }
}
