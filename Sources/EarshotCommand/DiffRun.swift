import Earshot
import EarshotFiles
import EarshotProfiles

/// One comparison of two inputs by one profile.
struct DiffRun {
  var expected: DiffInput
  var expectedFile: String
  var heard: DiffInput
  var heardFile: String
  var profile: Profile
  var locale: String
  var isStrict: Bool
  var ignored: Set<Finding.Kind>

  /// Returns what differs between the inputs, but for what has been accepted before.
  func section(accepting baseline: HeardBaseline? = nil) -> ComparisonReport.Section {
    let spoken = spokenProfile
    var section = section(heard: heardStops, by: spoken)
    leaveOutVersions(of: &section)
    guard let baseline, let accepted = baseline.stops[profile.id] else { return section }
    let known = self.section(heard: accepted, by: spoken)
    let count = section.leaveOut(known)
    if count > 0 {
      section.remarks.append(
        "\(count) accepted finding\(count == 1 ? "" : "s") left out (\(baseline.file))")
    }
    return section
  }

  /// What was heard, composed where it is a tree.
  var heardStops: [Stop] { heard.stops(by: profile, locale: locale) }

  private func section(heard stops: [Stop], by spoken: Profile) -> ComparisonReport.Section {
    var remarks = expected.remarks + heard.remarks
    if spoken.id != profile.id {
      remarks.append(
        "What was heard is worded as \(spoken.shortTitle) says it, and is compared with that.")
    }
    return ComparisonReport.Section(
      title: title, expectedFile: expectedFile, heardFile: heardFile,
      comparison: comparison(heard: stops, by: spoken).ignoring(ignored), remarks: remarks)
  }

  private func comparison(heard stops: [Stop], by spoken: Profile) -> Comparison {
    Comparison(
      expected: expected.stops(by: spoken, locale: locale, isSession: heard.isRecognizedSpeech),
      heard: stops, limits: heard.capture?.limits ?? [], options: options)
  }

  /// Whether what was heard may be the words of a version that nobody named.
  private var mayBeOtherVersion: Bool { !isStrict && expected.isComposed && !heard.isComposed }

  /// Leaves out what a documented announcement has otherwise than one version of the reader only;
  /// where all versions part from the guideline, the finding stays.
  private func leaveOutVersions(of section: inout ComparisonReport.Section) {
    guard mayBeOtherVersion, profile.family == .documented,
      section.comparison.findings.contains(where: { $0.severity > .note }),
      let newest = BuiltIn.newest(of: .device, on: profile.platform)
    else { return }
    var design = self
    design.heard = expected
    design.ignored = [.skippedStop, .extraStop, .movedStop]
    let versions = BuiltIn.versions(ofReaderOf: newest.id).compactMap(BuiltIn.profile).map {
      design.section(heard: expected.stops(by: $0, locale: locale), by: profile)
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

  /// The profile itself, or the version of its reader that what was heard is most like: a log or a
  /// recording does not tell the version, and what another version words otherwise is no fault of
  /// the app.
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
      // What a version has no setting for, it cannot be asked for.
      for setting in profile.settings.all { try? other.set(setting.name, to: setting.value) }
      let faults = faults(other)
      if faults < best.faults { best = (other, faults) }
    }
    return best.profile
  }

  /// Words alone do not tell which reader said them.
  private var title: String {
    expected.isComposed || heard.isComposed ? profile.title : "Announcements"
  }

  private var options: ComparisonOptions {
    let newest = BuiltIn.newest(of: .device, on: profile.platform)
    return ComparisonOptions(
      lexicon: profile.lexicon(beside: newest ?? profile, locale: locale), isStrict: isStrict,
      isRecognizedSpeech: heard.isRecognizedSpeech, orders: newest?.readerOrders ?? [])
  }
}
