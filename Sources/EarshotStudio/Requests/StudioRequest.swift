package import EarshotFiles

package struct StudioRequest: Sendable {
  package var method: String
  package var target: String
  package var headers: [(name: String, value: String)]
  package var body: [UInt8] = []

  package init(_ method: String, _ target: String, headers: [(name: String, value: String)] = []) {
    self.method = method
    self.target = target
    self.headers = headers
  }

  package func values(of name: String) -> [String] {
    headers.filter { $0.name.lowercased() == name }.map(\.value)
  }

  package var path: String { String(target.prefix { $0 != "?" }) }

  package func query(_ name: String) -> String? {
    let pairs = target.split(separator: "?", maxSplits: 1).dropFirst().first?.split(separator: "&")
    for pair in pairs ?? [] {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if sides[0] == name { return sides.count == 2 ? Self.decoded(sides[1]) : "" }
    }
    return nil
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let next = rest.popFirst() {
      guard next == UInt8(ascii: "%") else {
        bytes.append(next == UInt8(ascii: "+") ? 0x20 : next)
        continue
      }
      guard rest.count >= 2, let byte = UInt8(String(Substring(rest.prefix(2))), radix: 16) else {
        return nil
      }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

package struct StudioAnswer: Sendable {
  package var status: Int
  package var type: String
  package var body: [UInt8]
  package var headers: [(name: String, value: String)] = []

  package init(_ status: Int = 200, type: String = "application/json", _ body: [UInt8]) {
    self.status = status
    self.type = type
    self.body = body
  }

  package static func json(
    _ status: Int = 200, _ write: (inout JSONWriter) -> Void
  ) -> StudioAnswer {
    var writer = JSONWriter()
    write(&writer)
    return StudioAnswer(status, writer.bytes)
  }

  package static func refusal(_ status: Int, _ message: String) -> StudioAnswer {
    json(status) { $0.object { $0.member("error", message) } }
  }
}
