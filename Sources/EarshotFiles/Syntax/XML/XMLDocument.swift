import Earshot

/// An XML file's elements and attributes, without the text between tags.
///
/// Strings are created only when they are used, which saves memory.
public struct XMLDocument: Sendable {
  struct Element: Sendable {
    var name: UInt16
    var attributeCount: UInt16
    var firstAttribute: UInt32
    /// The index of the parent; -1 for the root.
    var parent: Int32
    var offset: UInt32
  }

  struct Attribute: Sendable {
    var name: UInt16
    /// Whether the value contains neither references nor line breaks.
    var isPlain: Bool
    var start: UInt32
    var count: UInt32
  }

  enum Ending: Sendable, Hashable {
    /// The root element is complete; only white space, comments and processing instructions follow.
    case complete
    /// The file ends inside an element; `unclosed` is the innermost open element.
    case truncated(unclosed: Int?)
    case more(offset: Int, isDocument: Bool)
  }

  let bytes: [UInt8]
  var names: [String] = []
  var elements: [Element] = []
  var attributes: [Attribute] = []
  var ending = Ending.complete
  /// The position of the first `<` in an attribute, which XML forbids but some tools write.
  var looseOffset: Int?

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Returns whether any element or attribute has this name.
  public func hasName(_ name: String) -> Bool { names.contains(name) }

  /// The elements in the order of their start tags.
  public var elementIndices: Range<Int> { elements.indices }

  /// Returns an element's parent; nil for the root.
  public func parent(of element: Int) -> Int? {
    let parent = elements[element].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// Returns an element's name.
  public func name(of element: Int) -> String { names[Int(elements[element].name)] }

  func attributes(of element: Int) -> ArraySlice<Attribute> {
    let first = Int(elements[element].firstAttribute)
    return attributes[first..<first + Int(elements[element].attributeCount)]
  }

  /// Returns an attribute's value; nil if the attribute is missing.
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
