import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import EarshotProfiles

enum CoverageReport {
  static func text(on folders: [String]) -> TerminalText {
    folders.map { folder in
      let tags = ProfilesPage.locales(of: folder)
      let coverages = tags.compactMap { tag in
        BuiltIn.vocabulary(folder, locale: tag).map { Coverage(of: $0) }
      }
      let lines = coverages.map { coverage in
        let first = coverages.first { $0.missing == coverage.missing }?.locale
        let older = BuiltIn.folder(of: folder, locale: coverage.locale)
        return line(on: coverage, like: first == coverage.locale ? nil : first)
          + (older == folder ? "" : "; uses words from \(older)")
      }
      let others = allLocales.filter { !tags.contains($0) }
      let rest: [TerminalText] =
        others.isEmpty
        ? [] : ["  no confirmed translations, all in English: \(others.joined(separator: " "))"]
      return (["\(folder)"] + lines + rest).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  static func sources(of profiles: [Profile]) -> TerminalText {
    profiles.filter { !$0.citedSources.isEmpty }.map { profile in
      let rows = profile.citedSources.map { source in
        "  \(source.name): \(source.address ?? "no address"), \(source.date ?? "no date")"
      }
      return (["\(profile.title), sources"] + rows).map { "\($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  static var folders: [String] { Set(names.map(\.folder)).sorted() }

  private static var allLocales: [String] { Set(names.map(\.locale)).sorted() }

  private static var names: [(folder: String, locale: String)] {
    BuiltIn.vocabularyNames.compactMap { name in
      let pieces = name.split(separator: "/").map(String.init)
      return pieces.count == 2 ? (pieces[0], pieces[1]) : nil
    }
  }

  private static func line(on coverage: Coverage, like first: String?) -> TerminalText {
    let tag = DisplayWidth.padded("\(coverage.locale)", to: 8)
    // Rounded down, so that only a complete locale has 100 %.
    let percent = coverage.total == 0 ? 100 : coverage.translated * 100 / coverage.total
    let line: TerminalText = "  \(tag) \(coverage.translated) of \(coverage.total) (\(percent) %)"
    guard !coverage.missing.isEmpty else { return line }
    if let first { return "\(line), in English: the same words as in \(first)" }
    let missing = coverage.missing.map { "\($0.key) \"\($0.english)\"" }
    return "\(line), in English: \(missing.joined(separator: ", "))"
  }
}
