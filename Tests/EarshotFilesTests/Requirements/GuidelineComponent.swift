import Earshot
import EarshotFiles

struct GuidelineComponent: Sendable {
  var kind: String

  static let all = ["dropdown", "menu", "search-field", "date-picker"].map(GuidelineComponent.init)

  func hasCleanSession() throws -> Bool {
    let cases = SessionCase.all.filter { $0.name == kind && $0.profile.hasSuffix("-documented") }
    return try cases.count == Platform.allCases.count
      && cases.allSatisfy { item in
        let screen = try item.screen()
        let session = RecordedSession(try item.walk(on: screen), seed: 1, steps: 30)
        return try item.comparison(with: session.lines, on: screen).faults == (0, 0)
      }
  }
}
