import EarshotFiles
import EarshotOutput

final class SharedDesigns: Sendable {
  struct Changes {
    var changed: [String] = []
    var isListChanged = false
  }

  private struct File: Equatable {
    let state: String
    let isDesign: Bool
  }

  private static let mostFiles = 20_000
  private static let mostDesigns = 500
  private static let deepest = 8
  private static let longestDesign = 1 << 20
  private static let passedOver: Set<String> = ["node_modules", "Pods", "build"]

  private let root: SharedFolder?
  private let known = Guarded<[String: File]>([:])
  private let seen = Guarded<[String: File]>([:])

  init(in root: SharedFolder?) { self.root = root }

  var paths: [String] {
    files().filter(\.value.isDesign).keys.sorted().prefix(Self.mostDesigns).map(\.self)
  }

  func update() -> Changes {
    let new = files()
    let old = seen.withLock { seen in
      defer { seen = new }
      return seen
    }
    var changes = Changes()
    for path in Set(old.keys).union(new.keys).sorted() where old[path] != new[path] {
      let (was, isNow) = (old[path]?.isDesign == true, new[path]?.isDesign == true)
      if was != isNow { changes.isListChanged = true }
      if was || isNow { changes.changed.append(path) }
    }
    return changes
  }

  private func files() -> [String: File] {
    let old = known.withLock { $0 }
    var new: [String: File] = [:]
    visit([], old, &new)
    known.withLock { $0 = new }
    return new
  }

  private func visit(_ folder: [String], _ old: [String: File], _ new: inout [String: File]) {
    guard let root, folder.count < Self.deepest else { return }
    for name in root.names(in: folder) where new.count < Self.mostFiles {
      guard !name.hasPrefix("."), !Self.passedOver.contains(name) else { continue }
      let steps = folder + [name]
      let path = steps.joined(separator: "/")
      guard let status = root.status(of: path) else { continue }
      if status.isFolder { visit(steps, old, &new) }
      guard status.isFile, ["yaml", "yml", "json"].contains(where: { name.hasSuffix(".\($0)") })
      else { continue }
      let state = "\(status.number) \(status.length) \(status.altered)"
      let known = old[path].flatMap { $0.state == state ? $0 : nil }
      new[path] =
        known ?? File(state: state, isDesign: isDesign(path, length: status.length, in: root))
    }
  }

  private func isDesign(_ path: String, length: Int, in root: SharedFolder) -> Bool {
    guard length <= Self.longestDesign, let bytes = try? root.file(path).bytes else { return false }
    return DesignDetection.isDesign(bytes)
  }
}
