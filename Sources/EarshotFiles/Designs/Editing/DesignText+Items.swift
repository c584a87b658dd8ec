package import Earshot

extension DesignText {
  /// An item, by the numbers of the values above it.
  package struct Item: Sendable, Hashable {
    package var list: [Int]
    package var index: Int
  }

  /// The items of all lists; aliases repeat an item.
  ///
  /// Parts are left out, because designs can insert them anywhere.
  package var items: [SourceLocation: [Item]] {
    var found: [SourceLocation: [Item]] = [:]
    func visit(_ value: SourceValue, at path: [Int]) {
      switch value.content {
      case .null, .scalar: break
      case .list(let items):
        for (index, item) in items.enumerated() {
          found[item.location, default: []].append(Item(list: path, index: index))
          visit(item, at: path + [index])
        }
      case .map(let entries):
        for (index, entry) in entries.enumerated() where !path.isEmpty || entry.key != "parts" {
          visit(entry.value, at: path + [index])
        }
      }
    }
    visit(root, at: [])
    return found
  }

  package func location(of item: Item) -> SourceLocation? {
    guard case .list(let items) = value(at: item.list)?.content, items.indices.contains(item.index)
    else { return nil }
    return items[item.index].location
  }

  package func count(ofList path: [Int]) -> Int? {
    if case .list(let items) = value(at: path)?.content { items.count } else { nil }
  }

  package func place(of item: Item, before next: Item?) -> Item {
    let end = next?.index ?? count(ofList: item.list) ?? 0
    return Item(list: item.list, index: end > item.index ? end - 1 : end)
  }

  package func isNew(_ location: SourceLocation, in edit: FileEdit) -> Bool {
    let start = edit.range.lowerBound
    return offset(of: location).map { (start..<start + edit.replacement.count).contains($0) }
      ?? false
  }

  func value(at path: [Int]) -> SourceValue? {
    var value = root
    for step in path {
      switch value.content {
      case .list(let items) where items.indices.contains(step): value = items[step]
      case .map(let entries) where entries.indices.contains(step): value = entries[step].value
      default: return nil
      }
    }
    return value
  }

  func layout(ofList value: SourceValue) throws(InputError) -> ListLayout {
    guard case .list(let items) = value.content, let place = offset(of: value.location),
      let layout = ListLayout(at: place, in: self), layout.items.count == items.count
    else { throw refusal("the list is written in another form", at: value.location) }
    return layout
  }
}

extension DesignText {
  package func edit(removing item: Item) throws(InputError) -> FileEdit {
    let (list, layout) = try layout(of: item)
    let whole = layout.items[item.index].whole
    let change = IntendedChange.items(ofListAt: list.location) { items in
      var items = items
      items.remove(at: item.index)
      return items
    }
    let kept = tokens.all.filter { $0.kind == .comment && !whole.contains($0.range.lowerBound) }
      .map { bytes[$0.range] }
    guard let edit = removing(item.index, from: layout),
      isSafe(edit, for: change, keeping: kept)
    else {
      throw refusal("the component cannot be removed without other changes", at: list.location)
    }
    return edit
  }

  private func layout(
    of item: Item
  ) throws(InputError) -> (list: SourceValue, layout: ListLayout) {
    guard let list = value(at: item.list) else {
      throw refusal("the component is written in another form", at: root.location)
    }
    try checkIsOnce(list)
    return (list, try layout(ofList: list))
  }

  /// Throws if an alias uses the list or map again, because an edit would change all uses.
  func checkIsOnce(_ value: SourceValue) throws(InputError) {
    func count(in other: SourceValue) -> Int {
      let own = other.location == value.location ? 1 : 0
      return switch other.content {
      case .null, .scalar: 0
      case .list(let items): own + items.reduce(0) { $0 + count(in: $1) }
      case .map(let entries): own + entries.reduce(0) { $0 + count(in: $1.value) }
      }
    }
    guard count(in: root) <= 1 else {
      throw refusal("the list is used in several places", at: value.location)
    }
  }

