import CLibrary
package import Earshot
package import EarshotOutput

/// An output of a run: standard output, or a file that the run neither reads nor writes twice.
///
/// Files can only be written through destinations. All inputs and outputs must be named to get one,
/// so that they are compared before the first byte is written.
package struct Destination: Sendable {
  private static let standardOutput = "-"
  package static let standard = Destination(path: standardOutput)

  package let path: String

  package var isStandard: Bool { path == Self.standardOutput }

  /// Returns a destination for each output; `-` means standard output or input.
  ///
  /// - Throws: An error if a path is empty, an output is also an input, or two outputs are the same
  ///   file.
  package static func claim(
    _ outputs: [String?], besides inputs: [String]
  ) throws(InputError) -> [Destination] {
    for path in inputs + outputs.compactMap(\.self) where path.isEmpty {
      throw InputError("an empty path names no file; is a variable not set?", kind: .usage)
    }
    let read = Set(inputs.compactMap(identity))
    var written: [FileIdentity: String] = [:]
    var destinations: [Destination] = []
    for output in outputs {
      let destination = Destination(path: output ?? standardOutput)
      destinations.append(destination)
      guard let identity = destination.identity else { continue }
      let path = destination.isStandard ? "standard output" : "'\(destination.path)'"
      guard !read.contains(identity) else {
        throw InputError(
          "\(path) is an input of this command; write to another file",
          kind: .usage)
      }
      if let other = written.updateValue(path, forKey: identity), other != "standard output" {
        throw InputError("\(other) and \(path) are the same file; name two files", kind: .usage)
      }
    }
    return destinations
  }

  private static func identity(ofInput path: String) -> FileIdentity? {
    path == InputFile.standardInput
      ? FileIdentity(ofDescriptor: STDIN_FILENO) : FileIdentity(of: path)
  }

  private var identity: FileIdentity? {
    isStandard ? FileIdentity(ofDescriptor: STDOUT_FILENO) : FileIdentity(ofPlace: path)
  }

  /// Returns the path of the file relative to another file, or to the current folder if `other` is
  /// standard output.
  package func path(from other: Destination) -> String {
    let own = WholeFile.steps(of: path)
    let folder = WholeFile.steps(of: other.isStandard ? "./-" : other.path).dropLast()
    let common = zip(own, folder).prefix { $0 == $1 }.count
    let outwards = folder.dropFirst(common).map { _ in ".." }
    return (outwards + own.dropFirst(common)).joined(separator: "/")
  }

  /// Writes a document; a file appears whole or not at all.
  ///
  /// - Throws: An error if the file cannot be created or written; the old file is then unchanged.
  package func write(_ document: Document) throws(InputError) {
    do throws(FileError) {
      guard isStandard else {
        return try write { sink throws(FileError) in try sink.write(document.bytes) }
      }
      let bytes = isatty(STDOUT_FILENO) != 0 ? document.forTerminal : document.bytes
      try WholeFile.write(bytes, to: STDOUT_FILENO, path: path)
    } catch { throw InputError(error) }
  }

  package func write(_ bytes: [UInt8]) throws(InputError) {
    do throws(FileError) { try write { sink throws(FileError) in try sink.write(bytes) } } catch {
      throw InputError(error)
    }
  }

  package func writePieces(_ body: ((Document) throws -> Void) throws -> Void) throws {
    guard !isStandard else { return try body { try write($0) } }
    var problem: (any Error)?
    do throws(FileError) {
      try write { sink throws(FileError) in
        do { try body { try sink.write($0.bytes) } } catch {
          problem = error
          // Any error that prevents the file from being replaced.
          throw FileError(.write, path, code: ECANCELED)
        }
      }
    } catch { throw problem ?? InputError(error) }
  }

  package func write(_ content: WholeFile.Content) throws(FileError) {
    try WholeFile.write(to: path, content)
  }
}

extension InputError {
  package init(_ error: FileError) {
    let kind: Kind
    let failure: String
    switch error.action {
    case .create: (kind, failure) = (.cannotCreate, "cannot be created")
    case .write: (kind, failure) = (.inputOutput, "was not written")
    case .read: (kind, failure) = (.inputOutput, "cannot be read")
    case .remove: (kind, failure) = (.inputOutput, "cannot be removed")
    }
    let mend =
      switch error.code {
      case ENOENT: "; is its folder there?"
      case EISDIR: "; name a file"
      default: ""
      }
    let what =
      error.path != "-"
      ? "'\(error.path)' \(failure)"
      : error.action == .read ? "standard input cannot be read" : "writing failed"
    self.init(
      "\(what): \(error.reason)\(mend)",
      kind: error.isBrokenPipe ? .readerGone : error.isForbidden ? .notPermitted : kind)
  }
}
