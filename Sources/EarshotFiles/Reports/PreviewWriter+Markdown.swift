import Earshot
import EarshotOutput

extension PreviewWriter {
  func markdown(_ screens: [PreviewedScreen], _ place: Int) -> MarkdownText {
    let screenful = screens[place]
    let entries = Dictionary(grouping: screenful.entries, by: \.component.id)
    let numbers = StopNumbers(of: screenful)
    var lines: [MarkdownText] = ["# \(screenful.title)"]
    if let drawing = details.drawing, place == 0 {
      let titles = screens.map(\.screen.title).joined(separator: ", ")
      lines += ["", "!\(.link("The stops in swipe order: \(titles)", to: drawing))"]
    }
    for section in Sections(of: screenful.screen).all {
      let own = entries[section.component.id] ?? []
      guard !own.isEmpty else { continue }
      let opener = section.opener.map { ", opened by \(name(of: $0))" } ?? ""
      lines += [
        "", "\(Self.mark(section.depth)) \(heading(of: section.component))\(opener)",
      ]
      for block in own.runs(by: \.profile.id) {
        let title = block[0].profile.title
        lines += ["", "\(Self.mark(section.depth + 1)) \(title)", ""] + table(of: block, numbers)
        lines += details(of: block)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func mark(_ depth: Int) -> MarkdownText {
    ["##", "###", "####", "#####"][safe: depth] ?? "######"
  }

  private func details(of block: [ScreenPreview.Entry]) -> [MarkdownText] {
    var lines: [MarkdownText] = []
    let parted = block.filter { !$0.differences.isEmpty }
    if !parted.isEmpty { lines.append("") }
    lines += parted.map { entry in
      "- \(.code(entry.stop)): \(entry.differences.joined(separator: " "))"
    }
    let others = block.flatMap { entry in
      entry.others.map { other -> MarkdownText in
        let hint = other.announcement.hint
        return "- \(.code(entry.stop)), \(other.profile.shortTitle): \(other.announcement.text)"
          + (hint.isEmpty ? "" : "; then: \(hint)")
      }
    }
    if !others.isEmpty, parted.isEmpty { lines.append("") }
    lines += others
    for entry in block where details.explains || details.hasAttributes {
      lines += ["", .code(entry.stop), ""] + detailLines(of: entry).map { "- \($0)" }
    }
    return lines
  }

  private func table(of block: [ScreenPreview.Entry], _ numbers: StopNumbers) -> [MarkdownText] {
    let hasSettings = block.contains { !$0.ways.isEmpty }
    var lines: [MarkdownText] = [
      "| # | Stop | State | Announcement | Hint |" + (hasSettings ? " Settings |" : ""),
      "| --- | --- | --- | --- | --- |" + (hasSettings ? " --- |" : ""),
    ]
    for (place, entry) in block.enumerated() {
      // All states and settings of a stop have the same number, so only the first row shows it.
      let isFirst = !block[..<place].contains { $0.stopID == entry.stopID }
      let number = isFirst ? numbers[entry].map { "\($0)" } ?? "" : ""
      let mark: MarkdownText = entry.announcement.isDocumented ? "" : " *(derived)*"
      let settings: MarkdownText = "\(entry.settingsInWords ?? "as set")"
      lines.append(
        "| \(number) | \(entry.stop) | \(entry.state) | \(entry.announcement.text)\(mark) | "
          + "\(entry.announcement.hint) |" + (hasSettings ? " \(settings) |" : ""))
    }
    return lines
  }
}

private struct StopNumbers {
  private var numbers: [String: Int] = [:]

  init(of screenful: PreviewedScreen) {
    for profile in screenful.profiles {
      let own = screenful.entries.filter { $0.profile.id == profile.id }
      for stop in ScreenOutline(of: screenful.screen, entries: own).stops {
        numbers[Self.key(stop.entry)] = stop.number
      }
    }
  }

  subscript(entry: ScreenPreview.Entry) -> Int? { numbers[Self.key(entry)] }

  private static func key(_ entry: ScreenPreview.Entry) -> String {
    "\(entry.profile.id)/\(entry.component.id)/\(entry.stopID)"
  }
}

private struct Sections {
  struct Section {
    var component: any Component
    var depth = 0
    var opener: (any Component)?
  }

  private(set) var all: [Section] = []
  private let overlays: [String: any Component]
  private var told: Set<String> = []

  init(of screen: Screen) {
    let components = screen.allComponents
    overlays = Dictionary(
      components.filter { $0.traits.presence != .always }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    let opened = Set(components.flatMap { $0.traits.triggers.map(\.opens.id) })
    for component in screen.components
    where overlays[component.id] == nil || !opened.contains(component.id) {
      add(Section(component: component))
    }
    for component in components { add(Section(component: component)) }
  }

  private mutating func add(_ section: Section) {
    guard told.insert(section.component.id).inserted else { return }
    all.append(section)
    for nested in section.component.nestedComponents {
      add(Section(component: nested, depth: section.depth))
    }
    for trigger in section.component.traits.triggers {
      guard let overlay = overlays[trigger.opens.id] else { continue }
      add(Section(component: overlay, depth: section.depth + 1, opener: section.component))
    }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
