public import Earshot

/// A form that is XML: recognised by the root element, and by what else stands in the document.
public struct XMLForm: Sendable {
  let roots: Set<String>
  let rootPrefix: String?
  let description: String
  private let isKnown: @Sendable (XMLDocument) -> Bool
  let read: @Sendable (inout XMLSource, Platform) throws(InputError) -> CaptureFormat.Reading

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - roots: The names that the root element may have.
  ///   - rootPrefix: What its name may begin with instead.
  ///   - description: What a user is told to look for, such as `<hierarchy> (UiAutomator)`.
  ///   - isKnown: Whether a document with such a root is of the form.
  ///   - read: Reads a document, for a platform where it can be read for either.
  public init(
    roots: Set<String>, rootPrefix: String? = nil, description: String,
    where isKnown: @escaping @Sendable (XMLDocument) -> Bool = { _ in true },
    read:
      @escaping @Sendable (inout XMLSource, Platform) throws(InputError) -> CaptureFormat.Reading
  ) {
    self.roots = roots
    self.rootPrefix = rootPrefix
    self.description = description
    self.isKnown = isKnown
    self.read = read
  }

  func recognizes(_ document: XMLDocument) -> Bool {
    let root = document.name(of: 0)
    return (roots.contains(root) || rootPrefix.map(root.hasPrefix) == true) && isKnown(document)
  }
}

/// A form that is one JSON value: recognised by its keys.
public struct JSONForm: Sendable {
  let name: String
  let isTree: Bool
  let banners: [String]
  let recognizes: @Sendable (JSONValue) -> Bool
  let read: @Sendable (inout JSONSource, Platform) throws(InputError) -> CaptureFormat.Reading

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - name: What a user is told of the form in a list of all that are known.
  ///   - isTree: Whether a file that was cut off still tells something: the nodes before the cut.
  ///   - banners: What tools print in front of the value.
  ///   - recognizes: Whether a value is of the form.
  ///   - read: Reads the value, for a platform where it can be read for either.
  public init(
    _ name: String, isTree: Bool = false, banners: [String] = [],
    recognizes: @escaping @Sendable (JSONValue) -> Bool,
    read:
      @escaping @Sendable (inout JSONSource, Platform) throws(InputError) -> CaptureFormat.Reading
  ) {
    self.name = name
    self.isTree = isTree
    self.banners = banners
    self.recognizes = recognizes
    self.read = read
  }
}

/// A form that is a JSON object a line, each of them something that was heard.
public struct JSONLinesForm: Sendable {
  let recognizes: @Sendable (JSONValue) -> Bool
  let announcement: @Sendable (JSONValue, SourceLocation) -> HeardAnnouncement?

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - recognizes: Whether a file with such a first line is of the form.
  ///   - announcement: Returns what a line says; nil when it is an event that says nothing.
  public init(
    recognizes: @escaping @Sendable (JSONValue) -> Bool,
    announcement: @escaping @Sendable (JSONValue, SourceLocation) -> HeardAnnouncement?
  ) {
    self.recognizes = recognizes
    self.announcement = announcement
  }
}

/// A form that is text: recognised by one of its first lines.
public struct TextForm: Sendable {
  let toleratesInvalidUTF8: Bool
  let opensLikeXML: Bool
  let recognizes: @Sendable (TextLines.Line) -> Bool
  let read: @Sendable (TextSource, Platform) throws(InputError) -> CaptureFormat.Reading

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - toleratesInvalidUTF8: Whether a file that is not UTF-8 throughout is read nevertheless: a
  ///     log may be cut in the middle of a character, and holds whatever an app printed.
  ///   - opensLikeXML: Whether it may begin with `<`, so that it is asked before a file is read as XML.
  ///   - recognizes: Whether a file with such a line is of the form.
  ///   - read: Reads the text, for a platform where it can be read for either.
  public init(
    toleratesInvalidUTF8: Bool = false, opensLikeXML: Bool = false,
    recognizes: @escaping @Sendable (TextLines.Line) -> Bool,
    read: @escaping @Sendable (TextSource, Platform) throws(InputError) -> CaptureFormat.Reading
  ) {
    self.toleratesInvalidUTF8 = toleratesInvalidUTF8
    self.opensLikeXML = opensLikeXML
    self.recognizes = recognizes
    self.read = read
  }
}
