#if os(macOS) || os(Linux)
package import EarshotOutput

extension Kit {
  /// Returns the sorted names of files that earlier runs wrote and that no item of any shard needs.
  package func leftovers(besides items: [Item], where isOfSameForm: (String) -> Bool) -> [String] {
    let wanted = Set(items.flatMap(files))
    let folders = Set(items.map { Self.folderAndFile($0.name).folder })
    return made().subtracting(wanted).sorted().filter { name in
      let (parent, file) = Self.folderAndFile(name)
      // Users can edit the list of files, so each name is checked.
      guard folders.contains(parent), let dot = file.lastIndex(of: "."), dot > file.startIndex
      else {
        return false
      }
      return isOfSameForm("\(parent)/\(file[..<dot])") && folder.identity(of: name) != nil
    }
  }

  package func remove(_ names: [String]) throws(FileError) {
    for name in names { try folder.remove(name) }
  }

  package func remember(_ names: [String]) throws(FileError) {
    let there = made().union(names).filter { folder.identity(of: $0) != nil }
    try folder.update(listOfMade, to: Array(there.sorted().joined(separator: "\n").utf8))
  }

  private var listOfMade: String { "\(Folder.hiddenFolder)/made\(shard?.suffix ?? "")" }

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
