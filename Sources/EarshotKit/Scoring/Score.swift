import Earshot
public import EarshotFiles
import EarshotOutput
import EarshotProfiles

/// Measures how many announcements in corpora a profile predicts exactly.
public struct Score: Operation, DescribedOperation {
  package static let name = "score"

  /// The corpora.
  public var corpora: Inputs
  /// The profiles to measure; by default, device profiles.
  public var readers = ReaderSelection()
  /// The number of parallel jobs; nil for one per core.
  public var jobs: Int?

  /// Creates an operation for corpora.
  public init(corpora: Inputs) { self.corpora = corpora }

  package static let corpora = OptionInfo<[Source]>(
    "corpora", valueName: "corpus.jsonl", help: "The corpora; - for standard input.")
  package static let atLeast = OptionInfo<Double?>(
    "at-least", valueName: "percent", changesResult: false,
    help: "The lowest accepted percentage of exact matches.")

  package static var options: [BoundOption<Score>] {
    [BoundOption(corpora, \.corpora.sources, isRequired: true)]
      + ReaderSelection.options.map { $0.of(\.readers) }
  }

  public func run(in context: Context) throws -> Scores {
    let (scores, status) = try measured(
      corpora.list(of: .corpora, called: "corpus.jsonl"), in: context)
    guard status == 0, let scores else {
      throw Failure(errors: [InputError("some of the corpora cannot be read")])
    }
    return scores
  }

  package func measured(
    _ inputs: InputList, in context: Context
  ) throws -> (Scores?, status: Int32) {
    let profiles = try measuredProfiles
    for warning in readers.warningsOfEnglish(profiles) { context.report(warning) }
    let locale = readers.locale ?? "en"
    let outcomes = try Batch(inputs, jobs: jobs, in: context).results {
      let readers = profiles.map { $0.reader(locale: locale) }
      return { index in
        let item = inputs.items[index]
        let lines = try CorpusReader.lines(of: item.bytes(), file: item.path)
        return Outcome(output: readers.map { CorpusShare(lines, by: $0) })
      }
    }
    let shares = outcomes.compactMap(\.output)
    let status = outcomes.map(\.status).max() ?? 0
    let reports = profiles.indices.map { index in
      report(of: profiles[index], shares.map { $0[index] })
    }.filter { $0.score.total.cases > 0 }
    guard !reports.isEmpty else {
      if status != 0 { return (nil, status) }
      let readers = Set(profiles.map(\.platform.readerName)).sorted()
      throw InputError(
        "\(inputs.paths.joined(separator: ", ")): no case is for \(readers.joined(separator: " or "))"
      )
    }
    return (Scores(readers.isAutomatic ? Self.nearest(of: reports) : reports), status)
  }

  private var measuredProfiles: [Profile] {
    get throws {
      guard readers.isAutomatic else { return try readers.profiles(standard: [.device]) }
      return try readers.setting(
        readers.ofDevices.profiles().flatMap { BuiltIn.variants(ofReaderOf: $0.id) }
          .compactMap(BuiltIn.profile))
    }
  }

  private static func nearest(of reports: [ScoreReport]) -> [ScoreReport] {
    Platform.allCases.compactMap { platform in
      let own = reports.filter { $0.profile.platform == platform }
      let most = own.map(\.score.total.exact).max()
      guard var best = own.first(where: { $0.score.total.exact == most }) else { return nil }
      best.isNearest = true
      return best
    }
  }

  private func report(of profile: Profile, _ shares: [CorpusShare]) -> ScoreReport {
    let lexicon = profile.lexicon(beside: profile, locale: readers.locale ?? "en")
    var score = Accuracy(folding: lexicon.folding)
    for testCase in shares.lazy.flatMap(\.cases) { score.add(testCase) }
    return ScoreReport(
      profile: profile, score: score, skipped: shares.flatMap(\.skipped),
      others: shares.reduce(0) { $0 + $1.others },
      options: ComparisonOptions(lexicon: lexicon, orders: profile.readerOrders))
  }
}

private struct CorpusShare: Sendable {
  private(set) var cases: [Accuracy.Case] = []
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
  fileprivate func testCase(
    _ line: CorpusLine, at location: SourceLocation
  ) throws(ElementLineError) -> Accuracy.Case {
    let heard = [line.heard, line.heardHint ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    let reader = [line.platform.readerName, line.version].filter { !$0.isEmpty }
    return Accuracy.Case(
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
      if case .walk = line.occasion { line.occasion = .focus }
      return try reader.answer(to: line, in: TalkBackTree(line.node)).announcement ?? Announcement()
    }
  }
}
