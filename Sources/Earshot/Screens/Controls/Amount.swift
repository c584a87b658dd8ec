extension Control {
  enum Step {
    /// One unit of the value's last decimal place.
    case lastPlace
    case whole
    case tenthOfRange
  }

  mutating func adjust(_ steps: Int, by usual: Step, upTo limit: Int? = nil) -> [Event] {
    guard
      let amount = Amount(value ?? "", from: minimum, upTo: limit ?? maximum, withPlacesOf: step)
    else { return [] }
    let unit =
      switch (step, usual) {
      case (let step?, _): amount.units(of: step) ?? 1
      case (nil, .lastPlace): 1
      case (nil, .whole): amount.one
      case (nil, .tenthOfRange): amount.tenth
      }
    let next = amount.moved(steps * unit)
    guard next != amount else { return [.reachedLimit] }
    value = next.text
    return [.adjusted]
  }
}

/// A value that begins with a number, such as `50%`, `3 of 10` or `1.5 kg`.
struct Amount: Equatable {
  private var number: Int
  private let places: Int
  private let separator: Character
  private let rest: Substring
  private let minimum: Int?
  private let limit: Int?

  init?(_ text: String, from minimum: Int?, upTo limit: Int?, withPlacesOf step: String?) {
    guard let decimal = Decimal(text) else { return nil }
    let places = max(decimal.places, step.flatMap { Decimal($0)?.places } ?? 0)
    number = decimal.scaled(to: places)
    self.places = places
    separator = decimal.separator
    rest = decimal.rest
    self.minimum = minimum.map { max(-Self.greatest, min($0, Self.greatest)) }
    self.limit = limit.map { max(-Self.greatest, min($0, Self.greatest)) }
  }

  private static let greatest = 1_000_000_000

  static func isStep(_ text: String) -> Bool {
    Decimal(text).map { $0.digits > 0 && $0.rest.isEmpty } ?? false
  }

  var text: String {
    guard places > 0 else { return "\(number)\(rest)" }
    var digits = "\(abs(number))"
    digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return (number < 0 ? "-" : "") + digits.dropLast(places) + "\(separator)"
      + digits.suffix(places) + rest
  }

  func units(of step: String) -> Int? { Decimal(step)?.scaled(to: places) }

  var one: Int { 1.scaled(by: places) }

  private var range: ClosedRange<Int> {
    func bounds(_ least: Int, _ most: Int?) -> ClosedRange<Int> {
      let least = min(least * one, number)
      return least...max((most ?? Self.greatest) * one, number, least)
    }
    if minimum != nil || limit != nil { return bounds(minimum ?? 0, limit) }
    let words = rest.split(separator: " ")
    if rest.hasPrefix("%") || words.first == "percent" { return bounds(0, 100) }
    if words.count == 2, words[0] == "of", let count = Int(words[1]), (1..<Self.greatest) ~= count {
      return bounds(0, count)
    }
    return bounds(0, nil)
  }

  var tenth: Int {
    range.upperBound >= Self.greatest * one ? 1 : max(1, range.upperBound / 10)
  }

  func moved(_ units: Int) -> Amount {
    var moved = self
    moved.number = min(max(number + units, range.lowerBound), range.upperBound)
    return moved
  }
}

/// The number at the beginning of a text; groups of three digits, as in `1,000`, are not decimals.
private struct Decimal {
  let digits: Int
  let places: Int
  let separator: Character
  let rest: Substring

  init?(_ text: String) {
    let whole = text.prefix { $0 == "-" || $0.isASCII && $0.isNumber }
    guard whole.count <= 9, let number = Int(whole) else { return nil }
    let after = text.dropFirst(whole.count)
    let fraction = after.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard let mark = after.first, ".,".contains(mark), (1...2) ~= fraction.count,
      let hundredths = Int(fraction)
    else {
      (digits, places, separator, rest) = (number, 0, ".", after)
      return
    }
    let sign = whole.hasPrefix("-") ? -1 : 1
    digits = number.scaled(by: fraction.count) + sign * hundredths
    places = fraction.count
    separator = mark
    rest = after.dropFirst(1 + fraction.count)
  }

  func scaled(to places: Int) -> Int { digits.scaled(by: places - self.places) }
}

extension Int {
  fileprivate func scaled(by places: Int) -> Int {
    (0..<Swift.max(0, places)).reduce(self) { number, _ in number * 10 }
  }
}
