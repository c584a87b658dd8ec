import EarshotFiles

struct ProtocolMessage {
  let method: String
  let id: RequestID?
  let parameters: JSONValue
  private let line: [UInt8]

  /// Parses a line; nil for a response, because the server sends no requests that a client could
  /// answer.
  init?(_ line: [UInt8]) throws(ProtocolError) {
    let value: JSONValue
    do throws(JSONError) { value = try JSONParser.value(of: line) } catch {
      throw ProtocolError(.parse, "this is not JSON: \(error.message)")
    }
    guard value.members != nil else {
      throw ProtocolError(.invalidRequest, "expected a message (an object), found \(value.found)")
    }
    self.line = line
    id = try value["id"].map { id throws(ProtocolError) in try RequestID(id, in: line) }
    guard let method = value["method"]?.string else {
      if value["result"] != nil || value["error"] != nil { return nil }
      throw ProtocolError(.invalidRequest, "'method' is missing", of: id)
    }
    guard value["jsonrpc"]?.string == "2.0" else {
      throw ProtocolError(.invalidRequest, "'jsonrpc' is not \"2.0\"", of: id)
    }
    self.method = method
    parameters = value["params"] ?? JSONValue(content: .object([]), offset: 0)
    guard parameters.members != nil else {
      throw ProtocolError(
        .invalidParameters, "expected 'params' to be an object, found \(parameters.found)", of: id)
    }
  }
}

extension ProtocolMessage {
  private static let revisionKey = "io.modelcontextprotocol/protocolVersion"

  /// Returns whether the request names its protocol revision; requests must do so only in stateless
  /// revisions.
  ///
  /// - Throws: An error if the revision is not supported.
  func namesRevision() throws(ProtocolError) -> Bool {
    guard let revision = parameters["_meta"]?.text(Self.revisionKey) else { return false }
    guard ProtocolRevision.stateless.contains(revision) else {
      var error = ProtocolError(
        .unsupportedRevision, "revision '\(revision)' of the protocol is not supported", of: id)
      error.requestedRevision = revision
      throw error
    }
    return true
  }

  func id(_ value: JSONValue) throws(ProtocolError) -> RequestID { try RequestID(value, in: line) }
}

enum RequestID: Hashable, Sendable {
  case text(String)
  case number(Int)

  /// A numeric id is read from the line's text, because a `Double` cannot represent every integer.
  init(_ value: JSONValue, in line: [UInt8]) throws(ProtocolError) {
    switch value.content {
    case .string(let text): self = .text(text)
    case .number(let number):
      let digits = line[value.offset...].prefix {
        $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0)
      }
      let end = line[digits.endIndex...].first
      let isFraction = end.map { [".", "e", "E"].contains(Character(Unicode.Scalar($0))) } ?? false
      guard
        let whole = isFraction
          ? Int(exactly: number) : Int(String(decoding: digits, as: UTF8.self))
      else { fallthrough }
      self = .number(whole)
    default:
      throw ProtocolError(
        .invalidRequest, "expected 'id' to be text or a whole number, found \(value.found)")
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.string(text)
    case .number(let number): writer.number(number)
    }
  }
}

struct ProtocolError: Error {
  enum Code: Int {
    case parse = -32_700
    case invalidRequest = -32_600
    case unknownMethod = -32_601
    case invalidParameters = -32_602
    case tooManyCalls = -32_000
    case unsupportedRevision = -32_022
  }

  let code: Code
  let message: String
  var id: RequestID?
  var requestedRevision: String?

  init(_ code: Code, _ message: String, of id: RequestID? = nil) {
    self.code = code
    self.message = message
    self.id = id
  }
}

enum ProtocolRevision {
  static let stateless = ["2026-07-28"]
  static let withHandshake = ["2025-11-25", "2025-06-18"]
  static let all = stateless + withHandshake
}

struct Request: Sendable {
  let id: RequestID
  /// Whether the request names its protocol revision, as required since 2026-07-28.
  let isStateless: Bool
}
