/// Which engine speaks, in the detail that decides whether two recordings can be the same bytes.
public struct EngineIdentity: Sendable, Hashable {
  /// Samples in a second, as the engine makes them.
  public static let sampleRate = 22_050

  /// The version, such as `1.51`.
  public var version: String
  /// The folder of its data.
  public var dataPath: String
  /// A number that differs where the data does.
  public var dataFingerprint: String
  /// The file that the engine is loaded from; empty where that cannot be told.
  public var libraryPath: String

  /// The processor family, because the engine calculates with floating point.
  public var processor: String {
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
  /// Reads what a voice process answers.
  init(reply: String) {
    let lines = reply.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    func line(_ number: Int) -> String { number < lines.count ? lines[number] : "" }
    self.init(version: line(0), dataPath: line(1), dataFingerprint: line(2), libraryPath: line(3))
  }
}
