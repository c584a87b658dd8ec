package import Earshot
package import EarshotOutput

/// The JSON Schema (draft 2020-12) of design files, derived from the reader's keys.
package enum DesignSchema {
  package static func document() -> Document {
    JSONWriter.line { writer in
      writer.object { schema in
        begin(&schema, titled: "Earshot design file")
        let keys = DesignReader.keys.map(\.key)
        writeOpen(keys, words: KeyWord.words(for: keys.map(\.name), hasChoices: false), to: &schema)
        writeNeeds(
          keys.filter(\.isRequired).map { [$0.name] + KeyWord.words(meaning: $0.name) }, to: &schema
        )
        schema.object("$defs") { definitions in
          definitions.object("component") { write(ComponentKinds.builtIn.kinds, to: &$0) }
          for key in CommonAttributes.keys.map(\.key) {
            definitions.key(named: key.name)
            definitions.object { write(key, to: &$0) }
          }
        }
      }
    }
  }

  package static func document(of keys: [DesignKey], titled title: String) -> Document {
    JSONWriter.line { writer in
      writer.object { schema in
        begin(&schema, titled: title)
        write(keys, to: &schema)
      }
    }
  }

  private static func begin(_ schema: inout JSONWriter, titled title: String) {
    schema.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    schema.member("title", title)
  }

  /// For each kind, writes only the keys of this kind, so that an editor's errors mention the right
  /// keys.
  private static func write(_ kinds: [ComponentKind], to schema: inout JSONWriter) {
    type(["object", "string"], &schema)
    schema.array("anyOf") { forms in
      for name in ["kind", "use"] + kinds.flatMap(\.namesAsKeys) {
        forms.object { $0.strings("required", [name]) }
      }
      // The reader treats an unknown key as the name of a kind.
      forms.object { form in
        form.object("not") { known in
          known.object("propertyNames") { $0.member("pattern", pattern(of: keys(of: kinds))) }
        }
      }
    }
    schema.object("properties") { properties in
      properties.object("kind") { kind in
        // Editors suggest only the names of the kinds, but accept every text, because the reader
        // also accepts synonyms and most unknown names.
        kind.array("anyOf") { forms in
          forms.object { write(.choice(kinds.map(\.name)), to: &$0) }
          forms.object { words in
            words.member("deprecated", true)
            write(.choice(kinds.flatMap(\.synonyms)), to: &words)
          }
          forms.object { type(["string"], &$0) }
        }
      }
    }
    schema.objects("allOf", of: kinds) { write($1, among: kinds, to: &$0) }
  }

  private static func keys(of kinds: [ComponentKind]) -> Set<String> {
    Set(kinds.flatMap(\.keys).map(\.name)).union(KeyWord.all.keys).union(VisualKeys.names)
  }

  private static func write(
    _ kind: ComponentKind, among kinds: [ComponentKind], to schema: inout JSONWriter
  ) {
    schema.object("if") { condition in
      condition.member("type", "object")
      condition.strings("required", ["kind"])
      condition.object("properties") { properties in
        properties.object("kind") {
          $0.strings("enum", [kind.name] + kind.synonyms)
        }
      }
    }
    schema.object("then") { form in
      let open = kind.openKeys
      let shared = CommonAttributes.keys.map(\.key).filter { !open.contains($0.name) }
      let words = KeyWord.words(for: kind.keys.map(\.name), hasChoices: kind.choicesKey != nil)
      writeOpen(
        kind.ownKeys.filter { !open.contains($0.name) }, sharing: shared, words: words + open,
        refusing: kind.refusedKeys(among: kinds), to: &form)
      writeNeeds(kind.neededKeys, to: &form)
    }
  }

  /// Writes the keys of a map; the `words` are also accepted, but marked as deprecated.
  private static func writeOpen(
    _ keys: [DesignKey], sharing shared: [DesignKey] = [], words: [String],
    refusing refused: [String] = [], to schema: inout JSONWriter
  ) {
    schema.member("type", "object")
    writeProperties(keys, sharing: shared, to: &schema)
    schema.object("patternProperties") { patterns in
      patterns.key(named: pattern(of: words))
      patterns.object { $0.member("deprecated", true) }
      patterns.key(named: "^(x-.*|\(VisualKeys.names.sorted().joined(separator: "|")))$")
      patterns.object {
        $0.member("description", "A visual property, which readers do not announce.")
      }
      guard !refused.isEmpty else { return }
      patterns.key(named: pattern(of: refused))
      patterns.bool(false)
    }
    schema.object("additionalProperties") { other in
      other.member("deprecated", true)
      other.member("deprecationMessage", "This key is not announced.")
    }
  }

  private static func pattern(of words: some Sequence<String>) -> String {
    "^(\(words.sorted().joined(separator: "|")))$"
  }

  private static func writeNeeds(_ needs: [[String]], to schema: inout JSONWriter) {
    guard !needs.isEmpty else { return }
    schema.objects("allOf", of: needs) { need, keys in
      need.objects("anyOf", of: keys) { $0.strings("required", [$1]) }
    }
  }

  private static func write(_ keys: [DesignKey], to schema: inout JSONWriter) {
    schema.member("type", "object")
    schema.member("additionalProperties", false)
    let required = keys.filter(\.isRequired)
    if !required.isEmpty {
      schema.strings("required", required.map(\.name))
    }
    writeProperties(keys, to: &schema)
  }

  private static func writeProperties(
    _ keys: [DesignKey], sharing shared: [DesignKey] = [], to schema: inout JSONWriter
  ) {
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

  private static func write(_ key: DesignKey, to schema: inout JSONWriter) {
    schema.member("description", key.meaning)
    write(key.form, to: &schema)
  }

  private static func write(_ form: DesignKey.Form, to schema: inout JSONWriter) {
    switch form {
    case .text:
      type(["string", "number", "boolean", "object"], &schema)
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
    case .list(.any(let forms)):
      type(["array"], &schema)
      schema.object("items") { items in
        items.objects("anyOf", of: forms) { form, item in
          guard case .map(let keys) = item else { return write(item, to: &form) }
          let words = KeyWord.words(for: keys.map(\.name), hasChoices: false)
          writeOpen(keys, words: words, to: &form)
          writeNeeds(
            keys.filter(\.isRequired).map { [$0.name] + KeyWord.words(meaning: $0.name) }, to: &form
          )
        }
      }
    case .list(.text):
      type(["array"], &schema)
      schema.object("items") { items in
        items.array("anyOf") { forms in
          forms.object { write(.text, to: &$0) }
          forms.object { type(["object"], &$0) }
        }
      }
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
    case .rectangle:
      // A text or map describes only the appearance.
      type(["array", "string", "object", "null"], &schema)
      schema.member("minItems", 4)
      schema.member("maxItems", 4)
      schema.object("items") { type(["number"], &$0) }
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
