package import Earshot

/// Reads the script of a walk, in YAML or with one action per line.
///
/// ```yaml
/// - double-tap:
///   focus: search-by/option.American Airlines
/// - swipe right
/// - hear: {voiceover: "Selected, Record locator, button"}
/// - {voiceover: scrub, talkback: back}
/// ```
///
/// In the form with one action per line, lines have no dashes, as in `type: flight`, and comments
/// begin with #.
package struct WalkScriptReader: Sendable {
  private let file: String

  package init(file: String) { self.file = file }

  package func script(of bytes: [UInt8]) throws(InputError) -> WalkScript {
    let bytes = InputText.utf8(bytes)
    guard InputText.firstInvalidByte(of: bytes) == nil else {
      let start = SourceLocation(file: file, line: 1, column: 1)
      throw InputError("the file is not UTF-8; save it as UTF-8", at: start)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return isYAML(text) ? try yaml(bytes) : WalkScript(lines: try lines(text))
  }

  private func isYAML(_ text: String) -> Bool {
    let first = text.split(whereSeparator: \.isNewline).lazy
      .map { $0.drop(while: \.isWhitespace) }.first { !$0.isEmpty && !$0.hasPrefix("#") }
    guard let first else { return false }
    return first.hasPrefix("- ") || first.hasPrefix("[") || first.hasPrefix("{")
      || first.hasPrefix("walk:") || first == "-" || first.hasPrefix("---")
  }
}

extension WalkScriptReader {
  private func yaml(_ bytes: [UInt8]) throws(InputError) -> WalkScript {
    let source = try SourceReader(file: file).valueWithNotes(of: bytes)
    var value = source.value
    if case .map = value.content {
      value = try Fields(value, subject: "script", known: ["walk"]).required("walk")
    }
    var lines: [WalkScript.Line] = []
    for item in try value.list() { lines += try read(item, only: nil) }
    return WalkScript(lines: lines, notes: source.notes)
  }

  private func read(
    _ item: SourceValue, only condition: String?
  ) throws(InputError) -> [WalkScript.Line] {
    guard case .map(let entries) = item.content else {
      return [try line(item.text(), only: condition, at: item.location)]
    }
    var lines: [WalkScript.Line] = []
    for entry in entries { lines += try read(entry, only: condition) }
    return lines
  }

  private func read(
    _ entry: SourceValue.Entry, only condition: String?
  ) throws(InputError) -> [WalkScript.Line] {
    if Self.isCondition(entry.key) { return try read(entry.value, only: entry.key) }
    switch entry.value.content {
    case .null: return [try line(named: entry.key, nil, only: condition, at: entry.location)]
    case .map where entry.key == "error": return [try error(entry.value, only: condition)]
    case .map(let cases):
      return try cases.map { inner throws(InputError) in
        guard Self.isCondition(inner.key) else {
          throw InputError(
            "expected a platform or profile, such as voiceover, found '\(inner.key)'",
            at: inner.location)
        }
        return try line(
          named: entry.key, inner.value.text(), only: inner.key, at: inner.location)
      }
    case .list: throw InputError("expected text, found a list", at: entry.value.location)
    case .scalar(let text):
      return [try line(named: entry.key, text, only: condition, at: entry.location)]
    }
  }

  private func error(
    _ value: SourceValue, only condition: String?
  ) throws(InputError) -> WalkScript.Line {
    let fields = try Fields(value, subject: "error", known: ["component", "text"])
    let event = Action.AppEvent.error(
      component: try fields.required("component").text(), text: try fields.required("text").text())
    return WalkScript.Line(.action(.app(event)), only: condition, at: value.location)
  }

  static func isCondition(_ key: String) -> Bool {
    let starts = Platform.allCases.map(\.rawValue) + Profile.Family.allCases.map(\.rawValue)
    return starts.contains { key == $0 || key.hasPrefix("\($0)-") }
  }
}

extension WalkScriptReader {
  private func lines(_ text: String) throws(InputError) -> [WalkScript.Line] {
    var lines: [WalkScript.Line] = []
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, raw) in all.enumerated() {
      let words = raw.trimmed
      guard !words.isEmpty, !words.hasPrefix("#") else { continue }
      let location = SourceLocation(file: file, line: number + 1, column: 1)
      lines.append(try line(words, only: nil, at: location))
    }
    return lines
  }

  private func line(
    _ words: String, only condition: String?, at location: SourceLocation
  ) throws(InputError) -> WalkScript.Line {
    let pieces = words.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if pieces.count == 2 {
      let (name, rest) = (pieces[0].trimmed, pieces[1].trimmed)
      if Self.isCondition(name) { return try line(rest, only: name, at: location) }
      if !name.contains(" ") {
        return try line(named: name, rest.unquoted(), only: condition, at: location)
      }
    }
    if Self.plainAction(words) != nil {
      return try line(named: words, nil, only: condition, at: location)
    }
    let named = words.split(separator: " ", maxSplits: 1).map(String.init)
    guard !named.isEmpty else {
      throw InputError("expected an action, found nothing", at: location)
    }
    return try line(
      named: named[0], named.count == 2 ? named[1].unquoted() : nil, only: condition,
      at: location)
  }
}

