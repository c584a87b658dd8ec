import Earshot
import EarshotFiles

/// Designs of a folder, each with the captures of its name.
struct DesignPairs {
  /// A design and what an app does.
  struct Pair: Sendable {
    var design: InputList.Item
    var captures: [String] = []
    /// Which of the designs it is.
    var place: Int
  }

  /// The designs in their order.
  private(set) var all: [Pair]
  /// The captures that no design is there for.
  private(set) var strays: [String] = []
  /// All files.
  let files: [String]

  /// Finds the captures of designs: those with the name of a design, whatever stands behind a dot of it,
  /// in the same folder below theirs; and all files of a folder with the name of a design.
  init(designs: InputList, captures: InputList) throws(InputError) {
    all = designs.items.enumerated().map { Pair(design: $1, place: $0) }
    files = designs.paths + captures.paths
    var places: [Substring: Int] = [:]
    for pair in all {
      let name = Self.name(of: pair.design)
      places[Self.shorter(name) ?? name] = pair.place
    }
    for capture in captures.items {
      if let problem = capture.problem { throw problem }
      // Screenshots and recordings stand beside dumps and captions.
      guard try !InputFile.isBinary(capture.path) else { continue }
      if let place = Self.place(of: capture, in: places) {
        all[place].captures.append(capture.path)
      } else {
        strays.append(capture.path)
      }
    }
  }

  /// Returns the design of a capture: the one with the longest name that the capture's begins with.
  private static func place(of capture: InputList.Item, in places: [Substring: Int]) -> Int? {
    var name: Substring? = Self.name(of: capture)
    while let candidate = name {
      if let place = places[candidate] { return place }
      name = shorter(candidate)
    }
    return nil
  }

  /// The name below the folder in which a file was found.
  private static func name(of item: InputList.Item) -> Substring {
    guard let folder = item.folder else { return item.path.split(separator: "/").last ?? "" }
    return item.path.dropFirst(folder.count).drop { $0 == "/" }
  }

  /// Returns a name without its last ending, or without its last part where that has none; nil where
  /// nothing is left.
  private static func shorter(_ name: Substring) -> Substring? {
    let end = name.lastIndex { $0 == "." || $0 == "/" }
    return end.flatMap { $0 > name.startIndex ? name[..<$0] : nil }
  }
}
