import Earshot

/// The JSON Schema (draft 2020-12) of design files, made of the keys that the reader itself knows.
public enum DesignSchema {
  /// Returns the schema.
  public static func text() -> String {
    var writer = JSONWriter()
    writer.object { schema in
      schema.key("$schema")
      schema.string("https://json-schema.org/draft/2020-12/schema")
      schema.key("title")
      schema.string("Earshot design file")
      write(DesignReader.keys, to: &schema)
      schema.key("$defs")
      schema.object { definitions in
        definitions.key("component")
        definitions.object { write(DesignKinds.builtIn.kinds, to: &$0) }
        for key in CommonAttributes.keys.map(\.key) {
          definitions.key(named: key.name)
          definitions.object { write(key, to: &$0) }
        }
      }
    }
    writer.newline()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// A component is checked against the keys of its kind, so that an error names the right ones.
  private static func write(_ kinds: [DesignKind], to schema: inout JSONWriter) {
    type(["object"], &schema)
    schema.key("required")
    schema.array { $0.string("kind") }
    schema.key("properties")
    schema.object { properties in
      properties.key("kind")
      properties.object { write(.choice(kinds.map(\.name)), to: &$0) }
    }
    schema.key("allOf")
    schema.array { list in
      for kind in kinds { list.object { write(kind, to: &$0) } }
    }
  }

  private static func write(_ kind: DesignKind, to schema: inout JSONWriter) {
    schema.key("if")
    schema.object { condition in
      condition.key("properties")
      condition.object { properties in
        properties.key("kind")
        properties.object {
          $0.key("const")
          $0.string(kind.name)
        }
      }
    }
    schema.key("then")
    schema.object { write(kind.ownKeys, sharing: CommonAttributes.keys.map(\.key), to: &$0) }
  }

  /// Writes a map; keys that many maps share stand once among the definitions.
  private static func write(
    _ keys: [DesignKey], sharing shared: [DesignKey] = [], to schema: inout JSONWriter
  ) {
    schema.key("type")
    schema.string("object")
    schema.key("additionalProperties")
    schema.bool(false)
    let required = keys.filter(\.isRequired)
    if !required.isEmpty {
      schema.key("required")
      schema.array { list in for key in required { list.string(key.name) } }
    }
    schema.key("properties")
    schema.object { properties in
      for key in shared {
        properties.key(named: key.name)
        properties.object {
          $0.key("$ref")
          $0.string("#/$defs/\(key.name)")
        }
      }
      for key in keys {
        properties.key(named: key.name)
        properties.object { write(key, to: &$0) }
      }
    }
  }

  private static func write(_ key: DesignKey, to schema: inout JSONWriter) {
    schema.key("description")
    schema.string(key.meaning)
    write(key.form, to: &schema)
  }

  private static func write(_ form: DesignKey.Form, to schema: inout JSONWriter) {
    switch form {
    case .text: type(["string", "number"], &schema)
    case .flag: type(["boolean"], &schema)
    case .number: type(["number"], &schema)
    case .date:
      type(["string"], &schema)
      schema.key("pattern")
      schema.string("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
    case .choice(let words):
      schema.key("enum")
      schema.array { list in for word in words { list.string(word) } }
    case .list(let item):
      type(["array"], &schema)
      schema.key("items")
      schema.object { write(item, to: &$0) }
    case .map(let keys): write(keys, to: &schema)
    case .any(let forms):
      schema.key("anyOf")
      schema.array { list in
        for form in forms { list.object { write(form, to: &$0) } }
      }
    case .component:
      schema.key("$ref")
      schema.string("#/$defs/component")
    case .dictionary(let value):
      type(["object"], &schema)
      schema.key("additionalProperties")
      schema.object { write(value, to: &$0) }
    }
  }

  private static func type(_ names: [String], _ schema: inout JSONWriter) {
    schema.key("type")
    if names.count == 1 {
      schema.string(names[0])
    } else {
      schema.array { list in for name in names { list.string(name) } }
    }
  }
}
