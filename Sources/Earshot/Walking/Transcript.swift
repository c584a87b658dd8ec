/// A whole walk: what was done, what was heard when, and which expectations did not hold.
public struct Transcript: Sendable {
  /// Where durations come from.
  public enum Durations: String, Sendable, Hashable, CaseIterable {
    /// From text and rate, so that transcripts are the same everywhere.
    case estimated
    /// From the speech engine.
    case measured
  }

  /// An expectation of the script that did not hold.
  public struct Failure: Sendable, Hashable {
    /// What was expected and what came, in one line.
    public var message: String
    /// Where the expectation stands.
    public var location: SourceLocation
  }

  /// The title of the screen.
  public var title: String
  /// The profile that was walked with.
  public var profile: Profile
  /// The language of the screen, a BCP 47 tag.
  public var language: String
  /// Where durations come from.
  public var durations: Durations
  /// What was done, the beginning first.
  public private(set) var steps: [WalkStep]
  /// What was heard.
  public private(set) var heard: [Heard]
  /// The expectations that did not hold.
  public private(set) var failures: [Failure] = []
  /// What is around focus after each of the steps, where that was asked for.
  public private(set) var moments: [WalkMoment] = []
  private let reach: Int?

  /// Walks by a script to its end; lines for other profiles are passed over.
  ///
  /// - Parameters:
  ///   - walk: The walk at its beginning.
  ///   - script: What is done.
  ///   - durations: Where durations come from.
  ///   - reach: How many stops each way around focus are kept of each step; nil keeps nothing.
  public init(
    of walk: Walk, by script: WalkScript, durations: Durations = .estimated,
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

  private mutating func follow(_ line: WalkScript.Line, _ walk: inout Walk) {
    switch line.demand {
    case .action(let action):
      steps.append(walk.perform(action))
      if let reach { moments.append(walk.moment(reach: reach)) }
    case .hear(let text): expect(text, walk.timeline.heard[steps[steps.count - 1].heard], line)
    case .focus(let focus): expect(focus, walk, line)
    }
  }

  /// An expectation may name one utterance, or all that follows an action.
  private mutating func expect(
    _ text: String, _ heard: ArraySlice<Heard>, _ line: WalkScript.Line
  ) {
    let texts = heard.filter { $0.duration > 0 }.map(\.text)
    let holds = texts.contains(text) || texts.joined(separator: ", ") == text
    guard !holds else { return }
    let found = texts.isEmpty ? "nothing" : texts.map { "'\($0)'" }.joined(separator: ", then ")
    let wanted = text.isEmpty ? "nothing" : "'\(text)'"
    fail("heard \(found) where \(wanted) is expected", line)
  }

  private mutating func expect(_ focus: Focus, _ walk: Walk, _ line: WalkScript.Line) {
    var wanted = focus
    if wanted.stop == nil { wanted.stop = walk.firstStop(of: focus.component) }
    guard walk.focus != wanted else { return }
    let found = walk.focus?.description ?? "nowhere"
    fail("focus is on '\(found)' where '\(wanted)' is expected", line)
  }

  private mutating func fail(_ message: String, _ line: WalkScript.Line) {
    failures.append(Failure(message: "\(profile.id): \(message)", location: line.location))
  }
}

extension Walk {
  /// Returns the first stop of a component as it is now; nil when it has none.
  func firstStop(of component: String) -> StopID? {
    var stops = stops
    return stops.index(of: component).flatMap { stops.stops(of: $0).first?.id }
  }
}
