import Earshot
import EarshotOutput

/// An operation as a value: its properties are the options, and a run returns a result.
///
/// ```swift
/// var check = Check(designs: ["booking.yaml"])
/// check.readers.platform = .talkBack
/// for design in try check.run() { print(design.findings) }
/// ```
public protocol Operation: Sendable {
  /// The result of a run.
  associatedtype Output: Sendable

  /// Runs the operation.
  ///
  /// - Parameter context: Receives warnings and progress, and can cancel the run.
  /// - Returns: The result.
  /// - Throws: ``Failure`` with all errors; `UsageError` if options contradict each other.
  func run(in context: Context) throws -> Output
}

package protocol DescribedOperation: Operation {
  /// The name of the subcommand and of the tool for agents, such as `check`.
  static var name: String { get }

  static var options: [BoundOption<Self>] { get }
}

extension Operation {
  /// Runs the operation without warnings and progress.
  ///
  /// - Throws: ``Failure`` with all errors; `UsageError` if options contradict each other.
  public func run() throws -> Output { try run(in: Context()) }

  /// Runs the operation on another thread; cancelling the task will end the run before the next
  /// input.
  ///
  /// - Parameter context: Receives warnings and progress.
  /// - Returns: The result.
  /// - Throws: ``Failure`` with all errors; `CancellationError` if the task is cancelled.
  @concurrent
  public func result(in context: Context = Context()) async throws -> Output {
    var context = context
    let flag = Guarded(false)
    context.isCancelled = { flag.withLock { $0 } }
    let running = context
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // Deeply nested screens need a larger stack than the threads of Swift concurrency have.
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
