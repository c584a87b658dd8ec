import CLibrary
import Dispatch
import Earshot
import EarshotOutput

/// The worker processes, at most one per core; each is started when it is needed.
final class WorkerPool: Sendable {
  private let program: String
  private let arguments: [String]
  private let idle = Guarded<[WorkerProcess]>([])
  private let free: DispatchSemaphore

  init(
    _ program: String, _ arguments: [String],
    limit: Int = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  ) {
    self.program = program
    self.arguments = arguments
    free = DispatchSemaphore(value: limit)
  }

  /// Lends an idle worker to `body`, which returns whether the worker is still usable.
  func withWorker(_ body: (WorkerProcess) -> Bool) throws(InputError) {
    free.wait()
    defer { free.signal() }
    removeEnded()
    let worker: WorkerProcess
    if let known = idle.withLock({ $0.popLast() }) {
      worker = known
    } else {
      worker = try WorkerProcess(program, arguments)
    }
    if body(worker) { idle.withLock { $0.append(worker) } } else { worker.end() }
  }

  func removeEnded() {
    let ended = idle.withLock { idle in
      let ended = idle.filter(\.hasEnded)
      idle.removeAll { worker in ended.contains { $0 === worker } }
      return ended
    }
    for worker in ended { worker.end() }
  }

  func close() {
    let workers = idle.withLock { idle in
      defer { idle = [] }
      return idle
    }
    for worker in workers { worker.end() }
  }
}
