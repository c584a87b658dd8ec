import ArgumentParser
import Earshot
import EarshotKit
import EarshotOutput

struct ComposeCommand: ParsableCommand {
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
