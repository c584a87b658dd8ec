import EarshotOutput

package struct RequestGuard: Sendable {
  package static let longestHeaders = 16 << 10
  package static let longestMessage = 1 << 20
  package static let longestUpload = 20 << 20

  package enum Verdict: Sendable {
    case answered(StudioAnswer)
    case admitted(StudioRequest, cookie: String?)
  }

  package struct Secrets: Sendable {
    /// Browsers send cookies to all ports, but only to paths below the cookie's path.
    var folder: String
    var printed: String
    /// Admits once, because other users can read a browser's arguments.
    var opening: String
    var cookie: String

    package init(folder: String, printed: String, opening: String, cookie: String) {
      (self.folder, self.printed) = (folder, printed)
      (self.opening, self.cookie) = (opening, cookie)
    }

    package static func random() -> Secrets {
      Secrets(
        folder: String(newToken().prefix(32)), printed: newToken(), opening: newToken(),
        cookie: newToken())
    }

    package static func newToken() -> String {
      var random = SystemRandomNumberGenerator()
      return (0..<4).map { _ in
        let digits = String(random.next() as UInt64, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }.joined()
    }
  }

  package let port: Int
  private let secrets: Secrets
  private let opening: Guarded<String?>

  package init(port: Int, secrets: Secrets = .random()) {
    self.port = port
    self.secrets = secrets
    opening = Guarded(secrets.opening)
  }

  private var root: String { "/\(secrets.folder)/" }

  package var printedAddress: String { address(with: secrets.printed) }
  package var openingAddress: String { address(with: secrets.opening) }

  private func address(with token: String) -> String {
    "http://127.0.0.1:\(port)\(root)?token=\(token)"
  }

  private var hosts: [String] {
    let names = ["127.0.0.1", "localhost"]
    // Browsers omit the standard port.
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }

  private var cookieName: String { "earshot-studio-\(port)" }

  package var cookie: String {
    "\(cookieName)=\(secrets.cookie); Path=\(root); HttpOnly; SameSite=Strict"
  }

  package func verdict(on request: StudioRequest) -> Verdict {
    if let refusal = refusal(ofSenderOf: request) { return .answered(refusal) }
    guard let inner = inner(request), isOpening(inner) || hasCookie(request) else {
      return .answered(Self.refusal(ofStranger: request))
    }
    guard isOpening(inner) || isOwnSite(request) else { return .answered(Self.otherSite) }
    if let refusal = bodyRefusal(of: inner) { return .answered(refusal) }
    guard isOpening(inner) else { return .admitted(inner, cookie: nil) }
    opening.withLock { token in
      if let once = token, Self.areEqual(inner.query("token") ?? "", once) { token = nil }
    }
    // Browsers do not send the cookie after a redirection from another site's page.
    guard isOwnSite(request) else { return .admitted(inner, cookie: cookie) }
    var answer = StudioAnswer(303, type: "text/plain", [])
    answer.headers = [("Location", root), ("Set-Cookie", cookie)]
    return .answered(answer)
  }

  private static let otherSite = StudioAnswer.refusal(403, "The request comes from another site.")

  private func refusal(ofSenderOf request: StudioRequest) -> StudioAnswer? {
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
    else { return Self.otherSite }
    return nil
  }

  private static func refusal(ofStranger request: StudioRequest) -> StudioAnswer {
    let message = "The token is missing. Open the address that earshot studio printed."
    let isShown = request.values(of: "sec-fetch-mode").contains("navigate")
    return isShown
      ? StudioAnswer(403, type: "text/plain; charset=utf-8", Array("\(message)\n".utf8))
      : .refusal(403, message)
  }

  private func inner(_ request: StudioRequest) -> StudioRequest? {
    guard request.target.utf8.starts(with: root.utf8) else { return nil }
    var inner = request
    inner.target = "/" + String(Substring(request.target.utf8.dropFirst(root.utf8.count)))
    return inner
  }

  private func isOpening(_ inner: StudioRequest) -> Bool {
    guard inner.method == "GET", inner.path == "/", let token = inner.query("token") else {
      return false
    }
    return Self.areEqual(token, secrets.printed)
      || opening.withLock { $0.map { Self.areEqual(token, $0) } ?? false }
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
      return Self.areEqual(String(sides[1]), secrets.cookie)
    }
  }

  /// Takes the same time for all texts.
  private static func areEqual(_ text: String, _ secret: String) -> Bool {
    let (given, own) = (Array(text.utf8), Array(secret.utf8))
    guard given.count == own.count else { return false }
    return zip(given, own).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static let uploads: Set<String> = ["/capture", "/import", "/screenshot"]

  package static func isUpload(_ inner: StudioRequest) -> Bool {
    inner.method == "POST" && uploads.contains(inner.path)
  }

  private func bodyRefusal(of inner: StudioRequest) -> StudioAnswer? {
    let lengths = inner.values(of: "content-length")
    guard inner.values(of: "transfer-encoding").isEmpty, lengths.count <= 1 else {
      return .refusal(411, "The length of the message must be declared.")
    }
    guard inner.method == "POST" else {
      return lengths.allSatisfy { Int($0) == 0 } ? nil : .refusal(413, "A GET has no message.")
    }
    guard let length = lengths.first.flatMap({ Int($0) }), length >= 0 else {
      return .refusal(411, "The length of the message must be declared.")
    }
    let isUpload = Self.isUpload(inner)
    guard length <= (isUpload ? Self.longestUpload : Self.longestMessage) else {
      return .refusal(413, "The message is too long.")
    }
    // Forms of other sites cannot send these types.
    let type = inner.values(of: "content-type").first?.lowercased().prefix { $0 != ";" }
    let expected = isUpload ? "application/octet-stream" : "application/json"
    guard type.map(String.init) == expected else {
      return .refusal(415, "The type of the message must be \(expected).")
    }
    return nil
  }

  package static let headers: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
        + "img-src 'self'; media-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
  ]
}
