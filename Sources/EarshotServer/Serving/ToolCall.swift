import Earshot
import EarshotOutput

final class ToolCall: Sendable {
  enum Failure: Error, CustomStringConvertible {
    case cancelled
    case failed(String)

    var description: String {
      switch self {
      case .cancelled: "the call is cancelled"
      case .failed(let reason): reason
      }
    }
  }

  private enum Stop {
    case cancelled, tooLong
  }

  private struct State {
    var stop: Stop?
    var worker: WorkerProcess?
    var start: ContinuousClock.Instant?
  }

  /// The maximum elapsed time of a call; clients often have the same limit.
  static let patience = Duration.seconds(60)

  let request: Request
  let progressToken: RequestID?
  /// The size in bytes of the arguments, which are kept until the answer is sent.
  let size: Int
  private let patience: Duration
  private let arrival = ContinuousClock.now
  private let state = Guarded(State())

  init(
    _ request: Request, progressToken: RequestID?, size: Int = 0,
    patience: Duration = ToolCall.patience
  ) {
    self.request = request
    self.progressToken = progressToken
    self.size = size
    self.patience = patience
  }

  var id: RequestID { request.id }
  var duration: Duration { ContinuousClock.now - arrival }
  var isCancelled: Bool { state.withLock { $0.stop == .cancelled } }

  func cancel() { state.withLock { Self.end(&$0, .cancelled) } }

  func endIfTooLong() {
    state.withLock { state in
      guard let start = state.start, ContinuousClock.now - start > patience else { return }
      Self.end(&state, .tooLong)
    }
  }

  private static func end(_ state: inout State, _ reason: Stop) {
    if state.stop == nil { state.stop = reason }
    state.worker?.kill()
  }

  func result(of request: ToolRequest, by workers: WorkerPool) throws -> ToolResult {
    var result: ToolResult?
    var ending = ""
    try workers.withWorker { worker in
      let isWanted = state.withLock { state in
        guard state.stop == nil else { return false }
        (state.worker, state.start) = (worker, .now)
        return true
      }
      guard isWanted else { return true }
      result = worker.result(of: request)
      let isKilled = state.withLock { state in
        (state.worker, state.start) = (nil, nil)
        return state.stop != nil
      }
      if result == nil { ending = worker.end() }
      return result != nil && !isKilled
    }
    switch state.withLock({ $0.stop }) {
    case .cancelled: throw Failure.cancelled
    case .tooLong where result == nil:
      throw Failure.failed(
        "the call took more than \(patience.components.seconds) s and was stopped")
    case .tooLong, nil:
      guard let result else {
        throw Failure.failed("this call crashed (\(ending)); other calls continue")
      }
      return result
    }
  }
}
