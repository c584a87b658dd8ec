package import Earshot
import EarshotProfiles

struct DiffResult: Sendable {
  var section: ComparisonReport.Section
  let layers: [ExpectedLayers.Layer]
  let shown: Set<Int>
}

package struct ComparedCapture: Sendable {
  package let run: DiffRun
  let result: DiffResult

  package var comparison: Comparison { result.section.comparison }

  package init(_ run: DiffRun, accepting baseline: HeardBaseline?) {
    self.run = run
    result = run.result(accepting: baseline)
  }
}

package struct DiffRun: Sendable {
  var expected: DiffInput
  var expectedFile: String
  var heard: DiffInput
  var heardFile: String
  package let profile: Profile
  var locale: String
  var isStrict: Bool
  var ignored: Set<Finding.Kind>
  var assumptions: [String] = []
  var choosesVersion = false
  var start = SessionStart.initial
  /// In a session, announcements that match this profile are accepted with a note.
  var other: Profile?

  /// The result including accepted findings, if already computed.
  var known: Known?

  struct Known: Sendable {
    var spoken: Profile
    var result: DiffResult
  }

  /// Returns the run with its result; for a long session, with the result of its first lines.
  func sampled() -> DiffRun {
    guard isSession, case .capture(var capture) = heard, case .heard(let all) = capture.content,
      all.count > Self.sampleLength
    else { return compared() }
    var run = self
    capture.content = .heard(Array(all.prefix(Self.sampleLength)))
    run.heard = .capture(capture)
    return run.compared()
  }

  /// The result is computed only once.
  func compared() -> DiffRun {
    var run = self
    run.known = made
    return run
  }

  func result(accepting baseline: HeardBaseline? = nil) -> DiffResult {
    let known = known ?? made
    var result = known.result
    guard let baseline, let accepted = baseline.stops[profile.id] else { return result }
    let others = self.result(of: spoken(known.spoken, in: accepted), heard: accepted).section
    let count = result.section.leaveOut(others)
    if count > 0 {
      result.section.remarks.append(
        "\(count) accepted finding\(count == 1 ? "" : "s") left out (\(baseline.file))")
    }
    return result
  }

  private var made: Known {
    let heard = heardStops
    let spoken = nearestVersion(to: heard)
    var result = result(of: spoken, heard: heard)
    acceptOtherReading(in: &result.section, heard)
    leaveOutVersions(of: &result.section, spoken)
    return Known(spoken: spoken.profile, result: result)
  }

  package var heardStops: [Stop] {
    let stops = heard.stops(by: profile, locale: locale)
    return opening?.left(out: stops) ?? stops
  }

  /// The reader's own first announcements, if a test turned the reader on.
  private var opening: StartOfSession? {
    guard case .log(let opening?) = heard.capture?.format.holding,
      case .design(let screen) = expected
    else { return nil }
    return StartOfSession(
      opening: opening, app: screen.app,
      first: expected.stops(by: profile, locale: locale).first?.wording.text)
  }

  private func result(of spoken: Spoken, heard stops: [Stop]) -> DiffResult {
    var remarks = expected.remarks + heard.remarks
    if spoken.profile.id != profile.id, !choosesVersion {
      remarks.append(
        "The announcements were compared with \(spoken.profile.shortTitle), the most similar version."
      )
    }
    if let opening, opening.isTurnedOn(in: heard.stops(by: profile, locale: locale)) {
      remarks.append("The log begins with \"\(opening.opening)\", which is not a stop of the app.")
    }
    let names = spoken.names
    if !names.isEmpty { remarks.append("It shows \(names.joined(separator: ", ")).") }
    var section = ComparisonReport.Section(
      title: title(by: spoken), expectedFile: expectedFile, heardFile: heardFile,
      comparison: spoken.comparison.ignoring(ignored), remarks: remarks)
    section.platform = profile.platform
    section.locale = locale
    if expected.isComposed || heard.isComposed {
      section.profile = spoken.profile.id
      section.assumptions = assumptions
    }
    // A session always shows layer 0, the screen itself.
    let shown = spoken.shown.layers.union(isSession ? [0] : [])
    return DiffResult(section: section, layers: spoken.all.layers, shown: shown)
  }

  private struct Spoken {
    var profile: Profile
    var all: ExpectedLayers
    var shown: ExpectedLayers.Shown
    var comparison: Comparison

    var names: [String] {
      shown.layers == [0] ? [] : shown.layers.sorted().map { all.layers[$0].name }
    }
  }

  private func spoken(_ profile: Profile, in heard: [Stop]) -> Spoken {
    let options = options
    let layers = expected.layers(by: profile, locale: locale)
    let shown = layers.shown(in: heard, lexicon: options.lexicon)
    return Spoken(
      profile: profile, all: layers, shown: shown,
      comparison: comparison(by: profile, of: heard, with: shown, options))
  }

  private func comparison(
    by profile: Profile, of heard: [Stop], with shown: ExpectedLayers.Shown,
    _ options: ComparisonOptions
  ) -> Comparison {
    let limits = self.heard.capture?.limits ?? []
    if let results = self.heard.testResults, case .design(let screen) = expected {
      return TestedCriteria(of: screen, by: profile, locale: locale)
        .comparison(with: results, heard, limits: limits, options)
    }
    guard let actions = self.heard.heardActions,
      var session = expected.session(by: profile, locale: locale)
    else {
      return Comparison(expected: shown.stops, heard: heard, limits: limits, options: options)
    }
    session.start = start
    let followed = Comparison(
      session, heard: heard, after: actions.suffix(heard.count), limits: limits, options: options)
    guard self.heard.isRecognizedSpeech, followed.faults != (0, 0) else { return followed }
    // Captions can join and divide announcements.
    let searched = Comparison(
      expected: expected.stops(by: profile, locale: locale, isSession: true), heard: heard,
      limits: limits, options: options)
    return searched.faults < followed.faults ? searched : followed
  }

  var isSession: Bool {
    if case .design = expected { heard.heardActions != nil } else { false }
  }

  private func acceptOtherReading(in section: inout ComparisonReport.Section, _ heard: [Stop]) {
    guard let other, section.comparison.faults != (0, 0) else { return }
    let run = DiffRun(
      expected: expected, expectedFile: expectedFile, heard: self.heard, heardFile: heardFile,
      profile: other, locale: locale, isStrict: isStrict, ignored: ignored, start: start)
    let spoken = run.nearestVersion(to: heard)
    section.comparison = section.comparison.accepting(
      spoken.comparison, as: spoken.profile.shortTitle)
  }

  private var mayBeOtherVersion: Bool {
    (choosesVersion || !isStrict) && expected.isComposed && !heard.isComposed
  }

  /// Keeps only the findings that occur with all versions of the reader.
  private func leaveOutVersions(of section: inout ComparisonReport.Section, _ spoken: Spoken) {
    guard mayBeOtherVersion, profile.family == .documented,
      section.comparison.findings.contains(where: { $0.severity > .note }),
      let newest = BuiltIn.newest(of: .device, on: profile.platform)
    else { return }
    var options = options
    options.isRecognizedSpeech = false
    let layers =
      spoken.profile.id == profile.id
      ? spoken.all : expected.layers(by: profile, locale: locale)
    let differing = section.namesOfDifferingStops
    let versions = BuiltIn.versions(ofReaderOf: newest.id).compactMap(BuiltIn.profile)
    let sections = versions.map { [section, options] version in
      let stops = expected.stops(by: version, locale: locale)
      let shown = layers.shown(in: stops, lexicon: options.lexicon)
      // Compares only the stops that have findings in the section.
      let comparison = Comparison(
        expected: shown.stops, heard: stops, limits: expected.capture?.limits ?? [],
        options: options
      ) { differing.contains($0.nameInFindings) }
      var own = section
      own.comparison = comparison.ignoring([.skippedStop, .extraStop, .movedStop])
      return own
    }
    var count = 0
    for (one, other) in zip(sections, sections.dropFirst()) {
      for (own, common) in [(one, other), (other, one)] {
        var own = own
        _ = own.leaveOut(common)
        count += section.leaveOut(own)
      }
    }
    guard count > 0 else { return }
    section.remarks.append(
      "\(count) finding\(count == 1 ? "" : "s") left out because versions of "
        + "\(profile.platform.readerName) differ (--strict keeps them)")
  }

  /// Returns the comparison with the profile, or with the most similar version of its reader.
  ///
  /// A log or a recording does not contain the reader's version, and differences between versions
  /// are not the app's fault.
  private func nearestVersion(to heard: [Stop]) -> Spoken {
    guard mayBeOtherVersion else { return spoken(profile, in: heard) }
    if isSession, heard.count > Self.sampleLength {
      let nearest = nearestVersion(to: Array(heard.prefix(Self.sampleLength)))
      return spoken(nearest.profile, in: heard)
    }
    let own = spoken(profile, in: heard)
    var best = (spoken: own, faults: own.comparison.faults)
    let versions =
      choosesVersion
      ? BuiltIn.variants(ofReaderOf: profile.id) : BuiltIn.versions(ofReaderOf: profile.id)
    for id in versions
    where id != profile.id && best.faults != (0, 0) {
      guard var other = BuiltIn.profile(id) else { continue }
      // Ignores settings that the version lacks.
      for setting in profile.settings.all { try? other.set(setting.name, to: setting.value) }
      let spoken = spoken(other, in: heard)
      let faults = spoken.comparison.faults
      if faults < best.faults { best = (spoken, faults) }
    }
    return best.spoken
  }

  /// These announcements determine the reader's version in a long session.
  static let sampleLength = 300

  private func title(by spoken: Spoken) -> String {
    guard expected.isComposed || heard.isComposed else { return "Announcements" }
    guard choosesVersion, mayBeOtherVersion else { return spoken.profile.title }
    let heard = spoken.comparison.entries.filter { $0.heard != nil }
    let explained = heard.count { entry in entry.findings.allSatisfy { $0.severity == .note } }
    return "\(spoken.profile.title), the version that explains most announcements, "
      + "\(explained) of \(heard.count)"
  }

  private var options: ComparisonOptions {
    let newest = BuiltIn.newest(of: .device, on: profile.platform)
    return ComparisonOptions(
      lexicon: profile.lexicon(beside: newest ?? profile, locale: locale), isStrict: isStrict,
      isRecognizedSpeech: heard.isRecognizedSpeech, orders: newest?.readerOrders ?? [])
  }
}
