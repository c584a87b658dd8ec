extension TimePicker {
  package func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    var field = ExposedNode.button(
      .field, part: "\(kind).field", label: common.exposedName(wording))
    if let value = fieldValue(wording) { field.children = [.text(value, meaning: .value)] }
    field.enabled = !common.isDisabled
    guard isExpanded else { return [field] }
    var dialog = ExposedNode()
    dialog.className = "android.widget.FrameLayout"
    dialog.children = days(wording) + (style == .clock ? clock(wording) : input(wording))
    dialog.children += [
      action(.cancel, "label.cancel", wording), action(.set, "label.ok", wording),
    ]
    return [field, dialog]
  }

  private func action(_ role: StopID.Role, _ key: String, _ wording: Wording) -> ExposedNode {
    .button(role, part: "time-picker.action", label: wording.word(key))
  }

  private func days(_ wording: Wording) -> [ExposedNode] {
    guard subject == .dateAndTime else { return [] }
    return CalendarDate.Unit.allCases.map { unit in
      let shown = ExposedNode.button(
        StopID.Role(rawValue: unit.rawValue), part: "date-picker.column",
        label: text(of: unit, wording))
      return .column(of: [shown])
    }
  }

  private func modeButton(_ key: String, _ wording: Wording) -> ExposedNode {
    .button(.mode, part: "time-picker.mode", label: wording.word(key))
  }

  // MARK: Clock face

  private func clock(_ wording: Wording) -> [ExposedNode] {
    var hour = display(.hour, "label.select-hours", wording)
    hour.facts.added = [.ofComponent(.entered(.group), wording.word("label.time-parts"))]
    var face = ExposedNode()
    face.id = "\(id).face"
    face.className = "android.view.ViewGroup"
    face.children = clockNumbers.map { number($0, wording) }
    return [hour, display(.minute, "label.select-minutes", wording)]
      + (has24Hours ? [] : [periods(wording)]) + [face]
      + [modeButton("label.text-input-mode", wording)]
  }

  private func display(_ unit: ClockTime.Unit, _ key: String, _ wording: Wording) -> ExposedNode {
    let role = StopID.Role(rawValue: unit.rawValue)
    var node = ExposedNode(of: role, part: "time-picker.\(unit)", className: "android.view.View")
    node.contentDescription = wording.word(key)
    node.stateDescription = text(of: unit, wording)
    node.clickable = true
    node.focusable = true
    return node
  }

  private func periods(_ wording: Wording) -> ExposedNode {
    var group = ExposedNode()
    group.className = "android.widget.RadioGroup"
    group.collectionInfo = .init(rowCount: 2, columnCount: 1, selectionMode: .single)
    group.children = [false, true].enumerated().map { row, isAfternoon in
      let label = wording.word(isAfternoon ? "label.pm" : "label.am")
      let isPicked = moment.time.isAfternoon == isAfternoon
      var node = ExposedNode.button(
        .period, Self.half(ofDay: isAfternoon), part: "", label: label)
      node.become(.radio, isPicked: isPicked)
      node.facts.part = "time-picker.period"
      node.collectionItemInfo = .init(rowIndex: row, columnIndex: 0)
      // In the guidelines, a choice is announced as "selected", not as "checked".
      node.facts.added = [.ofComponent(isPicked ? .selected : .unselected)]
      node.facts.omit(.checked(node.checked))
      return node
    }
    return group
  }

  private func number(_ number: Int, _ wording: Wording) -> ExposedNode {
    let key = isShowingMinutes ? "value.minutes-on-clock" : "value.hour-on-clock"
    var node = ExposedNode.button(
      .number, "\(number)", part: "time-picker.number", label: wording.filled(key, "\(number)"))
    node.selected = number == chosenNumber
    return node
  }

  // MARK: Text fields

  private func input(_ wording: Wording) -> [ExposedNode] {
    var title = ExposedNode.text(
      wording.word("label.set-time"), .title, part: "time-picker.title")
    title.heading = true
    // The colon between the fields is visible text, so it is a stop.
    var colon = ExposedNode.text(":", .colon, part: "time-picker.colon")
    colon.contentDescription = wording.word("label.colon")
    return [
      title,
      .text(wording.word("label.type-in-time"), .label, part: "time-picker.label"),
      field(of: .hour, wording), colon, field(of: .minute, wording),
    ] + (has24Hours ? [] : periodList(wording)) + [modeButton("label.clock-mode", wording)]
  }

  private func field(of unit: ClockTime.Unit, _ wording: Wording) -> ExposedNode {
    var node = ExposedNode.field(StopID.Role(rawValue: unit.rawValue), part: "time-picker.input")
    let typed = typing.flatMap { $0.unit == unit ? $0.text : nil }
    node.text = typed ?? text(of: unit, wording)
    node.hintText = wording.word("label.\(unit)")
    node.focused = typed != nil
    node.clickable = true
    // TalkBack announces the placeholder; in the guidelines, a name is announced instead.
    node.facts.omit(.placeholder)
    node.facts.added = [.ofComponent(.name, wording.word("label.for-\(unit)"))]
    return node
  }

  private func periodList(_ wording: Wording) -> [ExposedNode] {
    var node = ExposedNode(
      of: .period, part: "time-picker.period-list", className: "android.widget.Spinner")
    node.children = [.text(text(of: .period, wording), meaning: .value)]
    node.clickable = true
    node.focusable = true
    return [node] + (isListOpen ? options(wording) : [])
  }

  private func options(_ wording: Wording) -> [ExposedNode] {
    [false, true].map { isAfternoon in
      let label = wording.word(isAfternoon ? "label.pm" : "label.am")
      var node = ExposedNode.button(
        .option, Self.half(ofDay: isAfternoon), part: "time-picker.option", label: label)
      node.className = "android.widget.CheckedTextView"
      node.checkable = true
      node.checked = Fact.CheckedState(moment.time.isAfternoon == isAfternoon)
      if !isAfternoon { node.facts.added = [.ofComponent(.entered(.window))] }
      return node
    }
  }
}
