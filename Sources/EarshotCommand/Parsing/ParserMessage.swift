import Earshot
import EarshotKit

struct ParserMessage {
  let text: String

  init(_ message: String, listedBy lister: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.first, first.hasPrefix(Self.beginning) else {
      text = message
      return
    }
    let problem = String(first.dropFirst(Self.beginning.count))
    let values = lines.dropFirst().prefix { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
    let error = Self.error(problem, values: values, listedBy: lister)
    text = (["error: \(error)"] + lines.dropFirst(values.count + 1)).joined(separator: "\n")
  }

  private static let beginning = "Error: "

  private static func error(_ problem: String, values: [String], listedBy lister: String) -> String
  {
    if let match = problem.wholeMatch(of: /Missing expected argument '(.+)'/) {
      return "expected \(match.1), found nothing"
    }
    if let match = problem.wholeMatch(of: /Missing value for '(.+)'/) {
      return "expected a value, found nothing after '\(match.1)'"
    }
    if let match = problem.wholeMatch(of: /Unknown option '([^']+)'(?:\. Did you mean '(.+)'\?)?/) {
      return NearestName.message(
        "option", String(match.1), known: match.2.map { [String($0)] } ?? [],
        advice: "'\(lister)' lists all")
    }
    if let match = problem.wholeMatch(of: /Unexpected argument '(.+)'/) {
      return "expected no further argument, found '\(match.1)'; remove it"
    }
    if let match = problem.wholeMatch(of: /\d+ unexpected arguments: (.+)/) {
      return "expected no further arguments, found \(match.1); remove them"
    }
    if let match = problem.wholeMatch(
      of: /The option '(.+)' does not take any value, but '(.+)' was specified\./)
    {
      return "expected no value of '\(match.1)', found '\(match.2)'; remove the value"
    }
    if let match = problem.wholeMatch(of: /The value '(.*)' is invalid for '([^']+)'(\..*)?/) {
      let inline = (match.3 ?? "").matches(of: /'([^']+)'/).map { String($0.1) }
      var values = values.isEmpty ? inline : values
      let systems = ReaderSelection.Platforms.systems.keys.sorted()
      if values == ReaderSelection.Platforms.allValueStrings,
        NearestName.nearest(to: String(match.1), among: systems) != nil
      {
        values = systems
      }
      let start = "unknown value '\(NearestName.shortened(String(match.1)))' for '\(match.2)'"
      guard !values.isEmpty else {
        return "\(start); '\(lister)' describes the option"
      }
      return NearestName.message(
        "value", String(match.1), known: values, listedBy: lister, beginning: start)
    }
    return problem
  }
}
