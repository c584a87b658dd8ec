import CLibrary
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

final class DesignFolder: Sendable {
  static let longestFile = 4 << 20

  private struct Opened {
    var folder: OpenFolder
    var number: UInt64?
  }

  private struct Seen {
    var scan: FolderScan
    /// The files written by the studio since the scan began.
    var written: [String: String] = [:]
  }

  private let path: String
  private let opened: Guarded<Opened>
  private let seen: Guarded<Seen>
  private let known = Guarded<[String: (state: String, title: String?)]>([:])

  init(_ path: String) throws(InputError) {
    self.path = FilePath.resolved(path)
    do throws(FileError) {
      let folder = try OpenFolder(self.path)
      opened = Guarded(Opened(folder: folder, number: FileStatus(of: self.path)?.number))
      seen = Guarded(Seen(scan: FolderScan(folder)))
    } catch {
      throw InputError("'\(path)' is not a folder that can be opened", kind: .cannotOpen)
    }
  }

  var name: String { FilePath.split(path).name }

  var projects: Projects { Projects(below: folder, texts: "") }

  var context: Context {
    var context = Context()
    context.projects = projects
    return context
  }

  private var folder: OpenFolder { opened.withLock(\.folder) }

  var states: [String: String] { seen.withLock(\.scan.states) }

  var isLimited: Bool { seen.withLock(\.scan.isLimited) }

  func changes() -> [String] {
    reopen()
    seen.withLock { $0.written = [:] }
    var scan = FolderScan(folder)
    return seen.withLock { seen in
      scan.states.merge(seen.written) { $1 }
      let changes = scan.changes(since: seen.scan)
      seen.scan = scan
      return changes
    }
  }

  /// Opens a folder that was deleted and created again, as Git does.
  private func reopen() {
    guard let status = FileStatus(of: path, followsLinks: false), status.isFolder,
      status.number != opened.withLock(\.number), let folder = try? OpenFolder(path)
    else { return }
    opened.withLock { $0 = Opened(folder: folder, number: status.number) }
  }

  func designs() -> [(path: String, title: String)] {
    let old = known.withLock { $0 }
    var new: [String: (state: String, title: String?)] = [:]
    for (path, state) in states where FolderScan.designs.contains(where: path.hasSuffix) {
      new[path] =
        old[path].flatMap { $0.state == state ? $0 : nil } ?? (state, title(ofDesignAt: path))
    }
    known.withLock { [new] in $0 = new }
    return new.compactMap { path, file in file.title.map { (path, $0) } }
      .sorted { $0.path < $1.path }
  }

  func hasDesign(at path: String) -> Bool {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard steps.count <= FolderScan.deepest,
      FolderScan.designs.contains(where: path.hasSuffix),
      steps.allSatisfy({ !$0.isEmpty && FolderScan.isVisited($0) }),
      folder.status(of: path)?.isFile == true, !ProjectFile.isNamed(path),
      let bytes = try? bytes(of: path)
    else { return false }
    return DesignDetection.isDesign(bytes)
  }

  private func title(ofDesignAt path: String) -> String? {
    guard !ProjectFile.isNamed(path), let bytes = try? bytes(of: path),
      DesignDetection.isDesign(bytes)
    else { return nil }
    let value = try? SourceReader(file: path).value(of: bytes)
    let entries = try? value?.entries()
    return (try? entries?.first { $0.key == "screen" }?.value.text()) ?? path
  }

  /// The project file above the folder that other commands would use.
  var ignoredProject: String? {
    let home = FilePath.resolved(System.environment("HOME"))
    var (place, name) = (path, ProjectFile.name)
    while FileStatus(of: FilePath.joined(place, ".git")) == nil, place != home, place != "/" {
      if place == path, isProject(in: place) { return nil }
      place = FilePath.split(place).folder
      name = "../\(name)"
      if isProject(in: place) { return name }
    }
    return nil
  }

  private func isProject(in place: String) -> Bool {
    let status = FileStatus(of: FilePath.joined(place, ProjectFile.name), followsLinks: false)
    return status.map { !$0.isFolder } ?? false
  }

  func hasFile(at path: String) -> Bool { folder.status(of: path) != nil }

  func bytes(of path: String) throws(InputError) -> [UInt8] {
    do throws(FileError) { return try folder.open(path).bytes(limit: Self.longestFile) } catch {
      throw InputError("cannot open \(path): \(error.reason)", kind: .cannotOpen)
    }
  }

  func replace(_ path: String, _ old: [UInt8]?, by new: [UInt8]) throws(InputError) {
    let folder = folder
    guard folder.status(of: path)?.isReadOnly != true else {
      throw InputError("\(path) is read-only; change its permissions first", kind: .cannotCreate)
    }
    let (parent, name) = FilePath.split(path)
    (try? folder.folder(FilePath.steps(of: parent).filter { $0 != "." }))?.sweep(after: name)
    var isChanged = false
    do throws(FileError) {
      try folder.write(path) { file throws(FileError) in
        try file.write(new)
        fsync(file.descriptor)
        isChanged = (try? self.bytes(of: path)) != old
        if isChanged { throw FileError(.write, path, code: EBUSY) }
      }
    } catch {
      guard !isChanged else { throw Self.conflict(path) }
      throw InputError("cannot write \(path): \(error.reason)", kind: .cannotCreate)
    }
    note(path)
  }

  /// Writes a new file with a free name, or finds an equal file.
  ///
  /// Never replaces a file.
  func add(
    _ bytes: [UInt8], as name: NewFileName, in parent: String = "", keepingEqual: Bool = false
  ) throws(InputError) -> (path: String, isNew: Bool) {
    let folder = folder
    let steps = FilePath.steps(of: parent).filter { $0 != "." }
    let taken = Set((folder.names(in: steps.joined(separator: "/")) ?? []).map { $0.lowercased() })
    for candidate in name.candidates {
      let path = (steps + [candidate]).joined(separator: "/")
      guard !taken.contains(candidate) else {
        let isEqual = keepingEqual && (try? folder.open(path).bytes(limit: bytes.count)) == bytes
        if isEqual { return (path, false) }
        continue
      }
      do throws(FileError) {
        try folder.write(path, isNew: true) { file throws(FileError) in
          try file.write(bytes)
          fsync(file.descriptor)
        }
        note(path)
        return (path, true)
      } catch {
        guard error.code != EEXIST else { continue }
        throw InputError("cannot write \(path): \(error.reason)", kind: .cannotCreate)
      }
    }
    throw InputError(
      "the folder contains too many files with names like '\(name.first)'; rename one of them",
      kind: .cannotCreate)
  }

  func remove(_ path: String) { try? folder.remove(path) }

  func state(of path: String) -> String? { folder.status(of: path).map(FolderScan.state) }

  private func note(_ path: String) {
    guard let state = state(of: path) else { return }
    seen.withLock { seen in
      seen.scan.states[path] = state
      seen.written[path] = state
    }
  }

  static func conflict(_ path: String) -> InputError {
    InputError("\(path) has changed in another program or window", kind: .unavailable)
  }
}
