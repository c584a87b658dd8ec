import Dispatch
import Synchronization

/// Works on a thread whose stack is large enough for trees that are made to fill it.
///
/// Values that hold each other are read and freed by recursion. A thread of a pool has half a
/// megabyte of stack on some systems, which a few thousand levels fill, and running over its end is
/// no error that could be caught.
enum DeepThread {
  /// Pages that are never reached cost no memory.
  private static let stackSize = 512 << 20

  /// Returns what `work` returns; nil when the system has no room for the thread.
  static func result<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    let answer = Answer<Result>()
    let isStarted = DetachedThread.start(stackSize: stackSize) {
      let result = work()
      answer.value.withLock { $0 = result }
      answer.isThere.signal()
    }
    guard isStarted else { return nil }
    answer.isThere.wait()
    return answer.value.withLock { $0 }
  }

  /// What comes back from the thread.
  private final class Answer<Result: Sendable>: Sendable {
    let value = Mutex<Result?>(nil)
    let isThere = DispatchSemaphore(value: 0)
  }
}
