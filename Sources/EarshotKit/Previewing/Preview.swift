public import Earshot
public import EarshotFiles
import EarshotProfiles

/// Composes the expected announcements of screens.
public struct Preview: Operation, DescribedOperation {
  package static let name = "preview"

  /// The designs.
  public var designs: [Source]
  /// The app's toolkits, if the designs name none.
  public var toolkits: [Toolkit] = []
  /// The readers; by default, the documented and the newest device profiles.
  public var readers = ReaderSelection()
  /// Which states of each component to include.
  public var states = ScreenPreview.Scope.current
  /// Which settings of each reader to include.
  public var settings = ScreenPreview.Scope.current
  /// Whether to list each stop's attributes.
  public var hasAttributes = false
  /// Whether to explain each part of an announcement.
  public var explains = false

  /// Creates an operation for designs.
  public init(designs: [Source]) { self.designs = designs }

  package static let designs = OptionInfo<[Source]>(
    "designs", valueName: "file", help: "The design files; - for standard input.")
  package static let toolkits = OptionInfo<[Toolkit]>(
    "toolkit", key: "toolkits", valueName: "toolkit",
    help:
      "The app's toolkit, instead of the design's."
  )
  package static let states = OptionInfo<ScreenPreview.Scope>(
    "states", default: .current,
    help: "The states to show: current (as designed) or all; current by default.")
  package static let settings = OptionInfo<ScreenPreview.Scope>(
    "settings", key: "settingsScope", default: .current,
    help:
      "The settings of the reader; current by default. 'all' tries every setting that has an effect."
  )
  package static let hasAttributes = OptionInfo(
    "attributes", help: "List the attributes to set in code, with their names in the frameworks.")
  package static let explains = OptionInfo(
    "explain", help: "Explain every part: its kind, its origin, the rule and its source.")

  package static var options: [BoundOption<Preview>] {
    [BoundOption(designs, \.designs, isRequired: true), BoundOption(toolkits, \.toolkits)]
      + ReaderSelection.options.map { $0.of(\.readers) } + [
        BoundOption(states, \.states), BoundOption(settings, \.settings),
        BoundOption(hasAttributes, \.hasAttributes), BoundOption(explains, \.explains),
      ]
  }

  public func run(in context: Context) throws -> Previews {
    let designs = try designs.screens(built: toolkits, for: readers, standard: .both, in: context)
    var missing = MissingWordsReport()
    var previews = Previews(
      try designs.map { design in
        try context.checkCancellation()
        let (screen, profiles) = (design.screen, design.profiles)
        remark(on: screen, profiles, in: context)
        let locale = design.readers.locale
        let entries = entries(of: screen, profiles, in: locale)
        for entry in entries {
          missing.add(
            entry.announcement.missingWords, of: entry.profile,
            in: locale ?? screen.locale)
        }
        var previewed = PreviewedScreen(screen: screen, entries: entries, locale: locale)
        previewed.namedLanguage = design.namedLanguage
        previewed.project = design.readers.project?.file
        return previewed
      })
    for warning in missing.warnings { context.report(warning) }
    previews.joinsReadings = joinsReadings
    previews.explains = explains
    previews.hasAttributes = hasAttributes
    return previews
  }

  /// Whether to show the guidelines' and the device's announcements in pairs.
  private var joinsReadings: Bool { readers.isUsual && settings == .current }

  private func remark(on screen: Screen, _ profiles: [Profile], in context: Context) {
    let wording = BuiltIn.wording(locale: screen.locale, dates: DateFormats())
    for platform in Platform.allCases
    where profiles.contains(where: { $0.platform == platform && $0.family == .device }) {
      for remark in screen.widgetRemarks(on: platform, in: states, wording) {
        context.report("\(screen.location): note: \(remark)")
      }
    }
  }

  package func entries(
    of screen: Screen, _ profiles: [Profile], in locale: String?, only ids: Set<String>? = nil
  ) -> [ScreenPreview.Entry] {
    let locale = locale ?? screen.locale
    let wording = BuiltIn.wording(locale: locale, dates: DateFormats())
    let previews = profiles.map { profile in
      let preview = profile.preview(locale: locale, wording: wording)
      let entries =
        settings == .all
        ? preview.variations(of: screen, states: states)
        : preview.entries(of: screen, states: states, only: ids)
      return marked(entries, of: profile, beside: profiles, locale: locale)
    }
    let byComponent = previews.map { Dictionary(grouping: $0, by: \.component.id) }
    return screen.allComponents.flatMap { component in
      byComponent.flatMap { $0[component.id] ?? [] }
    }
  }

  private func marked(
    _ entries: [ScreenPreview.Entry], of profile: Profile, beside profiles: [Profile],
    locale: String
  ) -> [ScreenPreview.Entry] {
    guard !joinsReadings, let first = profiles.first(where: { $0.platform == profile.platform }),
      first.id != profile.id
    else { return entries }
    return first.preview(locale: locale).marking(
      entries, by: first.lexicon(beside: profile, locale: locale))
  }
}

extension ScreenPreview.Scope: OptionValue {}
