import EarshotFiles

/// What an agent can give to a tool, and what the command line gets of it.
struct ToolParameter: Sendable {
  /// What is given.
  enum Form: Sendable {
    /// A short text.
    case text
    /// Short texts.
    case texts
    case choice([String])
    case flag
    /// A file: its text, or its path below the root.
    case source
    /// Several files.
    case sources
  }

  /// Where it stands on the command line.
  enum Place: Sendable {
    case operand
    case option(String)
  }

  let name: String
  let form: Form
  let place: Place
  let meaning: String
  var isRequired = false

  /// The most characters of a short text; a command line has no room for long ones.
  static let longestText = 2_000
  /// The most items of a list.
  static let mostItems = 100

  /// Writes the JSON Schema of the value.
  func writeSchema(to schema: inout JSONWriter) {
    schema.member("description", meaning)
    switch form {
    case .text: Self.writeText(to: &schema)
    case .texts: Self.writeList(to: &schema) { Self.writeText(to: &$0) }
    case .choice(let words):
      schema.member("type", "string")
      schema.strings("enum", words)
    case .flag: schema.member("type", "boolean")
    case .source: Self.writeSource(to: &schema)
    case .sources:
      Self.writeList(to: &schema) { Self.writeSource(to: &$0) }
      schema.member("minItems", isRequired ? 1 : 0)
    }
  }

  private static func writeText(to schema: inout JSONWriter) {
    schema.member("type", "string")
    schema.member("maxLength", longestText)
  }

  private static func writeList(
    to schema: inout JSONWriter, of item: (inout JSONWriter) -> Void
  ) {
    schema.member("type", "array")
    schema.member("maxItems", mostItems)
    schema.object("items", item)
  }

  private static func writeSource(to schema: inout JSONWriter) {
    schema.member("type", "object")
    schema.object("properties") { properties in
      for (key, meaning) in [
        ("text", "The content of the file."),
        ("path", "The path of the file below the root that the server was started with."),
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
