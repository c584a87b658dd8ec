import ArgumentParser
import Earshot
public import EarshotFiles
import EarshotOutput
import EarshotProfiles

extension AnnouncedScreen.Format: Choice {}

/// Prints what is said at every stop of a real screen.
struct Announce: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "announce",
    abstract: "Print every focus stop of a dumped screen with its announcement.",
    discussion: """
      DUMP is a UI dump of a running app; what is in it tells its format. The stops come in reading \
      order, one a line: a snapshot of a screen that a picture cannot give, ready to be committed \
      and compared.

      Examples:

        earshot announce window_dump.xml
        earshot announce source.xml --profile voiceover-ios-26 --format jsonl
      """
  )

  @Argument(help: ArgumentHelp("The dumps; - for standard input.", valueName: "dump"))
  var dumps: [String]

  @OptionGroup var readers: ReaderOptions

  @Flag(help: .redact)
  var redact = false

  @Option(name: .inputFormat, help: .inputFormat)
  var inputFormat: InputFormat?

  @Flag(help: "Write behind each stop where it stands in the dump.")
  var places = false

  @Option(help: "The format: text, the usual one, or jsonl with one object a line.")
  var format: AnnouncedScreen.Format?

  @Option(name: .output, help: .report)
  var output: String?

  func run() throws {
    let destination = try Destination.claim(output, besides: dumps + readers.profileFiles)
    let profiles = try readers.profiles(warns: false)
    // Of several dumps the same text has the same stand-in.
    let redactor = redact ? Redactor() : nil
    let texts = try Failure.collecting(dumps) { try announcements(of: $0, profiles, redactor) }
    try destination.write(texts.joined())
  }

  private func announcements(
    of dump: String, _ profiles: [Profile], _ redactor: Redactor?
  ) throws(InputError) -> Document {
    let bytes = try InputFile.bytes(of: dump, limit: InputFile.writtenByTools)
    try DesignDetection.refuseDesign(
      bytes, file: dump, instead: "what it announces is printed by 'earshot preview'")
    var capture = try CaptureReader(
      file: dump, platform: readers.onlyPlatform, isSpokenText: inputFormat == .text
    ).read(bytes)
    if let redactor { capture = redactor.redacted(capture) }
    for note in capture.notes {
      StandardError.write("\(note.location): warning: \(note.message)\n")
    }
    let speakers = try speakers(of: capture, in: dump, profiles)
    if capture.platform != nil { readers.warnOfEnglish(speakers) }
    return speakers.map { profile in
      let reader = profile.reader(locale: readers.locale ?? "en")
      return AnnouncedScreen(
        profile: profile, stops: CapturedStops(of: capture, by: reader).stops,
        showsPlaces: places
      ).written(as: .format(format, for: output, or: .text))
    }.joined()
  }

  /// The profiles of the dump's platform; for words that somebody wrote down one is enough.
  private func speakers(
    of capture: Capture, in dump: String, _ profiles: [Profile]
  ) throws(InputError) -> [Profile] {
    guard let platform = capture.platform else {
      if case .heard = capture.content { return Array(profiles.prefix(1)) }
      return profiles
    }
    let speakers = profiles.filter { $0.platform == platform }
    guard !speakers.isEmpty else {
      throw InputError("'\(dump)' needs a profile of \(platform.readerName)", kind: .usage)
    }
    return speakers
  }
}
