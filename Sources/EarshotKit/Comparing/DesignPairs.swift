import Earshot
import EarshotFiles
import EarshotOutput

struct DesignPairs {
  struct Pair: Sendable {
    var design: InputList.Item
    var captures: [Source] = []
    var place: Int
    var project: Project?
  }

  private(set) var all: [Pair]
  private(set) var strays: [String] = []
  let files: [String]
  let projects: InputProjects

  /// A capture belongs to a design if both have the same subfolder and name, or if the capture's
  /// folder has the design's name.
  ///
  /// In a capture's name, a dot and a suffix can follow the design's name.
  init(
    designs: InputList, of projects: InputProjects, captures: InputList
  ) throws(InputError) {
    all = designs.items.enumerated().map { Pair(design: $1, place: $0, project: projects[$0]) }
    self.projects = projects
    files = designs.paths + captures.paths
    var places: [Substring: Int] = [:]
    for pair in all {
      let name = Self.name(of: pair.design)
      places[Self.shorter(name) ?? name] = pair.place
    }
    for capture in captures.items {
      if let problem = capture.problem { throw problem }
      // Skips screenshots and recordings.
      let file = try CaptureReader.file(at: capture.path)
      guard try !InputFile.isBinary(file, foundIn: capture.root) else { continue }
      if let place = Self.place(of: capture, in: places) {
        all[place].captures.append(capture.source)
      } else {
        strays.append(capture.path)
      }
    }
  }

  private static func place(of capture: InputList.Item, in places: [Substring: Int]) -> Int? {
    var name: Substring? = Self.name(of: capture)
    while let candidate = name {
      if let place = places[candidate] { return place }
      name = shorter(candidate)
    }
    return nil
  }

  private static func name(of item: InputList.Item) -> Substring {
    guard let folder = item.folder else { return Substring(FilePath.split(item.path).name) }
    let start = item.path.utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }
    return Substring(start)
  }

  private static func shorter(_ name: Substring) -> Substring? {
    let end = name.lastIndex { $0 == "." || $0 == "/" }
    return end.flatMap { $0 > name.startIndex ? name[..<$0] : nil }
  }
}
