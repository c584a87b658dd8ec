import ArgumentParser
import Earshot
import EarshotFiles
import EarshotOutput
import EarshotSpeech

struct VoicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "voices",
    abstract: "List the voices for recordings.",
    discussion: """
      Each line is a voice: its name for --voice, its languages and its title. To select a \
      variant of a voice, add a plus sign and the variant to the name: en-us+m3.

      Examples:

        earshot voices --language en
        earshot voices --variants
      """
  )

  @Option(help: ArgumentHelp("List only voices of a language, a BCP 47 tag.", valueName: "tag"))
  var language: String?

  @Flag(help: "List the variants instead.")
  var variants = false

  func run() throws {
    let catalog = try VoicePool(jobs: 1).voices()
    if variants { return try Output.write(lines(catalog.variants.map { "\($0)" })) }
    let voices = language.map { catalog.voices(speaking: $0) } ?? catalog.voices
    if voices.isEmpty, let language {
      // No voice speaks the language, so this call throws an error that suggests similar tags.
      _ = try catalog.identifier(speaking: language)
    }
    try Output.write(lines(voices.map(Self.row)))
  }

  private func lines(_ lines: [TerminalText]) -> TerminalText {
    lines.map { $0 + "\n" }.joined()
  }

  private static func row(_ voice: Voice) -> TerminalText {
    let tags = voice.languages.map(\.tag).joined(separator: " ")
    return "\(DisplayWidth.padded("\(voice.identifier)", to: 22))  "
      + "\(DisplayWidth.padded("\(tags)", to: 18))  \(voice.name)"
  }
}
