import Earshot

/// The elements and attributes of an XML file, without the text between the tags: dumps of screens
/// keep everything in attributes.
///
/// Values stay bytes of the file until somebody asks for them, so that a dump of 20 MB needs a few
/// bytes for each attribute and not a string.
public struct XMLDocument: Sendable {
  /// An element, in the order of the start tags.
  struct Element: Sendable {
    /// The name, an index into `names`.
    var name: UInt16
    var attributeCount: UInt16
    var firstAttribute: UInt32
    /// The element right around it, -1 for the root.
    var parent: Int32
    /// Where its `<` stands, in bytes from the start of the file.
    var offset: UInt32
  }

  struct Attribute: Sendable {
    /// The name, an index into `names`.
    var name: UInt16
    /// Whether the value is what stands in the file: no reference, no line break.
    var isPlain: Bool
    /// Where the value begins, in bytes from the start of the file.
    var start: UInt32
    /// How many bytes the value has in the file.
    var count: UInt32
  }

  /// Why the file does not end where the document should.
  enum Ending: Sendable, Hashable {
    /// Nothing but space, comments and processing instructions stands behind the root.
    case complete
    /// The file ends too early; `unclosed` is the innermost element that is open there.
    case truncated(unclosed: Int?)
    /// Another document, or text, begins at an offset behind the root.
    case more(offset: Int, isDocument: Bool)
  }

  let bytes: [UInt8]
  var names: [String] = []
  /// The elements, the root first.
  var elements: [Element] = []
  var attributes: [Attribute] = []
  /// How the file ends.
  var ending = Ending.complete
  /// Where the first `<` stands in the value of an attribute, in bytes; XML asks for `&lt;`, but some
  /// tools forget it.
  var looseOffset: Int?

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Whether anything in the file, an element or an attribute, has a name.
  public func hasName(_ name: String) -> Bool { names.contains(name) }

  /// The elements in the order of their start tags, the root first.
  public var elementIndices: Range<Int> { elements.indices }

  /// Returns the element right around an element, nil for the root.
  public func parent(of element: Int) -> Int? {
    let parent = elements[element].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// Returns the name of an element.
  public func name(of element: Int) -> String { names[Int(elements[element].name)] }

  func attributes(of element: Int) -> ArraySlice<Attribute> {
    let first = Int(elements[element].firstAttribute)
    return attributes[first..<first + Int(elements[element].attributeCount)]
  }

  /// Returns the value of an attribute by its name, nil when the element does not have it.
  public func value(_ name: String, of element: Int) -> String? {
    attributes(of: element).first { names[Int($0.name)] == name }.map(text)
  }

  /// Returns the value of an attribute with its references resolved.
  func text(_ attribute: Attribute) -> String {
    let start = Int(attribute.start)
    let range = start..<start + Int(attribute.count)
    guard !attribute.isPlain else { return String(decoding: bytes[range], as: UTF8.self) }
    return XMLText.resolved(bytes[range])
  }

  func isTrue(_ attribute: Attribute) -> Bool { isValue(attribute, "true") }

  /// Returns whether the value of an attribute is exactly `word`.
  func isValue(_ attribute: Attribute, _ word: StaticString) -> Bool {
    guard Int(attribute.count) == word.utf8CodeUnitCount else { return false }
    let start = Int(attribute.start)
    for index in 0..<word.utf8CodeUnitCount where bytes[start + index] != word.utf8Start[index] {
      return false
    }
    return true
  }
}
