public import Earshot
package import EarshotFiles
import EarshotProfiles

/// Finds accessibility problems in designs.
public struct Check: Operation, BatchOperation {
  package static let name = "check"

  /// The designs: files, folders and patterns.
  public var designs: Inputs
  /// The app's toolkits, if the designs name none.
  public var toolkits: [Toolkit] = []
  /// The readers; by default, the documented and the newest device profiles.
  public var readers = ReaderSelection()
  /// The lowest severity that makes the exit status 1.
  public var failOn = Finding.Severity.warning
  public var batch = BatchOptions()

  /// Creates a check of designs.
  public init(designs: Inputs) { self.designs = designs }

  package static let failOn = OptionInfo<Finding.Severity>(
    "fail-on", default: .warning,
    help: "The lowest severity that makes the exit status 1.")

  package static var options: [BoundOption<Check>] {
    [
      BoundOption(Preview.designs, \.designs.sources, isRequired: true),
      BoundOption(Preview.toolkits, \.toolkits),
    ] + ReaderSelection.options.map { $0.of(\.readers) } + [BoundOption(failOn, \.failOn)]
  }

  package func plan(in context: Context) throws -> BatchPlan<CheckedDesign> {
    let inputs = try designs.list(of: .designs)
    let projects = try context.projects.projects(of: inputs.items.map(\.source))
    let titles = ScreenTitles(of: inputs)
    var plan: BatchPlan<CheckedDesign> = BatchPlan(
      Batch(inputs, of: projects, jobs: batch.jobs, in: context),
      reads: inputs.paths + readers.profileFiles.paths + projects.files,
      settingFiles: readers.profileFiles.paths
    ) {
      var checkers = try projects.distinct.map {
        try DesignCheckers(readers.following($0).eachLanguage(), context.checks)
      }
      return { index in
        let item = inputs.items[index]
        let isMany = inputs.items.count > 1
        let files = context.projects.designFiles(of: item.source)
        var outcome = Outcome<CheckedDesign>()
        do {
          outcome = try self.outcome(
            of: item, among: isMany, files, besides: titles.others(than: index),
            by: &checkers[projects.places[index]], in: context)
        } catch {
          guard let failure = Failure(error) else { throw error }
          outcome.errors = failure.errors
        }
        outcome.companions = files.digests
        return outcome
      }
    }
    plan.facts = titles.repeated
    plan.designs = inputs.items.map(\.source)
    return plan
  }

  private func outcome(
    of input: InputList.Item, among isMany: Bool, _ files: DesignFiles,
    besides others: [String: String],
    by checkers: inout DesignCheckers, in context: Context
  ) throws -> Outcome<CheckedDesign> {
    let bytes = try input.bytes()
    guard !input.isPassedOver(bytes, as: .designs) else { return .passedOver }
    var checked = FindingsByLanguage(isOneOfMany: isMany)
    var first: (screen: Screen, readers: ReaderSelection)?
    var mistakes: [InputError] = []
    for readers in checkers.selections {
      var screen = try input.source.screen(of: bytes, for: readers, files: files, in: context)
        .built(with: toolkits)
      do throws(InputError) { screen.screenshotSize = try files.screenshot(of: screen)?.size } catch
      {
        mistakes = [error]
      }
      let locale = readers.locale ?? screen.locale
      var checker = checkers.checker(for: locale)
      checker.otherScreens = others
      checked.add(checker.findings(in: screen), on: screen, in: locale)
      first = first ?? (screen, readers)
    }
    guard let (screen, readers) = first else { return .passedOver }
    let (profile, locale) = (checkers.profiles.first, readers.locale ?? screen.locale)
    let findings = checked.findings
    var design = CheckedDesign(file: input.path, screen: screen, findings: findings)
    design.project = readers.project?.file
    design.readings = checkers.profiles.map(\.title)
    design.profiles = checkers.profiles
    design.preview = {
      let entries = profile?.preview(locale: locale).entries(of: screen, states: .current)
      return PreviewedScreen(screen: screen, entries: entries ?? [], locale: locale)
    }
    var outcome = Outcome(output: design)
    outcome.errors = mistakes
    outcome.warnings =
      [readers.project?.title].compactMap(\.self) + checked.untranslated
      + checked.englishWords
    outcome.hasFindings = findings.contains { $0.severity >= failOn }
    return outcome
  }
}

struct FindingsByLanguage {
  private var all: [DesignFinding] = []
  private var languages: [DesignFinding: [String]] = [:]
  private var count = 0
  private(set) var untranslated: [String] = []
  /// Notes about English words, each reported once for all designs of a run.
  private(set) var englishWords: [String] = []
  private let isOneOfMany: Bool

  init(isOneOfMany: Bool = false) { self.isOneOfMany = isOneOfMany }

  mutating func add(_ findings: [DesignFinding], on screen: Screen, in language: String) {
    count += 1
    for finding in findings {
      if isOneOfMany, finding.kind == .englishWords {
        let start = finding.message.prefix { $0 != ":" }
        englishWords.append("note: [\(finding.kind.id)] \(start); check one design to list them")
        continue
      }
      if languages[finding] == nil { all.append(finding) }
      languages[finding, default: []].append(language)
    }
    for note in screen.notes where note.subject == .untranslated {
      if !untranslated.contains(note.warning) { untranslated.append(note.warning) }
    }
  }

  /// The findings; if a finding is only in some languages, its message lists these languages.
  var findings: [DesignFinding] {
    guard count > 1 else { return all }
    return all.map { finding in
      let own = languages[finding] ?? []
      guard own.count < count else { return finding }
      var named = finding
      named.message += " (\(own.joined(separator: ", ")))"
      return named
    }
  }
}

private struct DesignCheckers {
  let selections: [ReaderSelection]
  let profiles: [Profile]
  private let own: [Profile]
  private let checks: [any DesignCheck]
  private var checkers: [String: DesignChecker] = [:]

  init(_ selections: [ReaderSelection], _ checks: [any DesignCheck]) throws {
    self.selections = selections
    profiles = try selections[0].profiles(standard: .both)
    own = try selections[0].allProfileFiles.map {
      try Profile.read($0)
    }
    self.checks = checks
  }

  mutating func checker(for locale: String) -> DesignChecker {
    if let known = checkers[locale] { return known }
    let checker = BuiltIn.checker(
      judging: profiles.map { BuiltIn.checkReader(for: $0, locale: locale) }, locale: locale,
      own: own.map { BuiltIn.checkReader(for: $0, locale: locale) }, checks: checks)
    checkers[locale] = checker
    return checker
  }
}
