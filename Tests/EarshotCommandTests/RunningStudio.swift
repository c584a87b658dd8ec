#if canImport(Glibc)
import Foundation
import Glibc
import Testing

final class RunningStudio: Sendable {
  let process = Process()
  let address: URL
  let port: Int
  let token: String
  let root: String
  let cookie: String

  init(
    _ folder: URL, options: [String] = ["--no-open"], environment: [String: String] = [:]
  ) throws {
    process.executableURL = Command.executable
    process.arguments = ["studio", folder.path()] + options
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var text = Data()
    while !text.contains(UInt8(ascii: "\n")) {
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty)
      text += more
    }
    let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    address = try #require(URL(string: line))
    port = try #require(address.port)
    token = try #require(line.split(separator: "token=").last.map(String.init))
    root = address.path()
    let opened = try Self.answer(
      from: port,
      to: "GET \(root)?token=\(token) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
        + "Connection: close\r\n\r\n")
    cookie = try #require(Self.cookie(in: opened))
  }

  static func cookie(in answer: Answer) -> String? {
    answer.head.firstMatch(of: #/Set-Cookie: ([^;]+);/#).map { String($0.1) }
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  struct Answer {
    var status: Int
    var head: String
    var body: String
  }

  func connected() throws -> Int32 { try Self.connected(to: port) }

  private static func connected(to port: Int) throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(port).bigEndian
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let code = withUnsafePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    // A test can kill the studio, so a refused connection is not always a failure.
    guard code == 0 else {
      close(descriptor)
      throw POSIXError(.ECONNREFUSED)
    }
    return descriptor
  }

  func request(
    _ method: String, _ path: String, _ headers: [String: String] = [:], body: String = ""
  ) -> String {
    let own = ["Host": "127.0.0.1:\(port)", "Cookie": cookie, "Connection": "close"]
    var text = "\(method) \(root)\(path.dropFirst()) HTTP/1.1\r\n"
    for (name, value) in own.merging(headers, uniquingKeysWith: { $1 }) where !value.isEmpty {
      text += "\(name): \(value)\r\n"
    }
    return text + "\r\n" + body
  }

  func send(
    _ method: String, _ path: String, _ headers: [String: String] = [:], body: String = ""
  ) throws -> Answer {
    try answer(to: request(method, path, headers, body: body))
  }

  func answer(to request: String) throws -> Answer {
    try Self.answer(from: port, to: request)
  }

  private static func answer(from port: Int, to request: String) throws -> Answer {
    let descriptor = try connected(to: port)
    defer { close(descriptor) }
    _ = Glibc.send(descriptor, request, request.utf8.count, Int32(MSG_NOSIGNAL))
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(descriptor, &chunk, chunk.count, 0), count > 0 {
      all += chunk[..<count]
    }
    let pieces = String(decoding: all, as: UTF8.self).split(separator: "\r\n\r\n", maxSplits: 1)
    let head = pieces.first.map(String.init) ?? ""
    let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return Answer(
      status: status ?? 0, head: head, body: pieces.count > 1 ? String(pieces[1]) : "")
  }

  func message(
    _ message: [String: Any], _ headers: [String: String] = [:]
  ) throws -> (body: String, headers: [String: String]) {
    let body = String(
      decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    let own = [
      "Origin": "http://127.0.0.1:\(port)", "Content-Type": "application/json",
      "Content-Length": "\(body.utf8.count)",
    ]
    return (body, own.merging(headers) { $1 })
  }

  func post(
    _ target: String, _ message: [String: Any], _ headers: [String: String] = [:]
  ) throws -> Answer {
    let (body, headers) = try self.message(message, headers)
    return try send("POST", target, headers, body: body)
  }

  func read(_ target: String) throws -> [String: Any] {
    let answer = try send("GET", target)
    #expect(answer.status == 200, "\(answer)")
    return try Self.object(answer)
  }

  static func object(_ answer: Answer) throws -> [String: Any] {
    try #require(
      JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any], "\(answer)")
  }

  func ends(by signal: Int32) -> Bool {
    kill(process.processIdentifier, signal)
    let end = ContinuousClock.now + .seconds(2)
    while process.isRunning, ContinuousClock.now < end { usleep(10_000) }
    return !process.isRunning
  }
}

final class StudioEvents {
  private let descriptor: Int32
  private var heard: [UInt8] = []

  init(_ studio: RunningStudio) throws {
    descriptor = try studio.connected()
    let request = studio.request("GET", "/events", ["Connection": ""])
    _ = Glibc.send(descriptor, request, request.utf8.count, Int32(MSG_NOSIGNAL))
  }

  deinit { close(descriptor) }

  func next(_ field: String) -> String? {
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while true {
      while let end = heard.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: heard[..<end], as: UTF8.self)
        heard.removeSubrange(...end)
        if line.hasPrefix("\(field): ") { return String(line.dropFirst(field.count + 2)) }
      }
      let count = recv(descriptor, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      heard += chunk[..<count]
    }
  }
}
#endif
