import ArgumentParser

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

  static func mentions(of word: String, in commands: [any ParsableCommand.Type]) -> String {
    let names = commands.filter {
      $0.helpMessage(columns: 1_000).lowercased().contains(word.lowercased())
    }.compactMap { $0.configuration.commandName }
    guard !names.isEmpty else { return "" }
    return "; the word is in the help of \(names.prefix(3).joined(separator: ", "))"
  }
}
