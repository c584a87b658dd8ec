extension TimePicker {
  public func talkBackNodes(_ wording: Wording) -> [TalkBackNode] {
    var field = TalkBackNode.button(
      .field, part: "\(kind).field", label: common.exposedName(wording))
    if let value = fieldValue(wording) { field.children = [.text(value, telling: .value)] }
    field.enabled = !common.isDisabled
    guard isExpanded else { return [field] }
    var dialog = TalkBackNode()
    dialog.className = "android.widget.FrameLayout"
    dialog.children = days(wording) + (style == .clock ? clock(wording) : input(wording))
    dialog.children += [
      action(.cancel, "label.cancel", wording), action(.set, "label.ok", wording),
    ]
    return [field, dialog]
  }

  private func action(_ role: StopID.Role, _ key: String, _ wording: Wording) -> TalkBackNode {
    .button(role, part: "time-picker.action", label: wording.word(key))
  }

  /// The columns of the day, each turned by swipes.
  private func days(_ wording: Wording) -> [TalkBackNode] {
    guard subject == .dateAndTime else { return [] }
    return CalendarDate.Unit.allCases.map { unit in
      let shown = TalkBackNode.button(
        StopID.Role(rawValue: unit.rawValue), part: "date-picker.column",
        label: text(of: unit, wording))
      return .column(of: [shown])
    }
  }

  private func modeButton(_ key: String, _ wording: Wording) -> TalkBackNode {
    .button(.mode, part: "time-picker.mode", label: wording.word(key))
  }

  // MARK: The face of a clock

  private func clock(_ wording: Wording) -> [TalkBackNode] {
    var hour = display(.hour, "label.select-hours", wording)
    hour.componentFacts = [.ofComponent(.entered(.group), wording.word("label.time-parts"))]
    return [hour, display(.minute, "label.select-minutes", wording)]
      + (has24Hours ? [] : [periods(wording)]) + clockNumbers.map { number($0, wording) }
      + [modeButton("label.text-input-mode", wording)]
  }

  /// The hour or minute that is chosen; a double-tap asks for another one.
  private func display(_ unit: ClockTime.Unit, _ key: String, _ wording: Wording) -> TalkBackNode {
    let role = StopID.Role(rawValue: unit.rawValue)
    var node = TalkBackNode(of: role, part: "time-picker.\(unit)", className: "android.view.View")
    node.contentDescription = wording.word(key)
    node.stateDescription = text(of: unit, wording)
    node.clickable = true
    node.focusable = true
    return node
  }

  private func periods(_ wording: Wording) -> TalkBackNode {
    var group = TalkBackNode()
    group.className = "android.widget.RadioGroup"
    group.collectionInfo = .init(rowCount: 2, columnCount: 1, selectionMode: .single)
    group.children = [false, true].enumerated().map { row, isAfternoon in
      let label = wording.word(isAfternoon ? "label.pm" : "label.am")
      let isPicked = moment.time.isAfternoon == isAfternoon
      var node = TalkBackNode.button(
        .period, Self.half(ofDay: isAfternoon), part: "", label: label)
      node.become(.radio, isPicked: isPicked, common.toolkits.android, wording)
      node.part = "time-picker.period"
      node.collectionItemInfo = .init(rowIndex: row, columnIndex: 0)
      // The guideline says what is chosen, and not what is checked.
      node.componentFacts = [.ofComponent(isPicked ? .selected : .unselected)]
      node.platformFacts += [.checked(node.checked), .state]
      return node
    }
    return group
  }

  private func number(_ number: Int, _ wording: Wording) -> TalkBackNode {
    let key = isShowingMinutes ? "value.minutes-on-clock" : "value.hour-on-clock"
    var node = TalkBackNode.button(
      .number, "\(number)", part: "time-picker.number", label: wording.filled(key, "\(number)"))
    node.selected = number == chosenNumber
    return node
  }

  // MARK: Fields to type into

  private func input(_ wording: Wording) -> [TalkBackNode] {
    var title = TalkBackNode.text(
      wording.word("label.set-time"), .title, part: "time-picker.title")
    title.heading = true
    // A colon is a text that is seen between the fields.
    var colon = TalkBackNode.text(":", .colon, part: "time-picker.colon")
    colon.contentDescription = wording.word("label.colon")
    return [
      title,
      .text(wording.word("label.type-in-time"), .label, part: "time-picker.label"),
      field(of: .hour, wording), colon, field(of: .minute, wording),
    ] + (has24Hours ? [] : periodList(wording)) + [modeButton("label.clock-mode", wording)]
  }

  private func field(of unit: ClockTime.Unit, _ wording: Wording) -> TalkBackNode {
    var node = TalkBackNode.field(StopID.Role(rawValue: unit.rawValue), part: "time-picker.input")
    let typed = typing.flatMap { $0.unit == unit ? $0.text : nil }
    node.text = typed ?? text(of: unit, wording)
    node.hintText = wording.word("label.\(unit)")
    node.focused = typed != nil
    node.clickable = true
    // TalkBack says by itself what the box is for.
    node.platformFacts = [.placeholder]
    node.componentFacts = [.ofComponent(.name, wording.word("label.for-\(unit)"))]
    return node
  }

  private func periodList(_ wording: Wording) -> [TalkBackNode] {
    var node = TalkBackNode(
      of: .period, part: "time-picker.period-list", className: "android.widget.Spinner")
    node.children = [.text(text(of: .period, wording), telling: .value)]
    node.clickable = true
    node.focusable = true
    return [node] + (isListOpen ? options(wording) : [])
  }

  private func options(_ wording: Wording) -> [TalkBackNode] {
    [false, true].map { isAfternoon in
      let label = wording.word(isAfternoon ? "label.pm" : "label.am")
      var node = TalkBackNode.button(
        .option, Self.half(ofDay: isAfternoon), part: "time-picker.option", label: label)
      node.className = "android.widget.CheckedTextView"
      node.checkable = true
      node.checked = Fact.CheckedState(moment.time.isAfternoon == isAfternoon)
      if !isAfternoon { node.componentFacts = [.ofComponent(.entered(.window))] }
      return node
    }
  }
}
