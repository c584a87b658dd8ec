import ArgumentParser
import Earshot

enum Help {
  static func isShort(_ arguments: [String]) -> Bool {
    arguments.contains("-h") && !arguments.contains("--help")
  }

  static func short(_ help: String) -> String {
    let paragraphs = help.split(separator: "\n\n", omittingEmptySubsequences: false)
    guard let usage = paragraphs.firstIndex(where: { $0.hasPrefix("USAGE:") }), usage > 0 else {
      return help
    }
    let lists = paragraphs[(usage + 1)...].map(shortList)
    return (paragraphs[...0] + [paragraphs[usage]] + lists).joined(separator: "\n\n")
      + "\nUse --help for all details and examples."
  }

  private static let column = 26

  private static func shortList(_ list: Substring) -> Substring {
    var entries: [(label: String, meaning: String)] = []
    var others: [String] = []
    for line in list.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      switch line.count - text.count {
      case 2 where text.first.map { "-<".contains($0) } == true:
        let end = endOfLabel(in: text)
        entries.append((String(text[..<end]), String(text[end...].drop { $0 == " " })))
      case column where !entries.isEmpty:
        entries[entries.count - 1].meaning += " \(text)"
      default: others.append(String(line))
      }
    }
    guard !entries.isEmpty else { return list }
    let lines = entries.flatMap { rows(of: $0.label, firstSentence(of: $0.meaning)) }
    let heading = others.first.map { [$0] } ?? []
    return Substring((heading + lines + others.dropFirst()).joined(separator: "\n"))
  }

  /// Returns the end of a label; a label that fills its column has only one space after it.
  private static func endOfLabel(in text: Substring) -> Substring.Index {
    if let gap = text.firstRange(of: "  ") { return gap.lowerBound }
    let end = text.index(text.startIndex, offsetBy: column - 3, limitedBy: text.endIndex)
    return end.flatMap { $0 < text.endIndex && text[$0] == " " ? $0 : nil } ?? text.endIndex
  }

  private static func firstSentence(of meaning: String) -> String {
    let meaning = meaning.drop { $0 == " " }
    let ends = [". ", "; ", " (values: ", " (default: "].compactMap {
      meaning.firstRange(of: $0)?.lowerBound
    }
    let sentence = meaning[..<(ends.min() ?? meaning.endIndex)]
    return sentence.hasSuffix(".") || sentence.isEmpty ? String(sentence) : "\(sentence)."
  }

  private static func rows(of label: String, _ meaning: String) -> [String] {
    var lines = ["  \(label)"]
    if label.count + 2 < column {
      lines[0] += String(repeating: " ", count: column - 2 - label.count)
    } else {
      lines.append(String(repeating: " ", count: column))
    }
    for (number, word) in meaning.split(separator: " ").enumerated() {
      if number > 0, lines[lines.count - 1].count + word.count >= 80 {
        lines.append(String(repeating: " ", count: column))
      } else if number > 0 {
        lines[lines.count - 1] += " "
      }
      lines[lines.count - 1] += word
    }
    return lines
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
