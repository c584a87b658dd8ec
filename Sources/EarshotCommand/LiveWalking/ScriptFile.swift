import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

struct ScriptFile {
  private let destination: Destination
  /// Whether the file may be replaced, because the user named it or this walk wrote it.
  private var mayReplace: Bool

  init(_ named: Destination?, of design: String) throws(InputError) {
    mayReplace = named != nil
    guard let named else {
      let file = design.split(separator: "/").last.map(String.init) ?? design
      let stem = file.split(separator: ".").first.map(String.init) ?? file
      let name = "\(stem == "-" ? "design" : stem).walk"
      destination = try Destination.claim([name], besides: [design], links: .refused)[0]
      return
    }
    destination = named
  }

  var path: String { destination.path }

  mutating func write(_ document: Document) throws(InputError) {
    guard mayReplace || FileIdentity(of: path) == nil else {
      throw InputError("'\(path)' already exists; name another file with --save", kind: .usage)
    }
    try destination.write(document)
    mayReplace = true
  }
}
