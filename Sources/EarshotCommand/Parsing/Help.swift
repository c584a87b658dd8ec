import ArgumentParser
import Earshot

enum Help {
  static func isShort(_ arguments: [String]) -> Bool {
    arguments.contains("-h") && !arguments.contains("--help")
  }

  static func short(_ help: String) -> String {
    let paragraphs = help.split(separator: "\n\n", omittingEmptySubsequences: false)
    guard let usage = paragraphs.firstIndex(where: { $0.hasPrefix("USAGE:") }), usage > 1 else {
      return help
    }
    return (paragraphs.prefix(1) + paragraphs[usage...]).joined(separator: "\n\n")
      + "\nUse --help for a description and examples."
  }

  static func nearest(in error: String, listedBy lister: String) -> String {
    let lines = error.split(separator: "\n", omittingEmptySubsequences: false)
    let question = ". Please provide one of the following:"
    let beginning = "Error: The value '"
    guard let first = lines.first, first.hasPrefix(beginning), first.hasSuffix(question),
      let end = first.firstRange(of: "' is invalid for '")?.lowerBound
    else { return error }
    let values = lines.dropFirst().prefix { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
    let message = NearestName.message(
      "value", String(first[..<end].dropFirst(beginning.count)), known: values, listedBy: lister,
      beginning: String(first.dropLast(question.count)))
    return ([message] + lines.dropFirst(values.count + 1).map(String.init))
      .joined(separator: "\n")
  }

  static func unknown(
    _ name: String, among known: [String], searching commands: [any ParsableCommand.Type]
  ) -> String {
    let lister = "earshot --help"
    let message = NearestName.message("subcommand", name, known: known, listedBy: lister)
    let mentions = mentions(of: name, in: commands)
    guard !mentions.isEmpty else { return message }
    let places =
      "'\(name)' is mentioned in the help of \(mentions.prefix(3).joined(separator: ", "))"
    return NearestName.nearest(to: name, among: known) == nil
      ? "unknown subcommand '\(name)'; \(places); '\(lister)' lists all"
      : "\(message) \(places)."
  }

  private static func mentions(
    of word: String, in commands: [any ParsableCommand.Type]
  ) -> [String] {
    let word = word.lowercased()
    guard word.count > 2 else { return [] }
    let mentions = commands.filter { command in
      command.helpMessage(columns: 1_000).lowercased()
        .split { !$0.isLetter && !$0.isNumber && $0 != "-" }
        .contains { $0 == word || $0 == word + "s" }
    }
    guard mentions.count * 3 <= commands.count * 2 else { return [] }
    return mentions.compactMap { $0.configuration.commandName }
  }
}
