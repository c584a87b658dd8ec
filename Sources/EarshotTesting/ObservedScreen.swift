public import Earshot
public import EarshotFiles

/// What an app exposes or said, in the form that a test has at hand.
///
/// A text is a dump, a log or captions: `XCUIApplication.debugDescription`, the page source of Appium,
/// what Appium or XCUIVoiceOverService heard, the model of AccessibilitySnapshot as JSON, a dump of
/// uiautomator, Compose's semantics and all else that `earshot formats` lists; what is in it tells the
/// format. ``file(_:)`` is a file with such a text. Elements are those of the libraries.
public protocol ObservedScreen {
  /// Returns what the screen tells.
  ///
  /// - Parameters:
  ///   - platform: The platform that is meant where the screen may be of either.
  ///   - file: Returns the path of a file that is named from the folder of the test's file.
  /// - Returns: What was found.
  /// - Throws: An `InputError` where it cannot be read.
  func capture(for platform: Platform?, file: (String) -> String) throws -> Capture

  /// What messages call it: the path of a file as the test names it, or what it is.
  var name: String { get }
}

extension String: ObservedScreen {
  /// What messages call a text that is in no file.
  public var name: String { "the screen" }

  /// Returns what a dump, a log or captions tell.
  public func capture(for platform: Platform?, file: (String) -> String) throws -> Capture {
    try CaptureReader(file: name, platform: platform).read(Array(utf8))
  }
}

/// A file with a dump, a log or captions.
public struct ObservedFile: ObservedScreen {
  /// The path, from the folder of the test's file.
  public let name: String

  /// Reads the file.
  public func capture(for platform: Platform?, file: (String) -> String) throws -> Capture {
    let path = file(name)
    return try CaptureReader(file: path, platform: platform)
      .read(InputFile.bytes(of: path, limit: InputFile.writtenByTools))
  }
}

extension ObservedScreen where Self == ObservedFile {
  /// A file with a dump, a log or captions; its path from the folder of the test's file.
  public static func file(_ path: String) -> ObservedFile { ObservedFile(name: path) }
}

extension CaptureFormat {
  /// Elements that a test has as values, which tell all that a reader asks for.
  fileprivate static let elements = CaptureFormat("elements", title: "elements of a test")
}

extension [VoiceOverElement]: ObservedScreen {
  /// What messages call elements.
  public var name: String { "the elements" }

  /// Returns elements in reading order.
  public func capture(for platform: Platform?, file: (String) -> String) throws -> Capture {
    var places = NodePlaces()
    let elements = enumerated().map { index, element in
      let place = SourceLocation(file: name, line: index + 1, column: 1)
      return CapturedElement(element, node: places.append("element", parent: nil, at: place))
    }
    return Capture(
      .elements, .init(.voiceOver(CapturedScreen(elements: elements, places: places))))
  }
}

extension TalkBackNode: ObservedScreen {
  /// What messages call nodes.
  public var name: String { "the nodes" }

  /// Returns the nodes below and with the root.
  public func capture(for platform: Platform?, file: (String) -> String) throws -> Capture {
    let tree = TalkBackTree(self)
    var places = NodePlaces()
    for (index, node) in tree.nodes.enumerated() {
      let place = SourceLocation(file: name, line: index + 1, column: 1)
      places.append(node.className ?? "node", parent: tree.parents[index], at: place)
    }
    return Capture(.elements, .init(.talkBack(CapturedTree(tree: tree, places: places))))
  }
}
