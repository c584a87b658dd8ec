import Earshot
import EarshotFiles
import EarshotProfiles

/// One comparison of two inputs by one profile.
struct DiffRun {
  var expected: DiffInput
  var expectedFile: String
  var heard: DiffInput
  var heardFile: String
  var choice: ProfileChoice
  var locale: String
  var isStrict: Bool
  var ignored: Set<Finding.Kind>

  /// Returns what differs between the inputs, but for what has been accepted before.
  func section(accepting baseline: HeardBaseline? = nil) -> ComparisonReport.Section {
    var section = section(heard: heardStops)
    guard let baseline, let accepted = baseline.stops[choice.profile.id] else { return section }
    let known = self.section(heard: accepted)
    let count = section.leaveOut(known)
    if count > 0 {
      section.remarks.append(
        "\(count) accepted finding\(count == 1 ? "" : "s") left out (\(baseline.file))")
    }
    return section
  }

  /// What was heard, composed where it is a tree.
  var heardStops: [Stop] { heard.stops(by: choice, locale: locale) }

  private func section(heard stops: [Stop]) -> ComparisonReport.Section {
    let comparison = Comparison(
      expected: expected.stops(
        by: choice, locale: locale, isSession: heard.isRecognizedSpeech), heard: stops,
      limits: heard.limits, options: options)
    return ComparisonReport.Section(
      title: title, expectedFile: expectedFile, heardFile: heardFile,
      comparison: comparison.ignoring(ignored), remarks: expected.remarks + heard.remarks)
  }

  /// Words alone do not tell which reader said them.
  private var title: String {
    expected.isComposed || heard.isComposed ? choice.profile.title : "Announcements"
  }

  private var options: ComparisonOptions {
    let newest = BuiltIn.newest(of: .device, on: choice.profile.platform)
    // The words of the English readers stand in the English list.
    let isEnglish = locale.lowercased().hasPrefix("en")
    let vocabularies =
      isEnglish ? [] : [choice.profile.vocabulary, newest?.vocabulary ?? "", "components"]
    return ComparisonOptions(
      lexicon: BuiltIn.lexicon(locale: locale, vocabularies: vocabularies), isStrict: isStrict,
      isRecognizedSpeech: heard.isRecognizedSpeech, orders: newest?.readerOrders ?? [])
  }
}

extension DiffInput {
  /// Whether a profile composes the announcements.
  var isComposed: Bool {
    switch self {
    case .design: true
    case .capture(let capture):
      switch capture.content {
      case .talkBack, .voiceOver: true
      case .heard, .expected: false
      }
    }
  }
}
