import ArgumentParser
import Earshot
import EarshotFiles
import EarshotOutput
import EarshotProfiles

/// Says why a word is said, and why where it is.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "explain",
    abstract: "Explain a word: why does the reader say this, and why here?",
    discussion: """
      Without a design: the words of the reader that contain it, and the rules that speak of it. \
      With designs: every part of their announcements that contains it, the attribute that it comes \
      from, its rule with the source, and the place that it takes.

      Examples:

        earshot explain collapsed --profile talkback-15.1
        earshot explain "double tap" --profile voiceover-ios --locale de
        earshot explain collapsed --profile talkback Examples/dropdown.yaml

      Exit status 1 when nothing says the word.
      """
  )

  @Argument(help: "The word, or words that stand side by side.")
  var word: String

  @Argument(help: ArgumentHelp("The design files; - for standard input.", valueName: "file"))
  var files: [String] = []

  @OptionGroup var readers: ReaderOptions

  @Option(help: "Which states of each component to go through: current or all.")
  var states = Preview.Scope.all

  func validate() throws {
    guard !WordSearch(word).isEmpty else {
      throw ValidationError("'\(word)' has no word in it; write one that is heard")
    }
  }

  func run() throws {
    let profiles = try readers.profiles(standard: .device)
    let text =
      files.isEmpty
      ? profiles.map(origins).filter { !$0.isEmpty }.joined(separator: "\n")
      : try explanations(by: profiles)
    guard !text.isEmpty else {
      let names = profiles.map(\.id).joined(separator: " and ")
      StandardError.write("'\(word)' is said by nothing of \(names)\n")
      throw ExitCode(1)
    }
    try Output.write(text)
  }

  private func origins(_ profile: Profile) -> TerminalText {
    let locale = readers.locale ?? "en"
    let vocabulary = BuiltIn.vocabulary(of: profile, locale: locale)
    let origins = WordOrigins(of: word, in: profile, vocabulary: vocabulary)
    guard !origins.entries.isEmpty || !origins.rules.isEmpty else { return "" }
    var lines: [TerminalText] = ["\(profile.title) (\(profile.id))"]
    lines += origins.entries.map { entry in
      let fallback = vocabulary.isTranslated(entry.key) ? "" : ", in English for want of a source"
      return "  word \(entry.key)\(fallback): "
        + entry.forms.map { "\"\($0)\"" as TerminalText }.joined(separator: ", ")
    }
    lines += origins.rules.map { "  rule \($0.id.rawValue): \($0.sentence) Source: \($0.source)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func explanations(by profiles: [Profile]) throws -> TerminalText {
    let designs = try DesignReader.screens(at: files)
    let blocks = designs.flatMap { _, screen in
      profiles.flatMap { profile in
        profile.preview(locale: readers.locale ?? screen.locale)
          .explanations(of: WordSearch(word), on: screen, states: states)
          .map { lines(of: $0, on: screen) }
      }
    }
    return blocks.joined(separator: "\n")
  }

  private func lines(of explanation: Preview.Explanation, on screen: Screen) -> TerminalText {
    let (entry, part) = (explanation.entry, explanation.part)
    let utterance = entry.announcement.text(of: part.utterance)
    var lines: [TerminalText] = [
      "\(screen.title), \(entry.component.id), \(entry.stop) "
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
    if explanation.places.isEmpty { lines.append("  why here: the pattern puts it there") }
    return lines.joined(separator: "\n") + "\n"
  }
}
