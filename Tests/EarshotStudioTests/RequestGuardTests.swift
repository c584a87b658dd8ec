import Testing

@testable import EarshotStudio

@Suite struct `The guard of the studio` {
  private static let secrets = RequestGuard.Secrets(
    folder: "f", printed: "0123456789abcdef", opening: "fedcba9876543210", cookie: "c00c1e")
  private static let cookie = ("Cookie", "other=1; earshot-studio-8080=c00c1e")

  private static func verdict(
    _ admission: RequestGuard, _ method: String, _ target: String, _ headers: [(String, String)]
  ) -> RequestGuard.Verdict {
    admission.verdict(
      on: StudioRequest(method, target, headers: headers.map { (name: $0.0, value: $0.1) }))
  }

  private static func answer(
    _ admission: RequestGuard, _ target: String, _ headers: [(String, String)]
  ) -> StudioAnswer? {
    guard case .answered(let answer) = verdict(admission, "GET", target, headers) else {
      return nil
    }
    return answer
  }

  private static func status(
    _ method: String, _ path: String, _ headers: [(String, String)], port: Int = 8_080
  ) -> Int {
    switch verdict(RequestGuard(port: port, secrets: secrets), method, "/f\(path)", headers) {
    case .answered(let answer): answer.status
    case .admitted: 200
    }
  }

  private static let host = ("Host", "127.0.0.1:8080")

  @Test func `admits the token in the address and then the cookie`() {
    #expect(Self.status("GET", "/?token=0123456789abcdef", [Self.host]) == 303)
    #expect(Self.status("GET", "/screens", [Self.host, Self.cookie]) == 200)
    #expect(Self.status("GET", "/screens", [("Host", "localhost:8080"), Self.cookie]) == 200)
    let cookie = RequestGuard(port: 8080, secrets: Self.secrets).cookie
    #expect(cookie == "earshot-studio-8080=c00c1e; Path=/f/; HttpOnly; SameSite=Strict")
  }

