package import Earshot

package enum DesignReader {
  package struct Mistakes: Error, Sendable {
    package var errors: [InputError]
  }

  /// Reads a file, or standard input for `-`; throws all errors.
  package static func screen(at path: String) throws(Mistakes) -> Screen {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try InputFile.bytes(of: path)
    } catch { throw Mistakes(errors: [error]) }
    return try screen(of: bytes, file: path)
  }

  /// Reads a file's content; throws all errors, with `file` as the file's name.
  package static func screen(
    of bytes: [UInt8], file: String, kinds: ComponentKinds = .builtIn
  ) throws(Mistakes) -> Screen {
    let value: SourceValue
    do throws(InputError) {
      value = try SourceReader(file: file).value(of: bytes)
    } catch { throw Mistakes(errors: [error]) }
    return try screen(of: value, kinds: kinds)
  }

  static let keys: [KeyReader<Screen>] = [
    KeyReader("screen", .text, "The title of the screen.", isRequired: true) {
      value, screen, _ throws(InputError) in screen.title = try value.text()
    },
    .text("locale", \.locale, "The language of the screen, a BCP 47 tag; by default en."),
    .text("app", \.app, "The name of the app, which VoiceOver announces on entry."),
    KeyReader(
      "toolkit", .any([.choice(toolkits), .list(.choice(toolkits))]),
      "The toolkits of the apps, one for each platform; by default compose and uikit."
    ) { value, screen, _ throws(InputError) in
      screen = screen.built(with: try toolkits(value))
    },
    KeyReader(
      "reading", .dictionary(.text),
      "The pronunciation of texts and parts of texts, such as km/h."
    ) { value, screen, _ throws(InputError) in
      screen.readings = try CommonAttributes.readings(value, ofLabel: "")
    },
    KeyReader(
      "initial-focus", .text,
      "The id of the component with the initial focus, or ID/STOP for one of its stops."
    ) { value, screen, _ throws(InputError) in screen.initialFocus = try value.reference() },
    KeyReader(
      "components", .list(.component), "The components in reading order.", isRequired: true
    ) { _, _, _ in },
  ]

  private static let toolkits = Toolkit.allCases.map(\.rawValue)

  private static func toolkits(_ value: SourceValue) throws(InputError) -> [Toolkit] {
    guard case .list = value.content else {
      return [try value.choice(Toolkit.self, named: "toolkit")]
    }
    return try value.items { item throws(InputError) in
      try item.choice(Toolkit.self, named: "toolkit")
    }
  }

  package static func screen(
    of value: SourceValue, kinds: ComponentKinds = .builtIn
  ) throws(Mistakes) -> Screen {
    var log = DesignLog()
    let entries: [SourceValue.Entry]
    do throws(InputError) { entries = try value.entries() } catch {
      throw Mistakes(errors: error.all)
    }
    let screen = screen(of: entries, at: value.location, kinds, &log)
    var errors = log.errors.errors + screen.repeatedIDs
    // An unreadable component has no known id, so references to it cannot be checked.
    if !log.isIncomplete { errors += screen.wrongReferences }
    guard errors.isEmpty else { throw Mistakes(errors: errors.sorted(by: precedes)) }
    return screen
  }

  private static func screen(
    of entries: [SourceValue.Entry], at location: SourceLocation, _ kinds: ComponentKinds,
    _ log: inout DesignLog
  ) -> Screen {
    let known = keys.map(\.key)
    let translation = KeyTranslation(to: known, of: "screen", kinds: kinds)
    let fields = Fields(
      translation.entries(entries, &log), at: location, subject: "screen",
      known: known.map(\.name), &log.errors)
    let components = fields["components"].map { kinds.components($0, &log) } ?? []
    var screen = Screen("", at: location) { components }
    keys.read(into: &screen, fields, &log.errors)
    screen.notes = log.notes
    return screen
  }

  private static func precedes(_ one: InputError, _ other: InputError) -> Bool {
    guard let one = one.location, let other = other.location else { return false }
    return (one.line, one.column) < (other.line, other.column)
  }
}
