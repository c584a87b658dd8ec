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
    var section = section(heard: heardStops)
    guard let baseline, let accepted = baseline.stops[profile.id] else { return section }
    let known = self.section(heard: accepted)
    let count = section.leaveOut(known)
    if count > 0 {
      section.remarks.append(
        "\(count) accepted finding\(count == 1 ? "" : "s") left out (\(baseline.file))")
    }
    return section
  }

  /// What was heard, composed where it is a tree.
  var heardStops: [Stop] { heard.stops(by: profile, locale: locale) }

  private func section(heard stops: [Stop]) -> ComparisonReport.Section {
    let comparison = Comparison(
      expected: expected.stops(
        by: profile, locale: locale, isSession: heard.isRecognizedSpeech), heard: stops,
      limits: heard.capture?.limits ?? [], options: options)
    return ComparisonReport.Section(
      title: title, expectedFile: expectedFile, heardFile: heardFile,
      comparison: comparison.ignoring(ignored), remarks: expected.remarks + heard.remarks)
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
