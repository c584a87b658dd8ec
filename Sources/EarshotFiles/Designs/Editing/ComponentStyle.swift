import Earshot

/// The form of a written component, for another component in the same list.
struct ComponentStyle {
  private enum Quotes { case none, single, double }

  private let isJSON: Bool
  private let isFlow: Bool
  private(set) var isShort = false
  /// The text before the first key.
  private var opening = " "
  private var closing = ""
  private var gap = ", "
  private var colon = ": "
  private var (keyQuotes, kindQuotes, textQuotes) = (Quotes.none, Quotes.none, Quotes.none)

  /// `margin` is the column of a block list's `-`.
  init(inFlow isFlow: Bool, isJSON: Bool, margin: Int, newline: String) {
    (self.isJSON, self.isFlow) = (isJSON, isFlow)
    if !isFlow { gap = newline + String(repeating: " ", count: margin + 2) }
    if isFlow { opening = "" }
    if isJSON { (keyQuotes, kindQuotes, textQuotes) = (.double, .double, .double) }
  }

  init?(of map: SourceValue, in item: Range<Int>, of text: DesignText) {
    guard case .map(let entries) = map.content, let place = text.offset(of: map.location),
      item.contains(place), let layout = MapLayout(at: place, in: text.tokens),
      let first = layout.keys.first, let last = layout.keys.last
    else { return nil }
    (isJSON, isFlow) = (text.isJSON, layout.isFlow)
    isShort =
      !entries.contains { $0.key == "kind" }
      && entries.first.map { ComponentKinds.builtIn.meaning(of: $0.key) != nil } == true
    colon = text.colon(in: layout)
    let bracket = text.bytes[..<first.start].lastIndex {
      $0 == UInt8(ascii: isFlow ? "{" : "-")
    }
    if let bracket { opening = text.space(bracket + 1..<first.start) ?? opening }
    gap = "," + text.gap(in: layout)
    if isFlow {
      let end = text.bytes[last.end...].firstIndex(of: UInt8(ascii: "}")) ?? last.end
      let comma = text.bytes[last.end..<end].firstIndex(of: UInt8(ascii: ","))
      closing = text.space((comma.map { $0 + 1 } ?? last.end)..<end) ?? ""
    } else {
      let width = text.column(of: first.start)
      gap = text.newline(before: max(place, 1)) + String(repeating: " ", count: width)
    }
    func quotes(_ token: YAMLTokens.Token?) -> Quotes {
      token?.kind == .double ? .double : token?.kind == .single ? .single : .none
    }
    func key(_ names: Set<String>) -> MapLayout.Key? {
      layout.keys.first { key in
        let name = String(decoding: text.bytes[key.name], as: UTF8.self)
        return names.contains(name.filter { $0 != "\"" && $0 != "'" })
      }
    }
    keyQuotes = quotes(text.tokens.index(at: first.name.lowerBound).map { text.tokens.all[$0] })
    kindQuotes = quotes(key(["kind"])?.value.first)
    textQuotes = quotes((key(["label", "text"]) ?? (isShort ? first : nil))?.value.first)
  }

  var separator: String { isFlow && !gap.contains(where: \.isNewline) ? gap : ", " }

  func written(_ value: SourceValue) -> String {
    guard case .map(let entries) = value.content else { return "" }
    let pairs = entries.map { entry in
      let quotes = entry.key == "kind" ? kindQuotes : textQuotes
      let text: String
      switch entry.value.content {
      case .scalar(let scalar): text = spelled(scalar, quotes)
      case .list(let items):
        let gap = colon == ":" ? "," : ", "
        text = "[\(items.map { self.item($0) }.joined(separator: gap))]"
      case .null, .map: text = ""
      }
      return spelled(entry.key, keyQuotes) + colon + text
    }
    let keys = opening + pairs.joined(separator: gap)
    return isFlow ? "{\(keys)\(closing)}" : "-\(keys)"
  }

  private func item(_ value: SourceValue) -> String {
    guard case .scalar(let text) = value.content else { return "" }
    return Double(text) != nil ? text : spelled(text, textQuotes, inFlow: true)
  }

  private func spelled(_ text: String, _ quotes: Quotes, inFlow: Bool = false) -> String {
    if isJSON {
      var writer = JSONWriter()
      writer.string(text)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
    let isPrintable = YAMLText.isPrintable(text) && !text.utf8.contains(0x0A)
    if quotes == .single, isPrintable { return "'\(text.replacing("'", with: "''"))'" }
    let isPlain =
      quotes == .none && !YAMLText.isAmbiguous(text)
      && YAMLText.canBePlain(text, inFlow: isFlow || inFlow)
    return isPlain ? text : YAMLText.quoted(text)
  }
}

extension DesignText {
  func space(_ range: Range<Int>) -> String? {
    let text = String(decoding: bytes[range], as: UTF8.self)
    return text.allSatisfy(\.isWhitespace) ? text : nil
  }
}
