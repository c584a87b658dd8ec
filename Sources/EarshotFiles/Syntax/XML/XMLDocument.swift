import Earshot

/// The elements and attributes of an XML file, without text between tags, which dumps do not use.
///
/// Values are converted to strings only when they are needed, so a dump of 20 MB takes only a few
/// bytes for each attribute.
public struct XMLDocument: Sendable {
  struct Element: Sendable {
    var name: UInt16
    var attributeCount: UInt16
    var firstAttribute: UInt32
    /// The index of the parent, -1 for the root.
    var parent: Int32
    /// The position of the start tag, in bytes.
    var offset: UInt32
  }

  struct Attribute: Sendable {
    var name: UInt16
    /// Whether the value can be used unchanged, without references or line breaks to resolve.
    var isPlain: Bool
    var start: UInt32
    var count: UInt32
  }

  enum Ending: Sendable, Hashable {
    /// The root is closed, and only space, comments and processing instructions follow.
    case complete
    /// The file is truncated; `unclosed` is the innermost open element.
    case truncated(unclosed: Int?)
    case more(offset: Int, isDocument: Bool)
  }

  let bytes: [UInt8]
  var names: [String] = []
  var elements: [Element] = []
  var attributes: [Attribute] = []
  var ending = Ending.complete
  /// The position in bytes of the first `<` in an attribute, which XML forbids but some tools
  /// write.
  var looseOffset: Int?

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Returns whether an element or attribute in the file has a name.
  public func hasName(_ name: String) -> Bool { names.contains(name) }

  /// The indexes of the elements in the order of their start tags; the root is first.
  public var elementIndices: Range<Int> { elements.indices }

  /// Returns the parent of an element; nil for the root.
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

  /// Returns the value of an attribute; nil if the element does not have it.
  public func value(_ name: String, of element: Int) -> String? {
    attributes(of: element).first { names[Int($0.name)] == name }.map(text)
  }

  func text(_ attribute: Attribute) -> String {
    let start = Int(attribute.start)
    let range = start..<start + Int(attribute.count)
    guard !attribute.isPlain else { return String(decoding: bytes[range], as: UTF8.self) }
    return XMLText.resolved(bytes[range])
  }

  func isTrue(_ attribute: Attribute) -> Bool { isValue(attribute, "true") }

  func isValue(_ attribute: Attribute, _ word: StaticString) -> Bool {
    guard Int(attribute.count) == word.utf8CodeUnitCount else { return false }
    let start = Int(attribute.start)
    for index in 0..<word.utf8CodeUnitCount where bytes[start + index] != word.utf8Start[index] {
      return false
    }
    return true
  }
}
