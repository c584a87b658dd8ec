import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import Foundation
import Testing

@Suite struct `Both readings` {
  private static let designs = [
    "booking", "date-picker", "dropdown", "hotel", "library-ja", "menu", "readme", "search",
  ]

  private func source(_ design: String) throws -> Source {
    let path = "Examples/\(design).yaml"
    return .bytes(
      Array(try Data(contentsOf: Command.package.appending(path: path))), named: path)
  }

  private func previews(_ design: String, profile: String? = nil) throws -> Previews {
    var preview = Preview(designs: [try source(design)])
    preview.states = .all
    preview.readers.profile = profile
    return try preview.run()
  }

  private func key(_ announcement: Announcement) -> String {
    Folding().key(of: "\(announcement.text) \(announcement.hint)")
  }

  @Test(arguments: designs)
  func `have a row of JSON for each stop by default`(_ design: String) throws {
    func rows(_ profile: String?) throws -> Set<[String]> {
      let json = try JSONParser.value(
        of: previews(design, profile: profile).written(as: .json).bytes)
      let keys = ["component", "stop", "state", "platform", "profile", "announcement", "hint"]
      return Set((json.items ?? []).map { row in keys.map { row.text($0) ?? "" } })
    }
    #expect(try rows(nil) == rows("documented").union(rows("device")))
  }

  @Test(arguments: designs)
  func `are printed if their words differ, in every state`(_ design: String) throws {
    let guidelines = try previews(design, profile: "documented").screens[0].entries
    let devices = try previews(design, profile: "device").screens[0].entries
    let lines = try previews(design).written(as: .text).text.split(separator: "\n")
      .map { $0.drop { $0 == " " } }
    for device in devices where !device.announcement.text.isEmpty {
      let own = guidelines.first { entry in
        entry.component.id == device.component.id && entry.stopID == device.stopID
          && entry.profile.platform == device.profile.platform
          && entry.states.contains(device.state)
      }
      let line = "\(device.profile.shortTitle): \(TerminalText(device.announcement.text).text)"
      if own.map({ key($0.announcement) }) != key(device.announcement) {
        #expect(lines.contains { $0 == line }, "\(device.component.id) \(device.stop): \(line)")
      }
    }
  }

  @Test(arguments: ["text", "markdown"])
  func `are printed once if their words are equal`(_ format: String) throws {
    let text = try Command.run(["preview", "Examples/menu.yaml", "--format", format]).output
    #expect(text.components(separatedBy: "More options, button").count == 3)
    #expect(!text.contains("More options. Button"))
  }

  @Test func `are one result of a criterion`() throws {
    var criteria = Criteria(design: try source("dropdown"))
    criteria.readers.platform = .talkback
    let sheet = try criteria.run()
    let reach = try #require(sheet.criteria.first { $0.id == "search-by.reach.talkback" })
    #expect(
      reach.then.map(\.text).last
        == "TalkBack (guidelines) says \"Search by, button, Record locator, in list, collapsed, "
        + "double tap to activate\", or TalkBack 17 says \"Record locator. Edit box. Search by. "
        + "Drop down list. read only\", then \"Double-tap and hold to long press\"")
    let dismiss = try #require(
      sheet.criteria.first { $0.id == "search-by/dismiss@expanded/talkback/guidelines" })
    #expect(!dismiss.then.contains { $0.text.contains("TalkBack 17") })
  }

  @Test(arguments: designs)
  func `do not add criteria`(_ design: String) throws {
    func ids(_ profile: String?) throws -> [String] {
      var criteria = Criteria(design: try source(design))
      criteria.readers.profile = profile
      return try criteria.run().criteria.map(\.id)
    }
    #expect(try ids(nil) == ids("documented"))
  }
}
