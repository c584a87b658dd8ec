package import Earshot

extension DesignText {
  package enum Place: Sendable {
    case endOfScreen
    case after(Item)
    case inside(Written)
  }

  package func edit(
    adding component: NewComponent, at place: Place
  ) throws(InputError) -> FileEdit {
    switch place {
    case .after(let item):
      guard let list = value(at: item.list) else { break }
      return try edit(adding: component, after: item.index, in: list)
    case .endOfScreen:
      let screen = screen
      let entry =
        screen.entries.first { $0.key == "components" } ?? screen.entries.first(where: holds)
      return try edit(adding: component, toEndOf: entry, in: screen.map)
    case .inside(let written):
      let entry = written.entries.first { $0.key == "components" }
      return try edit(adding: component, toEndOf: entry, in: written.map)
    }
    throw refusal("the component is written in another form", at: root.location)
  }

  private var screen: (map: SourceValue, entries: [SourceValue.Entry]) {
    guard case .map(let entries) = root.content else { return (root, []) }
    if let own = entries.first(where: { $0.key == "screen" })?.value,
      case .map(let keys) = own.content
    {
      return (own, keys)
    }
    return (root, entries)
  }

  private func holds(_ entry: SourceValue.Entry) -> Bool {
    guard case .list = entry.value.content else { return false }
    return KeyWord.all[entry.key]?.keys.contains("components") == true
  }

  private func edit(
    adding component: NewComponent, toEndOf entry: SourceValue.Entry?, in map: SourceValue
  ) throws(InputError) -> FileEdit {
    try checkIsOnce(map)
    guard let entry else { return try edit(adding: component, asFirstIn: map) }
    switch entry.value.content {
    case .list(let items) where !items.isEmpty:
      return try edit(adding: component, after: items.count - 1, in: entry.value)
    case .list, .null: return try edit(adding: component, to: entry)
    case .scalar, .map:
      throw refusal("'\(entry.key)' is written in another form", at: entry.location)
    }
  }

  private func edit(
    adding component: NewComponent, after index: Int, in list: SourceValue
  ) throws(InputError) -> FileEdit {
    try checkIsOnce(list)
    guard case .list(let items) = list.content else {
      throw refusal("the list is written in another form", at: list.location)
    }
    let layout = try layout(ofList: list)
    let nearest = items.indices.sorted { abs($0 - index) < abs($1 - index) }
    let model = nearest.lazy.compactMap {
      ComponentStyle(of: items[$0], in: layout.items[$0].written, of: self)
    }.first
    let margin = layout.isFlow ? 0 : column(of: layout.range.lowerBound)
    let style =
      model
      ?? ComponentStyle(
        inFlow: layout.isFlow, isJSON: isJSON, margin: margin,
        newline: newline(before: max(layout.range.lowerBound, 1)))
    let end = layout.items[index].whole.upperBound
    var attempts: [Attempt] = []
    for value in [style.isShort ? component.shortValue : nil, component.value].compactMap(\.self) {
      let text =
        separator(after: index, in: layout, style) + style.item(value, inFlow: layout.isFlow)
      let change = IntendedChange.items(ofListAt: list.location) { items in
        var items = items
        items.insert(value, at: index + 1)
        return items
      }
      attempts.append((FileEdit(end..<end, by: text), change))
    }
    return try checked(attempts, at: list.location)
  }

  private func checked(
    _ attempts: [Attempt], at location: SourceLocation
  ) throws(InputError) -> FileEdit {
    guard let edit = safe(attempts) else {
      throw refusal("the component cannot be added without other changes", at: location)
    }
    return edit
  }

  private func separator(
    after index: Int, in layout: ListLayout, _ style: ComponentStyle
  ) -> String {
    let wholes = layout.items.map(\.whole)
    let left = index + 1 < wholes.count ? index : max(index - 1, 0)
    let gap =
      left + 1 < wholes.count ? wholes[left].upperBound..<wholes[left + 1].lowerBound : nil
    if layout.isFlow {
      let lead = layout.range.lowerBound + 1..<wholes[0].lowerBound
      guard let gap else {
        let lines = space(lead).flatMap { $0.contains(where: \.isNewline) ? $0 : nil }
        return lines.map { "," + $0 } ?? style.separator
      }
      return "," + (space(gap.lowerBound + 1..<gap.upperBound) ?? " ")
    }
    let newline = newline(before: max(wholes[index].upperBound, 1))
    let isSpaced = gap.map { range in
      let next = range.lowerBound + LineBreak.length(in: bytes, at: range.lowerBound)
      return next < range.upperBound && isBlank(next..<endOfLine(from: next))
    }
    let start = layout.items[index].written.lowerBound
    let margin = String(decoding: bytes[startOfLine(around: start)..<start], as: UTF8.self)
    return newline + (isSpaced == true ? newline : "") + margin
  }

