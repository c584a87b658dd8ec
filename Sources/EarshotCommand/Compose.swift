import ArgumentParser
import Earshot
import EarshotFiles
import EarshotOutput
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
      (customLabel); labeledBy takes a list too. TalkBack says fieldRequired, and the itemCount and \
      importantForAccessibilityItemCount of a collectionInfo, from 16.2 on; on iOS 27 "app" beside \
      an element is the app that VoiceOver comes to. What is heard beside the text, as the name of \
      an emoji, is "aloud" of a part. A line that cannot be read \
      gives {"line":N,"error":{…}} in its place, before them its id where it has one; the run goes on, \
      and the exit status is 65.

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

  @Option(name: .customLong("set"), help: .setting)
  var settings: [String] = []

  @Option(help: .hints)
  var hints: ReaderOptions.Switch?

  @Flag(
    name: .errorsInline,
    help:
      "Let a line that cannot be read be no more than its line of the output: the exit status is 0 as long as reading and writing go well."
  )
  var hasErrorsInline = false

  func validate() throws {
    guard !profile.contains(","), Profile.Family(rawValue: profile) == nil else {
      throw ValidationError(
        "compose takes exactly one profile of one platform, such as talkback-15.1")
    }
  }

  func run() throws {
    let own = try profileFiles.map { try Profile.fromFile($0) }
    var reported: Set<String> = []
    var hasFailed = false
    let pump = WorkPump<LineReader.Run, LineComposer.Result> {
      let composer = LineComposer(reader: try chosenProfile(besides: own).reader(locale: locale))
      return { composer.composed($0) }
    }
    var reader = LineReader(descriptor: 0)
    try pump.run(next: { try reader.next() }) { result in
      try Output.write(result.output)
      hasFailed = hasFailed || result.hasFailed
      for (field, line) in result.unknownFields where reported.insert(field).inserted {
        StandardError.write(
          "line \(line): warning: unknown field '\(field)' is passed over\n")
      }
    }
    if hasFailed, !hasErrorsInline { throw ExitCode(InputError.Kind.data.rawValue) }
  }

  private func chosenProfile(besides own: [Profile]) throws -> Profile {
    let profiles = try Profile.named(profile, own: own)
    return try ReaderOptions.setting(settings, hints: hints, of: profiles)[0]
  }
}
