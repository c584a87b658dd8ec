import EarshotFiles
package import Earshot

/// A file to read, or a text that a caller already has.
public struct Source: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The path, `-` for standard input; or the name that messages give to the text.
  public let name: String
  /// The bytes; nil if they are in a file.
  package let content: [UInt8]?

  private init(_ name: String, _ content: [UInt8]?) {
    self.name = name
    self.content = content
  }

  /// Creates a file's source; the path `-` is standard input.
  public init(stringLiteral path: String) { self = .file(path) }

  /// Returns the source for a file.
  ///
  /// - Parameter path: The path, `-` for standard input. Operations on many files also take folders and
  ///   patterns.
  /// - Returns: The source.
  public static func file(_ path: String) -> Source { Source(path, nil) }

  /// Returns the source for bytes that a caller already has.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - name: The name that messages give to them.
  /// - Returns: The source.
  public static func bytes(_ bytes: [UInt8], named name: String) -> Source { Source(name, bytes) }

  /// Returns the source for a text that a caller already has.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name that messages give to it.
  /// - Returns: The source.
  public static func text(_ text: String, named name: String) -> Source {
    Source(name, Array(text.utf8))
  }

  /// The path; nil if the bytes are not in a file.
  package var path: String? { content == nil ? name : nil }

  /// Returns the bytes.
  ///
  /// - Throws: If the file cannot be opened or read, or is longer than `limit` bytes.
  package func bytes(limit: Int = InputFile.writtenByPeople) throws(InputError) -> [UInt8] {
    guard let content else { return try InputFile.bytes(of: name, limit: limit) }
    guard content.count <= limit else { throw InputFile.tooLong(name, limit) }
    return content
  }
}

extension Sequence<Source> {
  /// The files among the sources.
  package var paths: [String] { compactMap(\.path) }
}
