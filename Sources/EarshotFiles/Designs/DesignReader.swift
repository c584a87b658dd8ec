package import Earshot

package enum DesignReader {
  /// All errors of one file.
  package struct Mistakes: Error, Sendable {
    package var errors: [InputError]
  }

  /// Returns the screen of a file, or of standard input for `-`; throws all errors.
  package static func screen(at path: String) throws(Mistakes) -> Screen {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try InputFile.bytes(of: path)
    } catch { throw Mistakes(errors: [error]) }
    return try screen(of: bytes, file: path)
  }

  /// Returns the screen of a file's content; throws all errors, in which the file is called `file`.
  package static func screen(
    of bytes: [UInt8], file: String, kinds: ComponentKinds = .builtIn
  ) throws(Mistakes) -> Screen {
    let value: SourceValue
    do throws(InputError) {
      value = try SourceReader(file: file).value(of: bytes)
    } catch { throw Mistakes(errors: [error]) }
    return try screen(of: value, kinds: kinds)
  }

  static let keys = [
    DesignKey("screen", .text, "The title of the screen.", isRequired: true),
    DesignKey("locale", .text, "The language of the screen, a BCP 47 tag; by default en."),
    DesignKey("app", .text, "The name of the app, which VoiceOver announces on entry."),
    DesignKey(
      "toolkit", .any([.choice(toolkits), .list(.choice(toolkits))]),
      "The toolkits of the apps, one for each platform; by default compose and uikit."),
    DesignKey(
      "reading", .dictionary(.text),
      "The pronunciation of texts and parts of texts, such as km/h."),
    DesignKey("initial-focus", .text, "The id of the component with the initial focus."),
    DesignKey(
      "components", .list(.component), "The components in reading order.", isRequired: true),
  ]

  private static let toolkits = Toolkit.allCases.map(\.rawValue)

  private static func toolkits(_ value: SourceValue?) throws(InputError) -> [Toolkit] {
    guard let value else { return [] }
    guard case .list(let items) = value.content else {
      return [try value.choice(Toolkit.self, named: "toolkit")]
    }
    var toolkits: [Toolkit] = []
    for item in items { toolkits.append(try item.choice(Toolkit.self, named: "toolkit")) }
    return toolkits
  }

  /// Returns the screen of a file's value; throws the first error of each component.
  package static func screen(
    of value: SourceValue, kinds: ComponentKinds = .builtIn
  ) throws(Mistakes) -> Screen {
    var errors: [InputError] = []
    var screen: Screen
    do throws(InputError) {
      let fields = try Fields(value, subject: "screen", known: keys.map(\.name))
      let title = try fields.required("screen").text()
      let locale = try fields.text("locale") ?? "en"
      let focus = try fields["initial-focus"].map { value throws(InputError) in
        try value.reference()
      }
      var components: [any Component] = []
      for item in try fields.required("components").list() {
        do throws(InputError) { components.append(try kinds.component(item)) } catch {
          errors.append(error)
        }
      }
      screen = Screen(title, locale: locale, initialFocus: focus, at: value.location) { components }
      screen.app = try fields.text("app")
      if let value = fields["reading"] {
        screen.readings = try CommonAttributes.readings(value, ofLabel: "")
      }
      screen = screen.built(with: try toolkits(fields["toolkit"]))
    } catch { throw Mistakes(errors: [error]) }
    if let wrong = screen.wrongID { errors.append(wrong) }
    // A component with an error has no known id to which others could refer.
    if errors.isEmpty { errors = screen.wrongReferences }
    guard errors.isEmpty else { throw Mistakes(errors: errors) }
    return screen
  }
}
