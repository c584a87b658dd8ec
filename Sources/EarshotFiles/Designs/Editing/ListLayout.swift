/// The items of a list, each with the text that moves with it.
struct ListLayout {
  struct Item {
    var written: Range<Int>
    /// With the comments above and after it.
    var whole: Range<Int>
  }

  let isFlow: Bool
  private(set) var range: Range<Int>
  private(set) var items: [Item] = []

  init?(at place: Int, in text: DesignText) {
    let all = text.tokens.all
    guard let index = text.tokens.index(at: place),
      case let first = text.tokens.afterProperties(from: index), first < all.count,
      all[first].kind == .entry || text.bytes[all[first].range] == [UInt8(ascii: "[")]
    else { return nil }
    isFlow = all[first].kind == .open
    range = all[first].range
    let isRead = isFlow ? readFlow(from: first, in: text) : readBlock(from: first, in: text)
    guard isRead else { return nil }
  }

  private mutating func readFlow(from opening: Int, in text: DesignText) -> Bool {
    let all = text.tokens.all
    let depth = all[opening].depth + 1
    var (start, end, comment): (Int?, Int, Int?) = (nil, 0, nil)
    func item() -> Item? {
      start.map { Item(written: $0..<end, whole: (comment ?? $0)..<end) }
    }
    for token in all[(opening + 1)...] {
      let isEnd = token.depth == depth && token.kind == .close
      if token.kind == .comment {
        let place = token.range.lowerBound
        let isAbove = start == nil && text.isBlank(text.startOfLine(around: place)..<place)
        if isAbove { comment = comment ?? place }
      } else if isEnd || token.depth == depth && token.kind == .comma {
        if let item = item() { items.append(item) }
        (start, comment) = (nil, nil)
        if isEnd {
          range = range.lowerBound..<token.range.upperBound
          return true
        }
      } else {
        start = start ?? token.range.lowerBound
        end = token.range.upperBound
      }
    }
    return false
  }

  private mutating func readBlock(from first: Int, in text: DesignText) -> Bool {
    let all = text.tokens.all
    let (depth, column) = (all[first].depth, all[first].column)
    for token in all[first...] where token.kind != .comment {
      if token.depth == depth, token.kind == .entry, token.column == column {
        items.append(Item(written: token.range, whole: token.range))
      } else if token.depth > depth || token.column > column && token.kind != .marker {
        let item = items.count - 1
        items[item].written = items[item].written.lowerBound..<token.range.upperBound
      } else {
        break
      }
    }
    var last = range.lowerBound
    for index in items.indices {
      let written = items[index].written
      let start = text.startOfLine(around: written.lowerBound)
      guard text.isBlank(start..<written.lowerBound) else { return false }
      let lower = text.startOfComments(above: start, after: index == 0 ? 0 : last)
      last = text.endOfComments(
        below: text.endOfLine(from: written.upperBound), deeperThan: column)
      items[index].whole = lower..<last
    }
    range = range.lowerBound..<last
    return true
  }
}

extension DesignText {
  private func comment(inLineFrom start: Int) -> YAMLTokens.Token? {
    var place = start
    while place < bytes.count, isBlank(place..<place + 1) { place += 1 }
    guard let index = tokens.index(at: place), tokens.all[index].kind == .comment else {
      return nil
    }
    return tokens.all[index]
  }

  fileprivate func startOfComments(above line: Int, after limit: Int) -> Int {
    var start = line
    while start > 0, case let above = startOfLine(around: start - length(ofBreakBefore: start)),
      above < start, above >= limit, comment(inLineFrom: above) != nil
    { start = above }
    return start
  }

  fileprivate func endOfComments(below line: Int, deeperThan column: Int) -> Int {
    var end = line
    while case let next = end + LineBreak.length(in: bytes, at: end), next > end,
      let comment = comment(inLineFrom: next), comment.column > column
    { end = endOfLine(from: comment.range.upperBound) }
    return end
  }

  func length(ofBreakBefore place: Int) -> Int {
    guard place > 0 else { return 0 }
    return place > 1 && bytes[place - 1] == 0x0A && bytes[place - 2] == 0x0D ? 2 : 1
  }
}
