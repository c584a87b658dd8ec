package import Earshot
import EarshotOutput

/// The input files of a command, in the order of its arguments, each once.
///
/// An argument is a file, a folder, a pattern such as `screens/**/*.yaml`, or a list of files.
package struct InputList: Sendable {
  package enum Kind: Sendable {
    case designs, captures, corpora

    var name: String {
      switch self {
      case .designs: "design"
      case .captures: "dump, log or captions"
      case .corpora: "corpus"
      }
    }

    /// The accepted suffixes; empty for captures, which can have any name.
    private var endings: [String] {
      switch self {
      case .designs: [".yaml", ".yml", ".json"]
      case .captures: []
      case .corpora: [".jsonl"]
      }
    }

    fileprivate func hasName(_ path: String) -> Bool {
      endings.isEmpty || endings.contains { path.lowercased().hasSuffix($0) }
    }
  }

  package struct Item: Sendable, Hashable {
    package var path: String
    package var content: [UInt8]?
    package var folder: String?
    /// The searched folder, which must contain the file.
    package private(set) var root: String?
    package var problem: InputError?

    package init(
      _ path: String, content: [UInt8]? = nil, in folder: String? = nil, root: String? = nil,
      problem: InputError? = nil
    ) {
      self.path = path
      self.content = content
      self.folder = folder
      self.root = root ?? folder
      self.problem = problem
    }
  }

  package private(set) var items: [Item] = []
  package private(set) var isFound = false
  package var isMany: Bool { isFound || items.count > 1 }

  private let kind: Kind
  private let own: Set<FileIdentity>
  private var seen: Set<FileIdentity> = []

  package var paths: [String] { items.map(\.path) }

  package init(
    _ names: [(name: String, content: [UInt8]?)], lists: [String] = [], hasNulls: Bool = false,
    of kind: Kind, besides own: [String] = []
  ) throws(InputError) {
    self.kind = kind
    self.own = Set(own.compactMap { FileIdentity(of: $0) })
    for (name, content) in names {
      if let content { items.append(Item(name, content: content)) } else { add(name) }
    }
    for list in lists {
      isFound = true
      let bytes = try InputFile.bytes(of: list, limit: InputFile.writtenByTools)
      for name in bytes.split(separator: hasNulls ? 0 : UInt8(ascii: "\n")) {
        let name = FileName.text(of: name)
        // In a list of files, "-" is a name, not standard input.
        add(existing: name == InputFile.standardInput ? "./-" : name)
      }
    }
    leaveOutProjectFiles()
  }

  /// Removes project files from the list, because patterns such as `*` also match them; a project
  /// file that is the only input is kept, and causes an error.
  private mutating func leaveOutProjectFiles() {
    guard isMany else {
      if let path = paths.first, ProjectFile.isNamed(path) {
        items[0].problem = ProjectFile.refusal(of: path)
      }
      return
    }
    items.removeAll { ProjectFile.isNamed($0.path) }
  }

  package init(_ names: [String], of kind: Kind) throws(InputError) {
    try self.init(names.map { ($0, nil) }, of: kind)
  }

  package func keeping(_ isKept: [Bool]) -> InputList {
    var list = self
    list.isFound = true
    list.items = zip(items, isKept).filter(\.1).map(\.0)
    return list
  }

  private mutating func add(_ name: String) {
    guard name != InputFile.standardInput, FileStatus(of: name, followsLinks: false) == nil,
      let pattern = InputPattern(name)
    else { return add(existing: name) }
    isFound = true
    let paths = pattern.paths().filter { !ProjectFile.isNamed($0) }
    let count = items.count
    for path in paths { add(existing: path, foundIn: pattern.folder) }
    guard items.count == count, !paths.contains(where: isSeen) else { return }
    items.append(
      Item(name, problem: InputError("'\(name)' matches no file", kind: .cannotOpen)))
  }

  private func isSeen(_ path: String) -> Bool {
    FileIdentity(of: path).map { seen.contains($0) || own.contains($0) } ?? false
  }

  private mutating func add(existing path: String, foundIn root: String? = nil) {
    if let root {
      // Skips pipes and devices, because reading them can block.
      guard let status = FileStatus(of: path), status.isFile || status.isFolder else { return }
      if let problem = Self.problem(of: path, below: root) {
        return items.append(Item(path, problem: problem))
      }
    }
    guard path != InputFile.standardInput, FileStatus(of: path)?.isFolder == true,
      !isPackage(path), !(kind == .captures && holdsPackage(path))
    else { return append(Item(path, root: root)) }
    isFound = true
    let count = items.count
    add(folder: path, below: path)
    guard items.count == count else { return }
    items.append(
      Item(
        path,
        problem: InputError("the folder '\(path)' contains no \(kind.name)")))
  }

  /// Adds a folder's files and subfolders, sorted by name.
  ///
  /// Skips hidden files, special files and, because they can form a cycle, links to folders.
  private mutating func add(folder path: String, below root: String) {
    guard let names = WholeFile.names(in: path) else {
      items.append(
        Item(
          path, in: root, problem: InputError("'\(path)' cannot be opened", kind: .cannotOpen)))
      return
    }
    for name in names where !name.hasPrefix(".") && name != ProjectFile.name {
      let file = FilePath.joined(path, name)
      let status = FileStatus(of: file, followsLinks: false)
      if status?.isFolder == true, !isPackage(file) {
        add(folder: file, below: root)
      } else if status?.isLink == true, kind.hasName(file), FileStatus(of: file)?.isFile == true,
        let problem = Self.problem(of: file, below: root)
      {
        items.append(Item(file, in: root, problem: problem))
      } else if isPackage(file) || kind.hasName(file) && FileStatus(of: file)?.isFile == true {
        append(Item(file, in: root))
      }
    }
  }

  private static func problem(of path: String, below root: String) -> InputError? {
    let place = FilePath.resolved(root)
    guard FilePath.steps(of: FilePath.resolved(path), below: place) == nil else { return nil }
    return InputError(
      "'\(path)' is a symbolic link that leads outside '\(root)'; to read it, name the file itself",
      kind: .cannotOpen)
  }

  private func isPackage(_ path: String) -> Bool {
    kind == .captures && path.hasSuffix(".vodesign")
  }

  private func holdsPackage(_ path: String) -> Bool {
    InputFolder.first(of: InputFolder.packageContents, in: path) != nil
  }

  private mutating func append(_ item: Item) {
    if let identity = FileIdentity(of: item.path) {
      if item.folder != nil, own.contains(identity) { return }
      guard seen.insert(identity).inserted else { return }
    }
    items.append(item)
  }
}
