public import Earshot
import EarshotFiles
import EarshotOutput

/// What an app exposes or said, in the form that a test has at hand.
///
/// A text is a dump, a log or captions: `XCUIApplication.debugDescription`, the page source of Appium,
/// what Appium or XCUIVoiceOverService heard, the model of AccessibilitySnapshot as JSON, a dump of
/// uiautomator, Compose's semantics and all else that `earshot formats` lists; what is in it tells the
/// format. ``file(_:)`` is a file with such a text. Elements are those of the libraries.
public protocol ObservedScreen {
  /// What the screen tells.
  var observed: Observation { get }
}

/// What a screen tells, in whatever form a test has it.
///
/// Text, a file and elements have one; a type of your own returns one of these.
public struct Observation {
  /// What messages call it: the path of a file as the test names it, or what it is.
  let name: String
  /// Reads it, for a platform where it may be of either.
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
  /// What a dump, a log or captions tell.
  public var observed: Observation {
    let name = "the screen"
    return Observation(name) { platform, folder in
      if !contains("\n"), FileStatus(of: folder.file(self))?.isFile == true {
        throw InputError("'\(self)' is a file, and its name is no dump: write .file(\"\(self)\")")
      }
      return try CaptureReader(file: name, platform: platform).read(Array(utf8))
    }
  }
}

/// A file with a dump, a log or captions.
public struct ObservedFile: ObservedScreen {
  fileprivate let path: String

  /// What is in the file.
  public var observed: Observation {
    Observation(path) { [path] platform, folder in
      let file = folder.file(path)
      return try CaptureReader(file: file, platform: platform)
        .read(InputFile.bytes(of: file, limit: InputFile.writtenByTools))
    }
  }
}

extension ObservedScreen where Self == ObservedFile {
  /// A file with a dump, a log or captions; its path from the folder of the test's file.
  public static func file(_ path: String) -> ObservedFile { ObservedFile(path: path) }
}

extension CaptureFormat {
  /// Elements that a test has as values, which tell all that a reader asks for.
  fileprivate static let elements = CaptureFormat("elements", title: "elements of a test")
}

extension [VoiceOverElement]: ObservedScreen {
  /// Elements in reading order.
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
  /// The node and all below it.
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
