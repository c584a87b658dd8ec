import ArgumentParser
import Earshot
import EarshotFiles
import EarshotOutput
import EarshotProfiles

/// Measures how near a profile comes to what readers were heard to say.
struct ScoreCommand: ParsableCommand {
  enum Format: String, Choice {
    case text, json, table
  }

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

  @Argument(help: ArgumentHelp("The corpora; - for standard input.", valueName: "corpus.jsonl"))
  var files: [String] = []

  @OptionGroup var many: ManyOptions

  @OptionGroup var readers: ReaderOptions

  @Option(
    name: .customLong("at-least"),
    help: ArgumentHelp("The least exact matches, in percent.", valueName: "percent"))
  var atLeast: Double?

  @Option(help: "The format: text, the usual one, json or table.")
  var format: Format?

  @Option(name: .output, help: .report)
  var output: String?

  func validate() throws {
    guard let atLeast, !(0...100).contains(atLeast) else { return }
    throw ValidationError("--at-least takes a percentage from 0 to 100")
  }

  func run() throws {
    let inputs = try many.inputs(files, of: .corpora, called: "corpus.jsonl")
    let destination = try Destination.claim(output, besides: inputs.paths + readers.profileFiles)
    let profiles = try readers.profiles(standard: .device)
    let locale = readers.locale ?? "en"
    let outcomes = try ManyFiles(inputs, jobs: many.jobs).results {
      // A worker has readers of its own.
      let profiles = try readers.profiles(standard: .device, warns: false)
      let readers = profiles.map { $0.reader(locale: locale) }
      return { place in
        let file = inputs.items[place].path
        let lines = try CorpusReader.lines(of: InputFile.bytes(of: file), file: file)
        return Outcome(output: readers.map { CorpusShare(lines, by: $0) })
      }
    }
    let shares = outcomes.compactMap(\.output)
    let status = outcomes.map(\.status).max() ?? 0
    let reports = profiles.indices.map { index in
      report(of: profiles[index], shares.map { $0[index] })
    }.filter { $0.score.total.cases > 0 }
    guard !reports.isEmpty else {
      if status != 0 { throw ExitCode(status) }
      let readers = Set(profiles.map(\.platform.readerName)).sorted()
      throw InputError(
        "\(inputs.paths.joined(separator: ", ")): no case is of \(readers.joined(separator: " or "))"
      )
    }
    let document =
      switch Format.format(format, for: output, or: .text) {
      case .json: ScoreReport.json(reports)
      case .table: ScoreReport.table(reports)
      case .text: Document(reports.map(\.text).joined(separator: "\n"))
      }
    try destination.write(document)
    if status != 0 { throw ExitCode(status) }
    if let atLeast, reports.contains(where: { $0.score.total.exactPercent < atLeast }) {
      throw ExitCode(1)
    }
  }

  private func report(of profile: Profile, _ shares: [CorpusShare]) -> ScoreReport {
    let lexicon = profile.lexicon(beside: profile, locale: readers.locale ?? "en")
    var score = Score(folding: lexicon.folding)
    for testCase in shares.lazy.flatMap(\.cases) { score.add(testCase) }
    return ScoreReport(
      profile: profile, score: score, skipped: shares.flatMap(\.skipped),
      others: shares.reduce(0) { $0 + $1.others },
      options: ComparisonOptions(lexicon: lexicon, orders: profile.readerOrders))
  }
}

/// The cases of one corpus beside what one reader says.
private struct CorpusShare: Sendable {
  private(set) var cases: [Score.Case] = []
  private(set) var skipped: [Capture.Note] = []
  private(set) var others = 0

  init(_ lines: [(line: CorpusLine, location: SourceLocation)], by reader: ScreenReader) {
    for (line, location) in lines {
      guard line.platform == reader.profile.platform else {
        others += 1
        continue
      }
      do throws(ElementLineError) { cases.append(try reader.testCase(line, at: location)) } catch {
        skipped.append(Capture.Note(error.message, at: location))
      }
    }
  }
}

extension ScreenReader {
  /// Returns a case of a corpus beside what the profile says.
  fileprivate func testCase(
    _ line: CorpusLine, at location: SourceLocation
  ) throws(ElementLineError) -> Score.Case {
    let heard = [line.heard, line.heardHint ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    let reader = [line.platform.readerName, line.version].filter { !$0.isEmpty }
    return Score.Case(
      component: line.component, reader: reader.joined(separator: " "), source: line.source,
      note: line.note, heard: heard, said: try said(line), countsHint: line.heardHint != nil,
      isOfOtherVersion: !profile.isOf(version: line.version), location: location)
  }

  private func said(_ line: CorpusLine) throws(ElementLineError) -> Announcement {
    switch line.content {
    case .voiceOver(let line):
      let reader = try set(to: line.settings)
      switch line.content {
      case .element(let element, let arrival):
        return reader.announcement(for: element.element, with: element.facts, arriving: arrival)
      case .screen(let screen):
        let last = VoiceOverReadingOrder(screen).visits.last
        return last.map { reader.announcement(for: $0) } ?? Announcement()
      }
    case .talkBack(var line):
      let reader = try set(to: line.settings)
      // What is heard of a walk is what its focus comes to.
      if case .walk = line.occasion { line.occasion = .focus }
      return try reader.answer(to: line, in: TalkBackTree(line.node)).announcement ?? Announcement()
    }
  }
}
