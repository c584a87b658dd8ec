extension Segmenter {
  func segments(of pieces: [FoldedText], elements: [Part?]) -> [Segment] {
    var segments: [Segment] = []
    for (number, (piece, element)) in zip(pieces, elements).enumerated() {
      segments += self.segments(
        of: piece, piece: number, element: element,
        isLast: element == nil && number == pieces.count - 1)
    }
    return joiningPieces(segments)
  }

  /// Joins heard texts that together are one expected part, such as "Day, Date".
  private func joiningPieces(_ segments: [Segment]) -> [Segment] {
    var result: [Segment] = []
    var index = 0
    var budget = Self.mostJoins
    while index < segments.count {
      if let (part, end) = part(madeOf: segments[index...], &budget) {
        var joined = segments[index]
        joined.meaning = .expected([part])
        joined.text = segments[index..<end].map(\.text).joined(separator: ", ")
        result.append(joined)
        index = end
      } else {
        result.append(segments[index])
        index += 1
      }
    }
    return result
  }

  private static let mostJoins = 100_000

  private func part(madeOf segments: ArraySlice<Segment>, _ budget: inout Int) -> (Int, Int)? {
    var key = ""
    var found: (Int, Int)?
    for (index, segment) in zip(segments.indices, segments) {
      budget -= 1
      guard budget > 0, segment.meaning == .unknown, segment.element?.isOfApp == true else { break }
      FoldedText.append(lexicon.folding.key(of: segment.text), to: &key)
      guard key.utf8.count <= longest else { break }
      guard index > segments.startIndex, lengths.contains(key.utf8.count),
        let part = exact[key]?.first(where: { expected[$0].key == key })
      else { continue }
      found = (part, index + 1)
    }
    return found
  }
}
