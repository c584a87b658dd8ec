package import Earshot
package import EarshotOutput

/// A specification of a design: anatomy, announcements in all languages, attributes in all
/// toolkits, and advice.
package struct ComponentSheet: Sendable {
  /// The announcements in all states, with one screen for each language.
  package var languages: [PreviewedScreen]
  package var toolkits: [(toolkit: Toolkit, entries: [ScreenPreview.Entry])]
  package var findings: [DesignFinding]

  package init(
    languages: [PreviewedScreen], toolkits: [(toolkit: Toolkit, entries: [ScreenPreview.Entry])],
    findings: [DesignFinding]
  ) {
    self.languages = languages
    self.toolkits = toolkits
    self.findings = findings
  }

  package static func markdown(_ sheets: [ComponentSheet]) -> Document {
    Document(sheets.map(\.markdown).joined(separator: "\n") + notes(of: sheets).ending())
  }

  package static func page(_ sheets: [ComponentSheet]) -> Document {
    let title = sheets.count == 1 ? sheets[0].pageTitle : PageTitle("Specifications")
    return Page(
      title: title, chapters: sheets.enumerated().map { $1.chapter(number: $0 + 1) },
      about: notes(of: sheets).lines()
    ).document
  }

  private static func notes(of sheets: [ComponentSheet]) -> ProfileNotes {
    ProfileNotes(sheets.flatMap(\.languages))
  }

  private var screen: Screen? { languages.first?.screen }
  private var language: PageLanguage { languages.first?.language ?? .ofPage }
  private var pageTitle: PageTitle { PageTitle(screen?.title ?? "", in: language) }
}

// MARK: - Content

extension ComponentSheet {
  private struct Cell {
    var text: String
    var language = PageLanguage.ofPage

    init(_ text: String, in language: PageLanguage = .ofPage) {
      self.text = text
      self.language = language
    }
  }

  private struct Table {
    var title: String
    var columns: [String]
    var rows: [[Cell]]
  }

  private var tables: [Table] {
    ([about, anatomy] + languages.map(announcements) + toolkits.compactMap(attributes) + [advice])
      .filter { !$0.rows.isEmpty }
  }

  private var about: Table {
    func rows(_ metadata: Metadata, of name: String) -> [[Cell]] {
      metadata.rows.map { row in
        [Cell(name, in: language), Cell(row.name), Cell(row.texts.joined(separator: "; "))]
      }
    }
    let components = screen?.allComponents ?? []
    return Table(
      title: "About", columns: ["Part", "Fact", "Value"],
      rows: rows(screen?.metadata ?? Metadata(), of: screen?.title ?? "")
        + components.flatMap { rows($0.common.metadata, of: $0.id) })
  }

  private var anatomy: Table {
    let entries = (languages.first?.entries ?? []).filter(\.isCurrent)
    return Table(
      title: "Anatomy", columns: ["#", "Stop", "Component", "VoiceOver", "TalkBack"],
      rows: stops(of: entries).enumerated().map { index, stop in
        [
          Cell("\(index + 1)"), Cell(stop.name, in: language), Cell(stop.first.component.kind.name),
          Cell(parts(of: stop, on: .voiceOver), in: language),
          Cell(parts(of: stop, on: .talkBack), in: language),
        ]
      })
  }

  private func parts(of stop: Stop, on platform: Platform) -> String {
    guard let entry = stop.entries.first(where: { $0.profile.platform == platform }) else {
      return "no stop"
    }
    return entry.announcement.parts.map { "\($0.kind.rawValue): \($0.text)" }
      .joined(separator: "; ")
  }

  private func announcements(_ screenful: PreviewedScreen) -> Table {
    let language = screenful.language
    return Table(
      title: "Announcements in \(screenful.locale)",
      columns: ["Stop", "State", "VoiceOver", "TalkBack"],
      rows: stops(of: screenful.entries).map { stop in
        [
          Cell(stop.name, in: language), Cell(stop.first.state),
          Cell(announcement(of: stop, on: .voiceOver), in: language),
          Cell(announcement(of: stop, on: .talkBack), in: language),
        ]
      })
  }

