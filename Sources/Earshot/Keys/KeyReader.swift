/// A design's key, with the function that reads the key's value.
public struct KeyReader<Value>: Sendable {
  /// Reads a key's value; the `Fields` are the complete map that contains the key.
  package typealias Read = @Sendable (SourceValue, inout Value, Fields) throws(InputError) -> Void

  /// A path to a property.
  public typealias Path<Property> = any WritableKeyPath<Value, Property> & Sendable

  package var key: DesignKey
  let read: Read

  package init(
    _ name: String, _ form: DesignKey.Form, _ meaning: String, isRequired: Bool = false,
    read: @escaping Read
  ) {
    key = DesignKey(name, form, meaning, isRequired: isRequired)
    self.read = read
  }

  func inside<Outer>(_ path: KeyReader<Outer>.Path<Value>) -> KeyReader<Outer> {
    KeyReader<Outer>(key.name, key.form, key.meaning, isRequired: key.isRequired) {
      value, outer, fields throws(InputError) in try read(value, &outer[keyPath: path], fields)
    }
  }
}

extension Array {
  package func read<Value>(
    into value: inout Value, _ fields: Fields, _ errors: inout ErrorList,
    components: (SourceValue, inout Value) -> Void = { _, _ in }
  ) where Element == KeyReader<Value> {
    for reader in self {
      let name = reader.key.name
      guard let given = fields[name] else {
        if reader.key.isRequired {
          errors.collect { () throws(InputError) in try fields.required(name) }
        }
        continue
      }
      if reader.key.form == .list(.component) { components(given, &value) }
      do throws(InputError) {
        try reader.read(given, &value, fields)
      } catch {
        for error in error.all { errors.add(error.naming(name, at: given.location)) }
      }
    }
  }

  func read<Value>(
    into value: inout Value, _ map: SourceValue, subject: String
  ) throws(InputError) where Element == KeyReader<Value> {
    var errors = ErrorList()
    let fields = Fields(
      try map.entries(), at: map.location, subject: subject, known: self.map(\.key.name), &errors)
    read(into: &value, fields, &errors)
    try errors.check()
  }
}

extension KeyReader {
  static func property<Property>(
    _ name: String, _ form: DesignKey.Form, _ path: Path<Property>, _ meaning: String,
    _ read: @escaping @Sendable (SourceValue) throws(InputError) -> Property
  ) -> KeyReader {
    KeyReader(name, form, meaning) { value, result, _ throws(InputError) in
      result[keyPath: path] = try read(value)
    }
  }

  /// An optional text.
  public static func text(_ name: String, _ path: Path<String?>, _ meaning: String) -> KeyReader {
    property(name, .text, path, meaning) { value throws(InputError) in try value.text() }
  }

  /// A text, by default empty.
  public static func text(_ name: String, _ path: Path<String>, _ meaning: String) -> KeyReader {
    property(name, .text, path, meaning) { value throws(InputError) in try value.text() }
  }

  /// A list of texts.
  public static func texts(_ name: String, _ path: Path<[String]>, _ meaning: String) -> KeyReader {
    property(name, .list(.text), path, meaning) { value throws(InputError) in try value.texts() }
  }

  static func textOrTexts(_ name: String, _ path: Path<[String]>, _ meaning: String) -> KeyReader {
    property(name, .any([.text, .list(.text)]), path, meaning) { value throws(InputError) in
      try value.textOrTexts()
    }
  }

  /// A Boolean.
  public static func flag(_ name: String, _ path: Path<Bool>, _ meaning: String) -> KeyReader {
    property(name, .flag, path, meaning) { value throws(InputError) in try value.flag() }
  }

  /// An optional Boolean.
  public static func flag(_ name: String, _ path: Path<Bool?>, _ meaning: String) -> KeyReader {
    property(name, .flag, path, meaning) { value throws(InputError) in try value.flag() }
  }

  static func number(
    _ name: String, _ path: Path<Int>, in range: ClosedRange<Int>, _ meaning: String
  ) -> KeyReader {
    property(name, .number, path, meaning) { value throws(InputError) in
      try value.integer(in: range)
    }
  }

  /// One of several words.
  public static func choice<Case: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: Path<Case>, _ meaning: String
  ) -> KeyReader {
    let words = Case.allCases.map(\.rawValue)
    return property(name, .choice(words), path, meaning) { value throws(InputError) in
      try value.choice(Case.self, named: name)
    }
  }

  static func choice<Case: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: Path<Case?>, _ meaning: String
  ) -> KeyReader {
    let words = Case.allCases.map(\.rawValue)
    return property(name, .choice(words), path, meaning) { value throws(InputError) in
      try value.choice(Case.self, named: name)
    }
  }

  static func map<Inner>(
    _ name: String, _ path: Path<Inner>, _ keys: [KeyReader<Inner>], _ meaning: String
  ) -> KeyReader {
    KeyReader(name, .map(keys.map(\.key)), meaning) { value, result, _ throws(InputError) in
      try keys.read(into: &result[keyPath: path], value, subject: name)
    }
  }
}
