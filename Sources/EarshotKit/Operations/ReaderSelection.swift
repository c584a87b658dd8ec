package import Earshot
import EarshotFiles
import EarshotProfiles

/// The screen readers to speak for: platforms, profiles, language and settings.
public struct ReaderSelection: Sendable, Hashable {
  /// The platforms to speak for.
  public enum Platforms: String, Sendable, Hashable, CaseIterable, OptionValue {
    case voiceover, talkback, both
  }

  /// Whether something is on.
  public enum Switch: String, Sendable, Hashable, CaseIterable, OptionValue {
    case on, off
  }

  /// The platforms; nil for both.
  public var platform: Platforms?
  /// The profiles, separated by commas; nil for the usual ones of the operation.
  public var profile: String?
  /// Profiles of the user's own, as files.
  public var profileFiles: [Source] = []
  /// The language of the readers, a BCP 47 tag; nil for the language of each screen.
  public var locale: String?
  /// Changed settings, each as `key=value`.
  public var settings: [String] = []
  /// Whether usage hints are spoken; nil for the profile's own setting.
  public var hints: Switch?

  /// Creates a selection: both platforms, with the usual profiles.
  public init() {}

  /// The option for the platforms.
  public static let platform = OptionInfo<Platforms?>(
    "platform", help: "The platforms to speak for; both is the default.")
  /// The option for the profiles.
  public static let profile = OptionInfo<String?>(
    "profile", valueName: "id",
    help:
      "The profiles to speak by, with commas between them; 'documented' and 'device' name one for each platform."
  )
  /// The option for profiles of the user's own.
  public static let profileFiles = OptionInfo<[Source]>(
    "profile-file", key: "profileFiles", valueName: "file",
    help: "A profile of your own to speak by.")
  /// The option for the language.
  public static let locale = OptionInfo<String?>(
    "locale", valueName: "tag", help: "The language of the reader, a BCP 47 tag.")
  /// The option for settings.
  public static let settings = OptionInfo<[String]>(
    "set", key: "settings", valueName: "key=value", help: "Change a setting of the reader.")
  /// The option for usage hints.
  public static let hints = OptionInfo<Switch?>(
    "hints", help: "Whether usage hints are spoken: on or off.")

  /// All options of a selection.
  public static let options: [BoundOption<ReaderSelection>] = [
    BoundOption(platform, \.platform), BoundOption(profile, \.profile),
    BoundOption(profileFiles, \.profileFiles), BoundOption(locale, \.locale),
    BoundOption(settings, \.settings), BoundOption(hints, \.hints),
  ]
}

extension ReaderSelection {
  /// The only platform to speak for; nil if both are selected.
  package var onlyPlatform: Platform? { platform.flatMap { Platform(rawValue: $0.rawValue) } }

  /// Whether the selection leaves the choice of profiles to the operation.
  package var isUsual: Bool { profile == nil && profileFiles.isEmpty }

  /// Returns the selected profiles with their settings, at least one.
  ///
  /// - Parameter standard: The family if no profile is named.
  /// - Returns: The profiles.
  /// - Throws: If a profile, a setting or a file is not valid, or no profile is left.
  package func profiles(standard: Profile.Family = .documented) throws -> [Profile] {
    let own = try profileFiles.map { try Profile.read($0) }
    var profiles: [Profile] = []
    if profile != nil || own.isEmpty {
      profiles = try Profile.named(profile ?? standard.rawValue, own: own)
    }
    profiles += own.filter { !profiles.contains($0) }
    if let platform = onlyPlatform {
      profiles.removeAll { $0.platform != platform }
      guard !profiles.isEmpty else {
        throw UsageError("none of the profiles is of the platform '\(platform.rawValue)'")
      }
    }
    return try setting(profiles)
  }

  /// Returns profiles with the changed settings.
  package func setting(_ profiles: [Profile]) throws -> [Profile] {
    try Profile.setting(settings + (hints.map { ["hints=\($0.rawValue)"] } ?? []), of: profiles)
  }

  /// Throws if a design names a variant that none of the profiles has, and warns of profiles that have
  /// no words in the language of a design.
  func check(_ screens: [Screen], with profiles: [Profile], in context: Context) throws {
    try checkVariants(of: screens, with: profiles)
    for warning in warningsOfEnglish(profiles, on: screens) { context.report(warning) }
  }

  /// Throws if a design names a variant that none of the profiles has.
  func checkVariants(of screens: [Screen], with profiles: [Profile]) throws {
    // The check itself asks every platform for every state, which takes longer than most commands.
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

  /// Returns one warning for each profile without words in the selected language, or in the language of a
  /// screen: such a language is more often a slip than a wish.
  package func warningsOfEnglish(_ profiles: [Profile], on screens: [Screen] = []) -> [String] {
    var seen: Set<String> = []
    var warnings: [String] = []
    for locale in locale.map({ [$0] }) ?? screens.map(\.locale) {
      for profile in profiles where !BuiltIn.hasWords(profile, in: locale) {
        guard seen.insert("\(profile.id) \(locale)").inserted else { continue }
        let other = BuiltIn.profile(on: profile.platform, withWordsIn: locale)
        warnings.append(
          "warning: \(profile.id) has no words in '\(locale)' and speaks English; "
            + (other.map { "\($0.id) has them" } ?? "'earshot profiles' lists its locales"))
      }
    }
    return warnings
  }
}

extension Component {
  /// Whether a profile has patterns for the variants that the component names, if it names any.
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
