public import Earshot
public import EarshotFiles
import EarshotOutput
import EarshotProfiles

/// Explains why readers announce a word, and why they announce it at this position.
public struct Explain: Operation, DescribedOperation {
  package static let name = "explain"

  /// The word or words.
  public var word: String
  /// The designs to search; if empty, the readers' vocabularies and rules are searched.
  public var designs: [Source]
  /// The readers.
  public var readers = ReaderSelection()
  /// Which states of each component to search.
  public var states = ScreenPreview.Scope.all

  /// Creates an operation that explains a word.
  public init(word: String, designs: [Source] = []) {
    self.word = word
    self.designs = designs
  }

  package static let word = OptionInfo<String>(
    "word", default: "", help: "A word, or several adjacent words.")
  package static let designs = OptionInfo<[Source]>(
    "designs", valueName: "file", help: "The design files; - for standard input.")
  package static let states = OptionInfo(
    "states", default: ScreenPreview.Scope.all,
    help: "The states: current (as designed) or all.")

  package static var options: [BoundOption<Explain>] {
    [BoundOption(word, \.word, isRequired: true), BoundOption(designs, \.designs)]
      + ReaderSelection.options.map { $0.of(\.readers) } + [BoundOption(states, \.states)]
  }

  public func run(in context: Context) throws -> Explanations {
    guard !WordSearch(word).isEmpty else {
      throw UsageError("'\(word)' contains no word")
    }
    guard !designs.isEmpty else {
      let profiles = try readers.profiles(standard: [.device])
      for warning in readers.warningsOfEnglish(profiles) { context.report(warning) }
      let text = profiles.map(origins).filter { !$0.isEmpty }.joined(separator: "\n")
      return Explanations(of: word, in: profiles, text)
    }
    let designs = try designs.screens(for: readers, standard: [.device], in: context)
    context.report(designs)
    var seen: Set<String> = []
    let profiles = designs.flatMap(\.profiles).filter { seen.insert($0.id).inserted }
    return Explanations(of: word, in: profiles, explanations(of: designs))
  }

  private func origins(_ profile: Profile) -> TerminalText {
    let locale = readers.locale ?? "en"
    let vocabulary = BuiltIn.vocabulary(of: profile, locale: locale)
    let origins = WordOrigins(of: word, in: profile, vocabulary: vocabulary)
    guard !origins.entries.isEmpty || !origins.rules.isEmpty else { return "" }
    var lines: [TerminalText] = ["\(profile.title)"]
    lines += origins.entries.map { entry in
      let fallback =
        vocabulary.isTranslated(entry.key)
        ? "" : ", in English because there is no confirmed translation"
      return "  word \(entry.key)\(fallback): "
        + entry.forms.map { "\"\($0)\"" as TerminalText }.joined(separator: ", ")
    }
    lines += origins.rules.map { "  rule \($0.id.rawValue): \($0.sentence) Source: \($0.source)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func explanations(of designs: [DesignedScreen]) -> TerminalText {
    let blocks = designs.flatMap { design in
      let screen = design.screen
      return design.profiles.flatMap { profile in
        profile.preview(locale: design.locale)
          .explanations(of: WordSearch(word), on: screen, states: states)
          .map { lines(of: $0, on: design) }
      }
    }
    return blocks.joined(separator: "\n")
  }

  private func lines(
    of explanation: ScreenPreview.Explanation, on design: DesignedScreen
  ) -> TerminalText {
    let (entry, part) = (explanation.entry, explanation.part)
    let utterance = entry.announcement.text(of: part.utterance)
    var lines: [TerminalText] = [
      "\(design.title), \(entry.component.id), \(entry.stop) "
        + "(\(entry.profile.title))",
      "  said: \(utterance)",
      "  part: \"\(part.text)\" is the \(part.kind.rawValue)"
        + (part.origin.isEmpty ? "" : ", from \(part.origin)"),
    ]
    if let rule = explanation.rule {
      lines.append("  why: \(rule.sentence) (\(rule.id.rawValue))")
      lines.append("  source: \(rule.source)")
    }
    lines += explanation.places.map { "  why here: \($0.sentence)" }
    if explanation.places.isEmpty {
      lines.append("  why here: the documented pattern of the announcement has this order")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Explanations of a word.
public struct Explanations: Reportable {
  /// The word.
  public let word: String
  /// The identifiers of the searched profiles.
  public let profiles: [String]
  package let titles: [String]
  fileprivate let text: TerminalText

  fileprivate init(of word: String, in profiles: [Profile], _ text: TerminalText) {
    self.word = word
    self.profiles = profiles.map(\.id)
    titles = profiles.map(\.title)
    self.text = text
  }

  package var absence: String {
    "'\(word)' is not announced by \(titles.joined(separator: " and "))"
  }

  /// Whether no announcement or rule contains the word.
  public var isEmpty: Bool { text.isEmpty }

  public static var formats: [ReportFormat<Explanations>] { [.text] }
}

extension ReportFormat<Explanations> {
  /// Paragraphs for a terminal.
  public static var text: Self { Self("text") { explanations, _ in Document(explanations.text) } }
}