  private func announcement(of stop: Stop, on platform: Platform) -> String {
    let own = stop.entries.filter { $0.profile.platform == platform }
    guard let first = own.first.map(text) else { return "no stop" }
    let others = own.dropFirst().filter { text(of: $0) != first }
    return ([first] + others.map { "\($0.profile.shortTitle): \(text(of: $0))" })
      .joined(separator: " / ")
  }

  private func text(of entry: ScreenPreview.Entry) -> String {
    let announcement = entry.announcement
    return announcement.text + (announcement.hint.isEmpty ? "" : " … \(announcement.hint)")
  }

  private func attributes(
    _ toolkit: Toolkit, _ entries: [ScreenPreview.Entry]
  ) -> Table? {
    guard let platform = entries.first?.profile.platform else { return nil }
    return Table(
      title: "Attributes in \(toolkit.rawValue) (\(platform.rawValue))",
      columns: ["Stop", "Attribute", "Value", "In code"],
      rows: entries.flatMap { entry in
        entry.attributeSheet.rows.map { row in
          [
            Cell("\(entry.component.id), \(entry.stop)", in: language), Cell(row.attribute),
            Cell(row.value, in: language), Cell(row.spelling),
          ]
        }
      })
  }

  private var advice: Table {
    var rows = findings.map { finding -> [Cell] in
      let ending = "; \(finding.kind.mend)"
      let isFixed = finding.message.hasSuffix(ending)
      let problem = isFixed ? String(finding.message.dropLast(ending.count)) : finding.message
      return [
        Cell("\(finding.location.line)"), Cell(problem), Cell(isFixed ? finding.kind.mend : ""),
      ]
    }
    if rows.isEmpty {
      rows = [[Cell("–"), Cell("No problems found"), Cell("keep the design's texts")]]
    }
    return Table(title: "Do and don't", columns: ["Line", "Don't", "Do"], rows: rows)
  }

  private struct Stop {
    var first: ScreenPreview.Entry
    var entries: [ScreenPreview.Entry]

    var name: String { "\(first.component.id), \(first.stop)" }
  }

  private func stops(of entries: [ScreenPreview.Entry]) -> [Stop] {
    var places: [String: Int] = [:]
    var stops: [Stop] = []
    for entry in entries {
      let key = "\(entry.component.id)\n\(entry.stop)\n\(entry.state)"
      if let place = places[key] {
        stops[place].entries.append(entry)
      } else {
        places[key] = stops.count
        stops.append(Stop(first: entry, entries: [entry]))
      }
    }
    return stops
  }
}

// MARK: - Formats

extension ComponentSheet {
  private var markdown: MarkdownText {
    var lines: [MarkdownText] = ["# \(screen?.title ?? "")"]
    for table in tables {
      lines += [
        "", "## \(table.title)", "",
        "| " + table.columns.map { "\($0)" }.joined(separator: " | ") + " |",
        "|" + table.columns.map { _ in " --- |" }.joined(),
      ]
      lines += table.rows.map { row in
        "| " + row.map { "\($0.text)" as MarkdownText }.joined(separator: " | ") + " |"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func chapter(number: Int) -> Page.Chapter {
    Page.Chapter(
      anchor: "sheet-\(number)", title: pageTitle,
      sections: tables.enumerated().map { index, table in
        Page.Section(
          anchor: "sheet-\(number)-\(index + 1)", title: PageTitle(table.title),
          content: html(table))
      })
  }

  private func html(_ table: Table) -> HTMLText {
    let head = table.columns.map { "<th scope=\"col\">\($0)</th>" as HTMLText }.joined()
    let rows = table.rows.map { row -> HTMLText in
      "<tr>\(row.map { "<td>\($0.language.marked($0.text))</td>" as HTMLText }.joined())</tr>\n"
    }
    return """
      <table>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>

      """
  }
}
