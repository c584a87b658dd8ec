import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

struct StockWidgetRow: Sendable, CustomTestStringConvertible {
  let toolkit: String
  let stop: String
  let component: String
  let announcement: String
  let hint: String

  var testDescription: String { "\(toolkit): \(component), \(stop)" }

  init?(_ line: Substring) {
    let fields = line.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 4 else { return nil }
    toolkit = fields[0]
    stop = fields[1]
    component = fields[2]
    announcement = fields[3].replacing("⏎", with: "\n")
    hint = fields.count > 4 ? fields[4].replacing("⏎", with: "\n") : ""
  }

  static func rows(_ text: String) -> [StockWidgetRow] {
    text.split(separator: "\n").compactMap { StockWidgetRow($0) }
  }
}

@Suite struct `Stock widgets` {
  @Test(arguments: StockWidgetRow.rows(StockWidgetRow.android))
  func `of Android have the announcement of their attributes`(_ row: StockWidgetRow) throws {
    try expect(row, "talkback-17")
  }

  @Test(arguments: StockWidgetRow.rows(StockWidgetRow.iOS))
  func `of iOS have the announcement of their attributes`(_ row: StockWidgetRow) throws {
    try expect(row, "voiceover-ios-27")
  }

  @Test func `have rows for each toolkit`() {
    let android = Set(StockWidgetRow.rows(StockWidgetRow.android).map(\.toolkit))
    #expect(android == ["compose", "views", "react-native", "flutter"])
    let iOS = Set(StockWidgetRow.rows(StockWidgetRow.iOS).map(\.toolkit))
    #expect(iOS == ["uikit", "swiftui", "react-native", "flutter"])
  }

  @Test(arguments: ["voiceover-documented", "talkback-documented"])
  func `do not change the guidelines' announcements`(_ id: String) throws {
    let rows = StockWidgetRow.rows(StockWidgetRow.android + "\n" + StockWidgetRow.iOS)
    for component in Set(rows.map(\.component)).sorted() {
      let texts = try Set(
        Toolkit.allCases.map { toolkit in
          try entries(of: component, toolkit.rawValue, id).map(\.announcement.text)
        })
      #expect(texts.count == 1, "\(component): \(texts)")
    }
  }

  private func expect(_ row: StockWidgetRow, _ id: String) throws {
    let names = row.stop.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let entry = try entries(of: row.component, row.toolkit, id).first { entry in
      names[1].isEmpty || entry.component.id == names[0] && "\(entry.stopID)" == names[1]
    }
    let said = try #require(entry).announcement
    let text = said.text.split(separator: ". Out of list").first.map(String.init)
    #expect(text == row.announcement)
    #expect(said.hint == row.hint)
  }

  private func entries(
    of component: String, _ toolkit: String, _ id: String
  ) throws -> [ScreenPreview.Entry] {
    let profile = try #require(BuiltIn.profile(id))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let design = "screen: Test\ntoolkit: \(toolkit)\ncomponents: [{\(component)}]"
    return preview.entries(
      of: try DesignReader.screen(of: Array(design.utf8), file: "design"), states: .current)
  }
}
