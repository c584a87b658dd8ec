public import Earshot
import EarshotFiles
import EarshotOutput

/// An app's elements or announcements, in one of the forms that a test can get.
///
/// A string can be a dump, a log or captions, such as `XCUIApplication.debugDescription`; `earshot
/// formats` lists the formats. ``file(_:)`` reads such a text from a file.
public protocol ObservedScreen {
  /// The content of the screen.
  var observed: Observation { get }
}

/// The content of a screen.
///
/// A type that conforms to ``ObservedScreen`` can return the `observed` value of a string, a file
/// or elements.
public struct Observation {
  let name: String
  let capture: (_ platform: Platform?, _ folder: TestFolder) throws -> Capture

  fileprivate init(
    _ name: String,
    _ capture: @escaping (_ platform: Platform?, _ folder: TestFolder) throws -> Capture
  ) {
    self.name = name
    self.capture = capture
  }
}

extension String: ObservedScreen {
  /// The screen that the text describes.
  public var observed: Observation {
    let name = "the screen"
    return Observation(name) { platform, folder in
      if !contains("\n"), FileStatus(of: folder.file(self))?.isFile == true {
        throw InputError("'\(self)' is the name of a file; write .file(\"\(self)\")")
      }
      return try CaptureReader(file: name, platform: platform).read(Array(utf8))
    }
  }
}

/// A file with a dump, a log or captions.
public struct ObservedFile: ObservedScreen {
  fileprivate let path: String

  /// The screen that the file describes.
  public var observed: Observation {
    Observation(path) { [path] platform, folder in
      let file = folder.file(path)
      return try CaptureReader(file: file, platform: platform)
        .read(InputFile.bytes(of: file, limit: InputFile.writtenByTools))
    }
  }
}

extension ObservedScreen where Self == ObservedFile {
  /// A file with a dump, a log or captions.
  ///
  /// The path is relative to the folder of the test's file.
  public static func file(_ path: String) -> ObservedFile { ObservedFile(path: path) }
}

extension CaptureFormat {
  fileprivate static let elements = CaptureFormat("elements", title: "elements of a test")
}

extension [VoiceOverElement]: ObservedScreen {
  /// The screen with these elements, in reading order.
  public var observed: Observation {
    let name = "the elements"
    return Observation(name) { _, _ in
      var places = NodePlaces()
      let elements = enumerated().map { index, element in
        let place = SourceLocation(file: name, line: index + 1, column: 1)
        return CapturedElement(element, node: places.append("element", parent: nil, at: place))
      }
      return Capture(
        .elements, .init(.voiceOver(CapturedScreen(elements: elements, places: places))))
    }
  }
}

extension TalkBackNode: ObservedScreen {
  /// The screen with this node and its descendants.
  public var observed: Observation {
    let name = "the nodes"
    return Observation(name) { _, _ in
      let tree = TalkBackTree(self)
      var places = NodePlaces()
      for (index, node) in tree.nodes.enumerated() {
        let place = SourceLocation(file: name, line: index + 1, column: 1)
        places.append(node.className ?? "node", parent: tree.parents[index], at: place)
      }
      return Capture(.elements, .init(.talkBack(CapturedTree(tree: tree, places: places))))
    }
  }
}
