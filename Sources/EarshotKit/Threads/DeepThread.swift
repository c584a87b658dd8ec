import Dispatch

/// Runs work with a large stack, because deep trees are read and freed recursively.
///
/// Some threads have a stack of only half a megabyte, and a stack overflow cannot be caught.
package enum DeepThread {
  /// The stack size in bytes; unused pages need no memory.
  private static let stackSize = 512 << 20

  package static func result<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result?
  {
    let answer = Answer<Result>()
    let isStarted = DetachedThread.start(stackSize: stackSize) {
      answer.value = work()
      answer.isThere.signal()
    }
    guard isStarted else { return nil }
    answer.isThere.wait()
    return answer.value
  }

  /// The thread must write the result before it signals.
  private final class Answer<Result: Sendable>: @unchecked Sendable {
    var value: Result?
    let isThere = DispatchSemaphore(value: 0)
  }
}
