#if os(macOS) || os(Linux)
import EarshotOutput

extension Kit {
  /// Returns the files that earlier runs made beside those of the items, and that are not among them:
  /// what they were made of is no longer in the design.
  ///
  /// - Parameters:
  ///   - items: All that the kit is to have, whatever the share.
  ///   - isOfSameForm: Whether a recording of a name, without its ending, is one that could be among
  ///     the items at all.
  /// - Returns: Their names in the kit, sorted.
  public func leftovers(besides items: [Item], where isOfSameForm: (String) -> Bool) -> [String] {
    let wanted = Set(items.flatMap(files))
    let folders = Set(items.map { Self.folderAndFile($0.name).folder })
    return made().subtracting(wanted).sorted().filter { name in
      let (parent, file) = Self.folderAndFile(name)
      // What stands in the list is no more to be trusted than any other file.
      guard folders.contains(parent), let dot = file.lastIndex(of: "."), dot > file.startIndex
      else {
        return false
      }
      return isOfSameForm("\(parent)/\(file[..<dot])") && folder.identity(of: name) != nil
    }
  }

  /// Removes files of the kit.
  public func remove(_ names: [String]) throws(FileError) {
    for name in names { try folder.remove(name) }
  }

  /// Writes down which files the kit has of the items, and of earlier runs, so that a further run knows
  /// them for its own.
  public func remember(_ names: [String]) throws(FileError) {
    let there = made().union(names).filter { folder.identity(of: $0) != nil }
    try folder.update(listOfMade, to: Array(there.sorted().joined(separator: "\n").utf8))
  }

  private var listOfMade: String { "\(Folder.hiddenFolder)/made\(shard?.suffix ?? "")" }

  /// The files that runs have made, those of other shares among them.
  private func made() -> Set<String> {
    let lists = folder.names(in: Folder.hiddenFolder).filter { $0.hasPrefix("made") }
    return Set(
      lists.flatMap { list in
        let bytes = (try? folder.read("\(Folder.hiddenFolder)/\(list)")) ?? []
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      })
  }

  private static func folderAndFile(_ name: String) -> (folder: Substring, file: Substring) {
    guard let slash = name.lastIndex(of: "/") else { return ("", name[...]) }
    return (name[..<slash], name[slash...].dropFirst())
  }
}
#endif
