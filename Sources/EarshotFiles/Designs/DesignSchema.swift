package import Earshot
package import EarshotOutput

/// The JSON Schema (draft 2020-12) of design files, derived from the reader's keys.
package enum DesignSchema {
  package static func document() -> Document {
    document(of: DesignReader.keys.map(\.key), titled: "Earshot design file") { schema in
      schema.object("$defs") { definitions in
        definitions.object("component") { write(ComponentKinds.builtIn.kinds, to: &$0) }
        for key in CommonAttributes.keys.map(\.key) {
          definitions.key(named: key.name)
          definitions.object { write(key, to: &$0) }
        }
      }
    }
  }

  package static func document(
    of keys: [DesignKey], titled title: String, adding rest: (inout JSONWriter) -> Void = { _ in }
  ) -> Document {
    JSONWriter.line { writer in
      writer.object { schema in
        schema.member("$schema", "https://json-schema.org/draft/2020-12/schema")
        schema.member("title", title)
        write(keys, to: &schema)
        rest(&schema)
      }
    }
  }

  /// Checks only a component's own keys, so that errors mention the right keys.
  private static func write(_ kinds: [ComponentKind], to schema: inout JSONWriter) {
    type(["object", "string"], &schema)
    // A component has the key `kind`, the key `use`, or its kind's name as a key.
    schema.objects("anyOf", of: ["kind", "use"] + kinds.flatMap { [$0.name] + $0.synonyms }) {
      $0.strings("required", [$1])
    }
    schema.object("properties") { properties in
      properties.object("kind") { kind in
        // Editors accept the synonyms, but suggest only the names.
        kind.array("anyOf") { forms in
          forms.object { write(.choice(kinds.map(\.name)), to: &$0) }
          forms.object { words in
            words.member("deprecated", true)
            write(.choice(kinds.flatMap(\.synonyms)), to: &words)
          }
        }
      }
    }
    schema.objects("allOf", of: kinds) { write($1, to: &$0) }
  }

  private static func write(_ kind: ComponentKind, to schema: inout JSONWriter) {
    schema.object("if") { condition in
      condition.member("type", "object")
      condition.strings("required", ["kind"])
      condition.object("properties") { properties in
        properties.object("kind") {
          $0.strings("enum", [kind.name] + kind.synonyms)
        }
      }
    }
    schema.object("then") {
      write(kind.ownKeys, sharing: CommonAttributes.keys.map(\.key), to: &$0)
      let words = KeyWord.words(for: kind.keys.map(\.name), hasChoices: kind.choicesKey != nil)
      writeWords(words, to: &$0)
    }
  }

  private static func write(
    _ keys: [DesignKey], sharing shared: [DesignKey] = [], to schema: inout JSONWriter
  ) {
    schema.member("type", "object")
    schema.member("additionalProperties", false)
    let required = keys.filter(\.isRequired)
    if !required.isEmpty {
      schema.strings("required", required.map(\.name))
    }
    schema.object("properties") { properties in
      for key in shared {
        properties.key(named: key.name)
        properties.object { $0.member("$ref", "#/$defs/\(key.name)") }
      }
      for key in keys {
        properties.key(named: key.name)
        properties.object { write(key, to: &$0) }
      }
    }
  }

  private static func writeWords(_ words: [String], to schema: inout JSONWriter) {
    schema.object("patternProperties") { patterns in
      patterns.key(named: "^(\(words.joined(separator: "|")))$")
      patterns.object { $0.member("deprecated", true) }
      patterns.key(named: "^(x-.*|\(VisualKeys.names.sorted().joined(separator: "|")))$")
      patterns.object {
        $0.member("description", "A visual property, which readers do not announce.")
      }
    }
  }

  private static func write(_ key: DesignKey, to schema: inout JSONWriter) {
    schema.member("description", key.meaning)
    write(key.form, to: &schema)
  }

  private static func write(_ form: DesignKey.Form, to schema: inout JSONWriter) {
    switch form {
    case .text:
      type(["string", "number", "object"], &schema)
      schema.strings("required", ["key"])
      schema.object("properties") { $0.object("key") { type(["string"], &$0) } }
      schema.member("additionalProperties", false)
    case .flag: type(["boolean"], &schema)
    case .number: type(["number"], &schema)
    case .date:
      type(["string"], &schema)
      schema.member("pattern", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
    case .choice(let words):
      schema.strings("enum", words)
    case .list(let item):
      type(["array"], &schema)
      schema.object("items") { write(item, to: &$0) }
    case .map(let keys): write(keys, to: &schema)
    case .any(let forms):
      schema.objects("anyOf", of: forms) { write($1, to: &$0) }
    case .component:
      schema.member("$ref", "#/$defs/component")
    case .dictionary(let value):
      type(["object"], &schema)
      schema.object("additionalProperties") { write(value, to: &$0) }
    }
  }

  private static func type(_ names: [String], _ schema: inout JSONWriter) {
    if names.count == 1 {
      schema.member("type", names[0])
    } else {
      schema.strings("type", names)
    }
  }
}
