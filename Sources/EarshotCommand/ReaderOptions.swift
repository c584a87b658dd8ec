import ArgumentParser
import Earshot
import EarshotFiles
import EarshotOutput
import EarshotProfiles

/// Which readers speak, and how: the options of every command that composes.
struct ReaderOptions: ParsableArguments {
  enum PlatformChoice: String, Choice {
    case voiceover, talkback, both
  }

  enum Switch: String, Choice {
    case on, off
  }

  @Option(help: "The platforms to speak for; both is the default.")
  var platform: PlatformChoice?

  @Option(
    help: ArgumentHelp(
      "The profiles to speak by, with commas between them; 'documented' and 'device' name one for each platform.",
      valueName: "id"))
  var profile: String?

  @Option(
    name: .customLong("profile-file"),
    help: ArgumentHelp("A profile of your own to speak by.", valueName: "file"))
  var profileFiles: [String] = []

  @Option(help: ArgumentHelp("The language of the reader, a BCP 47 tag.", valueName: "tag"))
  var locale: String?

  @Option(name: .customLong("set"), help: .setting)
  var settings: [String] = []

  @Option(help: .hints)
  var hints: Switch?

  /// All that decides what is said, but for what stands in profiles of the user's own.
  var facts: [String] {
    [platform?.rawValue, profile, locale, hints?.rawValue].map { $0 ?? "-" } + profileFiles
      + ["set"] + settings
  }

  /// The one platform that is asked for; nil when it is both.
  var onlyPlatform: Platform? { platform.flatMap { Platform(rawValue: $0.rawValue) } }

  /// Returns the profiles that are asked for, at least one, with their settings; `standard` is what
  /// is meant when none is named.
  func profiles(standard: Profile.Family = .documented, warns: Bool = true) throws -> [Profile] {
    let own = try profileFiles.map { try Profile.fromFile($0) }
    var profiles: [Profile] = []
    if profile != nil || own.isEmpty {
      profiles = try Profile.named(profile ?? standard.rawValue, own: own)
    }
    profiles += own.filter { !profiles.contains($0) }
    if let platform = onlyPlatform {
      profiles.removeAll { $0.platform != platform }
      guard !profiles.isEmpty else {
        throw ValidationError("none of the profiles is of the platform '\(platform.rawValue)'")
      }
    }
    if warns { warnOfEnglish(profiles) }
    return try Self.setting(settings, hints: hints, of: profiles)
  }

  /// Returns profiles with the settings that the user changes.
  static func setting(
    _ settings: [String], hints: Switch?, of profiles: [Profile]
  ) throws -> [Profile] {
    try Profile.setting(settings + (hints.map { ["hints=\($0.rawValue)"] } ?? []), of: profiles)
  }

  /// Throws where a design names a variant that none of the profiles has, and warns of profiles that
  /// have no words in the language of a design.
  func check(_ screens: [Screen], with profiles: [Profile]) throws {
    try checkVariants(of: screens, with: profiles)
    warnOfEnglish(profiles, on: screens)
  }

  /// Throws where a design names a variant that none of the profiles has.
  func checkVariants(of screens: [Screen], with profiles: [Profile]) throws {
    // The check itself asks every platform for every state, which takes longer than most commands.
    let mistakes = screens.filter { $0.allComponents.contains { !$0.hasVariant(in: profiles) } }
      .flatMap { screen in
        let locale = locale ?? screen.locale
        return BuiltIn.checker(
          judging: profiles.map { BuiltIn.checkReader(for: $0, locale: locale) }, locale: locale,
          checks: .builtIn.filter { $0.kinds == [.unknownVariant] }
        ).findings(in: screen)
      }
    guard mistakes.isEmpty else {
      throw Failure(errors: mistakes.map { InputError($0.message, at: $0.location) })
    }
  }

  /// Warns once of each profile that has no words in the language that is asked for, or in that of a
  /// screen.
  ///
  /// Such a language is more often a slip than a wish.
  func warnOfEnglish(_ profiles: [Profile], on screens: [Screen] = []) {
    for warning in warningsOfEnglish(profiles, on: screens) { StandardError.write("\(warning)\n") }
  }

  /// Returns the warnings.
  func warningsOfEnglish(_ profiles: [Profile], on screens: [Screen] = []) -> [String] {
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
  /// Returns whether patterns of its kind have the variants that it names, where it names any.
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
