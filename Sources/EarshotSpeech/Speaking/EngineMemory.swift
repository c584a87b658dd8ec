#if os(macOS) || os(Linux)
import CLibrary
package import EarshotOutput

/// Stored replies of the engine, valid until its program, library, data or environment changes.
package struct EngineMemory: Sendable {
  struct Replies: Sendable {
    var engine: String?
    var voices: String?
    var dependencies: String?

    var areComplete: Bool { engine != nil && voices != nil }
  }

  private static let file = Folder.hiddenFolder + "/engine"
  private static let environment = [
    "ESPEAK_DATA_PATH", "HOME", "LD_LIBRARY_PATH", "LD_PRELOAD", "DYLD_LIBRARY_PATH",
  ]
  private let folder: Folder

  package init(inKit folder: Folder) { self.folder = folder }

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

  /// Stores the engine's replies, and returns the digest of the files on which the program depends.
  ///
  /// Errors are ignored, because they only make later runs slower.
  func keep(_ replies: Replies, program: String) -> String? {
    guard let engine = replies.engine, let voices = replies.voices else { return nil }
    let dependencies = Self.dependencies(of: EngineIdentity(reply: engine), program: program)
    let text = [dependencies, engine, voices].joined(separator: "\u{0}")
    try? folder.write(Array(text.utf8), to: Self.file)
    return dependencies
  }

  private static func dependencies(of engine: EngineIdentity, program: String) -> String {
    FileState.digest(
      of: [program, engine.libraryPath, engine.dataPath],
      and: environment.map { "\($0)=\(System.environment($0))" })
  }
}
#endif
