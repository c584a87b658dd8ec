extension Float {
  /// The number as Java prints it; numbers below 0.001 or from 10,000,000 have an exponent, as in
  /// `1.25E7`.
  var javaText: String {
    guard isFinite else { return isNaN ? "NaN" : self < 0 ? "-Infinity" : "Infinity" }
    guard magnitude != 0, magnitude < 0.001 || magnitude >= 10_000_000 else { return description }
    return (self < 0 ? "-" : "") + magnitude.scientificText
  }

  private var scientificText: String {
    let halves = description.split(separator: "e")
    let places = halves[0].split(separator: ".")
    let (whole, fraction) = (places[0], places.count > 1 ? places[1] : "")
    let digits = whole + fraction
    let leading = digits.prefix { $0 == "0" }.count
    var rest = digits.dropFirst(leading + 1)
    while rest.last == "0" { rest.removeLast() }
    let power = (halves.count > 1 ? Int(halves[1]) ?? 0 : 0) + whole.count - 1 - leading
    return "\(digits.dropFirst(leading).prefix(1)).\(rest.isEmpty ? "0" : rest)E\(power)"
  }
}
