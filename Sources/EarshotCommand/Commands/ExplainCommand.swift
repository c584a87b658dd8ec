import ArgumentParser
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "explain",
    abstract: "Explain why a reader announces a word.",
    discussion: """
      Without a design, it lists the reader's words that contain WORD, and the rules that mention \
      it. With designs, it lists every part of their announcements that contains WORD, with its \
      attribute, its rule and source, and its place.

      Examples:

        earshot explain collapsed --profile talkback-15.1
        earshot explain "double tap" --profile voiceover-ios --locale de
        earshot explain collapsed --profile talkback Examples/dropdown.yaml

      Exit status 1 if no announcement contains the word.
      """
  )

  @Argument(Explain.word) var word: String
  @Argument(Explain.designs) var files: [Source]
  @OptionGroup(title: "Reader options") var readers: ReaderOptions
  @Option(Explain.states) var states: ScreenPreview.Scope
  @Flag(Projects.areIgnored) var ignoresProjects: Bool

  func run() throws {
    var explain = Explain(word: word, designs: files)
    explain.readers = readers.selection
    explain.states = states
    var context = Context.terminal
    if ignoresProjects { context.projects = .none }
    let explanations = try explain.run(in: context)
    guard !explanations.isEmpty else {
      StandardError.write("\(explanations.absence)\n")
      throw ExitCode(1)
    }
    try Output.write(explanations.written(as: .text))
  }
}
