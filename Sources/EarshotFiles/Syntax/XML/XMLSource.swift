public import Earshot

/// A parsed XML file with the locations of its elements.
public struct XMLSource: Sendable {
  /// The elements and attributes.
  public let document: XMLDocument
  private var cursor: PlaceCursor

  init(_ document: XMLDocument, file: String) throws(InputError) {
    self.document = document
    cursor = PlaceCursor(document.bytes, file: file)
    try FileBudget.nodes.check(document.elements.count, bytes: size, at: location(of: 0))
  }

  /// The size in bytes.
  public var size: Int { document.bytes.count }

  /// Returns an element's location; calls in file order are fastest.
  public mutating func location(of element: Int) -> SourceLocation {
    cursor.location(of: Int(document.elements[element].offset))
  }
}
