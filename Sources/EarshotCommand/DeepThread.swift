import CLibrary
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
    let job = Job {
      let result = work()
      answer.value.withLock { $0 = result }
      answer.isThere.signal()
    }
    guard start(job) else { return nil }
    answer.isThere.wait()
    return answer.value.withLock { $0 }
  }

  /// What comes back from the thread.
  private final class Answer<Result: Sendable>: Sendable {
    let value = Mutex<Result?>(nil)
    let isThere = DispatchSemaphore(value: 0)
  }

  /// What the thread is to do; a class, as C hands a pointer to it on.
  private final class Job: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let pointer { Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().work() }
      return nil
    }
  }

  /// Starts a thread that nobody joins, and returns whether there is one.
  private static func start(_ job: Job) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0,
      pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED)) == 0
    else { return false }
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let pointer = Unmanaged.passRetained(job)
    let status = pthread_create(&thread, &attributes, { Job.run($0) }, pointer.toOpaque())
    if status != 0 { pointer.release() }
    return status == 0
  }
}
