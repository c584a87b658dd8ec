package import Earshot

package enum DesignReader {
  package struct Mistakes: Error, Sendable {
    package var errors: [InputError]
  }

  /// The values of keys that a design does not have.
  package struct Defaults: Sendable, Hashable {
    package var locale = "en"
    package var toolkits: [Toolkit] = []

    package init() {}
  }

  /// Reads a file, or standard input for `-`; throws one error with all mistakes.
  package static func screen(at path: String) throws(Mistakes) -> Screen {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try InputFile.bytes(of: path)
    } catch { throw Mistakes(errors: [error]) }
    return try screen(of: bytes, file: path)
  }

  /// Reads a file's content; `file` appears in errors.
  package static func screen(
    of bytes: [UInt8], file: String, kinds: ComponentKinds = .builtIn,
    defaults: Defaults = Defaults()
  ) throws(Mistakes) -> Screen {
    let value: SourceValue
    do throws(InputError) {
      value = try SourceReader(file: file).value(of: bytes)
    } catch { throw Mistakes(errors: [error]) }
    return try screen(of: value, kinds: kinds, defaults: defaults)
  }

  static let keys: [KeyReader<Screen>] = [
    KeyReader("screen", .text, "The title of the screen.", isRequired: true) {
      value, screen, _ throws(InputError) in screen.title = try value.text()
    },
    .text("locale", \.locale, "The language of the screen, a BCP 47 tag; by default en."),
    .text("app", \.app, "The name of the app, which VoiceOver announces on entry."),
    KeyReader(
      "toolkit", toolkitForm,
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

  package static let toolkitForm: DesignKey.Form = {
    let toolkit = DesignKey.Form.choice(Toolkit.allCases.map(\.rawValue))
    return .any([toolkit, .list(toolkit)])
  }()

  package static func toolkits(_ value: SourceValue) throws(InputError) -> [Toolkit] {
    guard case .list = value.content else {
      return [try value.choice(Toolkit.self, named: "toolkit")]
    }
    return try value.items { item throws(InputError) in
      try item.choice(Toolkit.self, named: "toolkit")
    }
  }

  package static func screen(
    of value: SourceValue, kinds: ComponentKinds = .builtIn, defaults: Defaults = Defaults()
  ) throws(Mistakes) -> Screen {
    var log = DesignLog()
    let entries: [SourceValue.Entry]
    do throws(InputError) { entries = try value.entries() } catch {
      throw Mistakes(errors: error.all)
    }
    let screen = screen(of: entries, at: value.location, kinds, defaults, &log)
    var errors = log.errors.errors + screen.repeatedIDs
    // An unreadable component has no known id, so references to it cannot be checked.
    if !log.isIncomplete { errors += screen.wrongReferences }
    guard errors.isEmpty else { throw Mistakes(errors: errors.sorted(by: precedes)) }
    return screen
  }

  private static func screen(
    of entries: [SourceValue.Entry], at location: SourceLocation, _ kinds: ComponentKinds,
    _ defaults: Defaults, _ log: inout DesignLog
  ) -> Screen {
    let known = keys.map(\.key)
    let translation = KeyTranslation(to: known, of: "screen", kinds: kinds)
    let fields = Fields(
      translation.entries(entries, &log), at: location, subject: "screen",
      known: known.map(\.name), &log.errors)
    let components = fields["components"].map { kinds.components($0, &log) } ?? []
    var screen = Screen("", locale: defaults.locale, at: location) { components }
      .built(with: defaults.toolkits)
    keys.read(into: &screen, fields, &log.errors)
    screen.notes = log.notes
    return screen
  }

  private static func precedes(_ one: InputError, _ other: InputError) -> Bool {
    guard let one = one.location, let other = other.location else { return false }
    return (one.line, one.column) < (other.line, other.column)
  }
}
