import EarshotOutput

struct FolderScan {
  private static let (mostEntries, mostFolders) = (20_000, 2_000)
  private static let passedOver: Set<String> = ["node_modules", "Pods", "build"]
  private static let suffixes =
    designs + [".strings", ".xcstrings", ".arb", ".xml", ".png", ".jpg", ".jpeg", ".webp"]
  static let designs = [".yaml", ".yml", ".json"]
  static let deepest = 8

  var states: [String: String] = [:]
  private(set) var isLimited = false

  init(_ root: OpenFolder) {
    var (folders, place, entries) = ([[String]()], 0, 0)
    while place < folders.count, entries <= Self.mostEntries {
      let steps = folders[place]
      place += 1
      guard let folder = try? root.folder(steps) else { continue }
      for name in folder.names() ?? [] where Self.isVisited(name) {
        entries += 1
        isLimited = isLimited || entries > Self.mostEntries
        guard entries <= Self.mostEntries, let status = folder.status(of: name) else { continue }
        if status.isFolder, steps.count + 1 < Self.deepest {
          isLimited = isLimited || folders.count >= Self.mostFolders
          if folders.count < Self.mostFolders { folders.append(steps + [name]) }
        } else if status.isFile, Self.suffixes.contains(where: name.lowercased().hasSuffix) {
          states[(steps + [name]).joined(separator: "/")] = Self.state(of: status)
        }
      }
    }
  }

  static func isVisited(_ name: String) -> Bool {
    !name.hasPrefix(".") && !passedOver.contains(name)
  }

  static func state(of status: FileStatus) -> String {
    "\(status.number) \(status.length) \(status.altered)"
  }

  func changes(since old: FolderScan) -> [String] {
    guard states != old.states else { return [] }
    return Set(states.keys).union(old.states.keys).filter { states[$0] != old.states[$0] }.sorted()
  }
}
