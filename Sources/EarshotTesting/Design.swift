public import Earshot
import EarshotFiles
import EarshotKit
public import Foundation

/// The expected announcements: a design in a file or bundle, a screen in Swift, or a recording.
public struct Design: Sendable {
  enum Source {
    case file(String)
    case screen(Screen)
    case recording(Recording)
    case missingResource(String, Bundle)
  }

  let source: Source

  /// A design, or any other file that `earshot diff` accepts as the expected file.
  ///
  /// The path is relative to the folder of the test's file.
  public static func file(_ path: String) -> Design { Design(source: .file(path)) }

  /// A design in a bundle's resources, such as `.resource("booking.yaml", in: .module)`.
  public static func resource(_ name: String, in bundle: Bundle) -> Design {
    let path = bundle.path(forResource: name, ofType: nil)
    return Design(source: path.map { .file($0) } ?? .missingResource(name, bundle))
  }

  /// A screen written in Swift.
  public static func screen(_ screen: Screen) -> Design { Design(source: .screen(screen)) }

  /// The announcements that the first run records, for a screen that has no design.
  ///
  /// The first run writes a design and fails, so that you can review the file; later runs compare
  /// with this design. The trait `recordsAnnouncements` or the environment variable
  /// `EARSHOT_RECORD` records a new design. If `CI` is set, nothing is recorded.
  ///
  /// - Parameter path: The path of the file without its extension, relative to the folder of the
  ///   test's file. A design is written to `path.yaml`, announcements to `path.jsonl`.
  /// - Returns: The recorded design.
  public static func recording(_ path: String) -> Design {
    Design(source: .recording(Recording(path: path)))
  }

  struct Input {
    var input: DiffInput
    var name: String
    var accepted: HeardBaseline?
    var project: Project?
  }

  func input(from folder: TestFolder, on platform: Platform?) throws -> Input {
    switch source {
    case .screen(let screen):
      return Input(input: .design(screen), name: "the screen \"\(screen.title)\"")
    case .file(let path): return try Self.input(inFile: folder.file(path), on: platform)
    case .recording(let recording):
      return try Self.input(inFile: recording.file(in: folder) ?? recording.path, on: platform)
    case .missingResource(let name, let bundle):
      throw InputError(
        "the bundle \(bundle.bundlePath) has no resource '\(name)'; add it to the resources of the "
          + "test target", kind: .cannotOpen)
    }
  }

  private static func input(inFile path: String, on platform: Platform?) throws -> Input {
    let project = try Projects().project(of: .file(path))
    let input = try DiffInput.read(path, defaults: project?.defaults ?? .init()) {
      CaptureReader(file: $0, platform: platform)
    }
    return Input(
      input: input, name: path, accepted: try HeardBaseline.read(beside: path), project: project)
  }
}

extension Design: ExpressibleByStringInterpolation {
  /// Creates a design from a path, relative to the folder of the test's file.
  public init(stringLiteral path: String) { self = .file(path) }
}
