package import Earshot

package struct DiffPair {
  package var expected: DiffInput
  package var expectedFile: String
  package var heard: DiffInput
  package var heardFile: String
  package var toolkits: [Toolkit] = []
  package var locale: String?
  package var isStrict = false
  package var start = SessionStart.initial
  package var ignored: Set<Finding.Kind> = []
  package var assumptions: [String] = []
  package var choosesVersion = false
  package var namedProfiles: Set<String> = []

  package init(
    expected: DiffInput, _ expectedFile: String, heard: DiffInput, _ heardFile: String
  ) {
    let areTranscripts = expected.transcript != nil && heard.transcript != nil
    self.expected = areTranscripts ? expected : expected.whole
    self.expectedFile = expectedFile
    self.heard = areTranscripts ? heard : heard.whole
    self.heardFile = heardFile
  }

  package func runs(by profiles: (Profile.Family) throws -> [Profile]) throws -> [DiffRun] {
    let parts = expected.isDesign ? heard.byReader : []
    guard parts.isEmpty else {
      return try parts.flatMap { platform, input in
        func own(_ family: Profile.Family) throws -> [Profile] {
          try profiles(family).filter { $0.platform == platform }
        }
        var pair = self
        pair.heard = input
        return try Profile.Family.allCases.allSatisfy { try own($0).isEmpty }
          ? [] : pair.runs(by: own)
      }
    }
    let told = heard.capture?.toolkit
    let likely = likelyToolkit
    let wanted = expected.built(with: [told ?? likely].compactMap(\.self) + toolkits)
    let platforms = Set([wanted, heard].compactMap { $0.capture?.platform })
    guard platforms.count < 2 else {
      throw InputError(
        "'\(expectedFile)' and '\(heardFile)' are for different platforms, Android and iOS")
    }
    if wanted.isDesign, let lines = heard.heardActions, lines.count > Session.mostLines {
      throw InputError(
        "expected at most \(Session.mostLines) announcements in '\(heardFile)', found \(lines.count); split "
          + "the file")
    }
    let standard = try profiles(heard.standardFamily)
    let results = heard.testResults
    let others =
      wanted.isDesign && (heard.heardActions != nil || results != nil)
      ? try Profile.Family.allCases.flatMap { try profiles($0) }.filter { !standard.contains($0) }
      : []
    let fitting = (standard + others)
      .filter { platforms.isEmpty || platforms.contains($0.platform) }
    guard !fitting.isEmpty else {
      throw NoProfile(
        "'\(heardFile)' needs a profile of \(platforms.first?.readerName ?? "that platform")")
    }
    let assumptions =
      self.assumptions
      + (told.map { ["toolkit \($0.rawValue), according to the file"] } ?? [])
      + (likely.map { ["toolkit \($0.rawValue), because the file has no ComposeView"] } ?? [])
    let locale = locale ?? wanted.locale ?? heard.locale ?? "en"
    let runs = fitting.map { profile in
      var run = DiffRun(
        expected: wanted, expectedFile: expectedFile, heard: heard, heardFile: heardFile,
        profile: profile, locale: locale,
        isStrict: isStrict, ignored: ignored, assumptions: assumptions,
        choosesVersion: choosesVersion)
      run.start = start
      run.namedProfiles = namedProfiles
      return run
    }
    if let results, wanted.isDesign {
      if let other = results.first?.language, !results.contains(where: { $0.isOf(locale) }) {
        throw InputError(
          "the results in '\(heardFile)' are in '\(other)' and the design is in '\(locale)'; "
            + "add --locale \(other)")
      }
      return Self.tested(runs, with: results, in: locale)
    }
    return platforms.isEmpty || !others.isEmpty ? Self.nearest(of: runs) : runs
  }

  /// Returns a run for each platform with results.
  ///
  /// The run also accepts announcements by the platform's other profile (guidelines or device), but
  /// with a note.
  private static func tested(
    _ runs: [DiffRun], with results: [TestResult], in locale: String
  ) -> [DiffRun] {
    let platforms = Set(results.filter { $0.isOf(locale) }.compactMap(\.platform))
    return Platform.allCases.filter { platforms.isEmpty || platforms.contains($0) }
      .compactMap { platform in
        let own = runs.filter { $0.profile.platform == platform }
        guard var run = own.first else { return nil }
        run.heard = run.heard.results(on: platform, in: locale)
        run.other = own.dropFirst().first { $0.profile.family != run.profile.family }?.profile
        return run
      }
  }

  private var likelyToolkit: Toolkit? {
    let named =
      toolkits.contains { $0.builds(for: .talkBack) } || expected.namesToolkit(of: .talkBack)
    return named || !expected.isDesign ? nil : heard.capture?.likelyToolkit
  }

  package struct NoProfile: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
  }

  private static func nearest(of runs: [DiffRun]) -> [DiffRun] {
    guard runs.count > 1, runs.contains(where: { $0.expected.isComposed }) else {
      return Array(runs.prefix(1))
    }
    let samples = samples(of: runs)
    let counts = samples.map { run in
      let comparison = run.result().section.comparison
      return (faults: run.faults(of: comparison), findings: comparison.findings.count)
    }
    guard
      let best = samples.indices.min(by: {
        let (one, other) = (counts[$0], counts[$1])
        return one.faults == other.faults
          ? one.findings < other.findings : one.faults < other.faults
      })
    else { return [] }
    let isWhole = samples[best].heard.heardCount == runs[best].heard.heardCount
    if isWhole, counts[best].findings == 0, counts[best].faults.cuts == 0 { return [samples[best]] }
    var run = runs[best]
    run.sessions = samples.reduce(into: [:]) { $0.merge($1.sessions) { first, _ in first } }
    run.other = runs.indices.first {
      runs[$0].profile.platform == run.profile.platform
        && runs[$0].profile.family != run.profile.family
    }.map { runs[$0].profile }
    return [run]
  }

  /// The likeliest run first, because its cost ends the searches of the others early.
  static func samples(of runs: [DiffRun]) -> [DiffRun] {
    var sessions: [Profile: Session] = [:]
    var samples: [DiffRun?] = Array(repeating: nil, count: runs.count)
    var count = runs.count
    for place in likeliest(of: runs, &sessions) where place < count {
      var sample = runs[place]
      sample.sessions = sessions
      for known in samples {
        if let comparison = known?.known?.result.section.comparison {
          sample.endSearch(after: comparison)
        }
      }
      sample.sample()
      sessions = sample.sessions
      samples[place] = sample
      if sample.explainsAll { count = place + 1 }
    }
    return samples.prefix(count).compactMap(\.self)
  }

  private static func likeliest(
    of runs: [DiffRun], _ sessions: inout [Profile: Session]
  ) -> [Int] {
    guard runs.allSatisfy({ $0.isSession && $0.heard.heardCount ?? 0 > DiffRun.firstLines })
    else { return Array(runs.indices) }
    var costs = Array(repeating: Int.max, count: runs.count)
    for (place, run) in runs.enumerated() {
      let comparison = run.comparison(ofFirst: DiffRun.firstLines, &sessions)
      costs[place] = comparison.cost
      if comparison.faultCount.all == 0 { break }
    }
    return runs.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }
  }
}

extension DiffRun {
  fileprivate static let firstLines = 10

  /// Ignores expected stops after the end of a sample.
  fileprivate var explainsAll: Bool {
    isSession
      && result().section.comparison.findings.allSatisfy { isSample && $0.kind == .notReached }
  }
}
