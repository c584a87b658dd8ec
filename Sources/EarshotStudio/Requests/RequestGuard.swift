package struct RequestGuard: Sendable {
  package static let longestHeaders = 16 << 10
  package static let longestMessage = 1 << 20
  package static let longestUpload = 20 << 20

  package static func isUpload(_ request: StudioRequest) -> Bool {
    request.method == "POST" && request.path == "/capture"
  }

  package static func longestBody(of request: StudioRequest) -> Int {
    isUpload(request) ? longestUpload : longestMessage
  }

  package let port: Int
  package let token: String

  package init(port: Int, token: String) {
    self.port = port
    self.token = token
  }

  package var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// All ports share cookies.
  private var cookieName: String { "earshot-studio-\(port)" }

  package var cookie: String { "\(cookieName)=\(token); Path=/; HttpOnly; SameSite=Strict" }

  package func refusal(of request: StudioRequest) -> StudioAnswer? {
    let size = request.headers.reduce(request.target.utf8.count) {
      $0 + $1.name.utf8.count + $1.value.utf8.count + 4
    }
    guard size <= Self.longestHeaders else { return .refusal(431, "The headers are too long.") }
    guard ["GET", "POST"].contains(request.method) else {
      return .refusal(405, "This method is not supported.")
    }
    let host = request.values(of: "host")
    guard host.count == 1, hosts.contains(host[0].lowercased()) else {
      return .refusal(403, "The host of the request is not this server.")
    }
    let origins = request.values(of: "origin")
    guard origins.allSatisfy({ $0.lowercased() == "http://\(host[0].lowercased())" }),
      origins.count <= 1, request.method == "GET" || origins.count == 1
    else { return .refusal(403, "The request comes from another site.") }
    let opens = opens(request)
    guard opens || isOwnSite(request) else {
      return .refusal(403, "The request comes from another site.")
    }
    guard opens || hasCookie(request) else {
      return .refusal(403, "The token is missing. Open the address that earshot studio printed.")
    }
    return bodyRefusal(of: request)
  }

  package func opens(_ request: StudioRequest) -> Bool {
    request.method == "GET" && request.path == "/" && isToken(request.query("token") ?? "")
  }

  private func isOwnSite(_ request: StudioRequest) -> Bool {
    request.values(of: "sec-fetch-site").allSatisfy { ["same-origin", "none"].contains($0) }
  }

  private func hasCookie(_ request: StudioRequest) -> Bool {
    request.values(of: "cookie").flatMap { $0.split(separator: ";") }.contains { pair in
      let sides = pair.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, sides[0].drop(while: { $0 == " " }) == cookieName else {
        return false
      }
      return isToken(String(sides[1]))
    }
  }

  /// Takes the same time for all texts.
  private func isToken(_ text: String) -> Bool {
    let (given, own) = (Array(text.utf8), Array(token.utf8))
    guard given.count == own.count else { return false }
    return zip(given, own).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func bodyRefusal(of request: StudioRequest) -> StudioAnswer? {
    let lengths = request.values(of: "content-length")
    guard request.values(of: "transfer-encoding").isEmpty, lengths.count <= 1 else {
      return .refusal(411, "The length of the message must be declared.")
    }
    guard request.method == "POST" else {
      return lengths.allSatisfy { Int($0) == 0 } ? nil : .refusal(413, "A GET has no message.")
    }
    guard let length = lengths.first.flatMap({ Int($0) }), length >= 0 else {
      return .refusal(411, "The length of the message must be declared.")
    }
    guard length <= Self.longestBody(of: request) else {
      return .refusal(413, "The message is too long.")
    }
    // Forms of other sites cannot send these types.
    let type = request.values(of: "content-type").first?.lowercased().prefix { $0 != ";" }
    let expected = Self.isUpload(request) ? "application/octet-stream" : "application/json"
    guard type.map(String.init) == expected else {
      return .refusal(415, "The type of the message must be \(expected).")
    }
    return nil
  }

  package static func newToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  package static let headers: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
        + "media-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
  ]
}