  private func removing(_ index: Int, from layout: ListLayout) -> FileEdit? {
    let items = layout.items
    let whole = items[index].whole
    if items.count == 1 { return emptying(layout) }
    if layout.isFlow {
      return index + 1 < items.count
        ? FileEdit(whole.lowerBound..<items[index + 1].whole.lowerBound, by: "")
        : FileEdit(items[index - 1].whole.upperBound..<whole.upperBound, by: "")
    }
    guard index + 1 < items.count else {
      var start = whole.lowerBound - length(ofBreakBefore: whole.lowerBound)
      while case let line = startOfLine(around: start), line > 0, isBlank(line..<start) {
        start = line - length(ofBreakBefore: line)
      }
      return FileEdit(start..<whole.upperBound, by: "")
    }
    var end = whole.upperBound + LineBreak.length(in: bytes, at: whole.upperBound)
    while case let line = endOfLine(from: end), line < bytes.count, isBlank(end..<line) {
      end = line + LineBreak.length(in: bytes, at: line)
    }
    return FileEdit(whole.lowerBound..<end, by: "")
  }

  private func emptying(_ layout: ListLayout) -> FileEdit? {
    guard !layout.isFlow else {
      return FileEdit(layout.range.lowerBound..<layout.range.upperBound, by: "[]")
    }
    let before = tokens.all.prefix { $0.range.lowerBound < layout.range.lowerBound }
    guard let key = before.last(where: { $0.kind != .comment }), key.kind != .entry else {
      return nil
    }
    let place = key.range.upperBound
    let whole = layout.items[0].whole
    let rest = bytes[place..<whole.lowerBound - length(ofBreakBefore: whole.lowerBound)]
    return FileEdit(place..<whole.upperBound, by: Array(" []".utf8) + rest)
  }

  package func edit(moving item: Item, before index: Int?) throws(InputError) -> FileEdit {
    guard let count = count(ofList: item.list), (0..<count).contains(item.index),
      (0...count).contains(index ?? 0)
    else { throw refusal("the component is written in another form", at: root.location) }
    var order = Array(0..<count)
    order.remove(at: item.index)
    let next = index.map { Item(list: item.list, index: $0) }
    order.insert(item.index, at: place(of: item, before: next).index)
    return try edit(ordering: item.list, as: order)
  }

  /// The text between items stays.
  package func edit(ordering path: [Int], as order: [Int]) throws(InputError) -> FileEdit {
    guard let list = value(at: path) else {
      throw refusal("the list is written in another form", at: root.location)
    }
    try checkIsOnce(list)
    let layout = try layout(ofList: list)
    let changed = order.indices.filter { order[$0] != $0 }
    guard let first = changed.first, let last = changed.last else {
      return FileEdit(layout.range.lowerBound..<layout.range.lowerBound, by: "")
    }
    var (text, comments): ([UInt8], [YAMLTokens.Token]) = ([], [])
    func add(_ range: Range<Int>) {
      text += bytes[range]
      comments += tokens.all.filter { $0.kind == .comment && range.contains($0.range.lowerBound) }
    }
    let wholes = layout.items.map(\.whole)
    let range = wholes[first].lowerBound..<wholes[last].upperBound
    for slot in first...last {
      add(wholes[order[slot]])
      guard slot < last else { continue }
      let gap = wholes[slot].upperBound..<wholes[slot + 1].lowerBound
      let isLoose = layout.isFlow && tokens.comments.contains { gap.contains($0.startIndex) }
      if isLoose { throw refusal("a comment belongs to an item", at: list.location) }
      add(gap)
    }
    let others = tokens.all.filter { $0.kind == .comment }
    let kept =
      others.filter { $0.range.upperBound <= range.lowerBound } + comments
      + others.filter { $0.range.lowerBound >= range.upperBound }
    let change = IntendedChange.items(ofListAt: list.location) { items in order.map { items[$0] } }
    let edit = FileEdit(range, by: text)
    guard isSafe(edit, for: change, keeping: kept.map { bytes[$0.range] }) else {
      throw refusal("the order cannot be changed without other changes", at: list.location)
    }
    return edit
  }
}
