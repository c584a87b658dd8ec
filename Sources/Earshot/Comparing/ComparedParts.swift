enum ComparedParts {
  /// Returns a stop's parts; a plain text is split at punctuation and at the roles and states that
  /// the lexicon knows.
  static func parts(of wording: Stop.Wording, by lexicon: Lexicon) -> [Part] {
    switch wording {
    case .parts(let announcement):
      withoutEmptyParts(announcement.parts.map { namingSwitch($0, by: lexicon) })
    case .text(let text): clauses(of: text, by: lexicon)
    }
  }

  static func withJoint(_ part: Part, _ folding: Folding) -> FoldedText {
    folding.folded(part.joint + part.text)
  }

  /// TalkBack announces a switch's text instead of its state; the text is treated as a name, unless
  /// it is a known state.
  private static func namingSwitch(_ part: Part, by lexicon: Lexicon) -> Part {
    guard part.rule == TalkBackRule.switchText.id,
      lexicon.fact(of: lexicon.folding.folded(part.text).words[...]) == nil
    else { return part }
    var part = part
    (part.fact, part.kind) = (.name, .name)
    return part
  }

  private static func withoutEmptyParts(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    for part in parts {
      if !part.text.isEmpty {
        result.append(part)
      } else if !result.isEmpty {
        result[result.count - 1].text += part.joint
      }
    }
    return result
  }

  private static func clauses(of text: String, by lexicon: Lexicon) -> [Part] {
    let folded = lexicon.folding.folded(text)
    let segments = Segmenter(expected: [], lexicon: lexicon)
      .segments(of: folded, piece: 0, element: nil, isLast: false)
    var parts: [Part] = []
    var isNamed = false
    for segment in segments.flatMap({ atClauses($0, of: folded) }) {
      let part = Part(
        segment.fact ?? (isNamed ? .value : .name), segment.text,
        joint: joint(before: segment, in: folded), from: "text", rule: "comparing.text")
      if part.kind == .name { isNamed = true }
      parts.append(part)
    }
    // A single part, such as "Alert", is treated as a name, because it can be the label of any
    // element.
    if parts.count == 1 { (parts[0].fact, parts[0].kind) = (.name, .name) }
    return parts
  }

  static func atClauses(_ segment: Segment, of text: FoldedText) -> [Segment] {
    guard case .unknown = segment.meaning else { return [segment] }
    var starts = segment.range.dropFirst().filter { text.words[$0].startsClause }
    starts.insert(segment.range.lowerBound, at: 0)
    let ends = starts.dropFirst() + [segment.range.upperBound]
    return zip(starts, ends).map { start, end in
      var piece = segment
      piece.range = start..<end
      piece.text = text.slice(piece.range)
      piece.startsClause = text.words[start].startsClause
      return piece
    }
  }

  private static func joint(before segment: Segment, in text: FoldedText) -> String {
    let first = segment.range.lowerBound
    guard first > 0 else { return "" }
    return String(
      text.text[text.words[first - 1].range.upperBound..<text.words[first].range.lowerBound])
  }
}
