import Foundation

/// Returns the seconds of CPU time that this thread needs for some work.
///
/// Time limits count the time in which a test waits for a free thread, so they fail on a busy machine.
public func processorTime(of work: () throws -> Void) rethrows -> Double {
  let start = threadTime()
  try work()
  return threadTime() - start
}

private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
