/// A complete walk with its steps, utterances and failed expectations.
public struct Transcript: Sendable {
  package enum Durations: String, Sendable, Hashable, CaseIterable {
    case estimated
    case measured
  }

  package struct Failure: Sendable, Hashable {
    package var message: String
    package var location: SourceLocation
    package var focus: Focus?
    /// The expected announcement; nil if the expectation is about focus.
    package var expected: String?
    package var heard: String?
  }

  /// The title of the screen.
  public var title: String
  /// The profile of the walk.
  public var profile: Profile
  /// The language of the screen, a BCP 47 tag.
  public var language: String
  package var durations: Durations
  /// The steps; in the first step, the screen appears.
  public private(set) var steps: [WalkStep]
  /// The utterances.
  public private(set) var heard: [Heard]
  package private(set) var failures: [Failure] = []
  /// The moments of the walk; empty if they are not recorded.
  package private(set) var moments: [WalkMoment] = []
  private let reach: Int?

  /// Performs a script; skips lines for other profiles.
  ///
  /// `reach` is the number of stops to record on each side of focus; nil records no moments.
  package init(
    of walk: Walkthrough, by script: WalkScript, durations: Durations = .estimated,
    showing reach: Int? = nil
  ) {
    var walk = walk
    title = walk.title
    profile = walk.reader.profile
    language = walk.language
    self.durations = durations
    self.reach = reach
    steps = [walk.beginning]
    heard = []
    if let reach { moments.append(walk.moment(reach: reach)) }
    for line in script.lines where line.applies(to: walk.reader.profile) { follow(line, &walk) }
    heard = walk.timeline.heard
  }

  private mutating func follow(_ line: WalkScript.Line, _ walk: inout Walkthrough) {
    switch line.demand {
    case .action(let action):
      steps.append(walk.perform(action))
      if let reach { moments.append(walk.moment(reach: reach)) }
    case .hear(let text): expect(text, walk, line)
    case .focus(let focus): expect(focus, walk, line)
    }
  }

  private mutating func expect(
    _ text: String, _ walk: Walkthrough, _ line: WalkScript.Line
  ) {
    let heard = walk.timeline.heard[steps[steps.count - 1].heard]
    let texts = heard.filter { $0.duration > 0 }.map(\.text)
    let holds = texts.contains(text) || texts.joined(separator: ", ") == text
    guard !holds else { return }
    let found = texts.isEmpty ? "nothing" : texts.map { "'\($0)'" }.joined(separator: ", then ")
    let wanted = text.isEmpty ? "nothing" : "'\(text)'"
    fail("expected \(wanted), heard \(found)", walk, line)
    failures[failures.count - 1].expected = text
    failures[failures.count - 1].heard = texts.joined(separator: " | ")
  }

  private mutating func expect(_ focus: Focus, _ walk: Walkthrough, _ line: WalkScript.Line) {
    var wanted = focus
    if wanted.stop == nil { wanted.stop = walk.firstStop(of: focus.component) }
    guard walk.focus != wanted else { return }
    let found = walk.focus?.description ?? "nowhere"
    fail("expected the focus on '\(wanted)', found it on '\(found)'", walk, line)
  }

  private mutating func fail(_ message: String, _ walk: Walkthrough, _ line: WalkScript.Line) {
    failures.append(
      Failure(
        message: "\(profile.shortTitle): \(message)", location: line.location, focus: walk.focus))
  }
}

extension Walkthrough {
  func firstStop(of component: String) -> StopID? {
    var stops = stops
    return stops.index(of: component).flatMap { stops.stops(of: $0).first?.id }
  }
}
