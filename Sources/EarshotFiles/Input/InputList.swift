package import Earshot
import EarshotOutput

/// The files for a command, in the order of the user's arguments and without repetition.
///
/// Arguments can be files, folders, patterns such as `screens/**/*.yaml`, and lists of files.
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

    /// The suffixes of the names; empty for captures, because dumps can have any name.
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
    package var problem: InputError?

    package init(
      _ path: String, content: [UInt8]? = nil, in folder: String? = nil, problem: InputError? = nil
    ) {
      self.path = path
      self.content = content
      self.folder = folder
      self.problem = problem
    }
  }

  package private(set) var items: [Item] = []
  package private(set) var isFound = false
  /// Whether there can be several files, even if only one was found.
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
        // In a list, "-" is the name of a file.
        add(existing: name == InputFile.standardInput ? "./-" : name)
      }
    }
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
    let paths = pattern.paths()
    for path in paths { add(existing: path) }
    guard paths.isEmpty else { return }
    items.append(
      Item(name, problem: InputError("'\(name)' matches no file", kind: .cannotOpen)))
  }

  private mutating func add(existing path: String) {
    guard path != InputFile.standardInput, FileStatus(of: path)?.isFolder == true,
      !isPackage(path), !(kind == .captures && holdsPackage(path))
    else { return append(Item(path)) }
    isFound = true
    let count = items.count
    add(folder: path, below: path)
    guard items.count == count else { return }
    items.append(
      Item(
        path,
        problem: InputError("the folder '\(path)' contains no \(kind.name)")))
  }

  /// Adds the files of a folder and its subfolders, sorted by name.
  ///
  /// Hidden files, special files and links to folders are skipped; such links can form a cycle.
  private mutating func add(folder path: String, below root: String) {
    guard let names = WholeFile.names(in: path) else {
      items.append(
        Item(
          path, in: root, problem: InputError("'\(path)' cannot be opened", kind: .cannotOpen)))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      if FileStatus(of: file, followsLinks: false)?.isFolder == true, !isPackage(file) {
        add(folder: file, below: root)
      } else if isPackage(file) || kind.hasName(file) && FileStatus(of: file)?.isFile == true {
        append(Item(file, in: root))
      }
    }
  }

  /// Documents of VoiceOver Designer are folders.
  private func isPackage(_ path: String) -> Bool {
    kind == .captures && path.hasSuffix(".vodesign")
  }

  /// A package that the user names can have any suffix.
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
