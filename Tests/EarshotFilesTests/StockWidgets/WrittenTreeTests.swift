@testable import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Stock widgets in the toolkit's own trees` {
  struct Case: Sendable, CustomTestStringConvertible {
    let toolkit: Toolkit
    let platform: Platform
    let locale: String

    var testDescription: String { "\(toolkit.rawValue) \(platform.rawValue) \(locale)" }

    /// Flutter adds no words to a tree, so its trees are the same in every language.
    static let all =
      [
        Case(toolkit: .flutter, platform: .talkBack, locale: "en"),
        Case(toolkit: .flutter, platform: .voiceOver, locale: "en"),
      ]
      + ["en", "de", "fr", "es", "pt-PT", "ja", "ko", "ar", "hi", "ru", "zh-Hant"].flatMap {
        [
          Case(toolkit: .reactNative, platform: .talkBack, locale: $0),
          Case(toolkit: .reactNative, platform: .voiceOver, locale: $0),
          Case(toolkit: .compose, platform: .talkBack, locale: $0),
        ]
      }
  }

  private struct Key: Hashable {
    let component: String
    let stop: String
  }

  @Test(arguments: Case.all)
  func `have no findings`(_ one: Case) throws {
    let widgets = StockTable.of(one.toolkit, on: one.platform).all.map(\.name)
    for kind in ComponentKinds.builtIn.kinds
    where widgets.contains(where: { $0.split(separator: ".").first == kind.name[...] }) {
      let design = "screen: T\ncomponents:\n\(kind.example(indent: 2))"
      let screen = try DesignReader.screen(of: Array(design.utf8), file: "design.yaml")
        .built(with: [one.toolkit])
      try check(screen, one)
    }
  }

  /// The maximum number of days to test, because a calendar's days differ only in their dates.
  private static let mostDays = 3

  private func check(_ screen: Screen, _ one: Case) throws {
    var stops: [Key: [ScreenPreview.Entry]] = [:]
    var days = 0
    for platform in Platform.allCases {
      let profile = try #require(BuiltIn.newest(of: .device, on: platform))
      let preview = profile.preview(locale: one.locale)
      for entry in preview.entries(of: screen, states: .all) {
        stops[Key(component: entry.component.id, stop: entry.stop), default: []].append(entry)
      }
    }
    for (key, entries) in stops.sorted(by: { $0.key.stop < $1.key.stop }) {
      guard let wanted = entries.first(where: { $0.profile.platform == one.platform }) else {
        continue
      }
      // The table of stock widgets lacks the fields of Flutter's time picker.
      if one.toolkit == .flutter, wanted.state == "input" { continue }
      if wanted.stopID.role == .day { days += 1 }
      guard wanted.stopID.role != .day || days <= Self.mostDays else { continue }
      let table = StockTable.of(one.toolkit, on: one.platform)
      guard table[wanted.component.stockName(of: wanted.stopID)] != nil else { continue }
      let declared = DeclaredStop(
        entries, on: one.platform, BuiltIn.wording(for: wanted.profile, locale: one.locale))
      let tree =
        switch one.toolkit {
        case .reactNative: try declared.reactNativeTree()
        case .flutter: declared.flutterTree()
        default: declared.composeTree()
        }
      let capture = try CaptureReader(file: "tree", platform: one.platform).read(Array(tree.utf8))
      let comparison = Comparison(
        expected: [Stop(.parts(wanted.announcement))],
        heard: CapturedStops(of: capture, by: wanted.profile.reader(locale: one.locale)).stops,
        limits: capture.limits,
        options: ComparisonOptions(
          lexicon: wanted.profile.lexicon(beside: wanted.profile, locale: one.locale)))
      let found = comparison.entries.flatMap(\.findings).filter { $0.severity > .note }
      #expect(
        found.isEmpty,
        "\(key.component) \(key.stop): \(found.map(\.sentence)) in \(tree)")
    }
  }
}
