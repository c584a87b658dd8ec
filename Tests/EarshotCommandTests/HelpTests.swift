import Foundation
import Testing

@Suite struct `The help` {
  private static let subcommands: [String] = {
    let help = (try? Command.run(["--help"]).output) ?? ""
    return help.matches(of: #/(?m)^  ([a-z]+)  /#).map { String($0.1) }
  }()

  @Test func `groups the subcommands`() throws {
    let headings = try Command.run(["--help"]).output
      .matches(of: #/(?m)^([A-Z]+) SUBCOMMANDS:/#).map { String($0.1) }
    #expect(headings == ["DESIGN", "TEST", "COMPARE", "LEARN", "INTEGRATE", "TOOLS"])
    #expect(Self.subcommands.count == 21)
  }

  @Test func `is short for -h and complete for --help`() throws {
    let short = try Command.run(["diff", "-h"]).output
    let complete = try Command.run(["diff", "--help"]).output
    #expect(complete.contains("earshot diff checkout.yaml heard.txt --input-format text"))
    #expect(!short.contains("Examples:"))
    for option in complete.matches(of: #/(?m)^  (--[a-z-]+)/#).map({ String($0.1) }) {
      #expect(short.contains("  \(option)"))
    }
  }

  @Test func `has one sentence about each option for -h`() throws {
    for name in Self.subcommands {
      let short = try Command.run([name, "-h"]).output
      let lists = short.components(separatedBy: "\n\n").filter { $0.contains("OPTIONS:\n") }
      for option in lists.flatMap({ $0.components(separatedBy: "\n  -") }) {
        let words = option.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(!words.contains(". ") && !words.contains("(values: "), "\(name): \(words)")
      }
    }
    let lengths = try ["-h", "--help"].map { try Command.run(["diff", $0]).output.count }
    #expect(lengths[0] * 3 < lengths[1] * 2)
  }

  @Test func `groups options, with at most eight in a group`() throws {
    for name in Self.subcommands {
      let help = try Command.run([name, "--help"]).output
      for group in help.components(separatedBy: "\n\n").filter({ $0.contains("OPTIONS:\n") }) {
        let options = group.matches(of: #/(?m)^  -/#).count - (group.contains("-h, --help") ? 1 : 0)
        #expect(options <= 8, "\(name): \(group)")
      }
    }
  }

  @Test func `lists the values of an option once, and breaks no example`() throws {
    for name in Self.subcommands {
      let help = try Command.run([name, "--help"]).output
      let joined = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for match in joined.matches(of: #/> ([A-Z][^()<>]*) \(values: ([a-z-]+(?:, [a-z-]+)+)/#) {
        let values = match.2.split(separator: ", ")
        let text = match.1.split { " ,:;.".contains($0) }
        #expect(values.count < 3 || !values.allSatisfy(text.contains), "\(name): \(match.0)")
      }
      let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
      for (line, next) in zip(lines, lines.dropFirst())
      where line.contains(#/^  earshot |^  .+ \| earshot /#) {
        #expect(line.count <= 80 && (next.isEmpty || next.hasPrefix("  ")), "\(line)")
      }
    }
  }

  @Test(arguments: [
    ("previw", "did you mean 'preview'?"), ("voice", "did you mean 'voices'? 'voice' is mentioned"),
    ("json", "unknown subcommand 'json'; 'json' is mentioned in the help of preview, check"),
  ])
  func `suggests a command for a word`(_ word: String, _ suggestion: String) throws {
    let outcome = try Command.run(["help", word])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(suggestion), "\(outcome.errors)")
  }

  @Test(arguments: [
    ["help", "with"], ["help", "frobnicate"],
    ["preview", "Examples/readme.yaml", "--profile", "zzz"],
    ["kinds", "zzz"],
  ])
  func `lists no names that have nothing in common with a word`(arguments: [String]) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("' lists all"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("similar"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("is mentioned"), "\(outcome.errors)")
  }

  @Test(arguments: [("ios", "voiceover"), ("android", "talkback")])
  func `accepts the names of systems as platforms`(_ system: String, _ platform: String) throws {
    let outcomes = try [system, platform].map {
      try Command.run(["preview", "Examples/readme.yaml", "--platform", $0])
    }
    #expect(outcomes[0].status == 0)
    #expect(outcomes[0].output == outcomes[1].output)
  }
}
