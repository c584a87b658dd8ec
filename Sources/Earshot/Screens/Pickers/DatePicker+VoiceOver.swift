extension DatePicker {
  public func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    var field = ExposedElement(
      .field, label: fieldName(wording), value: fieldValue(wording), traits: [.button],
      part: "date-picker.field")
    field.facts.isDerived = calendarImage != nil
    return isExpanded ? [field] + calendar(wording) : [field]
  }

  /// Returns the calendar without its arrow buttons, because the month is adjustable.
  private func calendar(_ wording: Wording) -> [ExposedElement] {
    let shown = shownDay
    var elements: [ExposedElement] = []
    if hasDismissElement {
      elements.append(
        .dismissRegion("label.dismiss-pop-up", part: "date-picker.dismiss", wording))
    }
    elements += [
      ExposedElement(
        .heading, label: title ?? common.label, traits: .header, part: "date-picker.heading"),
      .closing(.close, "label.close", part: "date-picker.close", wording),
      ExposedElement(
        .month, label: wording.text(of: shown, wording.dates.month),
        traits: [.button, .adjustable], part: "date-picker.month"),
    ]
    return elements
      + (isShowingWheels ? wheels(shown, wording) : shown.daysOfMonth.map { day($0, wording) })
  }

  private func wheels(_ shown: CalendarDate, _ wording: Wording) -> [ExposedElement] {
    var month = wheel(.month, wording.monthName(shown.month))
    month.becomePickerWheel(place: shown.month, of: 12)
    var year = wheel(.year, "\(shown.year)")
    if let first = minimum?.year, let last = maximum?.year {
      year.becomePickerWheel(place: shown.year - first + 1, of: last - first + 1)
    }
    return [month, year]
  }

  private func wheel(_ unit: CalendarDate.Unit, _ label: String) -> ExposedElement {
    ExposedElement(
      .wheel, unit.rawValue, label: label, traits: [.pickerItem, .adjustable],
      part: "date-picker.wheel")
  }

  private func day(_ day: CalendarDate, _ wording: Wording) -> ExposedElement {
    var traits: Traits = [.button]
    if isSelected(day) { traits.insert(.selected) }
    if !isAvailable(day) { traits.insert(.notEnabled) }
    var element = ExposedElement(
      .day, "\(day)", label: text(of: day, wording.dates.day, wording), traits: traits,
      part: "date-picker.day")
    element.facts.isDerived = day == today
    return element
  }
}
