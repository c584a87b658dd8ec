public import Earshot
public import EarshotFiles
import EarshotProfiles
import EarshotSpeech

/// Writes the acceptance criteria of a screen for testers.
public struct Criteria: Operation, DescribedOperation {
  package static let name = "criteria"

  /// The design.
  public var design: Source
  /// The toolkits of the app, if the design does not name them.
  public var toolkits: [Toolkit] = []
  /// The profiles; by default, the documented and the newest device profiles.
  public var readers = ReaderSelection()
  /// The criteria to write: all criteria, or only the essential criteria.
  public var level = Criterion.Level.all

  /// Creates an operation for a design.
  public init(design: Source) { self.design = design }

  package static let level = OptionInfo(
    "level", default: Criterion.Level.all, help: "The criteria to write.")

  package static var options: [BoundOption<Criteria>] {
    [
      BoundOption(Walk.design, \.design, isRequired: true),
      BoundOption(Preview.toolkits, \.toolkits),
    ] + ReaderSelection.options.map { $0.of(\.readers) } + [BoundOption(level, \.level)]
  }

  public func run(in context: Context) throws -> CriteriaSheet {
    let designs = try [design].screens(
      built: toolkits, for: readers, standard: .both, in: context)
    context.report(designs)
    let sheets = designs.map { design in
      let sheet = sheet(of: design)
      return design.namedLanguage == nil
        ? sheet : sheet.namingLanguage(isOther: design.otherLanguage != nil)
    }
    return sheets.dropFirst().reduce(into: sheets[0]) {
      $0.criteria += $1.criteria
      $0.omittedTests += $1.omittedTests
    }
  }

  private func sheet(of design: DesignedScreen) -> CriteriaSheet {
    let (screen, locale) = (design.screen, design.locale)
    let folder = KitName.folder(of: design.source.name)
    var sheet = CriteriaSheet(
      for: screen,
      readers: design.profiles.map { ($0.reader(locale: locale), $0.wording(locale: locale)) },
      level: level, joiningReadings: readers.isUsual,
      audio: { "\(folder)/\(KitName.file(of: $0.id, in: design.otherLanguage)).wav" })
    sheet.locale = locale
    return sheet
  }
}

extension Criterion.Level: OptionValue {}
