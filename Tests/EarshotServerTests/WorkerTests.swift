import CLibrary
import Dispatch
import EarshotFiles
import EarshotKit
import EarshotOutput
import EarshotSpeech
import Testing

@testable import EarshotServer

private let request = ToolRequest(
  tool: "a",
  arguments: [
    .init(name: "files", inputs: [.source(.bytes([0, 255, 10], named: "é")), .text("")]),
    .init(name: "none", inputs: []), .init(name: "format", inputs: [.text("csv")]),
  ])
private let result = {
  var result = ToolResult(
    status: 1, text: "a\n", list: .init(name: "items", items: [Array("{}".utf8)]),
    notes: ["n", ""])
  (result.summary, result.readings, result.assumptions) = ("s", ["r"], ["x", "y"])
  result.findings = [Array("[1]".utf8), Array("[2]".utf8)]
  return result
}()

extension Request {
  fileprivate static let first = Request(id: .number(1), isStateless: false)
  fileprivate static let second = Request(id: .number(2), isStateless: true)
}

@Suite struct `A packet` {
  @Test func `carries requests and results unchanged`() throws {
    #expect(Packet(request).request == request)
    let copy = try #require(Packet(result).result)
    #expect(copy.status == 1 && copy.text == "a\n" && copy.notes == ["n", ""])
    #expect(copy.list?.name == "items" && copy.list?.items == [Array("{}".utf8)])
    #expect(copy.findings == result.findings)
    #expect(copy.summary == "s" && copy.readings == ["r"] && copy.assumptions == ["x", "y"])
    #expect(Packet(ToolResult(status: 0, text: "", notes: [])).result?.list == nil)
  }

  @Test func `arrives whole over a socket`() throws {
    let ends = try #require(SocketPair.make())
    defer { close(ends.theirs) }
    let large = Packet(pieces: [Array(repeating: 7, count: 1 << 20), [], [1]])
    DispatchQueue.global().async {
      _ = large.send(to: ends.ours)
      close(ends.ours)
    }
    #expect(Packet.receive(from: ends.theirs) == large)
    #expect(Packet.receive(from: ends.theirs) == nil)
  }

  @Test(
    arguments: [[0xFF], Array(repeating: 0xFF, count: 8), [1, 0, 0, 0, 0, 0, 0, 0, 9]] as [[UInt8]])
  func `is refused if it is broken`(bytes: [UInt8]) throws {
    let ends = try #require(SocketPair.make())
    defer { close(ends.theirs) }
    _ = bytes.withUnsafeBytes { SocketPair.send($0, to: ends.ours, waits: true) }
    close(ends.ours)
    #expect(Packet.receive(from: ends.theirs) == nil)
  }
}

