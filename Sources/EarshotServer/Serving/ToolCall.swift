import EarshotOutput

/// A call of a tool that is being worked on.
///
/// The work is done by a process of its own: what a design or a dump does to it, it does to nobody else,
/// and a call that is cancelled ends at once.
final class ToolCall: Sendable {
  /// Why a call is ended before it has a result.
  private enum Stop {
    case cancelled, tooLong
  }

  /// How long a call may take.
  static let patience = Duration.seconds(60)

  let id: RequestID
  /// By what the agent knows progress of this call; nil where it has not asked for any.
  let progressToken: RequestID?
  private let beginning = ContinuousClock.now
  private let child = ChildCommand()
  private let stop = Guarded<Stop?>(nil)

  init(id: RequestID, progressToken: RequestID?) {
    self.id = id
    self.progressToken = progressToken
  }

  /// How long the call has been worked on.
  var duration: Duration { ContinuousClock.now - beginning }

  /// Whether nobody waits for the result any more.
  var isCancelled: Bool { stop.withLock { $0 == .cancelled } }

  /// Ends the work; nothing is answered.
  func cancel() { end(.cancelled) }

  /// Ends the work of a call that takes too long.
  func endIfTooLong() { if duration > Self.patience { end(.tooLong) } }

  private func end(_ reason: Stop) {
    stop.withLock { if $0 == nil { $0 = reason } }
    child.stop()
  }

  /// Runs a command in a folder; nil where the call has been cancelled.
  func run(_ words: [String], in folder: PrivateFolder) throws -> ChildCommand.Ending? {
    if let ending = try child.run(words, writingTo: folder, isInside: true) { return ending }
    guard isCancelled else {
      let seconds = Self.patience.components.seconds
      throw ChildCommand.Failure(message: "the call took more than \(seconds) s and was ended")
    }
    return nil
  }
}
