import EarshotOutput

/// The most recent results, kept because agents can request further pages of them.
final class KeptResults: Sendable {
  private let results = Guarded<[(request: ToolRequest, result: ToolResult)]>([])
  private let most: Int
  private let mostBytes: Int

  init(most: Int = 8, mostBytes: Int = 64 << 20) {
    self.most = most
    self.mostBytes = mostBytes
  }

  func result(of request: ToolRequest) -> ToolResult? {
    results.withLock { results in
      guard let index = results.firstIndex(where: { $0.request == request }) else { return nil }
      let known = results.remove(at: index)
      results.append(known)
      return known.result
    }
  }

  func keep(_ result: ToolResult, of request: ToolRequest) {
    results.withLock { results in
      results.removeAll { $0.request == request }
      results.append((request, result))
      while results.count > most || results.reduce(0, { $0 + size(of: $1) }) > mostBytes {
        results.removeFirst()
      }
    }
  }

  private func size(of kept: (request: ToolRequest, result: ToolResult)) -> Int {
    kept.result.size + kept.request.size
  }
}
