internal import Earshot

/// The announcements after a test turns on a reader: "VoiceOver on", then the app's name
/// (XCUIVoiceOverService on iOS 27).
struct StartOfSession {
  let opening: String
  let app: String?
  let first: String?
  private let folding = Folding()

  init(opening: String, app: String?, first: String?) {
    self.opening = opening
    self.app = app
    self.first = first
  }

  func left(out stops: [Stop]) -> [Stop] {
    var stops = stops.dropFirst(isTurnedOn(in: stops) ? 1 : 0)
    guard let app, case .text(let text)? = stops.first?.wording else { return Array(stops) }
    let name = words(of: app)
    let heard = folding.folded(text).words
    // If the first expected announcement also begins with the app's name, the name must be heard
    // twice.
    var expected = words(of: first ?? "")[...]
    var start = name
    while !name.isEmpty, expected.starts(with: name) {
      start += name
      expected = expected.dropFirst(name.count)
    }
    if !name.isEmpty, heard.map(\.key) == name, words(of: first ?? "") != name {
      return Array(stops.dropFirst())
    }
    guard !name.isEmpty, heard.count > start.count, heard.map(\.key).starts(with: start) else {
      return Array(stops)
    }
    stops[stops.startIndex].wording = .text(String(text[heard[name.count].range.lowerBound...]))
    return Array(stops)
  }

  func isTurnedOn(in stops: [Stop]) -> Bool {
    stops.first.map { words(of: $0.wording.text) } == words(of: opening)
  }

  private func words(of text: String) -> [String] { folding.folded(text).words.map(\.key) }
}
