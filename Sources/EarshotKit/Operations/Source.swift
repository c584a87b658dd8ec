import EarshotFiles
package import Earshot

/// A file to read, or a text.
public struct Source: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The path of a file, or the name of a text; `-` is standard input.
  public let name: String
  package let content: [UInt8]?
  /// The folder in which the file was found; nil if the user named the file.
  private let folder: String?

  private init(_ name: String, _ content: [UInt8]?, foundIn folder: String? = nil) {
    self.name = name
    self.content = content
    self.folder = folder
  }

  /// Creates a source for a path; `-` is standard input.
  public init(stringLiteral path: String) { self = .file(path) }

  /// Returns the source for a path; `-` is standard input.
  ///
  /// Operations on many files also accept folders and patterns.
  public static func file(_ path: String) -> Source { Source(path, nil) }

  /// Returns the source for a path; the path must be inside the folder.
  package static func file(_ path: String, foundIn folder: String?) -> Source {
    Source(path, nil, foundIn: folder)
  }

  /// Returns a source with bytes; messages use the name.
  public static func bytes(_ bytes: [UInt8], named name: String) -> Source { Source(name, bytes) }

  /// Returns a source with a text; messages use the name.
  public static func text(_ text: String, named name: String) -> Source {
    Source(name, Array(text.utf8))
  }

  /// Returns the document inside a `.vodesign` folder; for other captures, the capture itself.
  package func document() throws(InputError) -> Source {
    guard let path else { return self }
    let file = try CaptureReader.file(at: path)
    return file == path ? self : Source(file, nil, foundIn: folder ?? path)
  }

  package var path: String? { content == nil ? name : nil }

  package func bytes(limit: Int = InputFile.writtenByPeople) throws(InputError) -> [UInt8] {
    guard let content else {
      return try InputFile.bytes(of: name, limit: limit, foundIn: folder)
    }
    guard content.count <= limit else { throw InputFile.tooLong(name, limit) }
    return content
  }
}

extension Sequence<Source> {
  package var paths: [String] { compactMap(\.path) }
}
