import EarshotFiles
import EarshotKit

struct ToolParameter: Sendable {
  let name: String
  let form: OptionForm
  let isRequired: Bool
  private let help: String
  static let longestText = 2_000
  static let mostItems = 100

  init(_ name: String, _ form: OptionForm, isRequired: Bool = false, meaning: String) {
    self.name = name
    self.form = form
    self.isRequired = isRequired
    help = meaning
  }

  // Computed when needed, because it reads `Tool.all`, which contains this parameter.
  var meaning: String { AgentAdvice.namingTools(in: help) }

  init(_ option: BoundOption<some Any>) {
    // Only the first sentence is used, because later ones mention commands, which agents cannot
    // run.
    let sentence = option.help.split(separator: ". ").first.map(String.init) ?? option.help
    let clauses = sentence.split(separator: "; ").filter {
      !$0.hasPrefix("'earshot ") && !$0.hasPrefix("- for standard input")
    }
    // Tools take only files, so folders are not mentioned.
    let meaning = clauses.joined(separator: "; ")
      .replacing(#/[,:](?: files,)? or (?:a folder|folders) of [a-z]+/#, with: "")
    self.init(option.key, option.form, isRequired: option.isRequired, meaning: meaning)
  }

  func writeSchema(to schema: inout JSONWriter) {
    schema.member("description", meaning)
    Self.write(form, to: &schema)
  }

  private static func write(_ form: OptionForm, to schema: inout JSONWriter) {
    switch form {
    case .flag: schema.member("type", "boolean")
    case .number: schema.member("type", "integer")
    case .text:
      schema.member("type", "string")
    case .choice(let words):
      schema.member("type", "string")
      schema.strings("enum", words)
    case .source: writeSource(to: &schema)
    case .list(let item):
      schema.member("type", "array")
      schema.object("items") { write(item, to: &$0) }
    }
  }

  private static func writeSource(to schema: inout JSONWriter) {
    schema.member("type", "object")
    schema.object("properties") { properties in
      for key in ["text", "path"] {
        properties.key(named: key)
        properties.object { $0.member("type", "string") }
      }
    }
  }
}
