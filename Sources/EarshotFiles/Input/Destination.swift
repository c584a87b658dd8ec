import CLibrary
package import Earshot
package import EarshotOutput

/// Standard output, or a file that no other input or output of the run uses.
///
/// All paths are compared before the first write.
package struct Destination: Sendable {
  private static let standardOutput = "-"
  package static let standard = Destination(path: standardOutput, place: .path(.refused))

  private enum Place: Sendable {
    case path(OutputLinks)
    /// A folder that Earshot fills; the path inside it must not contain links.
    case folder(String, name: String, OutputLinks)
    /// A folder shared with an agent; the path inside it must not contain links.
    case shared(OpenFolder, name: String)
  }

  package let path: String
  private let place: Place

  package var isStandard: Bool {
    if case .path = place { path == Self.standardOutput } else { false }
  }

  /// Returns a destination for each path; nil and `-` mean standard output.
  ///
  /// - Throws: An error if a path is empty, or is also an input or another output.
  package static func claim(
    _ outputs: [String?], besides inputs: [String], links: OutputLinks
  ) throws(InputError) -> [Destination] {
    let destinations = outputs.map {
      Destination(path: $0 ?? standardOutput, place: .path(links))
    }
    try check(destinations, besides: inputs)
    return destinations
  }

  package static func claim(
    _ names: [String], in folder: String, besides inputs: [String], links: OutputLinks
  ) throws(InputError) -> [Destination] {
    let destinations = names.map {
      Destination(
        path: FilePath.joined(folder, $0), place: .folder(folder, name: $0, links))
    }
    try check(destinations, besides: inputs)
    sweep(after: names, in: folder, links: links)
    return destinations
  }

  private static func sweep(after names: [String], in folder: String, links: OutputLinks) {
    let files = names.map { FilePath.split(FilePath.joined(folder, $0)) }
    for (parent, files) in Dictionary(grouping: files, by: \.0) {
      guard FileStatus(of: parent)?.isFolder == true,
        let opened = try? OpenFolder(forOutput: parent, links: links)
      else { continue }
      opened.sweep(afterAny: files.map(\.1))
    }
  }

  package static func claim(
    _ name: String, below folder: OpenFolder, besides inputs: Set<FileIdentity>
  ) throws(InputError) -> Destination {
    let destination = Destination(path: name, place: .shared(folder, name: name))
    try check([destination], besides: inputs)
    return destination
  }

  private static func check(
    _ destinations: [Destination], besides inputs: [String]
  ) throws(InputError) {
    for path in inputs + destinations.map(\.path) where path.isEmpty {
      throw InputError(
        "the path of the file is empty; name a file, or check whether a shell variable in the command is empty",
        kind: .usage)
    }
    try check(destinations, besides: Set(inputs.compactMap(identity)))
  }

  private static func check(
    _ destinations: [Destination], besides read: Set<FileIdentity>
  ) throws(InputError) {
    var written: [FileIdentity: String] = [:]
    for destination in destinations {
      guard let identity = destination.identity else { continue }
      let path = destination.isStandard ? "standard output" : "'\(destination.path)'"
      guard !read.contains(identity) else {
        throw InputError(
          "\(path) is an input of this command; write to another file",
          kind: .usage)
      }
      if let other = written.updateValue(path, forKey: identity), other != "standard output" {
        throw InputError(
          "\(other) and \(path) are the same file; name two different files", kind: .usage)
      }
    }
  }

  private static func identity(ofInput path: String) -> FileIdentity? {
    path == InputFile.standardInput
      ? FileIdentity(ofDescriptor: STDIN_FILENO) : FileIdentity(of: path)
  }

  private var identity: FileIdentity? {
    switch place {
    case .shared(let folder, let name): FileIdentity(of: name, in: folder)
    case .path, .folder:
      isStandard ? FileIdentity(ofDescriptor: STDOUT_FILENO) : FileIdentity(ofPlace: path)
    }
  }

  /// Returns this path relative to the folder of `other` or, if that is standard output, to the
  /// current folder.
  package func path(from other: Destination) -> String {
    let own = FilePath.absoluteSteps(of: path)
    let folder = FilePath.absoluteSteps(of: other.isStandard ? "./-" : other.path).dropLast()
    let common = zip(own, folder).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let outwards = folder.dropFirst(common).map { _ in ".." }
    return (outwards + own.dropFirst(common)).joined(separator: "/")
  }

  /// Writes a document completely or not at all.
  package func write(_ document: Document) throws(InputError) {
    do throws(FileError) {
      guard isStandard else {
        return try write { sink throws(FileError) in try sink.write(document.bytes) }
      }
      let bytes = isatty(STDOUT_FILENO) != 0 ? document.forTerminal : document.bytes
      try OpenFile.write(bytes, to: STDOUT_FILENO, path: path)
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
          // If this closure throws any error, the old file remains.
          throw FileError(.write, path, code: ECANCELED)
        }
      }
    } catch { throw problem ?? InputError(error) }
  }

  package func write(_ content: WholeFile.Content) throws(FileError) {
    switch place {
    case .path(let links): try WholeFile.write(to: path, links: links, content)
    case .folder(let folder, let name, let links):
      try WholeFile.write(name, in: folder, links: links, content)
    case .shared(let folder, let name):
      folder.sweep(after: name)
      try folder.write(name, content)
    }
  }
}

extension InputError {
  package init(_ error: FileError) {
    let kind: Kind
    let failure: String
    switch error.action {
    case .open: (kind, failure) = (.cannotOpen, "cannot be opened")
    case .create: (kind, failure) = (.cannotCreate, "cannot be created")
    case .write: (kind, failure) = (.inputOutput, "was not written")
    case .read: (kind, failure) = (.inputOutput, "cannot be read")
    case .remove: (kind, failure) = (.inputOutput, "cannot be removed")
    }
    let mend =
      switch error.code {
      case ENOENT where error.action == .open: "; check the name and the folder"
      case ENOENT: "; check that its folder exists"
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
