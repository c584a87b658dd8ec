import CLibrary
import Dispatch
import Earshot
import EarshotFiles

/// Takes a stream of lines through a function on every core, and gives the results in the order
/// of the lines.
struct LinePump<Result: Sendable> {
  /// Turns lines into a result.
  typealias Worker = @Sendable (LineReader.Run) -> Result

  /// Makes a worker; each is used by one thread at a time.
  ///
  /// Workers should share no memory: cores that count the references to the same object wait for
  /// each other at every count.
  let makeWorker: () throws -> Worker

  /// Reads lines until the stream ends, and hands over the results in the order of the lines.
  func run(_ reader: LineReader, consume: (Result) throws -> Void) throws {
    var reader = reader
    var workers = [try makeWorker()]
    while true {
      var runs: [LineReader.Run] = []
      while runs.count < 8, let run = try reader.next() { runs.append(run) }
      guard !runs.isEmpty else { return }
      while workers.count < min(runs.count, Self.cores) { workers.append(try makeWorker()) }
      for result in Self.results(of: runs, by: workers) { try consume(result) }
    }
  }

  private static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private static func results(of runs: [LineReader.Run], by workers: [Worker]) -> [Result] {
    // One run is not worth a thread: starting them costs more than a short stream does.
    guard runs.count > 1, workers.count > 1 else { return runs.map(workers[0]) }
    return [Result](unsafeUninitializedCapacity: runs.count) { results, count in
      // Each worker takes the runs of its own and writes at their places alone.
      nonisolated(unsafe) let places = results
      DispatchQueue.concurrentPerform(iterations: workers.count) { index in
        for run in stride(from: index, to: runs.count, by: workers.count) {
          places.initializeElement(at: run, to: workers[index](runs[run]))
        }
      }
      count = runs.count
    }
  }
}
