public import Earshot

/// A key of a design, and how what stands behind it is read into a value.
public struct KeyReader<Value>: Sendable {
  /// Reads what stands behind the key.
  public typealias Read =
    @Sendable (SourceValue, inout Value, KeyContext) throws(InputError) -> Void

  /// The key.
  public var key: DesignKey
  let read: Read

  /// Creates a key that is read in a way of its own.
  public init(
    _ name: String, _ form: DesignKey.Form, _ meaning: String, isRequired: Bool = false,
    read: @escaping Read
  ) {
    key = DesignKey(name, form, meaning, isRequired: isRequired)
    self.read = read
  }

  /// Returns the key of a value that has this one's in it.
  func inside<Outer>(_ path: KeyReader<Outer>.Path<Value>) -> KeyReader<Outer> {
    KeyReader<Outer>(key.name, key.form, key.meaning, isRequired: key.isRequired) {
      value, outer, context throws(InputError) in try read(value, &outer[keyPath: path], context)
    }
  }
}

/// What is known while a key is read.
public struct KeyContext: Sendable {
  /// All keys of the map that the key stands in.
  public var fields: Fields
  /// The kinds of component that a design can hold.
  var kinds: DesignKinds
}

extension Array {
  /// Reads every key that is given, in the order of the table.
  func read<Value>(
    into value: inout Value, _ context: KeyContext
  ) throws(InputError) where Element == KeyReader<Value> {
    for reader in self {
      let name = reader.key.name
      let given = reader.key.isRequired ? try context.fields.required(name) : context.fields[name]
      guard let given else { continue }
      do throws(InputError) { try reader.read(given, &value, context) } catch {
        throw error.naming(name, at: given.location)
      }
    }
  }
}

extension InputError {
  /// Returns the error with the name of the key, where it is about what stands right behind it.
  fileprivate func naming(_ key: String, at place: SourceLocation) -> InputError {
    guard location == place, isWrongForm else { return self }
    return InputError("'\(key)': \(message)", at: location, kind: kind)
  }
}

// Keys that are read by their form.
extension KeyReader {
  /// A path to a property.
  public typealias Path<Property> = any WritableKeyPath<Value, Property> & Sendable

  private static func property<Property>(
    _ name: String, _ form: DesignKey.Form, _ path: Path<Property>, _ meaning: String,
    _ read: @escaping @Sendable (SourceValue) throws(InputError) -> Property
  ) -> KeyReader {
    KeyReader(name, form, meaning) { value, result, _ throws(InputError) in
      result[keyPath: path] = try read(value)
    }
  }

  /// A text.
  public static func text(_ name: String, _ path: Path<String?>, _ meaning: String) -> KeyReader {
    property(name, .text, path, meaning) { value throws(InputError) in try value.text() }
  }

  /// A text that is empty where nothing is written.
  public static func text(_ name: String, _ path: Path<String>, _ meaning: String) -> KeyReader {
    property(name, .text, path, meaning) { value throws(InputError) in try value.text() }
  }

  /// A list of texts.
  public static func texts(_ name: String, _ path: Path<[String]>, _ meaning: String) -> KeyReader {
    property(name, .list(.text), path, meaning) { value throws(InputError) in try value.texts() }
  }

  /// A truth value.
  public static func flag(_ name: String, _ path: Path<Bool>, _ meaning: String) -> KeyReader {
    property(name, .flag, path, meaning) { value throws(InputError) in try value.flag() }
  }

  /// A truth value that may be unknown.
  public static func flag(_ name: String, _ path: Path<Bool?>, _ meaning: String) -> KeyReader {
    property(name, .flag, path, meaning) { value throws(InputError) in try value.flag() }
  }

  /// One of several words.
  public static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: Path<Choice>, _ meaning: String
  ) -> KeyReader {
    let words = Choice.allCases.map(\.rawValue)
    return property(name, .choice(words), path, meaning) { value throws(InputError) in
      try value.choice(Choice.self, named: name)
    }
  }

  /// A day.
  public static func date(
    _ name: String, _ path: Path<CalendarDate?>, _ meaning: String
  ) -> KeyReader {
    property(name, .date, path, meaning) { value throws(InputError) in try value.date() }
  }

  /// The id of what a stop opens.
  public static func opens(_ path: Path<Reference?>) -> KeyReader {
    KeyReader(
      "opens", .text,
      "The id of the alert, modal, sheet or toast that opens when it is activated."
    ) { value, result, _ throws(InputError) in
      result[keyPath: path] = try value.reference()
    }
  }
}

extension SourceValue {
  func date() throws(InputError) -> CalendarDate {
    let text = try text()
    guard let date = CalendarDate(text) else {
      throw InputError(
        "'\(text)' is no day of the calendar; write a date as 2026-03-18", at: location)
    }
    return date
  }

  func reference() throws(InputError) -> Reference { Reference(try text(), at: location) }
}
