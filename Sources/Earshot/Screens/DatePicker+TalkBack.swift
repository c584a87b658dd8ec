extension DatePicker {
  public func talkBackNodes(_ wording: Wording) -> [TalkBackNode] {
    var field = TalkBackNode()
    field.id = "field"
    field.part = "date-picker.field"
    field.className = "android.widget.EditText"
    field.contentDescription = fieldName(wording)
    field.text = fieldValue(wording)
    if date == nil, placeholder != nil {
      field.hintText = placeholder
      field.showingHintText = true
    }
    field.editable = true
    field.longClickable = true
    field.focusable = true
    field.enabled = !common.isDisabled
    var open = TalkBackNode.button(
      "open", part: "date-picker.open", label: wording.word("label.show-date-picker"))
    open.enabled = !common.isDisabled
    guard isExpanded, let shown = shownDay else { return [field, open] }
    return [field, open, dialog(showing: shown, wording)]
  }

  private func dialog(showing shown: CalendarDate, _ wording: Wording) -> TalkBackNode {
    var dialog = TalkBackNode()
    dialog.className = "android.widget.FrameLayout"
    var heading = TalkBackNode()
    heading.id = "title"
    heading.part = "date-picker.title"
    heading.className = "android.widget.TextView"
    heading.text = title ?? wording.text(of: shown, wording.dates.title)
    dialog.children = [heading]
    switch style {
    case .columns: dialog.children += columns(showing: shown, wording)
    case .input: dialog.children.append(input(wording))
    case .calendar: dialog.children += calendar(showing: shown, wording)
    }
    for (id, key) in [("cancel", "label.cancel"), ("set", "label.set")] {
      dialog.children.append(.button(id, part: "date-picker.action", label: wording.word(key)))
    }
    return dialog
  }

  /// Three columns in the order month, day, year, with three values shown in each.
  private func columns(showing shown: CalendarDate, _ wording: Wording) -> [TalkBackNode] {
    let days = CalendarDate.days(in: shown.month, of: shown.year)
    return [
      column("month", around: shown.month, in: 1...12) { wording.monthName($0) },
      column("day", around: shown.day, in: 1...days) { "\($0)" },
      column("year", around: shown.year, in: 1...9999) { "\($0)" },
    ]
  }

  private func column(
    _ name: String, around value: Int, in range: ClosedRange<Int>, text: (Int) -> String
  ) -> TalkBackNode {
    var column = TalkBackNode()
    column.className = "android.widget.NumberPicker"
    column.actions = [.init(.scrollForward), .init(.scrollBackward)]
    column.children = [value - 1, value, value + 1].map { number in
      // A column goes round: behind December comes January.
      let wrapped = number < value ? range.upperBound : range.lowerBound
      let shown = range.contains(number) ? number : wrapped
      let position = number < value ? "previous" : number > value ? "next" : "current"
      var node = TalkBackNode.button(
        "\(name).\(position)", part: "date-picker.column", label: text(shown))
      node.longClickable = true
      return node
    }
    return column
  }

  private func input(_ wording: Wording) -> TalkBackNode {
    var input = TalkBackNode()
    input.id = "input"
    input.part = "date-picker.input"
    input.className = "android.widget.EditText"
    input.contentDescription = common.label
    input.text = typedDate ?? fieldValue(wording)
    input.focused = isTyping
    input.editable = true
    input.clickable = true
    input.focusable = true
    return input
  }

  private func calendar(showing shown: CalendarDate, _ wording: Wording) -> [TalkBackNode] {
    var month = TalkBackNode.button(
      "month", part: "date-picker.month", label: wording.text(of: shown, wording.dates.month))
    month.focusable = true
    return [month]
      + shown.daysOfMonth.map { day in
        var node = TalkBackNode.button(
          "day.\(day)", part: "date-picker.day", label: wording.text(of: day, wording.dates.day))
        node.selected = isSelected(day)
        node.enabled = isAvailable(day)
        return node
      }
  }
}
