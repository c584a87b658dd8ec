import ArgumentParser

/// An option's value that is one of a few words.
protocol Choice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension Choice {
  // The parser's own go by way of key paths, reflection and dictionaries, at every start.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  public static var allValueDescriptions: [String: String] { [:] }
  public var defaultValueDescription: String { rawValue }
}

// Formats that the name of a file tells.
extension Choice {
  /// Returns the format that is asked for, else the one that the name of the output tells, else the usual
  /// one.
  static func format(_ asked: Self?, for output: String?, or usual: Self) -> Self {
    if let asked { return asked }
    guard let file = output?.split(separator: "/").last, let dot = file.lastIndex(of: "."),
      dot > file.startIndex
    else { return usual }
    let suffix = file[dot...].dropFirst().lowercased()
    return formatsOfSuffixes[suffix].flatMap { Self(rawValue: $0) } ?? usual
  }
}

private let formatsOfSuffixes = [
  "md": "markdown", "markdown": "markdown", "json": "json", "jsonl": "jsonl", "csv": "csv",
  "html": "html", "htm": "html", "svg": "svg", "feature": "gherkin", "sarif": "sarif",
  "xml": "junit", "vtt": "vtt",
]