  /// Fills `components:` or `components: []`.
  private func edit(
    adding component: NewComponent, to entry: SourceValue.Entry
  ) throws(InputError) -> FileEdit {
    guard let place = offset(of: entry.location), let index = tokens.index(at: place),
      let colon = tokens.all[index...].first(where: { $0.kind == .colon })
    else { throw refusal("'\(entry.key)' is written in another form", at: entry.location) }
    let isFlow = colon.depth > 0
    var (start, end, rest) = (colon.range.upperBound, colon.range.upperBound, [UInt8]())
    var change = IntendedChange.filled(
      keyAt: entry.location, with: .list([component.value]))
    if case .list = entry.value.content {
      let list = try layout(ofList: entry.value).range
      change = .items(ofListAt: entry.value.location) { _ in [component.value] }
      end = list.upperBound
      if isFlow { start = list.lowerBound }
    } else if isJSON || isFlow {
      throw refusal("'\(entry.key)' is empty", at: entry.location)
    }
    if !isFlow {
      let line = endOfLine(from: end)
      rest = Array(bytes[end..<line])
      end = line
    }
    let column = column(of: place)
    let text = list(of: component, inFlow: isFlow, keyAt: place, column: column)
    return try checked(
      [(FileEdit(start..<end, by: rest + Array(text.utf8)), change)], at: entry.location)
  }

  private func list(
    of component: NewComponent, inFlow isFlow: Bool, keyAt place: Int, column: Int
  ) -> String {
    let newline = newline(before: max(place, 1))
    let margin = column + 2
    let style = ComponentStyle(inFlow: isFlow, isJSON: isJSON, margin: margin, newline: newline)
    let item = style.item(component.value, inFlow: isFlow)
    guard isFlow else { return newline + String(repeating: " ", count: margin) + item }
    let lead = bytes[startOfLine(around: place)..<place]
    guard !lead.isEmpty, isBlank(lead.startIndex..<lead.endIndex) else { return "[\(item)]" }
    let space = String(decoding: lead, as: UTF8.self)
    return "[\(newline)\(space)\(space)\(item)\(newline)\(space)]"
  }

  /// Adds `components` to a map.
  private func edit(
    adding component: NewComponent, asFirstIn map: SourceValue
  ) throws(InputError) -> FileEdit {
    guard case .map(let entries) = map.content, let place = offset(of: map.location),
      let layout = MapLayout(at: place, in: tokens), let last = layout.keys.last
    else { throw refusal("the component is written in another form", at: map.location) }
    let change = IntendedChange.added(
      "components", .list([component.value]), toMapAt: map.location, index: entries.count)
    let key = isJSON ? "\"components\"" : "components"
    if layout.isFlow {
      let list = list(of: component, inFlow: true, keyAt: layout.keys[0].start, column: 0)
      let pair = ",\(gap(in: layout))\(key)\(colon(in: layout))\(list)"
      return try checked([(FileEdit(last.end..<last.end, by: pair), change)], at: map.location)
    }
    let end = endOfLine(from: last.end)
    let column = column(of: layout.keys[layout.keys.count > 1 ? 1 : 0].start)
    let newline = newline(before: max(end, 1))
    let text =
      newline + String(repeating: " ", count: column) + "\(key):"
      + list(of: component, inFlow: false, keyAt: place, column: column)
    return try checked([(FileEdit(end..<end, by: text), change)], at: map.location)
  }
}

extension ComponentStyle {
  func item(_ value: SourceValue, inFlow: Bool) -> String {
    let text = written(value)
    return inFlow || text.hasPrefix("-") ? text : "- \(text)"
  }
}
