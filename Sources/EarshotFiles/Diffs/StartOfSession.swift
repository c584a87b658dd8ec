internal import Earshot

/// What VoiceOver says besides an app when a test turns it on: that it is on, then the name of the app in
/// front of the first element (XCUIVoiceOverService on iOS 27).
struct StartOfSession {
  /// The name of the app; nil where the design has none.
  let app: String?
  /// What the design says first.
  let first: String?
  private let folding = Folding()

  init(app: String?, first: String?) {
    self.app = app
    self.first = first
  }

  /// Returns the stops without it.
  func left(out stops: [Stop]) -> [Stop] {
    var stops = stops.dropFirst(isTurnedOn(in: stops) ? 1 : 0)
    guard let app, case .text(let text)? = stops.first?.wording else { return Array(stops) }
    let name = words(of: app)
    let heard = folding.folded(text).words
    // An element may be called as the app is, and some profiles say the name themselves.
    var expected = words(of: first ?? "")[...]
    var start = name
    while !name.isEmpty, expected.starts(with: name) {
      start += name
      expected = expected.dropFirst(name.count)
    }
    guard !name.isEmpty, heard.count > start.count, heard.map(\.key).starts(with: start) else {
      return Array(stops)
    }
    stops[stops.startIndex].wording = .text(String(text[heard[name.count].range.lowerBound...]))
    return Array(stops)
  }

  /// Whether the stops begin with what VoiceOver says when it is turned on.
  func isTurnedOn(in stops: [Stop]) -> Bool {
    stops.first.map { words(of: $0.wording.text) } == words(of: "VoiceOver on")
  }

  private func words(of text: String) -> [String] { folding.folded(text).words.map(\.key) }
}
