import ArgumentParser
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

struct ScoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "score",
    abstract: "Measure how near a profile comes to what readers were really heard to say.",
    discussion: """
      A corpus has a case on each line: the element as `compose` reads it, and beside it component, \
      reader (voiceover or talkback), version, heard (what was said at once), heardHint (what was \
      said after the pause; left out when nobody wrote it down), source (the recording, \
      transcription or document that has it) and note (why a reader may say otherwise). Letter case \
      and what stands between the words, such as commas or full stops, count for nothing. Cases of \
      another reader than the profile's are passed over and counted, and so are cases with settings \
      that the profile does not have; cases of another version are scored and counted apart.

      --format table has a row for each profile, and for each how often parts were heard as they are \
      said, by kind and by rule; what is wrong most often comes first.

      Examples:

        earshot score Corpus/talkback.jsonl --profile talkback
        earshot score Corpus/talkback.jsonl --profile talkback --at-least 80
        earshot score Corpus/voiceover.jsonl --profile voiceover-ios --format json
        earshot score Corpus/*.jsonl --profile talkback-17,voiceover-ios-27 --format table

      Exit status 1 when fewer cases match exactly than --at-least asks for.
      """
  )

  @Argument(Score.corpora) var files: [Source]
  @OptionGroup var many: ManyOptions
  @OptionGroup var readers: ReaderOptions
  @Option(Score.atLeast) var atLeast: Double?
  @Option(CommandLineOption.format("The format: text, the usual one, json or table."))
  var format: ReportFormat<Scores>?
  @Option(output: CommandLineOption.report) var output: String?
  @OptionGroup var writing: WritingOptions

  func validate() throws {
    guard let atLeast, !(0...100).contains(atLeast) else { return }
    throw ValidationError("--at-least takes a percentage from 0 to 100")
  }

  func run() throws {
    var score = Score(corpora: many.inputs(files))
    score.readers = readers.selection
    score.jobs = many.jobs
    let inputs = try score.corpora.list(of: .corpora, called: "corpus.jsonl")
    let destination = try score.destination(output, besides: inputs.paths, in: writing.context)
    let (scores, status) = try score.measured(inputs, in: writing.context)
    if let scores {
      try destination.write(scores.written(as: Scores.format(format, for: output)))
    }
    if status != 0 { throw ExitCode(status) }
    let exact = scores?.reports.map(\.score.total.exactPercent) ?? []
    if let atLeast, exact.contains(where: { $0 < atLeast }) { throw ExitCode(1) }
  }
}
