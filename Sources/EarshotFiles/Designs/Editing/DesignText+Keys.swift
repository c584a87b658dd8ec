import Earshot

extension DesignText {
  private func layout(of component: Written) throws(InputError) -> MapLayout {
    guard let place = offset(of: component.map.location),
      let layout = MapLayout(at: place, in: tokens)
    else { throw refusal("the component is written in another form", component) }
    return layout
  }

  func adding(
    _ key: String, _ content: SourceValue.Content, as spellings: [String], _ component: Written
  ) throws(InputError) -> [Attempt] {
    let layout = try layout(of: component)
    guard case .map(let entries) = component.map.content else { return [] }
    let places = Set(entries.compactMap { offset(of: $0.location) })
    let early = layout.keys.prefix { key in
      key.value.allSatisfy { $0.isScalar || $0.kind == .anchor || $0.kind == .tag }
        && !bytes[key.start..<key.end].contains { $0 == 0x0A || $0 == 0x0D }
    }
    let best = max(early.count - 1, 0)
    let order = [best] + layout.keys.indices.filter { $0 != best }.suffix(3).reversed()
    let name = isJSON ? json(key) : YAMLText.scalar(key)
    var attempts: [Attempt] = []
    for index in order {
      let before = layout.keys[...index].filter { places.contains($0.start) }.count
      let change = IntendedChange.added(
        key, content, toMapAt: component.map.location, index: before)
      for spelling in spellings {
        let pair = name + colon(in: layout) + spelling
        attempts.append((inserting(pair, after: index, in: layout), change))
      }
    }
    return attempts
  }

  private func inserting(_ pair: String, after index: Int, in layout: MapLayout) -> FileEdit {
    let end = layout.keys[index].end
    guard !layout.isFlow else { return FileEdit(end..<end, by: ",\(gap(in: layout))\(pair)") }
    let line = endOfLine(from: end)
    let start = layout.keys[layout.keys.count > 1 ? 1 : 0].start
    let margin = bytes[startOfLine(around: start)..<start]
    let isMargin = margin.allSatisfy { $0 == UInt8(ascii: " ") }
    let width = isMargin ? margin.count : column(of: start)
    return FileEdit(
      line..<line, by: newline(before: max(line, 1)) + String(repeating: " ", count: width) + pair)
  }

  func column(of place: Int) -> Int {
    bytes[startOfLine(around: place)..<place].count { $0 & 0xC0 != 0x80 }
  }

  func gap(in layout: MapLayout) -> String {
    let isAlone = layout.keys.count == 1
    let start = layout.keys[isAlone ? 0 : 1].start
    var first = start
    while first > 0, isBlank(first - 1..<first) { first -= 1 }
    if first > 0, isBreak(first - 1) {
      first -= first > 1 && bytes[first - 2] == 0x0D && bytes[first - 1] == 0x0A ? 2 : 1
    }
    let gap = String(decoding: bytes[first..<start], as: UTF8.self)
    let isCompact = isJSON && colon(in: layout) == ":"
    return isAlone && !gap.contains(where: \.isNewline) ? isCompact ? "" : " " : gap
  }

  func colon(in layout: MapLayout) -> String {
    guard isJSON, let key = layout.keys.first, let value = key.value.first,
      case let range = key.name.upperBound..<value.range.lowerBound,
      !bytes[range].contains(where: { $0 == 0x0A || $0 == 0x0D })
    else { return ": " }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  func removing(
    _ entry: SourceValue.Entry, _ component: Written
  ) throws(InputError) -> [Attempt] {
    let layout = try layout(of: component)
    if entry.location == entry.value.location { return try emptying(entry, layout, component) }
    guard let place = offset(of: entry.location),
      let index = layout.keys.firstIndex(where: { $0.start == place })
    else { throw refusal("'\(entry.key)' cannot be removed here", component) }
    let key = layout.keys[index]
    let next = index + 1 < layout.keys.count ? layout.keys[index + 1].start : nil
    let change = IntendedChange.removed(keyAt: entry.location)
    var ranges: [Range<Int>] = []
    if layout.isFlow {
      if index > 0, let comma = bytes[..<key.start].lastIndex(of: UInt8(ascii: ",")) {
        ranges.append(comma..<key.end)
      }
      if let next { ranges.append(key.start..<next) }
      ranges.append(key.start..<key.end)
    } else {
      ranges = lines(of: key, next)
    }
    return ranges.map { (FileEdit($0, by: ""), change) }
  }

  /// Removes the label of `- button: Save`.
  private func emptying(
    _ entry: SourceValue.Entry, _ layout: MapLayout, _ component: Written
  ) throws(InputError) -> [Attempt] {
    guard let text = writtenText(of: entry)?.text, let place = offset(of: entry.location),
      let key = layout.keys.first(where: { $0.value.first?.range.lowerBound == place })
    else { throw refusal("'\(entry.key)' cannot be removed here", component) }
    let range = isJSON ? place..<key.end : key.colon.upperBound..<key.end
    return [
      (FileEdit(range, by: isJSON ? "null" : ""), .emptied(at: entry.location, from: text))
    ]
  }

  private func lines(of key: MapLayout.Key, _ next: Int?) -> [Range<Int>] {
    let line = startOfLine(around: key.start)
    let end = endOfLine(from: key.end)
    guard isBlank(line..<key.start) else { return next.map { [key.start..<$0] } ?? [] }
    guard isBlank(key.end..<end) else {
      var comment = key.end
      while isBlank(comment..<comment + 1) { comment += 1 }
      return [key.start..<comment]
    }
    let after = end + LineBreak.length(in: bytes, at: end)
    guard after == end, line > 0 else { return [line..<after] }
    let isPair = line > 1 && bytes[line - 1] == 0x0A && bytes[line - 2] == 0x0D
    return [line - (isPair ? 2 : 1)..<end]
  }

  func isBreak(_ place: Int) -> Bool { bytes[place] == 0x0A || bytes[place] == 0x0D }

  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  func startOfLine(around place: Int) -> Int {
    (bytes[..<place].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1) + 1
  }

  func endOfLine(from place: Int) -> Int {
    bytes[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }
}
