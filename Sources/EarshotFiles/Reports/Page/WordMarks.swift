import EarshotOutput

struct WordMarks {
  /// The maximum number of compared words; longer texts are compared only at their beginnings and
  /// ends.
  private static let mostWords = 200

  let first: HTMLText
  let second: HTMLText

  init(_ first: String, _ second: String) {
    let words = (Self.words(first), Self.words(second))
    let compared = (words.0.map(\.withoutSeparator), words.1.map(\.withoutSeparator))
    let common = zip(compared.0, compared.1).prefix { $0 == $1 }.count
    let most = min(words.0.count, words.1.count) - common
    let ending = zip(compared.0.reversed(), compared.1.reversed()).prefix(most)
      .prefix { $0 == $1 }.count
    var different = (
      Set(common..<words.0.count - ending), Set(common..<words.1.count - ending)
    )
    if max(words.0.count, words.1.count) <= Self.mostWords {
      let changes = compared.1.difference(from: compared.0)
      different = (
        Set(changes.removals.map(\.position)), Set(changes.insertions.map(\.position))
      )
    }
    self.first = Self.marked(words.0, different.0)
    self.second = Self.marked(words.1, different.1)
  }

  private static func words(_ text: String) -> [Substring] {
    text.split(separator: " ", omittingEmptySubsequences: false)
  }

  private static func marked(_ words: [Substring], _ different: Set<Int>) -> HTMLText {
    var text: HTMLText = ""
    for (index, word) in words.enumerated() {
      let isMarked = different.contains(index)
      let continues = isMarked && different.contains(index - 1)
      if index > 0, !continues, different.contains(index - 1) { text += "</mark>" }
      if index > 0 { text += " " }
      if isMarked, !continues { text += "<mark>" }
      text += "\(String(word))"
    }
    return different.contains(words.count - 1) ? text + "</mark>" : text
  }
}

extension Substring {
  fileprivate var withoutSeparator: Substring {
    count > 1 && (hasSuffix(",") || hasSuffix(".")) ? dropLast() : self
  }
}

extension CollectionDifference.Change {
  fileprivate var position: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
