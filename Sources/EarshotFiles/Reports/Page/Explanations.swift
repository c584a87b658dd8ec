import Earshot
import EarshotOutput

/// The explanations of announcements; the page contains equal explanations only once.
struct Explanations {
  private struct Why: Hashable {
    var parts: [Piece]
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
  private var whys = Numbered<Why>()
  private var rules = Numbered<Source>()
  private var sheets = Numbered<[AttributeSheet.Row]>()
  private var kinds: [(kind: DesignFinding.Kind, examples: HTMLText)] = []

  init(_ header: PageHeader = PageHeader()) { self.header = header }

  mutating func anchor(ofReasonsFor entry: ScreenPreview.Entry) -> String {
    let pieces = entry.announcement.parts.map { part in
      let rule = entry.profile.rule(part.rule)
      return Piece(
        kind: part.kind, origin: part.origin,
        rule: rules.number(
          of: Source(
            name: part.rule.rawValue, sentence: rule?.sentence ?? "", source: rule?.source ?? "")))
    }
    return "why-\(whys.number(of: Why(parts: pieces)))"
  }

  /// Adds the attributes of a stop, and returns their anchor; nil if the stop has no attributes.
  mutating func anchor(ofAttributesOf entry: ScreenPreview.Entry) -> String? {
    let rows = entry.attributeSheet.rows
    return rows.isEmpty ? nil : "code-\(sheets.number(of: rows))"
  }

  /// Returns a link to the explanation of a finding; the hidden `subject` distinguishes equal
  /// links.
  mutating func link(
    to kind: DesignFinding.Kind, of subject: String, in screenful: PreviewedScreen?
  ) -> HTMLText {
    let text: HTMLText = "How to fix it<span class=\"hidden\">: \(subject)</span>"
    if let address = header.address(ofCheck: kind.id) {
      return "<a href=\"\(address)\">\(text)</a>"
    }
    if !kinds.contains(where: { $0.kind == kind }) {
      kinds.append((kind, CheckExample(kind, screenful)?.content ?? ""))
    }
    return "<a class=\"more\" href=\"#check-\(kind.id)\">\(text)</a>"
  }

  func content(in language: PageLanguage) -> HTMLText {
    let checks = kinds.map { kind, example -> HTMLText in
      """
      <li id="check-\(kind.id)">
      <p><b><code>\(kind.id)</code></b>: \(kind.meaning)</p>
      <p>\(kind.origin)Fix: \(kind.mend).</p>
      \(example)</li>

      """
    }
    let reasons = whys.all.enumerated().map { index, why -> HTMLText in
      let parts = why.parts.map { piece -> HTMLText in
        let origin: HTMLText =
          piece.origin.isEmpty ? "" : " from \(language.inEnglish(piece.origin))"
        return "<a href=\"#rule-\(piece.rule)\">\(piece.kind.rawValue)</a>\(origin)"
      }
      return "<li id=\"why-\(index + 1)\">\(parts.joined(separator: ", "))</li>\n"
    }
    let sources = rules.all.enumerated().map { index, rule -> HTMLText in
      """
      <li id="rule-\(index + 1)">\(rule.sentence) <span class="source">\(rule.name); \(rule.source)</span></li>

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

extension DesignFinding.Kind {
  var origin: String {
    guard let standard, let affects else { return "Mistake in the design file. " }
    return "\(standard). It affects \(affects). "
  }
}

/// Distinct values, numbered from 1 in the order of their first use.
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