@Suite struct `A worker` {
  private func failure(of call: ToolCall, by pool: WorkerPool) throws -> String {
    let error = try #require(throws: ToolCall.Failure.self) {
      try call.result(of: request, by: pool)
    }
    return error.description
  }

  private static let answers: String = {
    let bytes = Packet(ToolResult(status: 0, text: "text", notes: [])).bytes
    let octal = bytes.map { "\\" + String(Int($0) + 0o1000, radix: 8).dropFirst() }.joined()
    return "dd bs=1 count=8 2>/dev/null >/dev/null; printf '\(octal)'; "
  }()

  @Test func `answers jobs one after the other`() throws {
    let ends = try #require(SocketPair.make())
    let tool = Tool(
      name: "a", title: "", description: "", parameters: [],
      run: { request, _ in
        Tool.Written("\(request.format ?? "")" as TerminalText)
      })
    DispatchQueue.global().async {
      ToolWorker(tools: [tool]).serve(ends.theirs)
      close(ends.theirs)
    }
    for format in ["x", "y"] {
      let request = ToolRequest(
        tool: "a", arguments: [.init(name: "format", inputs: [.text(format)])])
      #expect(Packet(request).send(to: ends.ours))
      #expect(Packet.receive(from: ends.ours)?.result?.text == format)
    }
    close(ends.ours)
  }

  @Test func `is replaced if it crashes`() throws {
    let crash = WorkerPool("/bin/sh", ["-c", "kill -SEGV $$"])
    let call = ToolCall(.first, progressToken: nil)
    #expect(try failure(of: call, by: crash).contains("signal 11"))
    #expect(
      try failure(of: ToolCall(.second, progressToken: nil), by: crash)
        .contains("signal 11"))
  }

  @Test func `continues after a job`() throws {
    let pool = WorkerPool("/bin/sh", ["-c", Self.answers + "sleep 60"], limit: 1)
    var first: WorkerProcess?
    let result = try ToolCall(.first, progressToken: nil).result(of: request, by: pool)
    #expect(result.text == "text")
    try pool.withWorker {
      first = $0
      return true
    }
    try pool.withWorker {
      #expect($0 === first)
      #expect(!$0.hasEnded)
      return true
    }
    pool.close()
    try pool.withWorker {
      #expect($0 !== first)
      return false
    }
    #expect(first?.end() == "signal 9")
  }

  @Test func `that has ended while it was idle is replaced`() throws {
    let pool = WorkerPool("/bin/sh", ["-c", Self.answers], limit: 1)
    var first: WorkerProcess?
    try pool.withWorker { worker in
      first = worker
      return worker.result(of: request)?.text == "text"
    }
    let worker = try #require(first)
    for _ in 0..<1_000 where !worker.hasEnded { usleep(10_000) }
    try pool.withWorker {
      #expect($0 !== worker)
      return false
    }
    #expect(worker.end() == "exit code 0")
  }

  @Test func `is killed if the call is cancelled`() throws {
    let pool = WorkerPool("/bin/sleep", ["60"])
    let call = ToolCall(.first, progressToken: nil)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100)) { call.cancel() }
    #expect(try failure(of: call, by: pool).contains("cancelled"))
    #expect(call.duration < .seconds(30))
  }

  @Test func `is killed if it hangs`() throws {
    let pool = WorkerPool("/bin/sleep", ["60"])
    let call = ToolCall(.first, progressToken: nil, patience: .milliseconds(50))
    DispatchQueue.global().async {
      while call.duration < .seconds(30) {
        call.endIfTooLong()
        usleep(10_000)
      }
    }
    #expect(try failure(of: call, by: pool).contains("the call took more than"))
    #expect(call.duration < .seconds(30))
  }

  @Test func `has the whole time for a call that waited longer than that`() throws {
    let pool = WorkerPool("/bin/sh", ["-c", Self.answers + "sleep 60"], limit: 1)
    let call = ToolCall(.first, progressToken: nil, patience: .seconds(4))
    let outcome = Guarded<Result<ToolResult, any Error>?>(nil)
    let work = DispatchGroup()
    try pool.withWorker { _ in
      DispatchQueue.global().async(group: work) {
        let result = Result { try call.result(of: request, by: pool) }
        outcome.withLock { $0 = result }
      }
      while call.duration < .milliseconds(4_500) {
        call.endIfTooLong()
        usleep(20_000)
      }
      return true
    }
    while work.wait(timeout: .now()) == .timedOut {
      call.endIfTooLong()
      usleep(1_000)
    }
    #expect(try outcome.withLock { $0 }?.get().text == "text")
    pool.close()
  }

  @Test func `is not started for a call that is cancelled before`() throws {
    let pool = WorkerPool("/bin/sleep", ["60"])
    let call = ToolCall(.first, progressToken: nil)
    call.cancel()
    #expect(try failure(of: call, by: pool).contains("cancelled"))
    pool.close()
  }

  @Test func `that cannot be started is an error of the call`() throws {
    let pool = WorkerPool("/missing/program", [])
    #expect(throws: (any Error).self) {
      try ToolCall(.first, progressToken: nil).result(of: request, by: pool)
    }
  }
}

