/// Rows of texts as CSV (RFC 4180).
enum CSVText {
  static func text(_ rows: [[String]]) -> String {
    rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// Quotes a field; one that a spreadsheet would take for a formula is kept as text.
  private static func field(_ text: String) -> String {
    let isFormula = text.first.map { "=+-@".contains($0) } ?? false
    let safe = isFormula ? "'\(text)" : text
    guard safe.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return safe }
    let doubled = safe.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"")
    return "\"\(doubled)\""
  }
}

extension Sequence {
  /// Returns the elements in runs of those that stand together and have the same key.
  func runs(by key: (Element) -> String) -> [[Element]] {
    var runs: [[Element]] = []
    for element in self {
      if let last = runs.last?.first, key(last) == key(element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
    return runs
  }
}

extension String {
  /// The text on one line, with a backslash before each of the marks that Markdown would read.
  func escaped(_ marks: String) -> String {
    String(flatMap { marks.contains($0) ? ["\\", $0] : [$0.isNewline ? " " : $0] })
  }
}
