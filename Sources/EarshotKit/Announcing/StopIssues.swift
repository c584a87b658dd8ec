import Earshot
import EarshotFiles
import EarshotProfiles

struct StopIssues {
  private let locale: String
  private let checker: DesignChecker

  init(by profiles: [Profile], locale: String) {
    self.locale = locale
    checker = BuiltIn.checker(
      judging: profiles.map { BuiltIn.checkReader(for: $0, locale: locale) }, locale: locale)
  }

  /// Returns the stops with findings, or all stops if the capture cannot be imported.
  func stops(with profile: Profile, among stops: [Stop], of capture: Capture) -> [Stop] {
    var design = DesignImport(title: "", locale: locale, platform: profile.platform)
    guard (try? design.add(capture, from: "")) != nil,
      let screen = try? DesignReader.screen(of: Array(design.yaml.utf8), file: "")
    else { return stops }
    let built = screen.built(with: capture.toolkit.map { [$0] } ?? [])
    let lines = built.allComponents.map(\.common.location.line).sorted()
    let faulty = Set(
      checker.findings(in: built).compactMap { finding in
        lines.last { $0 <= finding.location.line }
      })
    let comparison = Comparison(
      expected: ExpectedStops.stops(
        of: built, by: profile.preview(locale: locale), profile: profile), heard: stops,
      limits: capture.limits,
      options: ComparisonOptions(lexicon: profile.lexicon(beside: profile, locale: locale)))
    let found = comparison.entries.compactMap { entry -> Int? in
      guard let line = entry.expected?.place.location?.line, faulty.contains(line) else {
        return nil
      }
      return entry.heardPlace
    }
    return Set(found).sorted().map { stops[$0] }
  }
}
