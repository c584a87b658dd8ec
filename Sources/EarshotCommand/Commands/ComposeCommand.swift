import ArgumentParser
import Earshot
import EarshotKit
import EarshotOutput

struct ComposeCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "compose",
    abstract: "Compose announcements of elements in JSON Lines.",
    discussion: """
      This command is for other programs. The fields have the platforms' names: accessibilityLabel and traits for \
      VoiceOver, the names of AccessibilityNodeInfo for TalkBack. For TalkBack, links and \
      spellingSuggestions are the numbers of these spans in the text, and customLabel is the user's own \
      label. labeledBy can be a list. From version 16.2, TalkBack announces fieldRequired, and the \
      itemCount and importantForAccessibilityItemCount of a collectionInfo. For iOS 27, "app" next to an \
      element is the name of the app that gets the focus. If a part is pronounced differently from its \
      text, such as an emoji, "aloud" contains the pronunciation. If a line cannot be read, its \
      result is {"line":N,"error":{…}}, with the id if there is one; the other lines are still read, and \
      the exit status is 65.

      A whole screen is {"root":{"children":[…]}} for VoiceOver and {"node":{…},"walk":true} for \
      TalkBack; "visits" contains the announcement of each stop.

      An event of TalkBack is next to its node: {"node":{…},"event":{"type":"VIEW_CLICKED"}}. "events":[…] \
      lists several events, each with the id of its node as "source"; "visits" then contains the \
      announcement of each event. VIEW_ACCESSIBILITY_FOCUSED moves the focus, and INITIAL_FOCUS moves it \
      to the first focus of a new window.

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
