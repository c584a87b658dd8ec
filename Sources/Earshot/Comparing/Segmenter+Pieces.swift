extension Segmenter {
  /// Returns the segments of all pieces in spoken order; an element tells what its piece is, a text
  /// has none.
  func segments(of pieces: [FoldedText], elements: [Part?]) -> [Segment] {
    var segments: [Segment] = []
    for (number, (piece, element)) in zip(pieces, elements).enumerated() {
      segments += self.segments(
        of: piece, piece: number, element: element,
        isLast: element == nil && number == pieces.count - 1)
    }
    return joiningPieces(segments)
  }

  /// Joins the words of neighbouring elements that together are one expected part, such as "Day"
  /// and "Date" where a design has "Day, Date".
  private func joiningPieces(_ segments: [Segment]) -> [Segment] {
    var result: [Segment] = []
    var index = 0
    while index < segments.count {
      let end = (index + 2..<max(index + 2, min(index + 9, segments.count + 1))).last { end in
        part(madeOf: segments[index..<end]) != nil
      }
      if let end, let part = part(madeOf: segments[index..<end]) {
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

  private func part(madeOf segments: ArraySlice<Segment>) -> Int? {
    guard segments.allSatisfy({ $0.meaning == .unknown && $0.element?.isOfApp == true })
    else { return nil }
    let key = lexicon.folding.key(of: segments.map(\.text).joined(separator: " "))
    return exact[key]?.first { expected[$0].key == key }
  }
}
