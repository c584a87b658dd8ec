package import Earshot
import EarshotFiles
import EarshotProfiles

/// The selected readers: platforms, profiles, language and settings.
public struct ReaderSelection: Sendable, Hashable {
  /// The platforms.
  public enum Platforms: String, Sendable, Hashable, CaseIterable, OptionValue {
    case voiceover, talkback, both

    package static let systems: [String: Self] = ["ios": .voiceover, "android": .talkback]

    package init?(system: String) {
      guard let platform = Self.systems[system] else { return nil }
      self = platform
    }
  }

  package enum Switch: String, Sendable, Hashable, CaseIterable, OptionValue {
    case on, off
  }

  package enum Reading: String, Sendable, Hashable, CaseIterable, OptionValue {
    case guidelines
    /// The newest version of the reader.
    case device
    case both

    var families: [Profile.Family] {
      switch self {
      case .guidelines: [.documented]
      case .device: [.device]
      case .both: Profile.Family.allCases
      }
    }
  }

  /// The platforms; nil for the operation's default.
  public var platform: Platforms?
  package var reading: Reading?
  /// The profiles, separated by commas, such as `documented,device`; nil for the operation's
  /// default.
  public var profile: String?
  /// Custom profiles, as files.
  public var profileFiles: [Source] = []
  /// The readers' language, a BCP 47 tag; nil for each screen's language.
  public var locale: String?
  /// Changed settings, as `key=value`, such as `hints=off`.
  public var settings: [String] = []
  package var hints: Switch?
  /// A profile in Swift that replaces the options for profiles.
  package var ownProfile: Profile?
  package var project: Project?

  /// Creates the default selection.
  public init() {}

  package static let platform = OptionInfo<Platforms?>(
    "platform", help: "The platforms; both by default. ios and android are accepted too.")
  package static let reading = OptionInfo<Reading?>(
    "reading",
    help:
      "The source of the announcements: accessibility guidelines, the newest devices, or both; --profile "
      + "selects a version.")
  package static let profile = OptionInfo<String?>(
    "profile", valueName: "id",
    help:
      "The profiles, separated by commas; 'documented' and 'device' select one for each "
      + "platform. In diff and score, 'auto' selects the version that best matches a log. "
      + "'earshot profiles' lists all profiles."
  )
  package static let profileFiles = OptionInfo<[Source]>(
    "profile-file", key: "profileFiles", valueName: "file",
    help: "The file of a custom profile.")
  package static let locale = OptionInfo<String?>(
    "locale", valueName: "tag",
    help:
      "The language of the reader, a BCP 47 tag. A design with catalogues has its texts in this "
      + "language. Most commands accept several, such as de,en.")
  package static let settings = OptionInfo<[String]>(
    "set", key: "settings", valueName: "key=value",
    help: "A setting of the reader, such as hints=off; 'earshot profiles ID' lists the settings.")
  package static let hints = OptionInfo<Switch?>(
    "hints", help: "Whether usage hints are announced.")

  package static let options: [BoundOption<ReaderSelection>] = [
    BoundOption(platform, \.platform), BoundOption(reading, \.reading),
    BoundOption(profile, \.profile),
    BoundOption(profileFiles, \.profileFiles), BoundOption(locale, \.locale),
    BoundOption(settings, \.settings), BoundOption(hints, \.hints),
  ]
}

extension ReaderSelection {
  package func following(_ project: Project?) -> ReaderSelection {
    var selection = self
    selection.project = project
    return selection
  }

  package var onlyPlatform: Platform? {
    (platform ?? project?.platform).flatMap { Platform(rawValue: $0.rawValue) }
  }

  /// Returns a selection for each language, or only this selection if no languages are selected.
  func eachLanguage() throws -> [ReaderSelection] {
    let languages = locale.map { $0.split(separator: ",").map { $0.filter { $0 != " " } } }
    for language in languages ?? [] { try Self.check(locale: language) }
    var seen: Set<String> = []
    let distinct = (languages ?? project?.languages ?? []).filter { seen.insert($0).inserted }
    guard !distinct.isEmpty else { return [self] }
    return distinct.map { language in
      var selection = self
      selection.locale = language
      return selection
    }
  }

  func notes(in language: String) -> [String] {
    let others = (project?.languages ?? []).filter { $0 != language }.map { "'\($0)'" }
    guard locale == nil, !others.isEmpty else { return [] }
    return [
      "note: the announcements are in '\(language)', the language of the design; --locale selects "
        + "another language of the project (\(others.joined(separator: ", ")))"
    ]
  }

  static func check(locale: String?) throws {
    guard let locale else { return }
    guard !locale.contains(",") else {
      throw UsageError(
        "expected one language, found '\(locale)'; check, criteria, preview, report and speak "
          + "accept several")
    }
    guard locale.isLanguageTag else {
      throw UsageError("expected a language tag such as 'de', found '\(locale)'")
    }
  }

  var allProfileFiles: [Source] { profileFiles + (project?.profileFiles ?? []) }

  /// The language to assume for captures, which do not contain their language.
  package var captureLocale: String? { locale ?? project?.language }

  private static let assumption = "assumed, because no profile is named"

  private var isAssumed: Bool {
    isUsual && reading == nil && project?.selectsProfiles != true
  }

