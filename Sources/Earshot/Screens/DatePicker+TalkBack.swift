extension DatePicker {
  public func talkBackNodes(_ wording: Wording) -> [TalkBackNode] {
    var field = TalkBackNode.field(.field, part: "date-picker.field", label: fieldName(wording))
    field.text = fieldValue(wording)
    if date == nil, placeholder != nil {
      field.hintText = placeholder
      field.showingHintText = true
    }
    field.longClickable = true
    field.enabled = !common.isDisabled
    var open = TalkBackNode.button(
      .open, part: "date-picker.open", label: wording.word("label.show-date-picker"))
    open.enabled = !common.isDisabled
    guard isExpanded, let shown = shownDay else { return [field, open] }
    return [field, open, dialog(showing: shown, wording)]
  }

  private func dialog(showing shown: CalendarDate, _ wording: Wording) -> TalkBackNode {
    var dialog = TalkBackNode()
    dialog.className = "android.widget.FrameLayout"
    dialog.children = [
      .text(
        title ?? wording.text(of: shown, wording.dates.title), .title, part: "date-picker.title")
    ]
    switch style {
    case .columns: dialog.children += columns(showing: shown, wording)
    case .input: dialog.children.append(input(wording))
    case .calendar: dialog.children += calendar(showing: shown, wording)
    }
    for (role, key) in [(StopID.Role.cancel, "label.cancel"), (.set, "label.set")] {
      dialog.children.append(.button(role, part: "date-picker.action", label: wording.word(key)))
    }
    return dialog
  }

  /// Three columns in the order month, day, year, with three values shown in each.
  private func columns(showing shown: CalendarDate, _ wording: Wording) -> [TalkBackNode] {
    let days = CalendarDate.days(in: shown.month, of: shown.year)
    return [
      column(.month, around: shown.month, in: 1...12) { wording.monthName($0) },
      column(.day, around: shown.day, in: 1...days) { "\($0)" },
      column(.year, around: shown.year, in: 1...9999) { "\($0)" },
    ]
  }

  private func column(
    _ unit: CalendarDate.Unit, around value: Int, in range: ClosedRange<Int>, text: (Int) -> String
  ) -> TalkBackNode {
    var column = TalkBackNode()
    column.className = "android.widget.NumberPicker"
    column.actions = [.init(.scrollForward), .init(.scrollBackward)]
    column.children = Self.columnPlaces.map { place, step in
      let number = value + step
      // A column goes round: behind December comes January.
      let wrapped = number < value ? range.upperBound : range.lowerBound
      let shown = range.contains(number) ? number : wrapped
      var node = TalkBackNode.button(
        StopID.Role(rawValue: unit.rawValue), place, part: "date-picker.column", label: text(shown))
      node.longClickable = true
      return node
    }
    return column
  }

  /// The values that a column shows, each with how far it is from the one that holds.
  private static let columnPlaces = [("previous", -1), ("current", 0), ("next", 1)]

  /// The stops of all columns: the piece of the date, and how far the value is from the one that
  /// holds.
  static let columns: [StopID: (unit: CalendarDate.Unit, step: Int)] = Dictionary(
    uniqueKeysWithValues: CalendarDate.Unit.allCases.flatMap { unit in
      columnPlaces.map { place, step in
        (StopID(StopID.Role(rawValue: unit.rawValue), place), (unit, step))
      }
    })

  private func input(_ wording: Wording) -> TalkBackNode {
    var input = TalkBackNode.field(.input, part: "date-picker.input", label: common.label)
    input.text = typedDate ?? fieldValue(wording)
    input.focused = isTyping
    input.clickable = true
    return input
  }

  private func calendar(showing shown: CalendarDate, _ wording: Wording) -> [TalkBackNode] {
    let month = TalkBackNode.button(
      .month, part: "date-picker.month", label: wording.text(of: shown, wording.dates.month))
    return [month]
      + shown.daysOfMonth.map { day in
        var node = TalkBackNode.button(
          .day, "\(day)", part: "date-picker.day", label: wording.text(of: day, wording.dates.day))
        node.selected = isSelected(day)
        node.enabled = isAvailable(day)
        return node
      }
  }
}
