import Dispatch
import Earshot
import EarshotFiles
import Synchronization

/// Takes a stream of lines through a function on every core, and gives the results in the order
/// of the lines.
struct LinePump<Result: Sendable> {
  /// Turns lines into a result; runs on several threads at once.
  let transform: @Sendable (LineReader.Run) -> Result

  /// Reads lines until the stream ends.
  ///
  /// - Parameters:
  ///   - reader: The stream.
  ///   - consume: Takes the results in the order of the lines.
  /// - Throws: When reading fails, and what `consume` throws.
  func run(_ reader: LineReader, consume: (Result) throws -> Void) throws {
    var reader = reader
    while true {
      var runs: [LineReader.Run] = []
      while runs.count < 8, let run = try reader.next() { runs.append(run) }
      guard !runs.isEmpty else { return }
      for result in results(of: runs) { try consume(result) }
    }
  }

  private func results(of runs: [LineReader.Run]) -> [Result] {
    // One run is not worth a thread: starting them costs more than a short stream does.
    guard runs.count > 1 else { return runs.map(transform) }
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: runs.count) { index in
      let result = transform(runs[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { found in runs.indices.compactMap { found[$0] } }
  }
}
