import CLibrary
import Earshot

/// Processes a stream of inputs on every core; returns the results in order.
///
/// Only a few inputs and results are in memory at once.
struct WorkPump<Input: Sendable, Result: Sendable> {
  typealias Worker = (Input) -> Result

  var jobs = Cores.count

  /// Workers should not share memory, because shared reference counts slow threads down.
  let makeWorker: () throws -> Worker

  func run(next: () throws -> Input?, consume: (Result) throws -> Void) throws {
    // One worker is created first, so that an error is thrown before any input is read.
    let worker = try makeWorker()
    guard let first = try next() else { return }
    let second = jobs > 1 ? try next() : nil
    guard let second else {
      // For a single input, starting a thread would take longer than the work.
      try consume(worker(first))
      while jobs == 1, let input = try next() { try consume(worker(input)) }
      return
    }
    try run([(first, worker), (second, makeWorker())], next: next, consume: consume)
  }

  private func run(
    _ begun: [(input: Input, worker: Worker)], next: () throws -> Input?,
    consume: (Result) throws -> Void
  ) throws {
    let exchange = WorkExchange<Input, Result>()
    defer { exchange.close() }
    for (input, worker) in begun {
      exchange.give(input)
      exchange.add(worker)
    }
    var isAtEnd = false
    while true {
      while !isAtEnd, exchange.unread < jobs * 4 {
        guard let input = try next() else {
          isAtEnd = true
          break
        }
        exchange.give(input)
        if exchange.workers < jobs { try exchange.add(makeWorker()) }
      }
      guard exchange.unread > 0 else { return }
      try consume(exchange.take())
    }
  }
}

package enum Cores {
  package static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

private final class WorkExchange<Input: Sendable, Result: Sendable>: @unchecked Sendable {
  /// The stack size in bytes; inputs can be deeply nested.
  private static var stackSize: Int { 16 << 20 }

  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let hasInput = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let hasResult = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var waiting: [(place: Int, input: Input)] = []
  private var results: [Int: Result] = [:]
  private var isClosed = false
  private var running = 0

  // Only the thread that reads inputs and writes results uses the following properties.
  private(set) var workers = 0
  private var given = 0
  private var taken = 0
  /// The worker that this thread uses if the system cannot start other threads.
  private var ownWorker: ((Input) -> Result)?

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(hasInput, nil)
    pthread_cond_init(hasResult, nil)
  }

  deinit {
    pthread_cond_destroy(hasResult)
    pthread_cond_destroy(hasInput)
    pthread_mutex_destroy(lock)
    hasResult.deallocate()
    hasInput.deallocate()
    lock.deallocate()
  }

  var unread: Int { given - taken }

  func give(_ input: Input) {
    pthread_mutex_lock(lock)
    waiting.append((given, input))
    pthread_cond_signal(hasInput)
    pthread_mutex_unlock(lock)
    given += 1
  }

  func add(_ worker: @escaping (Input) -> Result) {
    workers += 1
    // From here on, only the new thread uses the worker.
    nonisolated(unsafe) let worker = worker
    pthread_mutex_lock(lock)
    running += 1
    pthread_mutex_unlock(lock)
    if DetachedThread.start(stackSize: Self.stackSize, { self.work(worker) }) { return }
    pthread_mutex_lock(lock)
    running -= 1
    pthread_mutex_unlock(lock)
    ownWorker = worker
  }

  func take() -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let result = results.removeValue(forKey: taken) {
        taken += 1
        return result
      }
      if running == 0, let ownWorker, !waiting.isEmpty {
        let (place, input) = waiting.removeFirst()
        results[place] = ownWorker(input)
      } else {
        pthread_cond_wait(hasResult, lock)
      }
    }
  }

  func close() {
    pthread_mutex_lock(lock)
    isClosed = true
    waiting = []
    pthread_cond_broadcast(hasInput)
    while running > 0 { pthread_cond_wait(hasResult, lock) }
    pthread_mutex_unlock(lock)
  }

  private func work(_ worker: (Input) -> Result) {
    pthread_mutex_lock(lock)
    while true {
      while waiting.isEmpty, !isClosed { pthread_cond_wait(hasInput, lock) }
      if isClosed { break }
      let (place, input) = waiting.removeFirst()
      pthread_mutex_unlock(lock)
      let result = worker(input)
      pthread_mutex_lock(lock)
      results[place] = result
      pthread_cond_signal(hasResult)
    }
    running -= 1
    pthread_cond_signal(hasResult)
    pthread_mutex_unlock(lock)
  }
}
