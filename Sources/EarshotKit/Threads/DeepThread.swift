import Dispatch

/// Works on a thread whose stack is large enough for trees that are made to fill it.
///
/// Values that hold each other are read and freed by recursion. A thread of a pool has half a
/// megabyte of stack on some systems, which a few thousand levels fill, and running over its end is
/// no error that could be caught.
package enum DeepThread {
  /// Pages that are never reached cost no memory.
  private static let stackSize = 512 << 20

  /// Returns what `work` returns; nil when the system has no room for the thread.
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

  /// What comes back from the thread, which signals behind its only write.
  private final class Answer<Result: Sendable>: @unchecked Sendable {
    var value: Result?
    let isThere = DispatchSemaphore(value: 0)
  }
}
