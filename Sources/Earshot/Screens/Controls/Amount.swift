extension Control {
  /// Changes the value by steps of one, or of a tenth of its range.
  mutating func adjust(_ steps: Int, byTenths: Bool = false, upTo limit: Int? = nil) -> [Event] {
    guard let amount = Amount(value ?? "", from: minimum, upTo: limit ?? maximum) else { return [] }
    let next = amount.moved(byTenths ? steps * amount.tenth : steps)
    guard next != amount else { return [.reachedLimit] }
    value = next.text
    return [.adjusted]
  }
}

/// A value that begins with a whole number, such as `50%`, `3 of 10` or `20 degrees`.
private struct Amount: Equatable {
  private var number: Int
  private let rest: Substring
  /// The least and the greatest possible number; nil if unknown.
  private let minimum: Int?
  private let limit: Int?

  /// Returns nil if the text does not begin with a number.
  init?(_ text: String, from minimum: Int? = nil, upTo limit: Int? = nil) {
    self.minimum = minimum
    self.limit = limit
    let digits = text.prefix { $0 == "-" || $0.isASCII && $0.isNumber }
    guard digits.count <= 9, let number = Int(digits) else { return nil }
    self.number = number
    rest = text.dropFirst(digits.count)
  }

  var text: String { "\(number)\(rest)" }

  private var range: ClosedRange<Int> {
    if minimum != nil || limit != nil {
      let least = min(minimum ?? 0, number)
      return least...max(limit ?? 1_000_000_000, number, least)
    }
    let words = rest.split(separator: " ")
    if rest.hasPrefix("%") || words.first == "percent" { return 0...100 }
    if words.count == 2, words[0] == "of", let count = Int(words[1]), count > 0 {
      return 0...count
    }
    return min(0, number)...1_000_000_000
  }

  var tenth: Int { range.upperBound == 1_000_000_000 ? 1 : max(1, range.upperBound / 10) }

  func moved(_ steps: Int) -> Amount {
    var moved = self
    moved.number = min(max(number + steps, range.lowerBound), range.upperBound)
    return moved
  }
}
