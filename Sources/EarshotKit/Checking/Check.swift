public import Earshot
public import EarshotFiles
import EarshotProfiles

/// Finds accessibility problems in designs.
public struct Check: BatchOperation {
  public static let name = "check"

  /// The designs: files, folders and patterns.
  public var designs: Inputs
  /// The app's toolkits, if the designs do not name them.
  public var toolkits: [Toolkit] = []
  /// The readers to check; by default, the guidelines and the newest devices.
  public var readers = ReaderSelection()
  /// The lowest severity that makes the exit status 1.
  public var failOn = DesignFinding.Severity.warning
  public var batch = BatchOptions()

  /// Creates a check of designs.
  public init(designs: Inputs) { self.designs = designs }

  /// The option for the lowest severity that fails.
  public static let failOn = OptionInfo<DesignFinding.Severity>(
    "fail-on", default: .warning,
    help: "The lowest severity that makes the exit status 1.")

  public static var options: [BoundOption<Check>] {
    [
      BoundOption(Preview.designs, \.designs.sources, isRequired: true),
      BoundOption(Preview.toolkits, \.toolkits),
    ] + ReaderSelection.options.map { $0.of(\.readers) } + [BoundOption(failOn, \.failOn)]
  }

  public func plan(in context: Context) throws -> BatchPlan<CheckedDesign> {
    let inputs = try designs.list(of: .designs)
    let projects = try context.projects.projects(of: inputs.items.map(\.source))
    return BatchPlan(
      Batch(inputs, of: projects, jobs: batch.jobs, in: context),
      reads: inputs.paths + readers.profileFiles.paths + projects.files,
      settingFiles: readers.profileFiles.paths
    ) {
      var checkers = try projects.distinct.map {
        try DesignCheckers(readers.following($0), context.checks)
      }
      return { index in
        try outcome(
          of: inputs.items[index], by: &checkers[projects.places[index]], context.kinds)
      }
    }
  }

  private func outcome(
    of input: InputList.Item, by checkers: inout DesignCheckers, _ kinds: ComponentKinds
  ) throws -> Outcome<CheckedDesign> {
    let bytes = try input.bytes()
    guard !input.isPassedOver(bytes, as: .designs) else { return .passedOver }
    let readers = checkers.readers
    let screen = try DesignReader.screen(
      of: bytes, file: input.path, kinds: kinds, defaults: readers.project?.defaults ?? .init()
    ).built(with: toolkits)
    let findings = checkers.checker(for: screen.locale).findings(in: screen)
    let (profile, locale) = (checkers.profiles.first, readers.locale ?? screen.locale)
    var design = CheckedDesign(file: input.path, screen: screen, findings: findings)
    design.project = readers.project?.file
    design.readings = checkers.profiles.map(\.title)
    design.preview = {
      let entries = profile?.preview(locale: locale).entries(of: screen, states: .current)
      return PreviewedScreen(screen: screen, entries: entries ?? [], locale: locale)
    }
    var outcome = Outcome(output: design)
    outcome.warnings = [readers.project?.title].compactMap(\.self)
    outcome.hasFindings = findings.contains { $0.severity >= failOn }
    return outcome
  }
}

private struct DesignCheckers {
  let readers: ReaderSelection
  let profiles: [Profile]
  /// The custom profiles with their original settings, for expectations that name a custom profile.
  private let own: [Profile]
  private let locale: String?
  private let checks: [any DesignCheck]
  private var checkers: [String: DesignChecker] = [:]

  init(_ readers: ReaderSelection, _ checks: [any DesignCheck]) throws {
    self.readers = readers
    profiles = try readers.profiles(standard: .both)
    own = try readers.allProfileFiles.map {
      try Profile.read($0)
    }
    locale = readers.locale
    self.checks = checks
  }

  mutating func checker(for locale: String) -> DesignChecker {
    let locale = self.locale ?? locale
    if let known = checkers[locale] { return known }
    let checker = BuiltIn.checker(
      judging: profiles.map { BuiltIn.checkReader(for: $0, locale: locale) }, locale: locale,
      own: own.map { BuiltIn.checkReader(for: $0, locale: locale) }, checks: checks)
    checkers[locale] = checker
    return checker
  }
}
