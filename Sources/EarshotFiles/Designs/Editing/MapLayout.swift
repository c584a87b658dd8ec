struct MapLayout {
  struct Key {
    var start: Int
    var name: Range<Int>
    var colon: Range<Int>
    var value: [YAMLTokens.Token]

    var end: Int { value.last?.range.upperBound ?? colon.upperBound }
  }

  let isFlow: Bool
  private(set) var keys: [Key] = []

  init?(at place: Int, in tokens: YAMLTokens) {
    guard let index = tokens.index(at: place) else { return nil }
    let all = tokens.all
    let opening = tokens.afterProperties(from: index)
    guard opening < all.count else { return nil }
    isFlow = all[opening].kind == .open
    let depth = all[opening].depth + (isFlow ? 1 : 0)
    let first = isFlow ? opening + 1 : index
    let column = isFlow ? 0 : all[opening].keyColumn
    guard let column else { return nil }
    var next = first
    var start: Int?
    while next < all.count {
      let token = all[next]
      defer { next += 1 }
      if token.kind == .comment { continue }
      let isInside =
        isFlow
        ? token.depth > depth || token.depth == depth && token.kind != .close
        : token.depth > depth || token.column >= column && token.kind != .marker
      guard isInside else { break }
      if token.depth == depth, token.keyColumn == column, next + 1 < all.count {
        guard let colon = all[next...].first(where: { $0.kind == .colon }) else { return nil }
        keys.append(
          Key(
            start: start ?? token.range.lowerBound, name: token.range, colon: colon.range, value: []
          ))
        start = nil
        continue
      }
      let isProperty = token.kind == .anchor || token.kind == .tag
      let key = tokens.afterProperties(from: next)
      if isProperty, key < all.count, all[key].depth == depth, all[key].keyColumn == column {
        start = start ?? token.range.lowerBound
        continue
      }
      guard let last = keys.indices.last, token.range.lowerBound >= keys[last].colon.upperBound,
        !(token.kind == .comma && token.depth == depth)
      else { continue }
      keys[last].value.append(token)
    }
    guard !keys.isEmpty else { return nil }
  }
}
