import Earshot
import EarshotOutput

struct ProfileNotes {
  private let notes: [(title: String, text: String)]

  init(_ profiles: [Profile], kinds: [String] = []) {
    var seen: Set<String> = []
    notes = profiles.filter { seen.insert($0.id).inserted }
      .map { ($0.title, $0.caveat(on: kinds)) }
      .filter { !$0.1.isEmpty }
  }

  init(_ screens: [PreviewedScreen]) {
    self.init(screens.flatMap { $0.entries.profiles }, kinds: screens.flatMap(\.kinds))
  }

  func lines<Reader>() -> [Escaped<Reader>] { notes.map { "\($0.title): \($0.text)" } }

  /// Returns an empty line and the notes, or "" if there are no notes.
  func ending<Reader>() -> Escaped<Reader> {
    notes.isEmpty ? "" : "\n" + lines().joined(separator: "\n") + "\n"
  }
}
