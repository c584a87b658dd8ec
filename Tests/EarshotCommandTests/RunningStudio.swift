#if canImport(Glibc)
import Foundation
import Glibc
import Testing

final class RunningStudio: Sendable {
  let process = Process()
  let address: URL
  let port: Int
  let token: String

  init(_ folder: URL, environment: [String: String] = [:]) throws {
    process.executableURL = Command.executable
    process.arguments = ["studio", folder.path(), "--no-open"]
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
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  var cookie: String { "earshot-studio-\(port)=\(token)" }

  struct Answer {
    var status: Int
    var head: String
    var body: String
  }

  func connected() throws -> Int32 {
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
    try #require(code == 0)
    return descriptor
  }

  func send(
    _ method: String, _ target: String, _ headers: [String: String] = [:], body: String = ""
  ) throws -> Answer {
    let own = ["Host": "127.0.0.1:\(port)", "Cookie": cookie, "Connection": "close"]
    var text = "\(method) \(target) HTTP/1.1\r\n"
    for (name, value) in own.merging(headers, uniquingKeysWith: { $1 }) where !value.isEmpty {
      text += "\(name): \(value)\r\n"
    }
    let descriptor = try connected()
    defer { close(descriptor) }
    let bytes = Array((text + "\r\n" + body).utf8)
    _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
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

  func post(
    _ target: String, _ message: [String: Any], _ headers: [String: String] = [:]
  ) throws -> Answer {
    let body = String(
      decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    let own = [
      "Origin": "http://127.0.0.1:\(port)", "Content-Type": "application/json",
      "Content-Length": "\(body.utf8.count)",
    ]
    return try send("POST", target, own.merging(headers) { $1 }, body: body)
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
#endif
