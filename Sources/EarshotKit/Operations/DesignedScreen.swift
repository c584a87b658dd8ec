package import Earshot
import EarshotFiles

package struct DesignedScreen {
  package let source: Source
  package let screen: Screen
  package let readers: ReaderSelection
  package let profiles: [Profile]
  var namedLanguage: String?

  var locale: String { readers.locale ?? screen.locale }
  var otherLanguage: String? { screen.otherLanguage(locale) }
  var title: String { screen.title + (namedLanguage.map { " (\($0))" } ?? "") }
}

extension Source {
  package func design(
    built toolkits: [Toolkit] = [], for readers: ReaderSelection, standard: [Profile.Family],
    in context: Context
  ) throws -> DesignedScreen {
    let designs = try [self].screens(
      built: toolkits, for: readers, standard: standard, inOneLanguage: true, in: context)
    context.report(designs)
    for note in designs[0].readers.notes(in: designs[0].locale) {
      context.report(note)
    }
    return designs[0]
  }

  package func screen(
    built toolkits: [Toolkit] = [], in context: Context
  ) throws -> Screen {
    let readers = ReaderSelection().following(try context.projects.project(of: self))
    let screen = try screen(of: bytes(), for: readers, in: context)
    for warning in screen.warnings { context.report(warning) }
    return screen.built(with: toolkits)
  }

  func screen(
    of bytes: [UInt8], for readers: ReaderSelection, files: DesignFiles? = nil, in context: Context
  ) throws -> Screen {
    guard !ProjectFile.isNamed(name) else { throw ProjectFile.refusal(of: name) }
    return try DesignReader.screen(
      of: bytes, file: name, kinds: context.kinds, defaults: readers.designDefaults,
      files: files ?? context.projects.designFiles(of: self))
  }
}

extension DesignFiles {
  /// Returns a warning if the screenshot cannot be read.
  func screenshot(
    of screen: Screen, forPageIn folder: String?
  ) -> (picture: Screenshot?, warning: String?) {
    do throws(InputError) {
      let picture = try screenshot(of: screen)
      return (folder.map { picture?.on(pageIn: $0) } ?? picture, nil)
    } catch {
      return (nil, "\(error)".replacing(": error: ", with: ": warning: ", maxReplacements: 1))
    }
  }
}

extension ReaderSelection {
  var designDefaults: DesignReader.Defaults {
    var defaults = project?.defaults ?? .init()
    defaults.language = locale
    return defaults
  }
}

extension Screen {
  var warnings: [String] {
    notes.filter { ![.visual, .narrowed].contains($0.subject) }.map(\.warning)
  }
}

extension DesignNote {
  var warning: String { "\(location): warning: \(text)" + (mend.map { "; \($0)" } ?? "") }
}

extension Context {
  func report(_ designs: [DesignedScreen]) {
    for title in InputProjects(designs.map(\.readers.project)).titles { report(title) }
  }
}

extension [Source] {
  func screens(
    built toolkits: [Toolkit] = [], for readers: ReaderSelection, standard: [Profile.Family],
    inOneLanguage: Bool = false, in context: Context
  ) throws -> [DesignedScreen] {
    let sources = withoutProjectFiles
    let projects = try context.projects.projects(of: sources)
    let selections = try projects.distinct.map { project in
      let followed = readers.following(project)
      return inOneLanguage ? [followed] : try followed.eachLanguage()
    }
    let profiles = try selections.map { try $0[0].profiles(standard: standard) }
    let designs = try Failure.collecting([Int](0..<sources.count)) { index in
      let (source, place) = (sources[index], projects.places[index])
      let bytes = try source.bytes()
      return try selections[place].map { readers in
        DesignedScreen(
          source: source,
          screen: try source.screen(of: bytes, for: readers, in: context).built(with: toolkits),
          readers: readers, profiles: profiles[place],
          namedLanguage: selections[place].count > 1 ? readers.locale : nil)
      }
    }
    var reported: Set<String> = []
    for warning in designs.joined().flatMap(\.screen.warnings)
    where reported.insert(warning).inserted { context.report(warning) }
    for (place, selections) in selections.enumerated() {
      let own = zip(designs, projects.places).filter { $0.1 == place }.map(\.0)
      for (index, readers) in selections.enumerated() {
        try readers.check(own.map { $0[index].screen }, with: profiles[place], in: context)
      }
    }
    return designs.flatMap(\.self)
  }
}
