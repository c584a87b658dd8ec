enum StrictFindings {
  static func all(
    in alignment: PartAlignment, expected: Stop.Wording, heard: Stop.Wording,
    options: ComparisonOptions
  ) -> [Finding] {
    guard options.isStrict else { return [] }
    var findings: [Finding] = []
    var isAllHeard = alignment.leftovers.isEmpty && alignment.moved.isEmpty
    for (number, part) in alignment.expected.enumerated() {
      guard case .heard(let place) = alignment.outcomes[number],
        case .expected = alignment.segments[place].meaning
      else {
        isAllHeard = false
        continue
      }
      let heard = alignment.segments[place].text
      let words = alignment.words(ofPart: number)
      guard heard != words.slice(0..<words.words.count) else { continue }
      findings.append(.differentSpelling(part, heard: heard))
    }
    guard findings.isEmpty, isAllHeard, !isSameText(expected, heard) else { return findings }
    return [
      Finding(
        .wrongText, .warning, expected: expected.text, heard: heard.text,
        "The words are the same, but punctuation or spaces differ.")
    ]
  }

  /// No source documents the separator before a hint, so any separator is accepted.
  private static func isSameText(_ expected: Stop.Wording, _ heard: Stop.Wording) -> Bool {
    let spellings = [expected, heard].map { wording -> Set<String> in
      guard case .parts(let announcement) = wording, !announcement.hint.isEmpty else {
        return [wording.text]
      }
      return Set([", ", ". ", " ", "\n"].map { announcement.text + $0 + announcement.hint })
    }
    return !spellings[0].isDisjoint(with: spellings[1])
  }
}