extension WalkScriptReader {
  private func line(
    named name: String, _ argument: String?, only condition: String?, at location: SourceLocation
  ) throws(InputError) -> WalkScript.Line {
    if let action = Self.plainAction(name), argument == nil {
      return WalkScript.Line(.action(action), only: condition, at: location)
    }
    guard let make = Self.withArgument[name] else {
      if let argument, Self.plainAction(name) != nil {
        throw InputError(
          "'\(name)' takes no argument, found '\(argument)'; write one action per line",
          at: location)
      }
      throw InputError(
        NearestName.message(
          "action", name, known: Self.names, listedBy: "earshot walk --help"), at: location)
    }
    guard let demand = make(argument ?? "") else {
      throw InputError(
        "'\(name)' cannot have the argument '\(argument ?? "")'; write, for example, '\(Self.example(of: name))'",
        at: location)
    }
    return WalkScript.Line(demand, only: condition, at: location)
  }

  static func isPlainAction(_ name: String) -> Bool { plainAction(name) != nil }

  private static func plainAction(_ name: String) -> Action? {
    let name = name.split(separator: " ").joined(separator: "-")
    if let gesture = Action.Gesture(rawValue: name) { return .gesture(gesture) }
    if let key = Key(rawValue: name) { return .key(key) }
    return name == "clear" ? .clear : nil
  }

  private typealias Making = @Sendable (String) -> WalkScript.Demand?

  private static let withArgument: [String: Making] = [
    "hear": { .hear($0) },
    "expect": { .hear($0) },
    "rotor": { rotor($0) },
    "reading-control": { rotor($0) },
    "focus": { $0.isEmpty ? nil : .focus(Focus($0)) },
    "touch": { $0.isEmpty ? nil : .action(.touch(Focus($0))) },
    "key": { Key(rawValue: $0).map { .action(.key($0)) } },
    "type": { $0.isEmpty ? nil : .action(.type($0)) },
    "wait": {
      guard let time = Int($0), (0...3_600_000).contains(time) else { return nil }
      return .action(.wait(milliseconds: time))
    },
    "results": { id in app(id) { .results(component: $0) } },
    "toast": { text in app(text) { .toast($0) } },
    "announce": { text in app(text) { .announcement($0) } },
    "alert": { text in app(text) { .alert($0) } },
    "show": { id in app(id) { .show(component: $0) } },
    "hide": { id in app(id) { .hide(component: $0) } },
    "error": { text in
      let pieces = text.split(separator: ":", maxSplits: 1).map(\.trimmed)
      guard pieces.count == 2, !pieces[1].isEmpty else { return nil }
      return .action(.app(.error(component: pieces[0], text: pieces[1])))
    },
  ]

  private static func rotor(_ text: String) -> WalkScript.Demand? {
    Action.Rotor(rawValue: text == "form-controls" ? "controls" : text).map { .action(.rotor($0)) }
  }

  private static func app(
    _ text: String, _ event: (String) -> Action.AppEvent
  ) -> WalkScript.Demand? {
    text.isEmpty ? nil : .action(.app(event(text)))
  }

  package static let names: [String] =
    Action.Gesture.allCases.map(\.rawValue) + Key.allCases.map(\.rawValue) + ["clear"]
    + withArgument.keys.sorted()

  private static func example(of name: String) -> String {
    switch name {
    case "key": "key: space"
    case "wait": "wait: 300"
    case "rotor", "reading-control": "\(name): headings"
    case "error": "error: search: Try again"
    case "touch", "focus": "\(name): search/field"
    case "results", "show", "hide": "\(name): search"
    default: "\(name): some text"
    }
  }
}