  @Test func `admits the browser's token once, and removes it from the address`() throws {
    let admission = RequestGuard(port: 8080, secrets: Self.secrets)
    for status in [303, 403] {
      let answer = try #require(
        Self.answer(admission, "/f/?token=fedcba9876543210", [Self.host]))
      #expect(answer.status == status)
      let location = answer.headers.first { $0.name == "Location" }?.value
      #expect(location == (status == 303 ? "/f/" : nil))
    }
    #expect(admission.printedAddress == "http://127.0.0.1:8080/f/?token=0123456789abcdef")
    #expect(admission.openingAddress == "http://127.0.0.1:8080/f/?token=fedcba9876543210")
  }

  @Test func `shows the page without a redirection after a link of another site`() throws {
    let admission = RequestGuard(port: 8080, secrets: Self.secrets)
    let verdict = Self.verdict(
      admission, "GET", "/f/?token=0123456789abcdef",
      [Self.host, ("Sec-Fetch-Site", "cross-site")])
    guard case .admitted(let inner, let cookie?) = verdict else {
      Issue.record()
      return
    }
    #expect(inner.path == "/" && cookie == admission.cookie)
  }

  @Test(arguments: ["/", "/screens", "/F/screens", "/fscreens", "//f/screens", "/f"])
  func `refuses requests outside its random folder`(_ target: String) {
    let admission = RequestGuard(port: 8080, secrets: Self.secrets)
    #expect(Self.answer(admission, target, [Self.host, Self.cookie])?.status == 403)
  }

  @Test func `knows that browsers omit the standard port`() {
    let cookie = ("Cookie", "earshot-studio-80=c00c1e")
    for host in ["127.0.0.1", "127.0.0.1:80", "localhost"] {
      #expect(Self.status("GET", "/screens", [("Host", host), cookie], port: 80) == 200)
    }
    let own = ("Origin", "http://127.0.0.1")
    let message = [
      ("Content-Length", "2"), ("Content-Type", "application/json"), ("Host", "127.0.0.1"), cookie,
    ]
    #expect(Self.status("POST", "/edit", message + [own], port: 80) == 200)
  }

  @Test(arguments: [
    "/", "/?token=", "/?token=0123456789abcdee", "/?token=0123456789abcdef0", "/screens",
    "/screens?token=0123456789abcdef", "/?other=0123456789abcdef",
  ])
  func `refuses requests without the token`(_ target: String) {
    #expect(Self.status("GET", target, [Self.host]) == 403)
  }

  @Test func `refuses the cookies of other ports and tokens`() {
    for cookie in [
      "earshot-studio-8081=c00c1e", "earshot-studio-8080=c00c1f",
      "earshot-studio-8080=0123456789abcdef",
      "earshot-studio-8080=", "earshot-studio-8080",
    ] {
      #expect(Self.status("GET", "/screens", [Self.host, ("Cookie", cookie)]) == 403)
    }
  }

  @Test(arguments: [
    [], ["evil.example"], ["127.0.0.1"], ["127.0.0.1:80"], ["127.0.0.1:8080.evil.example"],
    ["127.0.0.1:8080", "evil.example"],
  ])
  func `refuses foreign hosts, so that names cannot be bound again`(_ hosts: [String]) {
    let headers = hosts.map { ("Host", $0) } + [Self.cookie]
    #expect(Self.status("GET", "/screens", headers) == 403)
    #expect(Self.status("GET", "/?token=0123456789abcdef", headers) == 403)
  }

  private static let message = [
    ("Content-Length", "2"), ("Content-Type", "application/json"), host, cookie,
  ]

  @Test func `needs the own origin for a change`() {
    let own = ("Origin", "http://127.0.0.1:8080")
    #expect(Self.status("POST", "/edit", Self.message + [own]) == 200)
    #expect(Self.status("POST", "/edit", Self.message) == 403)
    for origin in ["http://evil.example", "null", "https://127.0.0.1:8080", "http://127.0.0.1:1"] {
      #expect(Self.status("POST", "/edit", Self.message + [("Origin", origin)]) == 403)
      #expect(
        Self.status("GET", "/screens", [Self.host, Self.cookie, ("Origin", origin)]) == 403)
    }
  }

  @Test func `refuses requests that another site's page makes`() {
    for site in ["cross-site", "same-site"] {
      #expect(
        Self.status("GET", "/screen", [Self.host, Self.cookie, ("Sec-Fetch-Site", site)]) == 403)
    }
    let own = [("Sec-Fetch-Site", "same-origin"), Self.host, Self.cookie]
    #expect(Self.status("GET", "/screen", own) == 200)
  }

  @Test func `refuses long, unmeasured and foreign messages before they are read`() {
    func status(_ headers: [(String, String)]) -> Int {
      Self.status(
        "POST", "/edit",
        [("Origin", "http://127.0.0.1:8080"), Self.host, Self.cookie] + headers)
    }
    let json = ("Content-Type", "application/json")
    #expect(status([json, ("Content-Length", "1048576")]) == 200)
    #expect(status([json, ("Content-Length", "1048577")]) == 413)
    #expect(status([json, ("Content-Length", "20971520")]) == 413)
    #expect(status([json, ("Content-Length", "-1")]) == 411)
    #expect(status([json]) == 411)
    #expect(status([json, ("Transfer-Encoding", "chunked")]) == 411)
    #expect(status([("Content-Length", "2"), ("Content-Type", "text/plain")]) == 415)
    #expect(status([("Content-Length", "2")]) == 415)
    #expect(
      status([json, ("Content-Length", "2"), ("X", String(repeating: "x", count: 16_384))]) == 431)
    let upload = [Self.host, Self.cookie, ("Origin", "http://127.0.0.1:8080")]
    let bytes = ("Content-Type", "application/octet-stream")
    for target in ["/capture?path=a.yaml", "/screenshot?path=a.yaml&name=b.png", "/import?name=c"] {
      func uploaded(_ headers: [(String, String)]) -> Int {
        Self.status("POST", target, upload + headers)
      }
      #expect(uploaded([bytes, ("Content-Length", "20971520")]) == 200)
      #expect(uploaded([bytes, ("Content-Length", "20971521")]) == 413)
      #expect(uploaded([json, ("Content-Length", "2")]) == 415)
      #expect(uploaded([bytes]) == 411)
    }
    for target in ["/share?path=a.yaml&form=page", "/screenshot?path=a.yaml", "/start", "/sharex"] {
      #expect(
        Self.status("POST", target, upload + [bytes, ("Content-Length", "2")])
          == (target.hasPrefix("/screenshot") ? 200 : 415))
    }
    #expect(status([bytes, ("Content-Length", "2")]) == 415)
    #expect(Self.status("PUT", "/edit", Self.message) == 405)
    #expect(Self.status("OPTIONS", "/edit", Self.message) == 405)
  }

  @Test func `makes new tokens`() {
    let tokens = Set((0..<100).map { _ in RequestGuard.Secrets.newToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.utf8.count == 64 })
  }

  @Test func `reads queries`() {
    let request = StudioRequest("GET", "/a?path=x%20y%2Fz+1&id=%C3%BC&bad=%C3&half=%2")
    #expect(request.path == "/a")
    #expect(request.query("path") == "x y/z 1")
    #expect(request.query("id") == "ü")
    #expect(request.query("bad") == nil)
    #expect(request.query("half") == nil)
    #expect(request.query("none") == nil)
  }
}