  var assumptions: [String] {
    (isAssumed ? [Self.assumption] : []) + (project.map { [$0.title] } ?? [])
  }

  /// Returns the titles of the profiles for these sources, and the assumptions behind the choice.
  package func described(
    for sources: [Source], standard: [Profile.Family], in context: Context
  ) throws -> (readings: [String], assumptions: [String]) {
    let readers = try context.projects.projects(of: sources).distinct.compactMap {
      try following($0).eachLanguage().first
    }
    var titles: [String] = []
    for title in try readers.flatMap({ try $0.profiles(standard: standard) }).map(\.title)
    where !titles.contains(title) {
      titles.append(title)
    }
    return (
      titles,
      (readers.contains(where: \.isAssumed) ? ["The readers are \(Self.assumption)"] : [])
        + readers.compactMap { $0.project?.title }
    )
  }

  /// Whether to use the version with the announcements most similar to those in a log.
  var isAutomatic: Bool { profile == "auto" }

  /// The identifiers of the selected profiles, except for families (`device`) and names of the
  /// newest version (`talkback`).
  var namedProfiles: Set<String> {
    let names = profile.map { $0.split(separator: ",").map(String.init) }
    return Set(names ?? project?.profiles.map(\.text) ?? []).subtracting(BuiltIn.newest.keys)
  }

  /// This selection, but with the newest device profiles instead of an automatic choice.
  var ofDevices: ReaderSelection {
    var selection = self
    if isAutomatic { selection.profile = Profile.Family.device.rawValue }
    return selection
  }

  package var isUsual: Bool { profile == nil && profileFiles.isEmpty && ownProfile == nil }

  /// Returns the selected profiles or, without a selection, the profiles of the families in
  /// `standard`.
  package func profiles(standard: [Profile.Family] = [.documented]) throws -> [Profile] {
    try Self.check(locale: locale)
    if let ownProfile {
      let isUnchanged = ownProfile == BuiltIn.profile(ownProfile.id)
      return isUnchanged ? try setting([ownProfile]) : [ownProfile]
    }
    guard reading == nil || isUsual else {
      throw UsageError(
        "--reading already selects profiles (documented, device or both); use it without --profile")
    }
    let standard = reading?.families ?? standard
    let own = try profileFiles.map { try Profile.read($0) }
    var profiles: [Profile] = []
    if isUsual, let selected = try project?.profiles(of: standard) {
      profiles = selected
    } else if profile != nil || own.isEmpty {
      profiles = try Profile.named(
        profile ?? standard.map(\.rawValue).joined(separator: ","),
        own: own + (project?.ownProfiles ?? []))
    }
    profiles += own.filter { !profiles.contains($0) }
    if let platform = onlyPlatform {
      profiles.removeAll { $0.platform != platform }
      guard !profiles.isEmpty else {
        throw UsageError("none of the profiles is for the platform '\(platform.rawValue)'")
      }
    }
    return try setting(profiles)
  }

  package func setting(_ profiles: [Profile]) throws -> [Profile] {
    try Profile.setting(
      settings + (hints.map { ["hints=\($0.rawValue)"] } ?? []),
      of: project.map { profiles.map($0.setting) } ?? profiles)
  }

  func check(_ screens: [Screen], with profiles: [Profile], in context: Context) throws {
    try checkVariants(of: screens, with: profiles)
    for warning in warningsOfEnglish(profiles, on: screens) { context.report(warning) }
  }

  func checkVariants(of screens: [Screen], with profiles: [Profile]) throws {
    let errors = screens.filter { $0.allComponents.contains { !$0.hasVariant(in: profiles) } }
      .flatMap { screen in
        let locale = locale ?? screen.locale
        return BuiltIn.checker(
          judging: profiles.map { BuiltIn.checkReader(for: $0, locale: locale) }, locale: locale,
          checks: .builtIn.filter { $0.kinds == [.unknownVariant] }
        ).findings(in: screen)
      }
    guard errors.isEmpty else {
      throw Failure(errors: errors.map { InputError($0.message, at: $0.location) })
    }
  }

  package func warningsOfEnglish(_ profiles: [Profile], on screens: [Screen] = []) -> [String] {
    var seen: Set<String> = []
    var warnings: [String] = []
    for locale in locale.map({ [$0] }) ?? screens.map(\.locale) {
      for profile in profiles where !BuiltIn.hasWords(profile, in: locale) {
        guard seen.insert("\(profile.id) \(locale)").inserted else { continue }
        let other = BuiltIn.profile(on: profile.platform, withWordsIn: locale)
        warnings.append(
          "warning: \(profile.shortTitle) has no words in '\(locale)' and speaks English; "
            + (other.map { "\($0.shortTitle) has them: --profile \($0.id)" }
              ?? "'earshot profiles' lists its locales"))
      }
    }
    return warnings
  }
}

extension [Profile.Family] {
  static let both = Profile.Family.allCases
}

extension Component {
  fileprivate func hasVariant(in profiles: [Profile]) -> Bool {
    guard let variant = common.variant else { return true }
    return variant.split(separator: ",").map(String.init).allSatisfy { name in
      profiles.contains { profile in
        guard case .documented(let style) = profile.style else { return false }
        return style.patterns.contains { pattern in
          pattern.variant == name
            && (pattern.part == kind.name || pattern.part.hasPrefix("\(kind)."))
        }
      }
    }
  }
}
