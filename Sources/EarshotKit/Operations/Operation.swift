import Earshot
import EarshotOutput

/// A job of Earshot as a value: its properties are the options, and running it returns a result.
///
/// ```swift
/// var check = Check(designs: ["booking.yaml"])
/// check.readers.platform = .talkBack
/// for design in try check.run() { print(design.findings) }
/// ```
public protocol Operation: Sendable {
  /// The result of a run.
  associatedtype Output: Sendable

  /// The name, such as `check`, of the subcommand and of the tool for agents.
  static var name: String { get }

  /// The options.
  static var options: [BoundOption<Self>] { get }

  /// Runs the operation.
  ///
  /// - Parameter context: Receives warnings and progress, and can cancel the run.
  /// - Returns: The result.
  /// - Throws: ``Failure`` with all errors of all inputs; `UsageError` if options contradict each other.
  func run(in context: Context) throws -> Output
}

extension Operation {
  /// Runs the operation without warnings and progress.
  ///
  /// - Returns: The result.
  /// - Throws: ``Failure`` with all errors of all inputs; `UsageError` if options contradict each other.
  public func run() throws -> Output { try run(in: Context()) }

  /// Runs the operation on a separate thread, and stops at the next input if the task is cancelled.
  ///
  /// - Parameter context: Receives warnings and progress.
  /// - Returns: The result.
  /// - Throws: ``Failure`` with all errors of all inputs; `CancellationError` if the task is cancelled.
  @concurrent
  public func result(in context: Context = Context()) async throws -> Output {
    var context = context
    let flag = Guarded(false)
    context.isCancelled = { flag.withLock { $0 } }
    let running = context
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // Deeply nested screens need more stack than a concurrency thread has.
        let isStarted = DetachedThread.start(stackSize: 16 << 20) {
          continuation.resume(with: Result { try self.run(in: running) })
        }
        if !isStarted {
          continuation.resume(
            throwing: InputError("the system cannot start another thread", kind: .unavailable))
        }
      }
    } onCancel: {
      flag.withLock { $0 = true }
    }
  }
}
