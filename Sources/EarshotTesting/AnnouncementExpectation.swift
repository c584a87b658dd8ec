import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import EarshotProfiles

struct AnnouncementExpectation {
  struct Outcome {
    var issues: [String] = []
    var page: Document?
    var title = ""
  }

  private let screen: Observation
  private let design: Design
  private let folder: TestFolder
  private let reader: ScreenReader?
  var accepted: String?
  var ignored: Set<Finding.Kind> = []
  var failing = Finding.Severity.warning
  var mode = RecordingMode()

  init(
    _ screen: some ObservedScreen, _ design: Design, from folder: TestFolder,
    by reader: ScreenReader?
  ) {
    self.screen = screen.observed
    self.design = design
    self.folder = folder
    self.reader = reader
  }

  func outcome() -> Outcome {
    do {
      let capture = try screen.capture(reader?.profile.platform, folder)
      if case .recording(let recording) = design.source,
        let issue = try record(capture, in: recording)
      {
        return Outcome(issues: [issue])
      }
      return outcome(of: try report(on: capture))
    } catch let mistakes as DesignReader.Mistakes {
      return Outcome(issues: mistakes.errors.map(\.description))
    } catch {
      return Outcome(issues: ["\(error)"])
    }
  }

  private func outcome(of report: ComparisonReport) -> Outcome {
    guard report.hasFailed else { return Outcome() }
    return Outcome(
      issues: report.failures, page: report.written(as: .html),
      title: report.sections.first?.expectedFile ?? "")
  }

  private func report(on capture: Capture) throws -> ComparisonReport {
    let design = try design.input(from: folder, on: reader?.profile.platform)
    var sections = DiffSections(
      try runs(design.input, design.name, capture, design.project), accepting: design.accepted)
    sections.joinCaptures(requiringAll: false)
    if let accepted = accepted.map({ .file(folder.file($0)) }) ?? design.project?.accepted {
      sections.leaveOut(
        try AcceptedFindings(
          of: accepted.bytes(), file: accepted.name, today: CalendarDate.today()))
    }
    return ComparisonReport(sections.sections, failing: failing)
  }

  private func runs(
    _ design: DiffInput, _ name: String, _ capture: Capture, _ project: Project?
  ) throws -> [DiffRun] {
    let readers = ReaderSelection().following(project)
    var pair = DiffPair(expected: design, name, heard: .capture(capture), screen.name)
    pair.locale = reader?.language ?? (design.capture == nil ? nil : readers.captureLocale)
    pair.ignored = ignored
    if reader == nil, project?.selectsProfiles != true {
      pair.assumptions = ["assumed, because no reader is named"]
    }
    pair.assumptions += project.map { [$0.title] } ?? []
    return try pair.runs { family in
      try reader.map { [$0.profile] } ?? readers.profiles(standard: [family])
    }
  }

  private func record(_ capture: Capture, in recording: Recording) throws -> String? {
    let old = recording.file(in: folder)
    guard old == nil || mode.isOn else { return nil }
    guard !mode.isCI else {
      return
        "\(recording.path) \(old == nil ? "does not exist" : "should be recorded"), but nothing is "
        + "recorded if the environment variable CI is set: record it on your machine, and commit it"
    }
    let project = try Projects().project(of: .file(folder.file(recording.path)))
    let file = try recording.write(
      capture, in: folder, named: screen.name, reader, of: project
    ) { design in
      // Differences between the recorded design and the announcements are stored as accepted
      // findings.
      let runs = try runs(design, recording.path, capture, project)
      let isTold = !ComparisonReport(
        DiffSections(runs, accepting: nil).sections, failing: .note
      ).hasFailed
      return isTold ? [] : runs
    }
    return "recorded \(file): review it, commit it, and run the test again without recording"
  }
}
