package import Earshot

package enum DesignReader {
  private static let maximumComponents = 20_000

  package struct Mistakes: Error, Sendable {
    package var errors: [InputError]
  }

  package struct Defaults: Sendable, Hashable {
    package var locale = "en"
    package var toolkits: [Toolkit] = []
    package var catalogues = Catalogues()
    /// The language into which texts are translated; nil for the design's own language.
    package var language: String?

    package init() {}
  }

  /// Reads the design at a path, or standard input for `-`; throws all mistakes in one error.
  package static func screen(at path: String) throws(Mistakes) -> Screen {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try InputFile.bytes(of: path)
    } catch { throw Mistakes(errors: [error]) }
    return try screen(of: bytes, file: path)
  }

  package static func screen(
    of bytes: [UInt8], file: String, kinds: ComponentKinds = .builtIn,
    defaults: Defaults = Defaults(), files: DesignFiles = .none
  ) throws(Mistakes) -> Screen {
    let (value, notes): (SourceValue, [DesignNote])
    do throws(InputError) {
      (value, notes) = try SourceReader(file: file).valueWithNotes(of: bytes)
    } catch { throw Mistakes(errors: error.all) }
    var screen = try screen(of: value, kinds: kinds, defaults: defaults, files: files)
    screen.notes = notes + screen.notes
    return screen
  }

  static let keys: [KeyReader<Screen>] =
    [
      KeyReader("screen", .text, "The title of the screen.", isRequired: true) {
        value, screen, _ throws(InputError) in screen.title = try value.text()
      },
      KeyReader("locale", .text, "The language of the screen, a BCP 47 tag; by default en.") {
        value, screen, _ throws(InputError) in
        screen.locale = try value.text()
        guard screen.locale.isLanguageTag else {
          throw InputError(
            expected: "a language tag", suchAs: "'de'", found: value.found, at: value.location)
        }
      },
      .text(
        "app", \.app, "The name of the app, which VoiceOver announces when focus enters the app."),
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
        "screenshot", .text,
        "The path of a picture of the screen (PNG, JPEG or WebP); reports draw the frames on it."
      ) { value, screen, _ throws(InputError) in
        screen.screenshot = try value.text()
        screen.screenshotLocation = value.location
      },
      KeyReader(
        "components", .list(.component), "The components in reading order.", isRequired: true
      ) { _, _, _ in },
      KeyReader(
        "parts", .dictionary(.any([.text, .map(DesignPart.keys)])),
        "The parts that `use` can insert, by name, or the files of parts."
      ) { _, _, _ in },
      KeyReader(
        "strings", CatalogueReader.form, "The catalogues of the app's texts, by language."
      ) { _, _, _ in },
    ] + Metadata.names.map { Metadata.keys(\.metadata, $0) }

  package static let toolkitForm: DesignKey.Form = {
    let toolkit = DesignKey.Form.choice(Toolkit.allCases.map(\.rawValue))
    return .any([toolkit, .list(toolkit)])
  }()

  package static func toolkits(_ value: SourceValue) throws(InputError) -> [Toolkit] {
    switch value.content {
    case .list:
      return try value.items { item throws(InputError) in try toolkit(item) }
    // A toolkit for each platform, such as {ios: SwiftUI, android: Compose}.
    case .map(let entries) where !entries.isEmpty:
      var errors = ErrorList()
      let toolkits = entries.compactMap { entry in
        errors.collect { () throws(InputError) in try toolkit(in: entry) }
      }
      try errors.check()
      return toolkits.filter(\.isForAllPlatforms) + toolkits.filter { !$0.isForAllPlatforms }
    default: return [try toolkit(value)]
    }
  }

  private static let platforms: [String: Platform] = ["android": .talkBack, "ios": .voiceOver]

  private static func toolkit(in entry: SourceValue.Entry) throws(InputError) -> Toolkit {
    guard let platform = platforms[entry.key.lowercased()] else {
      throw InputError(
        NearestName.message("platform", entry.key, known: platforms.keys.sorted()),
        at: entry.location)
    }
    let toolkit = try toolkit(entry.value)
    guard toolkit.builds(for: platform) else {
      let others = Toolkit.allCases.filter { $0.builds(for: platform) }.map(\.rawValue)
      throw InputError(
        expected: "a toolkit for \(entry.key): \(others.joined(separator: ", "))",
        found: entry.value.found, at: entry.value.location)
    }
    return toolkit
  }

  private static func toolkit(_ value: SourceValue) throws(InputError) -> Toolkit {
    if let toolkit = Toolkit(calledAs: try value.text()) { return toolkit }
    return try value.choice(Toolkit.self, named: "toolkit")
  }

  package static func screen(
    of value: SourceValue, kinds: ComponentKinds = .builtIn, defaults: Defaults = Defaults(),
    files: DesignFiles = .none
  ) throws(Mistakes) -> Screen {
    var entries: [SourceValue.Entry]
    do throws(InputError) {
      entries = try value.entries(suchAs: "'screen: …'")
      try refusePart(entries, at: value.location)
    } catch { throw Mistakes(errors: error.all) }
    entries = unwrapped(entries)
    var expansion = DesignExpansion(files)
    entries = expansion.expanded(entries, in: value.location.file)
    guard !expansion.isFull else { throw Mistakes(errors: expansion.errors.errors) }
    var errors = expansion.errors
    var catalogues = defaults.catalogues
    if let strings = entries.first(where: { $0.key == "strings" }) {
      catalogues.add(
        CatalogueReader.catalogues(strings.value, &errors) { name throws(InputError) in
          try files.file(name.text(), at: name.location)
        })
    }
    let own = entries.first { $0.key == "locale" }.flatMap { try? $0.value.text() }
    let source = own ?? defaults.locale
    let reading = Reading(
      entries: entries, location: value.location, kinds: kinds, defaults: defaults,
      notes: expansion.notes + catalogues.notes, hasAllParts: expansion.errors.errors.isEmpty,
      errors: errors)
    let screen = try reading.screen(TextTranslation(catalogues, from: source, to: source))
    files.nameScreenshot(of: screen)
    guard let language = defaults.language, language != source, catalogues.has(language) else {
      return screen
    }
    return try reading.screen(
      TextTranslation(catalogues, from: source, to: language), like: screen)
  }

  private static func unwrapped(_ entries: [SourceValue.Entry]) -> [SourceValue.Entry] {
    entries.flatMap { entry in
      guard entry.key == "screen", case .map(let own) = entry.value.content else { return [entry] }
      return own
    }
  }

  private static func refusePart(
    _ entries: [SourceValue.Entry], at location: SourceLocation
  ) throws(InputError) {
    let keys = Set(entries.map(\.key))
    guard !keys.contains("screen"), keys.contains("part") || keys.contains("parameters") else {
      return
    }
    throw InputError(
      "the file is a part, which designs insert with 'use'; name a design", at: location)
  }

  private struct Reading {
    var entries: [SourceValue.Entry]
    var location: SourceLocation
    var kinds: ComponentKinds
    var defaults: Defaults
    var notes: [DesignNote]
    var hasAllParts: Bool
    var errors: ErrorList

    func screen(
      _ translation: TextTranslation, like original: Screen? = nil
    ) throws(Mistakes) -> Screen {
      var translation = translation
      let entries = translation.translated(entries)
      var log = DesignLog()
      log.errors.add(errors)
      log.errors.add(translation.errors)
      var screen = DesignReader.screen(of: entries, at: location, kinds, defaults, &log)
      if let original {
        screen = screen.identified(like: original)
        screen.locale = translation.language
        if let note = translation.note(at: location) { screen.notes.append(note) }
        let pinned = original.allComponents.filter { !$0.common.expectations.isEmpty }
        if let first = pinned.first {
          screen.notes.append(
            DesignNote(
              subject: .untranslated,
              text:
                "'expect' of \(pinned.count == 1 ? "1 component" : "\(pinned.count) components") is "
                + "in the language '\(translation.source)', so it is not checked for '\(translation.language)'",
              location: first.common.location))
        }
      }
      screen.notes += notes + translation.notes
      var errors = log.errors.errors + screen.repeatedIDs
      if hasAllParts, let unread = log.unreadNames {
        errors += screen.wrongReferences(besides: unread)
      }
      guard errors.isEmpty else {
        var known: Set<InputError> = []
        errors = errors.filter { known.insert($0).inserted }
        let file = location.file
        errors.sort { DesignReader.precedes($0, $1, in: file) }
        throw Mistakes(errors: errors)
      }
      return screen
    }
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
    let count = components.reduce(0) { $0 + $1.withNested.count }
    if count > maximumComponents {
      log.errors.add(
        InputError(
          expected: "at most \(maximumComponents) components in a screen",
          found: "\(count); divide the screen", at: fields["components"]?.location ?? location))
      return Screen("", at: location) {}
    }
    var screen = Screen("", locale: defaults.locale, at: location) { components }
      .built(with: defaults.toolkits)
    keys.read(into: &screen, fields, &log.errors)
    screen.notes = log.notes
    return screen
  }

  private static func precedes(
    _ one: InputError, _ other: InputError, in file: String
  ) -> Bool {
    guard let one = one.location, let other = other.location else { return false }
    guard one.file == other.file else {
      return one.file == file || other.file != file && one.file < other.file
    }
    return (one.line, one.column) < (other.line, other.column)
  }
}

extension Toolkit {
  fileprivate var isForAllPlatforms: Bool { Platform.allCases.allSatisfy(builds) }
}
