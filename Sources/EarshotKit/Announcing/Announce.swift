import Earshot
package import EarshotFiles
import EarshotProfiles

/// Composes the announcements of captured screens.
public struct Announce: Operation, BatchOperation {
  package static let name = "announce"

  /// Dumps of an app, in files and folders.
  public var captures: Inputs
  /// The readers whose announcements are composed.
  public var readers = ReaderSelection()
  /// Whether to replace the app's texts with placeholders.
  public var redacts = false
  /// The format to assume for files that are not recognized.
  public var inputFormat: InputFormat?
  /// Whether to show each stop's location.
  public var showsPlaces = false
  /// Whether to show only the stops with accessibility findings.
  public var showsOnlyIssues = false
  public var batch = BatchOptions()

  /// Creates an operation for captures.
  public init(captures: Inputs) { self.captures = captures }

  package static let captures = OptionInfo<[Source]>(
    "captures", valueName: "dump", help: "The dumps; - for standard input.")
  package static let redacts = OptionInfo(
    "redact",
    help: "Replace the app's texts, which can contain personal data.")
  package static let inputFormat = OptionInfo<InputFormat?>(
    "input-format",
    help:
      "The format of unrecognized files: 'text' has one announcement per line, 'csv' is a table.")
  package static let showsPlaces = OptionInfo(
    "places", help: "Print the place in the dump after each stop.")

  package static let showsOnlyIssues = OptionInfo(
    "only-issues", help: "Print only the stops with findings of 'earshot check'.")

  package static var options: [BoundOption<Announce>] {
    [BoundOption(captures, \.captures.sources, isRequired: true)]
      + ReaderSelection.options.map { $0.of(\.readers) } + [
        BoundOption(redacts, \.redacts), BoundOption(inputFormat, \.inputFormat),
        BoundOption(showsPlaces, \.showsPlaces),
        BoundOption(showsOnlyIssues, \.showsOnlyIssues),
      ]
  }

  package func plan(in context: Context) throws -> BatchPlan<AnnouncedCapture> {
    try batch.check(redacts: redacts)
    let inputs = try captures.list(of: .captures, called: "dump")
    let projects = try context.projects.projects(of: inputs.items.map(\.source))
    var items = Batch(inputs, of: projects, jobs: batch.jobs, in: context)
    let isNamed = items.isMany || batch.hasErrorsInline
    // All captures share one redactor, so that equal texts get equal placeholders.
    let redactor = redacts ? Redactor() : nil
    if redacts { items.jobs = 1 }
    return BatchPlan(
      items, reads: inputs.paths + readers.profileFiles.paths + projects.files,
      settingFiles: readers.profileFiles.paths, facts: ["\(isNamed)"]
    ) {
      let announcers = try projects.distinct.map { project in
        var announce = self
        announce.readers = readers.following(project)
        return (announce, try announce.speaking())
      }
      return { index in
        let item = inputs.items[index]
        let (announce, speaking) = announcers[projects.places[index]]
        let bytes = try item.captureBytes()
        guard !item.isPassedOver(bytes, as: .captures) else { return .passedOver }
        return announce.outcome(
          of: try announce.capture(of: bytes, in: item.path, redactor, context.formats),
          in: item.path, speaking, isNamed: isNamed)
      }
    }
  }

  private typealias Speaking = (profiles: [Profile], issues: StopIssues?)

  private func speaking() throws -> Speaking {
    let profiles = try readers.profiles(standard: [.device])
    let issues =
      showsOnlyIssues ? StopIssues(by: profiles, locale: readers.captureLocale ?? "en") : nil
    return (profiles, issues)
  }

  private func capture(
    of bytes: [UInt8], in file: String, _ redactor: Redactor?, _ formats: [CaptureFormat]
  ) throws(InputError) -> Capture {
    try DesignDetection.refuseDesign(
      bytes, file: file, instead: "'earshot preview' prints its announcements")
    let capture = try CaptureReader(
      file: file, platform: readers.onlyPlatform, fallback: inputFormat?.format,
      formats: formats
    ).read(bytes)
    return redactor?.redacted(capture) ?? capture
  }

  private func outcome(
    of capture: Capture, in file: String, _ speaking: Speaking, isNamed: Bool
  ) -> Outcome<AnnouncedCapture> {
    var outcome = Outcome<AnnouncedCapture>()
    outcome.remarks = capture.notes.map { "\($0.location): warning: \($0.message)" }
    let speakers: [Profile]
    do throws(InputError) {
      speakers = try self.speakers(of: capture, in: file, speaking.profiles)
    } catch {
      outcome.errors = [error]
      return outcome
    }
    if let project = readers.project { outcome.warnings = [project.title] }
    if capture.platform != nil { outcome.warnings += readers.warningsOfEnglish(speakers) }
    outcome.output = AnnouncedCapture(
      speakers.map { profile in
        let reader = profile.reader(locale: readers.captureLocale ?? "en")
        let stops = CapturedStops(of: capture, by: reader).stops
        return AnnouncedScreen(
          profile: profile,
          stops: speaking.issues?.stops(with: profile, among: stops, of: capture) ?? stops,
          showsPlaces: showsPlaces, file: isNamed ? file : nil, isComposed: capture.isComposed)
      })
    return outcome
  }

  /// Returns the profiles for the capture's platform; if heard announcements have no platform, only
  /// the first profile.
  private func speakers(
    of capture: Capture, in file: String, _ profiles: [Profile]
  ) throws(InputError) -> [Profile] {
    guard let platform = capture.platform else {
      if case .heard = capture.content { return Array(profiles.prefix(1)) }
      return profiles
    }
    let speakers = profiles.filter { $0.platform == platform }
    guard !speakers.isEmpty else {
      throw InputError("'\(file)' needs a profile of \(platform.readerName)", kind: .usage)
    }
    return speakers
  }
}

/// The format to assume for files that are not recognized.
public enum InputFormat: String, Sendable, Hashable, CaseIterable, OptionValue {
  /// Each line is one announcement.
  case text
  /// The file is a table with a header and a column of announcements.
  case csv

  var format: CaptureFormat {
    switch self {
    case .text: .plainText
    case .csv: .csv
    }
  }
}

extension BatchOptions {
  package func check(redacts: Bool) throws {
    guard redacts, cache != nil else { return }
    throw UsageError(
      "--redact numbers the replaced texts across all files, so results cannot be cached; omit --cache"
    )
  }
}

extension InputList.Item {
  func captureBytes() throws(InputError) -> [UInt8] {
    try source.document().bytes(limit: InputFile.writtenByTools)
  }
}
