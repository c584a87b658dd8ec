public import Earshot

/// An XML document that is being read, with the places of its elements.
public struct XMLSource: Sendable {
  /// What the file holds.
  public let document: XMLDocument
  private var cursor: PlaceCursor

  init(_ document: XMLDocument, file: String) throws(InputError) {
    self.document = document
    cursor = PlaceCursor(document.bytes, file: file)
    try FileBudget.nodes.check(document.elements.count, bytes: size, at: location(of: 0))
  }

  /// How many bytes the file has.
  public var size: Int { document.bytes.count }

  /// Returns where an element begins; fastest in the order of the elements.
  public mutating func location(of element: Int) -> SourceLocation {
    cursor.location(of: Int(document.elements[element].offset))
  }
}
