import Earshot
import EarshotFiles
import EarshotOutput
import Foundation

struct WidgetFolder {
  private var tables: [(name: String, records: [String])] = []

  init(_ folder: URL) throws {
    for name in try (OpenFolder(folder.path()).names() ?? []).sorted() where name.hasSuffix(".yaml")
    {
      let path = folder.appending(path: name).path()
      let file = try Fields(
        SourceReader(file: path).value(of: InputFile.bytes(of: path)), subject: "file",
        known: ["toolkit", "version", "source", "platforms"])
      let toolkit = try file.required("toolkit").choice(Toolkit.self, named: "toolkit")
      _ = try file.required("version").text()
      _ = try file.required("source").text()
      for platform in try file.required("platforms").entries("platforms", suchAs: "talkback") {
        guard let kind = Platform(rawValue: platform.key), toolkit.builds(for: kind) else {
          throw InputError(
            "'\(platform.key)' is not a platform of the toolkit", at: platform.value.location)
        }
        var table = TableRecords()
        tables.append(("\(toolkit.rawValue)/\(kind.rawValue)", try table.read(platform.value)))
      }
    }
  }

  func swiftSource() -> String {
    var source = """
      // Written by Scripts/embed-profiles; edit the files in Profiles/widgets/ instead.
      // swift-format-ignore-file

      extension StockTable {
        static func text(_ name: String) -> StaticString {
          switch name {

      """
    for table in tables {
      source += "    case \"\(table.name)\":\n      ###\"\"\"\n"
      source += table.records.map { "      \($0)\n" }.joined() + "      \"\"\"###\n"
    }
    return source + "    default: \"\"\n    }\n  }\n}\n"
  }
}

private struct TableRecords {
  private typealias Rule = (conditions: String, attribute: String, value: String)
  private struct Written {
    var title: String
    var confidence: StockTable.Confidence
    var rules: [Rule]
  }

  private var widgets: [String: Written] = [:]
  private var records: [String] = []

  mutating func read(_ value: SourceValue) throws -> [String] {
    let table = try Fields(value, subject: "platform", known: ["defaults", "widgets"])
    let defaults = try table["defaults"].map { try attributes($0, in: "") } ?? []
    for entry in try table.required("widgets").entries("widgets", suchAs: "button") {
      try read(entry.key, entry.value, defaults)
    }
    return records
  }

  private mutating func read(_ name: String, _ value: SourceValue, _ defaults: [Rule]) throws {
    let widget = try Fields(
      value, subject: name,
      known: [
        "widget", "source", "confidence", "note", "like", "substitute", "bare", "only", "exposes",
        "when",
      ])
    var own = try widget["bare"]?.flag() == true ? [] : defaults
    var other: Written?
    if let like = widget["like"] {
      other = widgets[try like.text()]
      guard let other else {
        throw InputError("'like' must name a widget that precedes this one", at: like.location)
      }
      own = try widget["only"]?.flag() == true ? [] : other.rules
    } else {
      _ = try widget.required("source").text()
    }
    let confidence =
      try widget["confidence"]?.choice(StockTable.Confidence.self, named: "confidence")
      ?? other?.confidence ?? .high
    if let exposed = widget["exposes"] { own += try attributes(exposed, in: "") }
    for entry in try widget["when"]?.entries("states", suchAs: "selected") ?? [] {
      own += try attributes(entry.value, in: entry.key)
    }
    let title = try widget["widget"]?.text() ?? other?.title ?? widget.required("widget").text()
    widgets[name] = Written(title: title, confidence: confidence, rules: own)
    let substitute = try widget["substitute"]?.flag() == true ? "substitute" : ""
    records.append(
      ["widget", name, title, confidence.rawValue, substitute].joined(separator: "\t"))
    records += own.map { rule in
      [rule.conditions, rule.attribute, rule.value.replacing("\n", with: "\\n")]
        .joined(separator: "\t")
    }
  }

  private func attributes(_ value: SourceValue, in conditions: String) throws -> [Rule] {
    try value.entries("attributes", suchAs: "class").map { entry in
      guard StockAttribute(rawValue: entry.key) != nil else {
        throw entry.value.unknown(
          "attribute", entry.key, known: StockAttribute.allCases.map(\.rawValue))
      }
      return (conditions, entry.key, try entry.value.text())
    }
  }
}
