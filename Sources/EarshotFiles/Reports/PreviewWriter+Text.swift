import Earshot
import EarshotOutput

extension PreviewWriter {
  func text(_ screenful: PreviewedScreen) -> TerminalText {
    let style = TextStyle(isOn: self.style.isStyled)
    let width = screenful.entries.map { DisplayWidth.columns(of: "\($0.stop)") }.max() ?? 0
    return document(screenful, title: style.title("\(screenful.title)")) { group in
      [style.title("  \(heading(of: group[0].component))")]
        + group.runs(by: \.profile.id).flatMap { block in
          ["    " + style.remark("\(block[0].profile.title)")]
            + block.flatMap { rows(of: $0, width: width, style) }
        }
    }
  }

  private static let widestStop = 42

  private func rows(of entry: ScreenPreview.Entry, width: Int, _ style: TextStyle) -> [TerminalText]
  {
    let stop = DisplayWidth.padded("\(entry.stop)", to: min(width, Self.widestStop))
    let margin = String(repeating: " ", count: 8 + min(width, Self.widestStop))
    var mark: TerminalText = ""
    if !entry.announcement.isDocumented { mark = style.remark("  (derived)") }
    let said = style.announcement(entry.announcement, .announcement) + mark
    var rows: [TerminalText] = ["      \(stop)  \(said)"]
    if let settings = entry.settingsInWords {
      rows = ["\(margin)\(style.remark("with \(settings):"))", "\(margin)  \(said)"]
    }
    if !entry.announcement.hint.isEmpty {
      let indent = entry.settingsInWords == nil ? "" : "  "
      rows.append(
        "\(margin)\(indent)\(style.remark("then:")) \(style.announcement(entry.announcement, .hint))"
      )
    }
    rows += entry.differences.map { "\(margin)\(style.remark("\($0)"))" }
    rows += detailLines(of: entry).map { "\(margin)  \($0)" }
    for other in entry.others {
      let announcement = other.announcement
      rows.append(
        "\(margin)\(style.remark("\(other.profile.shortTitle):")) "
          + style.announcement(announcement, .announcement))
      if !announcement.hint.isEmpty {
        rows.append(
          "\(margin)  \(style.remark("then:")) \(style.announcement(announcement, .hint))")
      }
      rows += explanations(of: other).map { "\(margin)  \($0)" }
    }
    return rows
  }

  func plain(_ screenful: PreviewedScreen) -> TerminalText {
    var lines: [TerminalText] = ["Screen: \(screenful.title)"]
    for profile in screenful.profiles {
      lines += ["", "By \(profile.title)"]
      let own = screenful.entries.filter { $0.profile.id == profile.id }
      for component in own.runs(by: { $0.component.id }) {
        lines += ["", "\(heading(of: component[0].component))"] + component.flatMap(plainLines)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func plainLines(of entry: ScreenPreview.Entry) -> [TerminalText] {
    let mark = entry.announcement.isDocumented ? "" : " (derived)"
    let settings = entry.settingsInWords.map { ", with \($0)" } ?? ""
    let hint = entry.announcement.hint
    return ["\(entry.stop)\(settings): \(entry.announcement.text)\(mark)"]
      + (hint.isEmpty ? [] : ["Then, after a pause: \(hint)"])
      + (entry.differences + detailLines(of: entry)).map { "\($0)" }
      + entry.others.flatMap { other -> [TerminalText] in
        let hint = other.announcement.hint
        return ["\(other.profile.shortTitle): \(other.announcement.text)"]
          + (hint.isEmpty ? [] : ["Then, after a pause: \(hint)"])
          + explanations(of: other).map { "\($0)" }
      }
  }

  private func document(
    _ screenful: PreviewedScreen, title: TerminalText,
    _ lines: ([ScreenPreview.Entry]) -> [TerminalText]
  ) -> TerminalText {
    var all = [title]
    for component in screenful.entries.runs(by: { $0.component.id }) {
      all += [""] + lines(component)
    }
    return all.joined(separator: "\n") + "\n"
  }

  func heading(of component: any Component) -> String {
    "\(name(of: component)) (\(component.kind), id \(component.id))"
  }

  func name(of component: any Component) -> String {
    component.common.label.isEmpty ? component.id : component.common.label
  }

  func detailLines(of entry: ScreenPreview.Entry) -> [String] {
    var lines: [String] = []
    if details.hasAttributes {
      lines += entry.attributeSheet.rows.map { row in
        "\(row.attribute) = \(row.value)  [\(row.spelling)]"
      }
    }
    return lines + explanations(of: entry)
  }

  private func explanations(of entry: ScreenPreview.Entry) -> [String] {
    guard details.explains else { return [] }
    return entry.announcement.parts.map { part in
      let rule = entry.profile.rule(part.rule)
      let from = part.origin.isEmpty ? "" : ", from \(part.origin)"
      return "\"\(part.text)\" is the \(part.kind.rawValue)\(from): "
        + "\(rule?.sentence ?? "") (\(part.rule.rawValue); \(rule?.source ?? ""))"
    }
  }
}

extension PreviewedScreen {
  var profiles: [Profile] {
    var seen: Set<String> = []
    return entries.lazy.map(\.profile).filter { seen.insert($0.id).inserted }
  }

  var kinds: Set<String> { Set(entries.map(\.component.kind.name)) }
}

extension ScreenPreview.Entry {
  var settingsInWords: String? {
    let ways = ways.filter { !$0.isEmpty }
    guard !ways.isEmpty else { return nil }
    return ways.map { $0.map(\.description).joined(separator: ", ") }
      .joined(separator: "; or with ")
  }
}
