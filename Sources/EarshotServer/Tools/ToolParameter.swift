import EarshotFiles
import EarshotKit

struct ToolParameter: Sendable {
  let name: String
  let form: OptionForm
  let meaning: String
  let isRequired: Bool
  static let longestText = 2_000
  static let mostItems = 100

  init(_ name: String, _ form: OptionForm, isRequired: Bool = false, meaning: String) {
    self.name = name
    self.form = form
    self.meaning = meaning
    self.isRequired = isRequired
  }

  init(_ option: BoundOption<some Any>) {
    // Standard input cannot be a file, because the server reads the messages of the protocol from
    // it.
    let meaning = option.help.replacing("; - for standard input", with: "")
    self.init(option.key, option.form, isRequired: option.isRequired, meaning: meaning)
  }

  func writeSchema(to schema: inout JSONWriter) {
    schema.member("description", meaning)
    Self.write(form, to: &schema)
    if case .list = form, isRequired { schema.member("minItems", 1) }
  }

  private static func write(_ form: OptionForm, to schema: inout JSONWriter) {
    switch form {
    case .flag: schema.member("type", "boolean")
    case .number: schema.member("type", "integer")
    case .text:
      schema.member("type", "string")
      schema.member("maxLength", longestText)
    case .choice(let words):
      schema.member("type", "string")
      schema.strings("enum", words)
    case .source: writeSource(to: &schema)
    case .list(let item):
      schema.member("type", "array")
      schema.member("maxItems", mostItems)
      schema.object("items") { write(item, to: &$0) }
    }
  }

  private static func writeSource(to schema: inout JSONWriter) {
    schema.member("type", "object")
    schema.object("properties") { properties in
      for (key, meaning) in [
        ("text", "The content of the file."),
        ("path", "The path of the file, relative to the shared folder of the server."),
      ] {
        properties.key(named: key)
        properties.object { member in
          member.member("type", "string")
          member.member("description", meaning)
        }
      }
    }
    schema.member("additionalProperties", false)
    schema.member("minProperties", 1)
    schema.member("maxProperties", 1)
  }
}
