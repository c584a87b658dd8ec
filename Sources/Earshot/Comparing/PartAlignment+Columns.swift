extension PartAlignment {
  /// The parts in spoken order, expected above heard; a part that is heard at another place has a
  /// column in both places.
  var columns: [PartComparison.Column] {
    var columns: [PartComparison.Column] = []
    var nextSegment = 0
    for (number, part) in expected.enumerated() {
      guard let (segment, text) = heard(number), !moved.contains(number) else {
        columns.append(PartComparison.Column(expected: part, heard: nil))
        continue
      }
      columns += unexpected(nextSegment..<max(nextSegment, segment))
      columns.append(PartComparison.Column(expected: part, heard: text))
      nextSegment = max(nextSegment, segment + 1)
    }
    return columns + unexpected(nextSegment..<max(nextSegment, segments.count))
  }

  private func heard(_ part: Int) -> (segment: Int, text: String)? {
    switch outcomes[part] {
    case .heard(let segment), .cutOff(let segment): (segment, segments[segment].text)
    case .wrong(let segment, let text): (segment, text)
    case .missing, .behindCut: nil
    }
  }

  private func unexpected(_ range: Range<Int>) -> [PartComparison.Column] {
    let placed = expected.indices.filter { !moved.contains($0) }.compactMap { heard($0)?.segment }
    let movedHere = expected.indices.filter(moved.contains).compactMap { heard($0)?.segment }
    return range.filter { !placed.contains($0) }
      .filter { leftovers.contains($0) || movedHere.contains($0) }
      .map { PartComparison.Column(expected: nil, heard: segments[$0].text) }
  }
}
