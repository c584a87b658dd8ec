import ArgumentParser
import Earshot
import EarshotFiles
import EarshotProfiles

/// Which readers speak, and how: the options of every command that composes.
struct ReaderOptions: ParsableArguments {
  enum PlatformChoice: String, ExpressibleByArgument, CaseIterable {
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

  enum Switch: String, ExpressibleByArgument, CaseIterable {
    case on, off
  }

  /// The one platform that is asked for; nil when it is both.
  var onlyPlatform: Platform? { Platform(rawValue: platform.rawValue) }

  /// A profile with the words that its file adds.
  struct Choice {
    var profile: Profile
    var words: [String: Vocabulary.Entry] = [:]

    /// Returns the reader that speaks a locale.
    func reader(locale: String) -> ScreenReader {
      BuiltIn.reader(for: profile, locale: locale, words: words)
    }

    /// Returns the preview of a screen in a locale.
    func preview(locale: String) -> Preview {
      Preview(
        reader: reader(locale: locale),
        wording: BuiltIn.wording(locale: locale, dates: profile.dates))
    }
  }

  /// Returns the profiles that are asked for, with their settings.
  ///
  /// - Parameter standard: What is meant when no profile is named.
  /// - Throws: When a profile or a setting is unknown.
  func choices(standard: Profile.Family = .documented) throws -> [Choice] {
    var choices = try named(standard: standard)
    for path in profileFiles { choices.append(try fromFile(path)) }
    choices = choices.filter {
      platform == .both || $0.profile.platform.rawValue == platform.rawValue
    }
    guard !choices.isEmpty else {
      throw ValidationError("none of the profiles is of the platform '\(platform.rawValue)'")
    }
    try apply(to: &choices)
    return choices
  }

  private func named(standard: Profile.Family) throws -> [Choice] {
    guard let profile else {
      guard profileFiles.isEmpty else { return [] }
      return try BuiltIn.profileNames(of: standard).map(builtIn)
    }
    var choices: [Choice] = []
    for name in profile.split(separator: ",").map(String.init) {
      if let family = Profile.Family(rawValue: name) {
        choices += try BuiltIn.profileNames(of: family).map(builtIn)
      } else {
        choices.append(try builtIn(name))
      }
    }
    return choices
  }

  private func builtIn(_ name: String) throws -> Choice {
    guard let profile = BuiltIn.profile(name) else {
      let known =
        Profile.Family.allCases.map(\.rawValue) + BuiltIn.profileIDs
        + BuiltIn.newest.keys.sorted()
      throw ValidationError(NearestName.message("profile", name, known: known))
    }
    return Choice(profile: profile)
  }

  private func fromFile(_ path: String) throws -> Choice {
    let value = try SourceReader(file: path).value(of: InputFile.bytes(of: path))
    let file = try ProfileReader(extending: { BuiltIn.profile($0) }).file(value)
    return Choice(profile: file.profile, words: file.words)
  }

  /// A setting must suit at least one of the profiles; those that do not have it keep as they are.
  private func apply(to choices: inout [Choice]) throws {
    var changes = try settings.map(Self.change)
    if let hints { changes.append(("hints", hints.rawValue)) }
    for (key, value) in changes {
      var problems: [Settings.Problem] = []
      for index in choices.indices {
        do throws(Settings.Problem) {
          try choices[index].profile.settings.set(key, to: value)
        } catch { problems.append(error) }
      }
      guard problems.count == choices.count, let problem = problems.first else { continue }
      throw ValidationError("\(problem)")
    }
  }

  private static func change(_ text: String) throws -> (String, String) {
    let pieces = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard pieces.count == 2, !pieces[0].isEmpty else {
      throw ValidationError("'\(text)' is no setting; write key=value")
    }
    return (String(pieces[0]), String(pieces[1]))
  }
}
