import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

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
      let screen = try screen.input(folder)
      if case .recording(let recording) = design.content,
        let issue = try record(screen, in: recording)
      {
        return Outcome(issues: [issue])
      }
      let design = try design.input(from: folder)
      let compare = compare(screen, with: design)
      guard !compare.isOfFolder else {
        throw UsageError("'\(design.source.name)' is a folder; name a design in this folder")
      }
      return outcome(of: try compare.run(in: TestInput.context(of: [screen, design])))
    } catch let failure as Failure {
      return Outcome(issues: failure.errors.map(\.description))
    } catch {
      return Outcome(issues: ["\(error)"])
    }
  }

  private func outcome(of reports: [ComparisonReport]) -> Outcome {
    let reports = reports.filter(\.hasFailed)
    guard let first = reports.first else { return Outcome() }
    return Outcome(
      issues: reports.flatMap(\.failures), page: ReportFormat.html.written(reports),
      title: first.sections.first?.expectedFile ?? "")
  }

  private func compare(_ screen: TestInput, with design: TestInput) -> Compare {
    var compare = Compare(design: design.source, captures: [screen.source])
    compare.readers.ownProfile = reader?.profile
    compare.readers.platform = (reader?.profile.platform).flatMap { .init(rawValue: $0.rawValue) }
    compare.readers.locale = reader?.language
    compare.accepted = accepted.map { .file(folder.file($0)) }
    compare.ignored = Array(ignored)
    compare.failOn = failing
    return compare
  }

  private func record(_ screen: TestInput, in recording: Recording) throws -> String? {
    let old = recording.file(in: folder)
    guard old == nil || mode.isOn else { return nil }
    guard !mode.isCI else {
      return
        "\(recording.path) \(old == nil ? "does not exist" : "should be recorded"), but nothing is "
        + "recorded if the environment variable CI is set: record it on your machine, and commit it"
    }
    let file = try recording.write(screen, in: folder, by: reader)
    if file.isDesign {
      // If the new design cannot express some announcements, all announcements are approved as a
      // baseline.
      var compare = compare(screen, with: TestInput(file: file.path))
      compare.failOn = .note
      if try compare.run(in: screen.context).contains(where: \.hasFailed) {
        _ = try compare.approve(in: screen.context)
      }
    }
    return "recorded \(file.path): review it, commit it, and run the test again without recording"
  }
}
