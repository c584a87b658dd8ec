public import Earshot
import EarshotFiles
public import Foundation

/// The expected announcements: a design in a file or bundle, a screen in Swift, or a recording.
public struct Design: Sendable {
  enum Content {
    case file(String)
    case screen(Screen)
    case recording(Recording)
    case missingResource(String, Bundle)
  }

  let content: Content

  /// A design, or any other file that `earshot diff` accepts as the expected file.
  ///
  /// The path is relative to the folder of the test's file.
  public static func file(_ path: String) -> Design { Design(content: .file(path)) }

  /// A design in a bundle's resources, such as `.resource("booking.yaml", in: .module)`.
  public static func resource(_ name: String, in bundle: Bundle) -> Design {
    let path = bundle.path(forResource: name, ofType: nil)
    return Design(content: path.map { .file($0) } ?? .missingResource(name, bundle))
  }

  /// A screen written in Swift.
  public static func screen(_ screen: Screen) -> Design { Design(content: .screen(screen)) }

  /// The announcements that the first run records, for a screen that has no design.
  ///
  /// The first run will write a design and fail, so that you can review the file; later runs will
  /// compare with this design. The trait `recordsAnnouncements` or the environment variable
  /// `EARSHOT_RECORD` records a new design. If `CI` is set, nothing will be recorded.
  ///
  /// - Parameter path: The path of the file without its extension, relative to the folder of the
  ///   test's file. A design is written to `path.yaml`, announcements to `path.jsonl`.
  /// - Returns: The recorded design.
  public static func recording(_ path: String) -> Design {
    Design(content: .recording(Recording(path: path)))
  }

  func input(from folder: TestFolder) throws -> TestInput {
    switch content {
    case .screen(let screen):
      return TestInput(named: "the screen \"\(screen.title)\"", .design(screen))
    case .file(let path): return TestInput(file: folder.file(path))
    case .recording(let recording):
      return TestInput(file: recording.file(in: folder) ?? folder.file(recording.path))
    case .missingResource(let name, let bundle):
      throw InputError(
        "the bundle \(bundle.bundlePath) has no resource '\(name)'; add it to the resources of the "
          + "test target", kind: .cannotOpen)
    }
  }
}

extension Design: ExpressibleByStringInterpolation {
  /// Creates a design from a path, relative to the folder of the test's file.
  public init(stringLiteral path: String) { self = .file(path) }
}
