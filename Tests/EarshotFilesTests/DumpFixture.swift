import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation

struct DumpFixture: CustomStringConvertible {
  let name: String
  let isSeed: Bool
  let capture: Capture
  let platform: Platform
  let design: Screen

  var description: String { "\(name), \(platform.rawValue)" }

  static let all: [DumpFixture] = {
    let root = ExampleFolder.url.deletingLastPathComponent()
    let files = ["Tests/Dumps", "Fuzzing/seeds", "Examples/diff"].flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: folder).path())) ?? [])
        .sorted().map { root.appending(path: "\(folder)/\($0)") }
    }
    return files.flatMap { file in
      guard let bytes = try? Data(contentsOf: file), !DesignDetection.isDesign(Array(bytes)) else {
        return [DumpFixture]()
      }
      return Platform.allCases.compactMap {
        fixture(file.lastPathComponent, Array(bytes), $0, isSeed: file.path().contains("Fuzzing"))
      }
    }
  }()

  /// The dumps of apps, without fuzzing seeds, because a seed can contain contradictions.
  static let ofApps = all.filter { !$0.isSeed }

  private static func fixture(
    _ name: String, _ bytes: [UInt8], _ platform: Platform, isSeed: Bool
  ) -> DumpFixture? {
    guard let capture = try? CaptureReader(file: name, platform: platform).read(bytes) else {
      return nil
    }
    switch (capture.content, platform) {
    case (.talkBack, .talkBack), (.voiceOver, .voiceOver): break
    default: return nil
    }
    var imported = DesignImport(title: "Screen", locale: "en", platform: platform)
    guard (try? imported.add(capture, from: name)) != nil,
      let design = try? DesignReader.screen(of: Array(imported.yaml.utf8), file: "design.yaml")
    else { return nil }
    return DumpFixture(
      name: name, isSeed: isSeed, capture: capture, platform: platform, design: design)
  }

  var profiles: [Profile] {
    Profile.Family.allCases.compactMap { BuiltIn.newest(of: $0, on: platform) }
  }

  func stops(_ content: Capture.Content, by profile: Profile) -> [Stop] {
    var capture = capture
    capture.content = content
    return CapturedStops(of: capture, by: BuiltIn.reader(for: profile, locale: "en")).stops
  }

  func designed(by profile: Profile) -> [Stop] {
    let built = design.built(with: capture.toolkit.map { [$0] } ?? [])
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    return ExpectedStops.stops(of: built, by: preview, profile: profile)
  }

  func comparison(of expected: [Stop], with heard: [Stop]) -> Comparison {
    Comparison(
      expected: expected, heard: heard, limits: capture.limits,
      options: ComparisonOptions(
        lexicon: Self.lexicon,
        orders: BuiltIn.newest(of: .device, on: platform)?.readerOrders ?? []))
  }

  private static let lexicon = BuiltIn.lexicon(locale: "en", vocabularies: [])

  func untrueErrors() -> [DesignFinding] {
    BuiltIn.checker(
      judging: profiles.map { BuiltIn.checkReader(for: $0, locale: "en") }, locale: "en"
    ).findings(in: design)
      .filter { $0.severity == .error && !Self.mistakesOfApps.contains($0.kind) }
  }

  private static let mistakesOfApps: Set<DesignFinding.Kind> = [
    .noName, .valueAsName, .placeholderAsName, .identifier,
  ]
}
