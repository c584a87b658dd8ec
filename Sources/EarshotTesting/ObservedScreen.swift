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
public struct Observation: ObservedScreen {
  let input: (TestFolder) throws -> TestInput

  public var observed: Observation { self }
}

extension String: ObservedScreen {
  /// The screen that the text describes.
  public var observed: Observation {
    Observation { folder in
      if !contains("\n"), FileStatus(of: folder.file(self))?.isFile == true {
        throw InputError("'\(self)' is the name of a file; write .file(\"\(self)\")")
      }
      return TestInput(text: self, named: "the screen")
    }
  }
}

extension ObservedScreen where Self == Observation {
  /// A file with a dump, a log or captions.
  ///
  /// The path is relative to the folder of the test's file.
  public static func file(_ path: String) -> Observation {
    Observation { folder in TestInput(file: folder.file(path)) }
  }
}

extension CaptureFormat {
  fileprivate static let elements = CaptureFormat("elements", title: "elements of a test")
}

extension [VoiceOverElement]: ObservedScreen {
  /// The screen with these elements, in reading order.
  public var observed: Observation {
    let name = "the elements"
    return Observation { _ in
      var places = NodePlaces()
      let elements = enumerated().map { index, element in
        let place = SourceLocation(file: name, line: index + 1, column: 1)
        return CapturedElement(element, node: places.append("element", parent: nil, at: place))
      }
      let screen = CapturedScreen(elements: elements, places: places)
      return TestInput(named: name, .capture(Capture(.elements, .init(.voiceOver(screen)))))
    }
  }
}

extension TalkBackNode: ObservedScreen {
  /// The screen with this node and its descendants.
  public var observed: Observation {
    let name = "the nodes"
    return Observation { _ in
      let tree = TalkBackTree(self)
      var places = NodePlaces()
      for (index, node) in tree.nodes.enumerated() {
        let place = SourceLocation(file: name, line: index + 1, column: 1)
        places.append(node.className ?? "node", parent: tree.parents[index], at: place)
      }
      let captured = CapturedTree(tree: tree, places: places)
      return TestInput(named: name, .capture(Capture(.elements, .init(.talkBack(captured)))))
    }
  }
}
