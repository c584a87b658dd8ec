package struct EngineIdentity: Sendable, Hashable {
  package static let sampleRate = 22_050

  package var version: String
  package var dataPath: String
  package var dataFingerprint: String
  package var libraryPath: String

  package var processor: String {
    #if arch(x86_64)
    "x86_64"
    #elseif arch(arm64)
    "arm64"
    #else
    "other"
    #endif
  }
}

extension EngineIdentity {
  init(reply: String) {
    let lines = reply.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    func line(_ number: Int) -> String { number < lines.count ? lines[number] : "" }
    self.init(version: line(0), dataPath: line(1), dataFingerprint: line(2), libraryPath: line(3))
  }
}
