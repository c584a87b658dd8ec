package import Earshot
import EarshotOutput

package struct ProfileNotes: Sendable {
  private let notes: [(title: String, text: String)]
  private var projects: [String] = []

  package init(_ profiles: [Profile], kinds: [String] = []) {
    var seen: Set<String> = []
    notes = profiles.filter { seen.insert($0.id).inserted }
      .map { ($0.title, $0.caveat(on: kinds)) }
      .filter { !$0.1.isEmpty }
  }

  init(_ screens: [PreviewedScreen]) {
    self.init(screens.flatMap { $0.entries.profiles }, kinds: screens.flatMap(\.kinds))
    for project in screens.compactMap(\.project) where !projects.contains(project) {
      projects.append(project)
    }
  }

  package var texts: [String] { lines().map { (line: TerminalText) in line.text } }

  func lines<Reader>() -> [Escaped<Reader>] {
    projects.map { "project: \($0)" } + notes.map { "\($0.title): \($0.text)" }
  }

  func ending<Reader>() -> Escaped<Reader> {
    let lines: [Escaped<Reader>] = lines()
    return lines.isEmpty ? "" : "\n" + lines.joined(separator: "\n") + "\n"
  }
}
