import CLibrary

/// Starts a thread without Dispatch, because starting Dispatch takes longer than a short command.
package enum DetachedThread {
  package static func start(
    stackSize: Int = 256 << 10, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
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
    let pointer = Unmanaged.passRetained(Job(work))
    let status = pthread_create(
      &thread, &attributes,
      {
        Job.run($0); return nil
      }, pointer.toOpaque())
    if status != 0 { pointer.release() }
    return status == 0
  }

  private final class Job: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }

    static func run(_ pointer: UnsafeMutableRawPointer?) {
      guard let pointer else { return }
      let job = Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue()
      // Keeps the job until the work ends, because freeing it earlier would allocate a heap for
      // this thread.
      withExtendedLifetime(job) { job.work() }
    }
  }
}
