extension PartAlignment {
  var columns: [PartComparison.Column] {
    var columns: [PartComparison.Column] = []
    var nextSegment = 0
    let besides = segmentsBesides
    for (number, part) in expected.enumerated() {
      guard let (segment, text) = heard(number), !moved.contains(number) else {
        columns.append(PartComparison.Column(expected: part, heard: nil))
        continue
      }
      columns += unexpected(nextSegment..<max(nextSegment, segment), besides)
      columns.append(PartComparison.Column(expected: part, heard: text))
      nextSegment = max(nextSegment, segment + 1)
    }
    return columns + unexpected(nextSegment..<max(nextSegment, segments.count), besides)
  }

  private func heard(_ part: Int) -> (segment: Int, text: String)? {
    switch outcomes[part] {
    case .heard(let segment), .cutOff(let segment): (segment, segments[segment].text)
    case .wrong(let segment, let text): (segment, text)
    case .missing, .behindCut: nil
    }
  }

  private var segmentsBesides: Set<Int> {
    let placed = expected.indices.filter { !moved.contains($0) }.compactMap { heard($0)?.segment }
    let movedHere = moved.compactMap { heard($0)?.segment }
    return Set(leftovers).union(movedHere).subtracting(placed)
  }

  private func unexpected(_ range: Range<Int>, _ besides: Set<Int>) -> [PartComparison.Column] {
    range.filter(besides.contains)
      .map { PartComparison.Column(expected: nil, heard: segments[$0].text) }
  }
}