@Suite struct `The pages of a result` {
  private func page(_ number: Int, of result: ToolResult) throws -> (
    text: String, items: [JSONValue]
  ) {
    let page = try result.page(number)
    var writer = JSONWriter()
    writer.object { result.write(page, to: &$0) }
    let value = try JSONParser.value(of: writer.bytes)
    let blocks = value.list("content").compactMap { $0.text("text") }
    return (blocks.dropFirst().joined(), value["structuredContent"]?.list("items") ?? [])
  }

  @Test func `are the complete text when they are joined`() throws {
    let text = (0..<5_000).map { "line \($0)\n" }.joined()
    let result = ToolResult(status: 0, text: text, notes: [])
    let pages = try (1...2).map { try page($0, of: result).text }
    #expect(pages.joined(separator: "\n") == text)
    #expect(throws: ProtocolError.self) { try page(3, of: result) }
  }

  @Test func `have the same items as text and as structured content`() throws {
    let items = (0..<3_000).map { number in
      Array(#"{"number":\#(number),"name":"A","note":"two\nlines"}"#.utf8)
    }
    let result = ToolResult(
      status: 0, text: "a report", list: .init(name: "items", items: items), notes: [])
    var count = 0
    var number = 0
    while count < 3_000 {
      number += 1
      let (text, items) = try page(number, of: result)
      let numbers = text.split(separator: "\n").filter { $0.hasPrefix("- number: ") }
        .map { $0.dropFirst("- number: ".count) }
      #expect(!items.isEmpty && numbers == items.map { "\(Int($0.number("number") ?? -1))" })
      #expect(text.contains("\n  name: A\n  note: \"two\\nlines\"\n"))
      count += items.count
    }
    #expect(count == items.count)
    #expect(number > 1)
    #expect(throws: ProtocolError.self) { try page(number + 1, of: result) }
  }

  @Test func `have a summary of one line, whatever the name of a file is`() {
    var result = ToolResult(status: 0, text: "", notes: [])
    result.summary = "a\nb.yaml: 3 bytes written"
    #expect(result.sentence == "a\\nb.yaml: 3 bytes written")
  }

  @Test func `have the findings before the other items`() throws {
    let long = String(repeating: "x", count: 1_000)
    func items(_ name: String) -> [[UInt8]] {
      (0..<40).map { Array(#"{"\#(name)":\#($0),"note":"\#(long)"}"#.utf8) }
    }
    var result = ToolResult(
      status: 1, text: "", list: .init(name: "steps", items: items("step")), notes: [])
    result.findings = items("finding")
    let pages = try (1...4).map { try result.page($0) }
    #expect(pages.flatMap(\.findings) == result.findings)
    #expect(pages.flatMap(\.items) == items("step"))
    for page in pages {
      #expect(page.text == (page.findings + page.items).map(ItemText.text).joined())
    }
    #expect(throws: ProtocolError.self) { try result.page(5) }
  }

  @Test func `are kept for the last calls`() throws {
    let kept = KeptResults(most: 2, mostBytes: 100)
    func request(_ name: String) -> ToolRequest { ToolRequest(tool: name, arguments: []) }
    func result(_ text: String) -> ToolResult {
      ToolResult(status: 0, text: text, notes: [])
    }
    for name in ["a", "b"] { kept.keep(result(name), of: request(name)) }
    #expect(kept.result(of: request("a"))?.text == "a")
    kept.keep(result("c"), of: request("c"))
    #expect(kept.result(of: request("b")) == nil, "it was used before the others")
    #expect(kept.result(of: request("a"))?.text == "a")
    kept.keep(result("new"), of: request("a"))
    #expect(kept.result(of: request("a"))?.text == "new")
    kept.keep(result(String(repeating: "x", count: 99)), of: request("d"))
    #expect(kept.result(of: request("a")) == nil)
    #expect(kept.result(of: request("d"))?.text.count == 99)
    kept.keep(result(String(repeating: "x", count: 101)), of: request("e"))
    #expect(kept.result(of: request("e")) == nil)
  }
}
