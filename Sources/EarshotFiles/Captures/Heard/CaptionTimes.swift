/// The times in a line such as `00:00:01.000 --> 00:00:02.500`, in seconds.
///
/// SubRip writes decimal commas, and WebVTT can omit the hours.
struct CaptionTimes: Sendable, Hashable {
  var start: Double
  var end: Double
  var hasComma: Bool

  init?(_ line: String) {
    guard let arrow = line.range(ofFirst: "-->") else { return nil }
    let end = line[arrow.upperBound...].split(separator: " ").first ?? ""
    guard let start = Self.seconds(line[..<arrow.lowerBound].trimmed),
      let end = Self.seconds(end.trimmed)
    else { return nil }
    hasComma = line[..<arrow.lowerBound].contains(",")
    self.start = start
    self.end = end
  }

  private static func seconds(_ text: String) -> Double? {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(fields.count), text.utf8.count <= 24 else { return nil }
    var total = 0.0
    for (index, field) in fields.enumerated() {
      let isSeconds = index == fields.count - 1
      let number = isSeconds ? String(field.map { $0 == "," ? "." : $0 }) : String(field)
      let allowed = number.utf8.allSatisfy { (0x30...0x39).contains($0) || isSeconds && $0 == 0x2E }
      guard allowed, !number.isEmpty, let value = Double(number) else { return nil }
      total = total * 60 + value
    }
    return total
  }
}
