import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

final class DesignFolder: Sendable {
  private static let longestFile = 4 << 20
  private static let (mostFiles, deepest) = (20_000, 8)
  private static let passedOver: Set<String> = ["node_modules", "Pods", "build"]
  private static let suffixes = [".yaml", ".yml", ".json"]

  private let folder: OpenFolder
  private let known = Guarded<[String: (state: String, title: String?)]>([:])

  init(_ path: String) throws(InputError) {
    do throws(FileError) { folder = try OpenFolder(FilePath.resolved(path)) } catch {
      throw InputError("'\(path)' is not a folder that can be opened", kind: .cannotOpen)
    }
  }

  var name: String { FilePath.split(folder.path).name }

  var projects: Projects { Projects(below: folder, texts: "") }

  func states() -> [String: String] {
    var states: [String: String] = [:]
    visit([], &states)
    return states
  }

  private func visit(_ steps: [String], _ states: inout [String: String]) {
    guard steps.count < Self.deepest else { return }
    for name in folder.names(in: steps.joined(separator: "/")) ?? []
    where states.count < Self.mostFiles && !name.hasPrefix(".") && !Self.passedOver.contains(name) {
      let path = (steps + [name]).joined(separator: "/")
      guard let status = folder.status(of: path) else { continue }
      if status.isFolder { visit(steps + [name], &states) }
      if status.isFile { states[path] = "\(status.number) \(status.length) \(status.altered)" }
    }
  }

  func designs() -> [(path: String, title: String)] {
    let old = known.withLock { $0 }
    var new: [String: (state: String, title: String?)] = [:]
    for (path, state) in states() where Self.suffixes.contains(where: path.hasSuffix) {
      new[path] =
        old[path].flatMap { $0.state == state ? $0 : nil } ?? (state, title(ofDesignAt: path))
    }
    known.withLock { [new] in $0 = new }
    return new.compactMap { path, file in file.title.map { (path, $0) } }
      .sorted { $0.path < $1.path }
  }

  func hasDesign(at path: String) -> Bool {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard steps.count <= Self.deepest, Self.suffixes.contains(where: path.hasSuffix),
      steps.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && !Self.passedOver.contains($0) }),
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

  func hasFile(at path: String) -> Bool { folder.status(of: path) != nil }

  func bytes(of path: String) throws(InputError) -> [UInt8] {
    do throws(FileError) { return try folder.open(path).bytes(limit: Self.longestFile) } catch {
      throw InputError("cannot open \(path): \(error.reason)", kind: .cannotOpen)
    }
  }

  func replace(_ path: String, _ old: [UInt8]?, by new: [UInt8]) throws(InputError) {
    do throws(FileError) {
      try folder.write(path) { file throws(FileError) in
        try file.write(new)
        guard (try? self.bytes(of: path)) == old else {
          throw FileError(.write, path, code: Self.changed)
        }
      }
    } catch {
      guard error.code != Self.changed else { throw Self.conflict(path) }
      throw InputError("cannot write \(path): \(error.reason)", kind: .cannotCreate)
    }
  }

  private static let changed: Int32 = -100

  static func conflict(_ path: String) -> InputError {
    InputError("\(path) has changed in another program or window", kind: .unavailable)
  }
}
