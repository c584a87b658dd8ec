internal import Earshot
import EarshotProfiles

struct TestedCriteria {
  /// The expected announcements, by all names that their tests can have.
  private var expected: [String: Stop] = [:]

  init(of screen: Screen, by profile: Profile, locale: String) {
    let (reader, wording) = (profile.reader(locale: locale), profile.wording(locale: locale))
    let sheet = CriteriaSheet(for: screen, readers: [(reader, wording)]) { _ in nil }
    let platform = profile.platform.rawValue
    for criterion in sheet.criteria {
      let said = criterion.then.compactMap(\.announcement).joined(separator: ", ")
      let stop = Stop(.text(said), at: Stop.Place(location: location(of: criterion, in: screen)))
      for id in [criterion.id, criterion.test, "\(criterion.test).\(platform)"] {
        expected[id] = expected[id] ?? stop
      }
    }
    let stops = ExpectedStops.stops(
      of: screen, by: profile.preview(locale: locale), profile: profile, isSession: true)
    for stop in stops {
      guard let id = stop.expectation else { continue }
      for name in [id.stopName, "\(id.stopName)/\(platform)/guidelines", id.description] {
        expected[name] = stop
      }
    }
  }

  private func location(of criterion: Criterion, in screen: Screen) -> SourceLocation {
    screen.allComponents.first { $0.id == criterion.component }?.common.location ?? screen.location
  }

  func comparison(
    with results: [TestResult], _ heard: [Stop], limits: [FormatLimit],
    _ options: ComparisonOptions
  ) -> Comparison {
    let tests = zip(results, heard).map { result, _ in
      Comparison.Test(
        expected: expected[result.test],
        verdict: result.verdict.map { $0 == .pass },
        name: result.note.isEmpty ? result.test : "\(result.test) (\(result.note))")
    }
    return Comparison(tests, heard: heard, limits: limits, options: options)
  }
}
