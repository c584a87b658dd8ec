import ArgumentParser
import Earshot
import EarshotFiles
import EarshotProfiles

/// Composes announcements for elements, a JSON object a line.
struct Compose: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "compose",
    abstract: "Compose announcements for elements: a JSON object a line in, one a line out.",
    discussion: """
      The door for other programs. The fields are the platforms' own: accessibilityLabel and \
      traits for VoiceOver, those of AccessibilityNodeInfo for TalkBack, with counts of the spans in \
      its text (links, spellingSuggestions) and the label that the user has given it \
      (customLabel). A line that cannot be read \
      gives {"line":N,"error":{…}} in its place, the run goes on, and the exit status is 65.

      A whole screen is {"root":{"children":[…]}} for VoiceOver and {"node":{…},"walk":true} for \
      TalkBack; "visits" holds what is heard at each stop.

      TalkBack's events stand beside the node: {"node":{…},"event":{"type":"VIEW_CLICKED"}}. With \
      "events":[…] they come one after the other, each from the node whose id is its "source", and \
      "visits" holds what is heard at each; VIEW_ACCESSIBILITY_FOCUSED moves the focus, and \
      INITIAL_FOCUS moves it to where TalkBack puts it in a new window.

      Examples:

        echo '{"label":"Search by","value":"Record locator","traits":["button"]}' \\
          | earshot compose --profile voiceover-ios
        earshot compose --profile talkback-15.1 --set hints=off < nodes.jsonl
      """
  )

  @Option(help: ArgumentHelp("The one profile to speak by.", valueName: "id"))
  var profile: String

  @Option(
    name: .customLong("profile-file"),
    help: ArgumentHelp("A profile of your own.", valueName: "file"))
  var profileFiles: [String] = []

  @Option(help: ArgumentHelp("The language of the reader, a BCP 47 tag.", valueName: "tag"))
  var locale = "en"

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("Change a setting of the reader.", valueName: "key=value"))
  var settings: [String] = []

  @Option(help: "Whether usage hints are spoken: on or off.")
  var hints: ReaderOptions.Switch?

  func validate() throws {
    guard !profile.contains(","), Profile.Family(rawValue: profile) == nil else {
      throw ValidationError(
        "compose takes exactly one profile of one platform, such as talkback-15.1")
    }
  }

  func run() throws {
    let own = try profileFiles.map { try ProfileChoice.fromFile($0) }
    var reported: Set<String> = []
    var hasFailed = false
    let pump = LinePump {
      let composer = LineComposer(choice: try chosenProfile(besides: own), locale: locale)
      return { composer.composed($0) }
    }
    try pump.run(LineReader(descriptor: 0)) { result in
      try OutputFile.write(result.output, to: 1)
      hasFailed = hasFailed || result.hasFailed
      for (field, line) in result.unknownFields where reported.insert(field).inserted {
        StandardError.write(
          "line \(line): warning: unknown field '\(field.visible)' is passed over\n")
      }
    }
    if hasFailed { throw ExitCode(InputError.Kind.data.rawValue) }
  }

  private func chosenProfile(besides own: [ProfileChoice]) throws -> ProfileChoice {
    let own = own.filter { $0.profile.id == profile }
    let choices = own.isEmpty ? try ProfileChoice.named(profile) : own
    return try ProfileChoice.setting(
      settings + (hints.map { ["hints=\($0.rawValue)"] } ?? []), of: choices)[0]
  }
}
