public import Earshot

/// Reads the words of a language, and which mean the same, from a file of `Profiles/synonyms/`.
public enum LexiconReader {
  /// A lexicon as its file states it.
  public struct File: Sendable {
    /// The BCP 47 tag of the words.
    public var locale: String
    /// The words.
    public var words: Lexicon.Words
  }

  /// Returns the words of a file.
  ///
  /// - Throws: What is wrong with the file, and where.
  public static func file(_ value: SourceValue) throws(InputError) -> File {
    let kinds = Part.Kind.allCases.map(\.rawValue)
    let fields = try Fields(
      value, subject: "synonyms",
      known: ["synonyms", "beginnings", "numbers", "sound-alikes"] + kinds)
    var words = Lexicon.Words()
    for kind in Part.Kind.allCases {
      for row in try fields.items(kind.rawValue) {
        words.rows.append(Lexicon.Row(kind, try row.texts()))
      }
    }
    if let beginnings = fields["beginnings"] { words.beginnings = try self.beginnings(beginnings) }
    words.numbers = try fields.texts("numbers")
    for row in try fields.items("sound-alikes") { words.soundAlikes.append(try row.texts()) }
    return File(locale: try fields.required("synonyms").text(), words: words)
  }

  private static func beginnings(
    _ value: SourceValue
  ) throws(InputError) -> [Lexicon.Beginning] {
    let fields = try Fields(
      value, subject: "beginnings", known: Part.Kind.allCases.map(\.rawValue))
    var beginnings: [Lexicon.Beginning] = []
    for kind in Part.Kind.allCases {
      beginnings += try fields.texts(kind.rawValue).map { Lexicon.Beginning(kind, $0) }
    }
    return beginnings
  }
}
