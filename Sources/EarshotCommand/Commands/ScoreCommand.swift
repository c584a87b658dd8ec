import ArgumentParser
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

struct ScoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "score",
    abstract: "Measure how well a profile predicts recorded announcements.",
    discussion: """
      A corpus has one case per line: the element as `compose` reads it, and the fields component, \
      reader (voiceover or talkback), version, heard (the announcement before the pause), heardHint \
      (the announcement after the pause, if known), source (the recording, transcription or document) \
      and note (a reason for a different announcement). Letter case and separators, such as commas and \
      full stops, are ignored. Cases of other readers, and cases with settings that the profile does \
      not have, are skipped and counted. Cases of other versions are scored and counted separately.

      --format table has a row for each profile. For each kind of part and each rule, it shows how often \
      predicted parts were heard; the most frequent errors are first.

      Examples:

        earshot score Corpus/talkback.jsonl --profile talkback
        earshot score Corpus/talkback.jsonl --profile talkback --at-least 80
        earshot score Corpus/voiceover.jsonl --profile voiceover-ios --format json
        earshot score Corpus/*.jsonl --profile device --format table

      Exit status 1 if the percentage of exact matches is below --at-least.
      """
  )

  @Argument(Score.corpora) var files: [Source]
  @OptionGroup(title: "Input options") var many: ManyOptions
  @OptionGroup(title: "Reader options") var readers: ReaderOptions
  @Option(Score.atLeast) var atLeast: Double?
  @Option(CommandLineOption.format("The format; text by default."))
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
