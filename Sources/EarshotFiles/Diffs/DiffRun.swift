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

  func result(accepting baseline: HeardBaseline? = nil) -> DiffResult {
    let spoken = spokenProfile
    var result = result(heard: heardStops, by: spoken)
    leaveOutVersions(of: &result.section)
    guard let baseline, let accepted = baseline.stops[profile.id] else { return result }
    let known = self.result(heard: accepted, by: spoken).section
    let count = result.section.leaveOut(known)
    if count > 0 {
      result.section.remarks.append(
        "\(count) accepted finding\(count == 1 ? "" : "s") left out (\(baseline.file))")
    }
    return result
  }

  package var heardStops: [Stop] {
    let stops = heard.stops(by: profile, locale: locale)
    return start?.left(out: stops) ?? stops
  }

  /// The reader's announcements that are not part of the app, if a test turned the reader on.
  private var start: StartOfSession? {
    guard case .log(let opening?) = heard.capture?.format.holding,
      case .design(let screen) = expected
    else { return nil }
    return StartOfSession(
      opening: opening, app: screen.app,
      first: expected.stops(by: profile, locale: locale).first?.wording.text)
  }

  private func result(heard stops: [Stop], by spoken: Profile) -> DiffResult {
    var remarks = expected.remarks + heard.remarks
    if spoken.id != profile.id {
      remarks.append(
        "What was heard is worded as \(spoken.shortTitle) says it, and is compared with that.")
    }
    let shown = shownLayers(heard: stops, by: spoken)
    if let start, start.isTurnedOn(in: heard.stops(by: profile, locale: locale)) {
      remarks.append("It begins with \"\(start.opening)\", which is no stop of the app.")
    }
    if !shown.names.isEmpty { remarks.append("It shows \(shown.names.joined(separator: ", ")).") }
    var section = ComparisonReport.Section(
      title: title(by: spoken), expectedFile: expectedFile, heardFile: heardFile,
      comparison: comparison(heard: stops, expecting: shown, by: spoken).ignoring(ignored),
      remarks: remarks)
    section.platform = profile.platform
    section.locale = locale
    if expected.isComposed || heard.isComposed {
      section.profile = spoken.id
      section.assumptions = assumptions
    }
    return DiffResult(section: section, layers: shown.all.layers, shown: shown.shown.layers)
  }

  private typealias ShownLayers = (
    all: ExpectedLayers, shown: ExpectedLayers.Shown, names: [String]
  )

  /// The layers of the design that the capture shows, with their names unless it shows only the
  /// screen.
  private func shownLayers(
    heard stops: [Stop], by spoken: Profile
  ) -> ShownLayers {
    let layers = expected.layers(by: spoken, locale: locale)
    let shown = layers.shown(in: stops, lexicon: options.lexicon)
    let names = shown.layers == [0] ? [] : shown.layers.sorted().map { layers.layers[$0].name }
    return (layers, shown, names)
  }

  private func comparison(heard stops: [Stop], by spoken: Profile) -> Comparison {
    comparison(heard: stops, expecting: shownLayers(heard: stops, by: spoken), by: spoken)
  }

  private func comparison(heard stops: [Stop], expecting shown: ShownLayers, by spoken: Profile)
    -> Comparison
  {
    let expected =
      heard.isRecognizedSpeech
      ? self.expected.stops(by: spoken, locale: locale, isSession: true)
      : shown.shown.stops
    return Comparison(
      expected: expected, heard: stops, limits: heard.capture?.limits ?? [], options: options)
  }

  /// Whether the heard words can come from another version.
  private var mayBeOtherVersion: Bool { !isStrict && expected.isComposed && !heard.isComposed }

  /// Removes differences from guidelines that only one version of the reader has.
  ///
  /// If all versions differ from the guideline, the finding stays.
  private func leaveOutVersions(of section: inout ComparisonReport.Section) {
    guard mayBeOtherVersion, profile.family == .documented,
      section.comparison.findings.contains(where: { $0.severity > .note }),
      let newest = BuiltIn.newest(of: .device, on: profile.platform)
    else { return }
    var design = self
    design.heard = expected
    design.ignored = [.skippedStop, .extraStop, .movedStop]
    let versions = BuiltIn.versions(ofReaderOf: newest.id).compactMap(BuiltIn.profile).map {
      design.result(heard: expected.stops(by: $0, locale: locale), by: profile).section
    }
    var count = 0
    for (one, other) in zip(versions, versions.dropFirst()) {
      for (own, common) in [(one, other), (other, one)] {
        var own = own
        _ = own.leaveOut(common)
        count += section.leaveOut(own)
      }
    }
    guard count > 0 else { return }
    section.remarks.append(
      "\(count) finding\(count == 1 ? "" : "s") left out in which versions of "
        + "\(profile.platform.readerName) part (--strict keeps them)")
  }

  /// The profile, or the reader version with the most similar announcements.
  ///
  /// Logs and recordings do not contain the version, and another version's words are not an error
  /// of the app.
  private var spokenProfile: Profile {
    guard mayBeOtherVersion else { return profile }
    let heard = heardStops
    func faults(_ profile: Profile) -> (Int, Int) {
      let findings = comparison(heard: heard, by: profile).findings
      return (
        findings.count { $0.severity == .error }, findings.count { $0.severity == .warning }
      )
    }
    var best = (profile: profile, faults: faults(profile))
    for id in BuiltIn.versions(ofReaderOf: profile.id)
    where id != profile.id && best.faults != (0, 0) {
      guard var other = BuiltIn.profile(id) else { continue }
      // Versions without a setting ignore it.
      for setting in profile.settings.all { try? other.set(setting.name, to: setting.value) }
      let faults = faults(other)
      if faults < best.faults { best = (other, faults) }
    }
    return best.profile
  }

  /// A text does not show which reader announced it.
  private func title(by spoken: Profile) -> String {
    expected.isComposed || heard.isComposed ? spoken.title : "Announcements"
  }

  private var options: ComparisonOptions {
    let newest = BuiltIn.newest(of: .device, on: profile.platform)
    return ComparisonOptions(
      lexicon: profile.lexicon(beside: newest ?? profile, locale: locale), isStrict: isStrict,
      isRecognizedSpeech: heard.isRecognizedSpeech, orders: newest?.readerOrders ?? [])
  }
}
