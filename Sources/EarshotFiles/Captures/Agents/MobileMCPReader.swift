internal import Earshot

extension CaptureFormat {
  /// mobile-mcp's list of elements for both platforms, as JSON or lines.
  public static let mobileMCP = CaptureFormat(
    "mobile-mcp", title: "mobile-mcp element list",
    limits: AgentNode.limits + statesOfLines,
    limitsOnIOS: AgentNode.limitsOnIOS + statesOfLines,
    varying: AgentNode.varying.union(statesOfLines),
    marks: ["Found these elements on screen", "One element per line", "coordinates"],
    json: JSONForm(
      isTree: true, banners: [MobileMCPReader.banner],
      recognizes: { $0.items?.first.map { $0["coordinates"] != nil && $0["type"] != nil } ?? false }
    ) { source, _ throws(InputError) in try MobileMCPReader.read(&source) },
    text: TextForm(recognizes: { AgentNode(line: $0.text) != nil }) {
      source, _ throws(InputError) in try MobileMCPReader.read(source)
    })

  fileprivate static let statesOfLines: [FormatLimit] = [.disabledState, .selectedState]
}

enum MobileMCPReader {
  static let banner = "Found these elements on screen:"

  static func read(_ source: inout JSONSource) throws(InputError) -> CaptureFormat.Reading {
    var screen = AgentScreen(size: source.size)
    for value in source.root.items ?? [] {
      var node = AgentNode(type: value.text("type") ?? "Other")
      node.text = value.text("text")
      node.label = value.text("label")
      node.value = value.text("value") ?? value.number("value").map(\.written)
      node.identifier = value.text("identifier") ?? value.text("name")
      node.hasFocus = value.flag("focused") ?? false
      node.isChecked = value.flag("checked")
      node.frame = value["coordinates"]?.rect
      try screen.add(node, at: source.location(of: value))
    }
    return try screen.reading()
  }

  static func read(_ source: TextSource) throws(InputError) -> CaptureFormat.Reading {
    var screen = AgentScreen(size: source.size)
    var notes = NoteCollector()
    for line in source.lines {
      if let node = AgentNode(line: line.text) {
        try screen.add(node, at: source.location(line.number))
      } else if !line.text.isEmpty, screen.count > 0 {
        notes.add("a line without an element was skipped", at: source.location(line.number))
      }
    }
    return try screen.reading(lifting: CaptureFormat.statesOfLines, notes: notes.notes)
  }
}

extension AgentNode {
  private static let keys: Set<Substring> = ["text", "label", "name", "value", "id", "at", "size"]
  private static let flags: Set<Substring> = ["[focused]", "[selected]", "[checked]", "[disabled]"]

  /// Parses `@e3 ImageButton label="Settings" at=960,95 size=84x84`.
  fileprivate init?(line: String) {
    guard line.range(ofFirst: " at=") != nil else { return nil }
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0].hasPrefix("@e"), words[0].dropFirst(2).allSatisfy(\.isNumber)
    else { return nil }
    self.init(type: String(words[1]))
    isChecked = false
    var fields: [Substring: String] = [:]
    var rest = words[2]
    while !rest.isEmpty {
      rest = rest.drop { $0 == " " }
      let word = rest.prefix { $0 != " " && $0 != "=" }
      rest = rest[word.endIndex...]
      guard rest.hasPrefix("="), Self.keys.contains(word) else {
        apply(word)
        rest = rest.drop { $0 != " " }
        continue
      }
      fields[word] = Self.value(&rest)
    }
    text = fields["text"]
    label = fields["label"]
    value = fields["value"]
    identifier = fields["id"] ?? fields["name"]
    let numbers = ((fields["at"] ?? "") + "," + (fields["size"] ?? "")).split { ",x".contains($0) }
    frame = VoiceOverScreen.Frame(numbers.compactMap { Double($0) })
  }

  private mutating func apply(_ flag: Substring) {
    switch flag {
    case "[focused]": hasFocus = true
    case "[selected]": isSelected = true
    case "[checked]": isChecked = true
    case "[disabled]": isEnabled = false
    default: break
    }
  }

  /// Returns the value up to the next key or flag, because values are not escaped.
  private static func value(_ rest: inout Substring) -> String {
    rest = rest.dropFirst()
    guard rest.hasPrefix("\"") else {
      let word = rest.prefix { $0 != " " }
      rest = rest[word.endIndex...]
      return String(word)
    }
    rest = rest.dropFirst()
    let text = rest
    while let quote = rest.firstIndex(of: "\"") {
      rest = rest[rest.index(after: quote)...]
      let next = rest.dropFirst().prefix { $0 != "=" && $0 != " " }
      if rest.isEmpty || rest.hasPrefix(" ") && (keys.contains(next) || flags.contains(next)) {
        return String(text[..<quote])
      }
    }
    rest = text[text.endIndex...]
    return text.unquoted("\"", "\"")
  }
}
