public import Earshot

/// A form of XML files, recognized by the root element.
public struct XMLForm: Sendable {
  let roots: Set<String>
  let rootPrefix: String?
  let description: String
  private let isKnown: @Sendable (XMLDocument) -> Bool
  let read: @Sendable (inout XMLSource, Platform) throws(InputError) -> CaptureFormat.Reading

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - roots: The allowed names of the root element.
  ///   - rootPrefix: A prefix of other allowed root names.
  ///   - description: The description of the form in errors, such as `<hierarchy> (UiAutomator)`.
  ///   - isKnown: Whether a document with an allowed root has this form.
  ///   - read: Reads a document; formats for only one platform ignore the second argument.
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

/// A form of JSON files, recognized by the keys.
public struct JSONForm: Sendable {
  let isTree: Bool
  let banners: [String]
  let recognizes: @Sendable (JSONValue) -> Bool
  let read: @Sendable (inout JSONSource, Platform) throws(InputError) -> CaptureFormat.Reading

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - isTree: Whether the beginning of a truncated file can be used.
  ///   - banners: The prefixes of lines before the JSON value.
  ///   - recognizes: Whether a value has this form.
  ///   - read: Reads a value; formats for only one platform ignore the second argument.
  public init(
    isTree: Bool = false, banners: [String] = [],
    recognizes: @escaping @Sendable (JSONValue) -> Bool,
    read:
      @escaping @Sendable (inout JSONSource, Platform) throws(InputError) -> CaptureFormat.Reading
  ) {
    self.isTree = isTree
    self.banners = banners
    self.recognizes = recognizes
    self.read = read
  }
}

/// A form of JSON Lines files, in which each object can be an announcement.
public struct JSONLinesForm: Sendable {
  let recognizes: @Sendable (JSONValue) -> Bool
  let announcement: @Sendable (JSONValue, SourceLocation) -> HeardAnnouncement?

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - recognizes: Whether a line shows that the file has this form.
  ///   - announcement: Returns the announcement in a line; nil for other events.
  public init(
    recognizes: @escaping @Sendable (JSONValue) -> Bool,
    announcement: @escaping @Sendable (JSONValue, SourceLocation) -> HeardAnnouncement?
  ) {
    self.recognizes = recognizes
    self.announcement = announcement
  }
}

/// A form of text files, recognized by one of the first lines.
public struct TextForm: Sendable {
  let toleratesInvalidUTF8: Bool
  let opensLikeXML: Bool
  let recognizes: @Sendable (TextLine) -> Bool
  let read: @Sendable (TextSource, Platform) throws(InputError) -> CaptureFormat.Reading

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - toleratesInvalidUTF8: Whether the text can contain invalid UTF-8, as truncated logs do.
  ///   - opensLikeXML: Whether the text can begin with `<`; this form is then tried before XML.
  ///   - recognizes: Whether a line shows that the file has this form.
  ///   - read: Reads the text; formats for only one platform ignore the second argument.
  public init(
    toleratesInvalidUTF8: Bool = false, opensLikeXML: Bool = false,
    recognizes: @escaping @Sendable (TextLine) -> Bool,
    read: @escaping @Sendable (TextSource, Platform) throws(InputError) -> CaptureFormat.Reading
  ) {
    self.toleratesInvalidUTF8 = toleratesInvalidUTF8
    self.opensLikeXML = opensLikeXML
    self.recognizes = recognizes
    self.read = read
  }
}
