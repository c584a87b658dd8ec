import CLibrary
import Earshot

/// Takes a stream of inputs through a function on every core, and gives the results in the order of the
/// inputs.
///
/// A few inputs and results are there at a time, so that memory stays flat however long the stream is.
struct WorkPump<Input: Sendable, Result: Sendable> {
  /// Turns an input into a result.
  typealias Worker = (Input) -> Result

  /// How many threads work.
  var jobs = Cores.count

  /// Makes a worker; each is used by one thread at a time.
  ///
  /// Workers should share no memory: cores that count the references to the same object wait for
  /// each other at every count.
  let makeWorker: () throws -> Worker

  /// Asks for inputs until there are no more, and hands over the results in the order of the inputs.
  func run(next: () throws -> Input?, consume: (Result) throws -> Void) throws {
    // What keeps it from being made is told before anything is read.
    let worker = try makeWorker()
    guard let first = try next() else { return }
    let second = jobs > 1 ? try next() : nil
    guard let second else {
      // One input is not worth a thread: starting one costs more than a short stream does.
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

/// How many cores the machine has for this process.
package enum Cores {
  package static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// What the threads of a pump pass on to each other.
private final class WorkExchange<Input: Sendable, Result: Sendable>: @unchecked Sendable {
  /// As much as the thread that reads has for what is nested in each other.
  private static var stackSize: Int { 16 << 20 }

  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let hasInput = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let hasResult = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var waiting: [(place: Int, input: Input)] = []
  private var results: [Int: Result] = [:]
  private var isClosed = false
  private var running = 0

  // What the thread that reads and writes alone looks at.
  private(set) var workers = 0
  private var given = 0
  private var taken = 0
  /// The worker of this thread, where the system has no room for another.
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

  /// How many inputs were given whose results nobody has taken.
  var unread: Int { given - taken }

  /// Adds an input behind the others.
  func give(_ input: Input) {
    pthread_mutex_lock(lock)
    waiting.append((given, input))
    pthread_cond_signal(hasInput)
    pthread_mutex_unlock(lock)
    given += 1
  }

  /// Starts a thread with a worker of its own.
  func add(_ worker: @escaping (Input) -> Result) {
    workers += 1
    // From here on that thread alone knows it.
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

  /// Waits for the result of the first input whose result nobody has taken.
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

  /// Lets the threads end, and waits for those that are at work.
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
