import ArgumentParser
import Earshot
import EarshotKit
import EarshotOutput

struct ComposeCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "compose",
    abstract: "Compose announcements of elements in JSON Lines.",
    discussion: """
      This command is for other programs. Each line is an element with the platform's field names: \
      accessibilityLabel and traits for VoiceOver, the names of AccessibilityNodeInfo for TalkBack. If a \
      part is pronounced differently from its text, such as an emoji, "aloud" contains the pronunciation.

      VoiceOver: For iOS 27, "app" is the name of the app that gets the focus. A whole screen is \
      {"root":{"children":[…]}}.

      TalkBack: links and spellingSuggestions are the counts of these spans in the text. customLabel is \
      the label that the user has set. labeledBy can be a list. Version 16.2 and later announce \
      fieldRequired, and the itemCount and importantForAccessibilityItemCount of a collectionInfo. A \
      whole screen is {"node":{…},"walk":true}.

      The result for a screen has "visits", with the announcement of each stop.

      Events of TalkBack: {"node":{…},"event":{"type":"VIEW_CLICKED"}}. For several events, write \
      "events":[…], each with the id of its node as "source"; "visits" then has the announcement of each \
      event. VIEW_ACCESSIBILITY_FOCUSED moves the focus. INITIAL_FOCUS moves it to the first focus of a \
      new window.

      Errors: If a line cannot be read, its result is {"line":N,"error":{…}}, with the id if there is \
      one. The other lines are still read, and the exit status is 65.

      Examples:

        echo '{"label":"Search by","value":"Record locator","traits":["button"]}' \\
          | earshot compose --profile voiceover-ios
        earshot compose --profile talkback-15.1 --set hints=off < nodes.jsonl
      """
  )

  @Option(required: Compose.profile) var profile: String
  @Option(Compose.profileFiles) var profileFiles: [Source]
  @Option(Compose.locale) var locale: String
  @Option(ReaderSelection.settings) var settings: [String]
  @Option(ReaderSelection.hints) var hints: ReaderSelection.Switch?
  @Flag(Compose.hasErrorsInline) var hasErrorsInline: Bool

  func run() throws {
    var compose = Compose(profile: profile)
    compose.profileFiles = profileFiles
    compose.locale = locale
    compose.settings = settings
    compose.hints = hints
    let hasFailed = try compose.write(in: .terminal) { try Output.write($0) }
    if hasFailed, !hasErrorsInline { throw ExitCode(InputError.Kind.data.rawValue) }
  }
}
