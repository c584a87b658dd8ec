import Dispatch

/// Runs work with a stack for hostile, deeply nested trees.
///
/// They are read and freed recursively. Some threads have half a megabyte of stack, and an overflow
/// cannot be caught.
package enum DeepThread {
  /// Unused pages cost no memory.
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

  /// The thread must signal after its only write.
  private final class Answer<Result: Sendable>: @unchecked Sendable {
    var value: Result?
    let isThere = DispatchSemaphore(value: 0)
  }
}
