#if os(macOS) || os(Linux)
import CLibrary

/// What an engine said of itself in an earlier run, as long as nothing that it depends on has
/// changed: its program, its library, every file of its data, and the environment.
///
/// Starting the engine to ask it takes longer than everything else that a run with nothing to speak
/// does.
public struct EngineMemory: Sendable {
  /// What an engine is asked before it speaks.
  struct Replies: Sendable {
    var engine: String?
    var voices: String?
    /// The digest of what the engine depends on, once they are kept.
    var dependencies: String?

    var areComplete: Bool { engine != nil && voices != nil }
  }

  private static let file = Folder.hiddenFolder + "/engine"
  private static let environment = [
    "ESPEAK_DATA_PATH", "HOME", "LD_LIBRARY_PATH", "LD_PRELOAD", "DYLD_LIBRARY_PATH",
  ]
  private let folder: Folder

  /// Remembers in the folder of a kit.
  public init(inKit kit: String) { folder = Folder(kit) }

  /// Returns what the engine of a program said; nothing when that is not known, or may have changed.
  func recall(program: String) -> Replies? {
    guard let bytes = try? folder.read(Self.file) else { return nil }
    let pieces = String(decoding: bytes, as: UTF8.self).split(
      separator: "\u{0}", omittingEmptySubsequences: false)
    guard pieces.count == 3 else { return nil }
    let engine = String(pieces[1])
    let dependencies = Self.dependencies(of: EngineIdentity(reply: engine), program: program)
    guard pieces[0] == dependencies else { return nil }
    return Replies(engine: engine, voices: String(pieces[2]), dependencies: dependencies)
  }

  /// Keeps what the engine of a program said, and returns the digest of what the engine depends
  /// on; that it cannot be kept only costs time.
  func keep(_ replies: Replies, program: String) -> String? {
    guard let engine = replies.engine, let voices = replies.voices else { return nil }
    let dependencies = Self.dependencies(of: EngineIdentity(reply: engine), program: program)
    let text = [dependencies, engine, voices].joined(separator: "\u{0}")
    try? folder.write(Array(text.utf8), to: Self.file)
    return dependencies
  }

  /// Returns a digest that differs where anything that the engine depends on does.
  private static func dependencies(of engine: EngineIdentity, program: String) -> String {
    FileState.digest(
      of: [program, engine.libraryPath, engine.dataPath],
      and: environment.map { "\($0)=\(System.environment($0))" })
  }
}
#endif
