import Earshot
import EarshotProfiles

extension DiffRun {
  /// Returns the comparison with the best matching version of the profile's reader.
  ///
  /// A recording does not name the version, and differences between versions are not the app's
  /// fault.
  func nearestVersion(
    to heard: [Stop], _ sessions: inout [Profile: Session]
  ) -> Spoken {
    let versions = otherVersions
    guard !versions.isEmpty else { return spoken(profile, in: heard, &sessions) }
    if isSession, heard.count > Self.sampleLength {
      var sample = self
      sample.isSample = true
      let nearest = sample.nearestVersion(to: Array(heard.prefix(Self.sampleLength)), &sessions)
      return spoken(nearest.profile, in: heard, &sessions)
    }
    let own = spoken(profile, in: heard, &sessions)
    var best = (spoken: own, faults: faults(of: own.comparison))
    var run = self
    for id in versions where best.faults.all > 0 {
      guard let other = version(id) else { continue }
      run.endSearch(after: best.spoken.comparison)
      let spoken = run.spoken(other, in: heard, &sessions)
      let faults = faults(of: spoken.comparison)
      if faults < best.faults { best = (spoken, faults) }
    }
    return best.spoken
  }

  /// Returns the comparison with the version that explains `lines` best; all other lines are
  /// assumed to follow `path`.
  ///
  /// In a session of more than `searchedLength` lines, the comparison contains only `lines`.
  func spokenByNearestVersion(
    to lines: [Int], of heard: [Stop], on path: [SessionStep],
    _ sessions: inout [Profile: Session]
  ) -> Spoken? {
    guard isSession, path.count == heard.count, !self.heard.isRecognizedSpeech,
      let actions = self.heard.heardActions?.suffix(heard.count)
    else { return nil }
    func compared(_ profile: Profile, _ lines: [Int]) -> Comparison? {
      guard var session = session(by: profile, &sessions) else { return nil }
      session.start = start
      return Comparison(
        session, heard: heard, after: Array(actions), only: lines, on: path, options: options)
    }
    let sample = lines.filter { $0 < Self.sampleLength }
    guard let own = compared(profile, sample) else { return nil }
    var best = (profile: profile, faults: faults(of: own))
    for id in otherVersions where best.faults.all > 0 {
      guard let other = version(id), let comparison = compared(other, sample) else { continue }
      let faults = faults(of: comparison)
      if faults < best.faults { best = (other, faults) }
    }
    guard heard.count > Self.searchedLength else {
      return spoken(best.profile, in: heard, &sessions)
    }
    return compared(best.profile, lines).map { Spoken(profile: best.profile, comparison: $0) }
  }

  /// Sets the maximum cost of searches with other versions; at a higher cost, the version of
  /// `comparison` probably fits better.
  ///
  /// A faulty line costs 550 to 1,250, so a version with fewer faulty lines than `comparison`
  /// usually costs at most 1,250 / 550 times as much. If kinds are ignored or the comparison is
  /// strict, costs do not match the faults, so no search ends early.
  mutating func endSearch(after comparison: Comparison) {
    guard isSession, !heard.isRecognizedSpeech, !isStrict, ignored.isEmpty else { return }
    mostCost = min(mostCost, comparison.cost * 5 / 2 + 12_500)
  }

  private var otherVersions: [String] {
    guard mayBeOtherVersion, !namedProfiles.contains(profile.id) else { return [] }
    let versions =
      choosesVersion
      ? BuiltIn.variants(ofReaderOf: profile.id) : BuiltIn.versions(ofReaderOf: profile.id)
    return versions.filter { $0 != profile.id }
  }

  private func version(_ id: String) -> Profile? {
    guard var version = BuiltIn.profile(id) else { return nil }
    for setting in profile.settings.all { try? version.set(setting.name, to: setting.value) }
    return version
  }

  /// Returns the numbers of faults, most important first.
  ///
  /// In a session, the numbers of faulty lines are compared first, because several small
  /// differences in one line are more likely than faults in several lines. Lines of recognized
  /// speech are not counted, because speech recognition divides lines arbitrarily.
  func faults(of comparison: Comparison) -> (
    cuts: Int, lines: Int, unpaired: Int, all: Int, errors: Int
  ) {
    let isByLine = isSession && !heard.isRecognizedSpeech
    let lines = isByLine ? comparison.faultyLines : (all: 0, unpaired: 0)
    let faults = comparison.faultCount
    return (comparison.isCut ? 1 : 0, lines.all, lines.unpaired, faults.all, faults.errors)
  }

  /// The number of announcements that determine the reader's version in a long session.
  static let sampleLength = 300

  /// A session of at most this number of lines is compared completely with the nearest version.
  private static let searchedLength = 100

  var mayBeOtherVersion: Bool {
    (choosesVersion || !isStrict) && expected.isComposed && !heard.isComposed
  }

  func leaveOutVersions(
    of section: inout ComparisonReport.Section, _ spoken: Spoken
  ) {
    // A session must be a log: only a log's words certainly come from one version of the reader.
    guard mayBeOtherVersion, profile.family == .documented,
      !isSession || heard.capture?.format.holding.isLog == true,
      section.comparison.findings.contains(where: { $0.severity > .note }),
      let newest = BuiltIn.newest(of: .device, on: profile.platform)
    else { return }
    var options = options
    options.isRecognizedSpeech = false
    let differing = section.namesOfDifferingStops
    let versions = BuiltIn.versions(ofReaderOf: newest.id).compactMap(BuiltIn.profile)
    let stops = stopsByVersion(versions, of: section.comparison, spoken, options)
    let sections = stops.map { [section, options] documented, stops in
      let comparison = Comparison(
        expected: documented, heard: stops, limits: expected.capture?.limits ?? [],
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

  /// Returns the stops that the profile and each version of its reader expect; for a design, only
  /// components with findings are included.
  private func stopsByVersion(
    _ versions: [Profile], of comparison: Comparison, _ spoken: Spoken,
    _ options: ComparisonOptions
  ) -> [(documented: [Stop], version: [Stop])] {
    let own = spoken.profile.id == profile.id ? spoken.layered?.all : nil
    let layers = own ?? layers(by: profile)
    guard case .design(let screen) = expected else {
      return versions.map { version in
        let stops = expected.stops(by: version, locale: locale)
        return (layers.shown(in: stops, lexicon: options.lexicon).stops, stops)
      }
    }
    let components = Set(comparison.differing.compactMap { $0.expected?.expectation?.component })
    let previews = ([profile] + versions).map { ($0.preview(locale: locale), $0) }
    var stops = ExpectedStops.stops(of: screen, only: components, byEach: previews)
    let documented = stops.removeFirst()
    guard layers.layers.count > 1, let newest = versions.first else {
      return stops.map { (documented, $0) }
    }
    let all = expected.stops(by: newest, locale: locale)
    let shown = layers.shown(in: all, lexicon: options.lexicon).stops.filter {
      $0.expectation.map { components.contains($0.component) } == true
    }
    return stops.map { (shown, $0) }
  }
}
