public import Earshot
import EarshotFiles
public import Foundation

/// What an app should say: a design in a file or a bundle, a screen that is written in Swift, or a
/// recording of what the app said before.
public struct Design: Sendable {
  enum Source {
    case file(String)
    case screen(Screen)
    case recording(Recording)
    case missingResource(String, Bundle)
  }

  let source: Source

  /// A design file, or anything else that `earshot diff` takes as what was expected; its path from the
  /// folder of the test's file.
  public static func file(_ path: String) -> Design { Design(source: .file(path)) }

  /// A design among the resources of a bundle, such as `.resource("booking.yaml", in: .module)`.
  public static func resource(_ name: String, in bundle: Bundle) -> Design {
    let path = bundle.path(forResource: name, ofType: nil)
    return Design(source: path.map { .file($0) } ?? .missingResource(name, bundle))
  }

  /// A screen that is written in Swift.
  public static func screen(_ screen: Screen) -> Design { Design(source: .screen(screen)) }

  /// What the app announced when the test ran first, for a screen that nobody designed.
  ///
  /// The first run writes the file, a readable design, and fails so that somebody looks at it; later runs
  /// compare with it. The trait `recordsAnnouncements` or the environment variable `EARSHOT_RECORD`
  /// writes it anew. Nothing is written where `CI` is set.
  ///
  /// - Parameter path: The file without its ending, from the folder of the test's file: a design is
  ///   written to `path.yaml`, what a reader said to `path.jsonl`.
  /// - Returns: What was recorded, or will be.
  public static func recording(_ path: String) -> Design {
    Design(source: .recording(Recording(path: path)))
  }

  /// Returns what is expected, the name of its file, and the findings that are accepted in it.
  func input(
    from folder: TestFolder, on platform: Platform?
  ) throws -> (input: DiffInput, name: String, accepted: HeardBaseline?) {
    switch source {
    case .screen(let screen): return (.design(screen), "the screen \"\(screen.title)\"", nil)
    case .file(let path): return try Self.input(inFile: folder.file(path), on: platform)
    case .recording(let recording):
      return try Self.input(inFile: recording.file(in: folder) ?? recording.path, on: platform)
    case .missingResource(let name, let bundle):
      throw InputError(
        "the bundle \(bundle.bundlePath) has no resource '\(name)'; name it in the resources of the "
          + "test target", kind: .cannotOpen)
    }
  }

  private static func input(
    inFile path: String, on platform: Platform?
  ) throws -> (input: DiffInput, name: String, accepted: HeardBaseline?) {
    let input = try DiffInput.read(path) { CaptureReader(file: $0, platform: platform) }
    return (input, path, try HeardBaseline.read(beside: path))
  }
}

extension Design: ExpressibleByStringInterpolation {
  /// The path of a design file, from the folder of the test's file.
  public init(stringLiteral path: String) { self = .file(path) }
}
