package import Earshot
import EarshotProfiles

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
  var namedProfiles: Set<String> = []
  var start = SessionStart.initial
  /// A second profile; its announcements are also accepted, with a note.
  var other: Profile?

  var known: Known?
  var sessions: [Profile: Session] = [:]
  var isSample = false
  /// The maximum cost of the search; at a higher cost, another version probably fits better.
  var mostCost = Int.max

  struct Known: Sendable {
    var spoken: Profile
    var result: DiffResult
  }

  /// The language of the expected announcements; nil if they are from a capture.
  package var designLocale: String? { expected.isDesign ? locale : nil }

  package var design: Screen? { if case .design(let screen) = expected { screen } else { nil } }

  /// Computes and stores the result; of a long session, only the first lines are compared.
  mutating func sample() {
    shorten(to: Self.sampleLength)
    known = made(&sessions)
  }

  private mutating func shorten(to length: Int) {
    guard isSession, case .capture(var capture) = heard,
      case .heard(let all) = capture.content, all.count > length
    else { return }
    capture.content = .heard(Array(all.prefix(length)))
    heard = .capture(capture)
    isSample = true
  }

  func comparison(ofFirst length: Int, _ sessions: inout [Profile: Session]) -> Comparison {
    var run = self
    run.shorten(to: length)
    return run.nearestVersion(to: run.heardStops, &sessions).comparison
  }

  func result(accepting baseline: HeardBaseline? = nil) -> DiffResult {
    var sessions = sessions
    let known = known ?? made(&sessions)
    var result = known.result
    guard let baseline, let accepted = baseline.stops[profile.id] else { return result }
    let approved = spoken(known.spoken, in: accepted, &sessions)
    let others = self.result(of: approved, heard: accepted).section
    let count = result.section.leaveOut(others)
    if count > 0 {
      result.section.remarks.append(
        "\(count) accepted finding\(count == 1 ? "" : "s") left out (\(baseline.file))")
    }
    return result
  }

  private func made(_ sessions: inout [Profile: Session]) -> Known {
    if let one = expected.transcript, let other = self.heard.transcript,
      let comparison = Comparison(
        expected: one, heard: other, limits: self.heard.capture?.limits ?? [], options: options)
    {
      let spoken = Spoken(
        profile: profile, layered: (ExpectedLayers(of: []), [0]), comparison: comparison)
      return Known(spoken: profile, result: result(of: spoken, heard: []))
    }
    let heard = heardStops
    var spoken = nearestVersion(to: heard, &sessions)
    if !isSample { spoken.layered = layered(spoken, in: heard) }
    var result = result(of: spoken, heard: heard)
    result.section.comparison = acceptingAlternatives(
      in: result.section.comparison, by: spoken, sessions.values.first)
    acceptOtherReading(in: &result.section, heard, &sessions)
    leaveOutVersions(of: &result.section, spoken)
    return Known(spoken: spoken.profile, result: result)
  }

  package var heardStops: [Stop] {
    let stops = heard.stops(by: profile, locale: locale)
    return opening?.left(out: stops) ?? stops
  }

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
    let (all, visible) = spoken.layered ?? (ExpectedLayers(of: []), [])
    let names = visible == [0] ? [] : visible.sorted().map { all.layers[$0].name }
    if !names.isEmpty { remarks.append("It shows \(names.joined(separator: ", ")).") }
    var section = ComparisonReport.Section(
      title: title(by: spoken), expectedFile: expectedFile, heardFile: heardFile,
      comparison: spoken.comparison.ignoring(ignored), remarks: remarks)
    section.platform = profile.platform
    section.locale = locale
    var kinds: [String] = []
    if case .design(let screen) = expected {
      section.screen = screen.title
      kinds = screen.allComponents.map(\.kind.name)
    }
    if expected.isComposed || heard.isComposed {
      section.profile = spoken.profile.id
      section.profileNotes = ProfileNotes([spoken.profile], kinds: kinds).texts
      section.assumptions = assumptions
    }
    // A session includes layer 0, the screen itself.
    let shown = visible.union(isSession ? [0] : [])
    return DiffResult(section: section, layers: all.layers, shown: shown)
  }

  typealias Layered = (all: ExpectedLayers, visible: Set<Int>)

  struct Spoken {
    var profile: Profile
    var layered: Layered?
    var comparison: Comparison
  }

  func layers(by profile: Profile) -> ExpectedLayers {
    expected.layers(by: profile, locale: locale, isSession: isSession)
  }

  private func layered(_ spoken: Spoken, in heard: [Stop]) -> Layered {
    if let layered = spoken.layered { return layered }
    let layers = layers(by: spoken.profile)
    return (layers, layers.shown(in: heard, lexicon: options.lexicon).layers)
  }

  func spoken(
    _ profile: Profile, in heard: [Stop], _ sessions: inout [Profile: Session]
  ) -> Spoken {
    let options = options
    let limits = self.heard.capture?.limits ?? []
    if let results = self.heard.testResults, case .design(let screen) = expected {
      let comparison = TestedCriteria(of: screen, by: profile, locale: locale)
        .comparison(with: results, heard, limits: limits, options)
      // A test result names its stop, so the screen need not be divided into layers.
      return Spoken(
        profile: profile, layered: (ExpectedLayers(of: []), [0]), comparison: comparison)
    }
    if let actions = self.heard.heardActions, let session = session(by: profile, &sessions) {
      let comparison = comparison(session, by: profile, of: heard, after: actions, limits, options)
      return Spoken(profile: profile, comparison: comparison)
    }
    let layers = layers(by: profile)
    let shown = layers.shown(in: heard, lexicon: options.lexicon)
    let comparison = Comparison(
      expected: shown.stops, heard: heard, limits: limits, options: options)
    return Spoken(profile: profile, layered: (layers, shown.layers), comparison: comparison)
  }

  func session(by profile: Profile, _ sessions: inout [Profile: Session]) -> Session? {
    if let known = sessions[profile] { return known }
    let session = expected.session(by: profile, locale: locale, besides: Array(sessions.values))
    sessions[profile] = session
    return session
  }

  private func comparison(
    _ session: Session, by profile: Profile, of heard: [Stop], after actions: [[Action]?],
    _ limits: [FormatLimit], _ options: ComparisonOptions
  ) -> Comparison {
    var session = session
    session.start = start
    if isSample { session.mostRest = 1 }
    session.mostCost = mostCost
    let followed = Comparison(
      session, heard: heard, after: actions.suffix(heard.count), limits: limits, options: options)
    // Recognized speech can join or divide announcements, which a comparison without a session can
    // explain better.
    guard self.heard.isRecognizedSpeech, followed.hasLinesBesideAnnouncements else {
      return followed
    }
    let searched = Comparison(
      expected: expected.stops(by: profile, locale: locale, isSession: true), heard: heard,
      limits: limits, options: options)
    return searched.faults < followed.faults ? searched : followed
  }

  var isSession: Bool {
    expected.isDesign && heard.isHeard
  }

  private func acceptOtherReading(
    in section: inout ComparisonReport.Section, _ heard: [Stop],
    _ sessions: inout [Profile: Session]
  ) {
    let lines = section.comparison.linesToAccept
    guard let other, !lines.isEmpty else { return }
    var run = DiffRun(
      expected: expected, expectedFile: expectedFile, heard: self.heard, heardFile: heardFile,
      profile: other, locale: locale, isStrict: isStrict, ignored: ignored, start: start)
    run.namedProfiles = namedProfiles
    let path = section.comparison.path
    let spoken =
      run.spokenByNearestVersion(to: lines, of: heard, on: path, &sessions)
      ?? run.nearestVersion(to: heard, &sessions)
    section.comparison = section.comparison.accepting(
      run.acceptingAlternatives(in: spoken.comparison, by: spoken, sessions.values.first),
      as: spoken.profile.shortTitle)
  }

  private func acceptingAlternatives(
    in comparison: Comparison, by spoken: Spoken, _ session: Session?
  ) -> Comparison {
    guard case .design(let screen) = expected, spoken.profile.family == .documented else {
      return comparison
    }
    let alternatives = WordAlternatives(
      for: comparison.faultyComponents, of: screen, by: spoken.profile.preview(locale: locale),
      knowing: session)
    return comparison.accepting(
      alternatives, limits: heard.capture?.limits ?? [], options: options
    ).ignoring(ignored)
  }

  private func title(by spoken: Spoken) -> String {
    guard expected.isComposed || heard.isComposed else { return "Announcements" }
    guard choosesVersion, mayBeOtherVersion else { return spoken.profile.title }
    let heard = spoken.comparison.entries.filter { $0.heard != nil }
    let explained = heard.count { entry in entry.findings.allSatisfy { $0.severity == .note } }
    return "\(spoken.profile.title), the version that explains most announcements, "
      + "\(explained) of \(heard.count)"
  }

  var options: ComparisonOptions {
    let newest = BuiltIn.newest(of: .device, on: profile.platform)
    return ComparisonOptions(
      lexicon: profile.lexicon(beside: newest ?? profile, locale: locale), isStrict: isStrict,
      isRecognizedSpeech: heard.isRecognizedSpeech, orders: newest?.readerOrders ?? [])
  }
}
