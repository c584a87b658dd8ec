import ArgumentParser
import Earshot
import EarshotFiles
import EarshotProfiles

/// Which readers speak, and how: the options of every command that composes.
struct ReaderOptions: ParsableArguments {
  enum PlatformChoice: String, Choice {
    case voiceover, talkback, both
  }

  @Option(help: "The platforms to speak for.")
  var platform = PlatformChoice.both

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

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("Change a setting of the reader.", valueName: "key=value"))
  var settings: [String] = []

  @Option(help: "Whether usage hints are spoken: on or off.")
  var hints: Switch?

  enum Switch: String, Choice {
    case on, off
  }

  /// The one platform that is asked for; nil when it is both.
  var onlyPlatform: Platform? { Platform(rawValue: platform.rawValue) }

  /// Returns the profiles that are asked for, at least one, with their settings; `standard` is what
  /// is meant when none is named.
  func choices(
    standard: Profile.Family = .documented, warns: Bool = true
  ) throws -> [ProfileChoice] {
    var choices: [ProfileChoice] = []
    if let profile {
      choices = try ProfileChoice.named(profile)
    } else if profileFiles.isEmpty {
      choices = try ProfileChoice.named(standard.rawValue)
    }
    for path in profileFiles { choices.append(try ProfileChoice.fromFile(path)) }
    choices = choices.filter {
      platform == .both || $0.profile.platform.rawValue == platform.rawValue
    }
    guard !choices.isEmpty else {
      throw ValidationError("none of the profiles is of the platform '\(platform.rawValue)'")
    }
    if warns { warnOfEnglish(choices) }
    return try ProfileChoice.setting(settings + hintSetting, of: choices)
  }

  /// Warns of profiles that have no words in the language that is asked for.
  ///
  /// Such a language is more often a slip than a wish.
  func warnOfEnglish(_ choices: [ProfileChoice]) {
    guard let locale, !locale.lowercased().hasPrefix("en") else { return }
    var seen: Set<String> = []
    for choice in choices
    where choice.profile.words.isEmpty && seen.insert(choice.profile.id).inserted {
      guard choice.vocabulary(locale: locale).locale == "en" else { continue }
      StandardError.write(
        "warning: \(choice.profile.id) has no words in '\(locale.visible)' and speaks English; "
          + "'earshot profiles' lists its locales\n")
    }
  }

  private var hintSetting: [String] { hints.map { ["hints=\($0.rawValue)"] } ?? [] }
}
