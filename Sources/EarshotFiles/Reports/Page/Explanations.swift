import Earshot
import EarshotOutput

/// The explanations on a page, each written only once.
struct Explanations {
  private struct Why: Hashable {
    /// The reader's name; nil for the first reader.
    var reader: String?
    var isDerived: Bool
    var parts: [Piece]

    func content(in language: PageLanguage) -> HTMLText {
      let name: HTMLText = reader.map { "<b>\($0)</b>: " } ?? ""
      let derived: HTMLText =
        isDerived ? "Derived, not documented: " : ""
      let parts = parts.map { piece -> HTMLText in
        let origin: HTMLText =
          piece.origin.isEmpty ? "" : " from \(language.inEnglish(piece.origin))"
        return "<a href=#r\(piece.rule)>\(piece.kind.rawValue)</a>\(origin)"
      }
      return name + derived + parts.joined(separator: ", ")
    }
  }

  private struct Piece: Hashable {
    var kind: Part.Kind
    var origin: String
    var rule: Int
  }

  private struct Source: Hashable {
    var name: String
    var sentence: String
    var source: String
  }

  private let header: PageHeader
  private var whys = Numbered<[Why]>()
  private var rules = Numbered<Source>()
  private var sheets = Numbered<[AttributeSheet.Row]>()
  private var kinds: [(kind: DesignFinding.Kind, examples: HTMLText)] = []

  init(_ header: PageHeader = PageHeader()) { self.header = header }

  mutating func anchor(ofReasonsFor entry: ScreenPreview.Entry) -> String {
    let whys = ([entry] + entry.others).enumerated().map { place, entry in
      Why(
        reader: place == 0 ? nil : entry.profile.shortTitle,
        isDerived: !entry.announcement.isDocumented, parts: pieces(of: entry))
    }
    return "w\(self.whys.number(of: whys))"
  }

  private mutating func pieces(of entry: ScreenPreview.Entry) -> [Piece] {
    entry.announcement.parts.map { part in
      let rule = entry.profile.rule(part.rule)
      return Piece(
        kind: part.kind, origin: part.origin,
        rule: rules.number(
          of: Source(
            name: part.rule.rawValue, sentence: rule?.sentence ?? "", source: rule?.source ?? "")))
    }
  }

  mutating func anchor(ofAttributesOf entry: ScreenPreview.Entry) -> String? {
    let rows = entry.attributeSheet.rows
    return rows.isEmpty ? nil : "code-\(sheets.number(of: rows))"
  }

  mutating func link(
    _ title: HTMLText, to kind: DesignFinding.Kind, in screenful: PreviewedScreen?
  ) -> HTMLText {
    if let address = header.address(ofCheck: kind.id) {
      return "<a href=\"\(address)\">\(title)</a>"
    }
    if !kinds.contains(where: { $0.kind == kind }) {
      kinds.append((kind, CheckExample(kind, screenful)?.content ?? ""))
    }
    return "<a class=more href=#check-\(kind.id)>\(title)</a>"
  }

  func content(in language: PageLanguage) -> HTMLText {
    let checks = kinds.map { kind, example -> HTMLText in
      """
      <li id="check-\(kind.id)">
      <p><b><code>\(kind.id)</code></b>: \(kind.meaning)</p>
      <p>\(kind.origin(isLinked: true))Fix: \(kind.mend).</p>
      \(example)</li>

      """
    }
    let reasons = whys.all.enumerated().map { index, why -> HTMLText in
      let readers = why.map { $0.content(in: language) }
      return "<li id=w\(index + 1)>\(readers.joined(separator: "<br>"))</li>\n"
    }
    let sources = rules.all.enumerated().map { index, rule -> HTMLText in
      """
      <li id=r\(index + 1)>\(rule.sentence) <span class=source>\(rule.name); \(rule.source)</span></li>

      """
    }
    let code = sheets.all.enumerated().map { index, rows -> HTMLText in
      let items = rows.map { row -> HTMLText in
        """
        <dt><code>\(row.attribute)</code></dt>
        <dd>\(language.inEnglish(row.value)) <code>\(row.spelling)</code></dd>

        """
      }
      return "<li id=\"code-\(index + 1)\"><dl>\n\(items.joined())</dl></li>\n"
    }
    return [
      ("Checks", checks), ("Origins of the parts", reasons), ("Rules", sources),
      ("Attributes in code", code),
    ].map { title, items -> HTMLText in
      items.isEmpty
        ? ""
        : """
        <details class="sources">
        <summary>\(title)</summary>
        <ol>
        \(items.joined())</ol>
        </details>

        """
    }.joined()
  }
}

extension Escaped<HTML> {
  /// A success criterion of WCAG 2.2, such as "2.1.1 Keyboard", linked to its explanation.
  static func criterion(_ criterion: String) -> HTMLText {
    let words = criterion.lowercased().split(separator: " ").dropFirst()
    let name = words.map { $0.filter { $0.isLetter || $0 == "-" } }.joined(separator: "-")
    return "<a href=\"https://www.w3.org/WAI/WCAG22/Understanding/\(name).html\">\(criterion)</a>"
  }
}

extension DesignFinding.Kind {
  /// Only the explanation of a check links to the standard.
  func origin(isLinked: Bool) -> HTMLText {
    guard let affects else {
      let isOnlyWrong = severity != .note && !otherSeverities.contains(.note)
      return isOnlyWrong ? "Mistake in the design file. " : ""
    }
    let standard: HTMLText =
      criterion.map { "WCAG 2.2, \(isLinked ? .criterion($0) : "\($0)")" } ?? "Good practice"
    return "\(standard). It affects \(affects). "
  }
}

private struct Numbered<Value: Hashable> {
  private(set) var all: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    all.append(value)
    numbers[value] = all.count
    return all.count
  }
}
