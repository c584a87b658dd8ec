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

      Of folders every file is taken that is text and no design. With several dumps each line of JSON \
      tells the file of its dump.

      Examples:

        earshot announce window_dump.xml
        earshot announce source.xml --profile voiceover-ios-26 --format jsonl
        earshot announce dumps --format jsonl --output announcements.jsonl
      """
  )

  @Argument(help: ArgumentHelp("The dumps; - for standard input.", valueName: "dump"))
  var dumps: [String] = []

  @OptionGroup var many: ManyOptions

  @OptionGroup var readers: ReaderOptions

  @Flag(help: .redact)
  var redact = false

  @Option(name: .inputFormat, help: .inputFormat)
  var inputFormat: InputFormat?

  @Flag(help: "Write behind each stop where it stands in the dump.")
  var places = false

  @Option(help: "The format: text, the usual one, or jsonl with one object a line.")
  var format: AnnouncedScreen.Format?

  @Flag(name: .errorsInline, help: .errorsInline)
  var hasErrorsInline = false

  @Option(name: .output, help: .report)
  var output: String?

  private var writtenFormat: AnnouncedScreen.Format { .format(format, for: output, or: .text) }

  func validate() throws {
    try many.check(hasErrorsInline, in: writtenFormat)
    try many.check(redacts: redact)
  }

  func run() throws {
    let inputs = try many.inputs(dumps, of: .captures, called: "dump")
    let destination = try Destination.claim(output, besides: inputs.paths + readers.profileFiles)
    var run = ManyFiles(inputs, jobs: many.jobs)
    run.hasErrorsInline = hasErrorsInline
    let isNamed = run.isMany || hasErrorsInline
    run.cache = try many.cache(
      facts: [
        "announce", writtenFormat.rawValue, "\(places)", inputFormat?.rawValue ?? "-", "\(isNamed)",
      ] + readers.facts, files: readers.profileFiles,
      besides: inputs.paths + readers.profileFiles + [output].compactMap(\.self))
    // Of several dumps the same text has the same stand-in, which they have one after the other.
    let redactor = redact ? Redactor() : nil
    if redact { run.jobs = 1 }
    try run.write(to: destination, as: writtenFormat == .jsonl ? .lines : .plain) {
      let profiles = try readers.profiles(warns: false)
      return { place in
        let dump = inputs.items[place]
        let bytes = try InputFile.bytes(of: dump.path, limit: InputFile.writtenByTools)
        guard !dump.isPassedOver(bytes, as: .captures) else { return .passedOver }
        return try outcome(
          of: try capture(of: bytes, in: dump.path, redactor), in: dump.path, profiles,
          isNamed: isNamed)
      }
    }
  }

  private func capture(
    of bytes: [UInt8], in dump: String, _ redactor: Redactor?
  ) throws(InputError) -> Capture {
    try DesignDetection.refuseDesign(
      bytes, file: dump, instead: "what it announces is printed by 'earshot preview'")
    let capture = try CaptureReader(
      file: dump, platform: readers.onlyPlatform, isSpokenText: inputFormat == .text
    ).read(bytes)
    return redactor?.redacted(capture) ?? capture
  }

  private func outcome(
    of capture: Capture, in dump: String, _ profiles: [Profile], isNamed: Bool
  ) throws -> Outcome<Document> {
    var outcome = Outcome<Document>()
    outcome.remarks = capture.notes.map { "\($0.location): warning: \($0.message)" }
    let speakers: [Profile]
    do throws(InputError) { speakers = try self.speakers(of: capture, in: dump, profiles) } catch {
      outcome.errors = [error]
      return outcome
    }
    if capture.platform != nil { outcome.warnings = readers.warningsOfEnglish(speakers) }
    outcome.output = speakers.map { profile in
      let reader = profile.reader(locale: readers.locale ?? "en")
      return AnnouncedScreen(
        profile: profile, stops: CapturedStops(of: capture, by: reader).stops,
        showsPlaces: places
      ).written(as: writtenFormat, of: isNamed ? dump : nil)
    }.joined()
    return outcome
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
