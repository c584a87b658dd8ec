import Earshot
import EarshotFiles
public import EarshotOutput
import EarshotProfiles

/// Composes announcements for elements; each line of input and output is a JSON object.
public struct Compose: Operation, DescribedOperation {
  package static let name = "compose"

  /// The elements as lines of JSON.
  public var elements: Source
  /// The profile's name.
  public var profile: String
  /// Custom profiles, as files.
  public var profileFiles: [Source] = []
  /// The reader's language, a BCP 47 tag.
  public var locale = "en"
  /// Changed settings, as `key=value`, such as `hints=off`.
  public var settings: [String] = []
  package var hints: ReaderSelection.Switch?

  /// Creates an operation with a profile.
  public init(elements: Source = "-", profile: String) {
    self.elements = elements
    self.profile = profile
  }

  package static let profile = OptionInfo(
    "profile", default: "", valueName: "id", help: "The profile.")
  package static let profileFiles = OptionInfo<[Source]>(
    "profile-file", key: "profileFiles", valueName: "file", help: "The file of a custom profile.")
  package static let locale = OptionInfo(
    "locale", default: "en", valueName: "tag", help: "The language of the reader, a BCP 47 tag.")
  package static let hasErrorsInline = OptionInfo(
    BatchOptions.hasErrorsInline.name,
    help:
      "Report errors of input lines only in the output; the exit status is then 0 unless reading or writing fails."
  )

  package static var options: [BoundOption<Compose>] {
    [
      BoundOption(profile, \.profile, isRequired: true), BoundOption(profileFiles, \.profileFiles),
      BoundOption(locale, \.locale), BoundOption(ReaderSelection.settings, \.settings),
      BoundOption(ReaderSelection.hints, \.hints),
    ]
  }

  /// Returns the announcements as lines of JSON.
  public func run(in context: Context) throws -> Document {
    var pieces: [Document] = []
    _ = try write(in: context) { pieces.append($0) }
    return pieces.joined()
  }

  /// Writes the announcements; returns whether the output contains errors.
  package func write(
    in context: Context, to put: (Document) throws -> Void
  ) throws -> Bool {
    guard !profile.contains(","), Profile.Family(rawValue: profile) == nil else {
      throw UsageError(
        "compose takes exactly one profile of one platform, such as talkback-15.1")
    }
    try ReaderSelection.check(locale: locale)
    let own = try profileFiles.map { try Profile.read($0) }
    var reported: Set<String> = []
    var hasFailed = false
    let profile = try chosenProfile(besides: own)
    var missing = MissingWordsReport()
    let pump = WorkPump<LineReader.Run, RunComposer.Result> {
      var composer = RunComposer(reader: profile.reader(locale: locale))
      return { composer.composed($0) }
    }
    var reader =
      elements.path == InputFile.standardInput
      ? LineReader(descriptor: 0)
      : LineReader(bytes: try elements.bytes(limit: InputFile.writtenByTools))
    try pump.run(next: { try reader.next() }) { result in
      try context.checkCancellation()
      try put(result.output)
      hasFailed = hasFailed || result.hasFailed
      for (field, line) in result.unknownFields where reported.insert(field).inserted {
        context.report("line \(line): warning: unknown field '\(field)' is ignored")
      }
      missing.add(result.missingWords, of: profile, in: locale)
    }
    for warning in missing.warnings + ProfileNotes([profile]).texts { context.report(warning) }
    return hasFailed
  }

  private func chosenProfile(besides own: [Profile]) throws -> Profile {
    var readers = ReaderSelection()
    (readers.settings, readers.hints) = (settings, hints)
    return try readers.setting(Profile.named(profile, own: own))[0]
  }
}
