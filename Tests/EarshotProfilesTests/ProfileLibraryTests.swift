import Earshot
import EarshotFiles
import Testing

@Suite struct `Profiles that extend others` {
  private func library(_ texts: String...) throws -> ProfileLibrary {
    let values = try texts.enumerated().map { index, text in
      try SourceReader(file: "\(index).yaml").value(of: Array(text.utf8))
    }
    return try ProfileLibrary(values)
  }

  private let old = """
    profile: old
    newest-of: [reader, device]
    platform: talkback
    vocabulary: talkback
    settings:
      - {name: hints, title: Hints, values: ["on", "off"], value: "on"}
      - {name: all, title: All, values: [none], value: none, presets: [{value: none, sets: {hints: "off"}}]}
    layouts: [{group: announcement, say: "{tree}"}]
    follows: [not-checked]
    rules: [{id: a, sentence: A., source: test}]
    words: {button: Button}
    """

  @Test func `are the newest when they say so as their base does`() throws {
    let new = "profile: new\nextends: old\nnewest-of: [reader, device]\n"
    for library in [try library(old, new), try library(new, old)] {
      #expect(library.newest == ["reader": "new"])
      #expect(library.newestOfFamily == [.device: [.talkBack: "new"]])
    }
    #expect(try library(old, "profile: beta\nextends: old\n").newest == ["reader": "old"])
  }

  @Test func `drop rules, settings and sentences, and keep the rest`() throws {
    let text = """
      profile: new
      extends: old
      drops: {follows: [not-checked], settings: [hints], rules: [a]}
      follows: [disabled-of-everything]
      words: {link: Link}
      """
    let profile = try #require(try library(old, text).profiles["new"])
    guard case .device(let style) = profile.style else {
      Issue.record("no device profile")
      return
    }
    #expect(style.follows == ["disabled-of-everything"])
    #expect(style.layouts.count == 1)
    #expect(profile.settings.all.map(\.name) == ["all"])
    #expect(profile.settings.all[0].presets.map(\.sets) == [[:]])
    #expect(profile.rules.isEmpty)
    #expect(profile.words == ["button": .text("Button"), "link": .text("Link")])
  }

  @Test(arguments: [
    ("extends: odl", "unknown profile 'odl'; did you mean 'old'?", 2, 10),
    (
      "extends: old\ndrops: {follows: [not-cheked]}",
      "unknown rule 'not-cheked'; did you mean 'not-checked'?", 3, 19
    ),
    (
      "extends: old\ndrops: {settings: [hint]}", "unknown setting 'hint'; did you mean 'hints'?",
      3, 20
    ),
    ("extends: old\ndrops: {rules: [b]}", "unknown rule 'b'; known: a", 3, 17),
    ("extends: old\nfollow: []", "unknown key 'follow'; did you mean 'follows'?", 3, 1),
    (
      "extends: old\nnewest-of: [documented]",
      "cannot be the newest profile of 'documented'; write 'device', because it is a device profile",
      3, 13
    ),
    ("extends: old\nnewest-of: [old]", "'old' is already the name of a profile", 3, 13),
    (
      "platform: talkback\nvocabulary: talkback\nlayouts: []\nnewest-of: [reader]",
      "'old' and 'new' are both marked as the newest profile of 'reader'", 5, 13
    ),
    ("extends: new", "extend each other in a cycle: new", 2, 1),
  ])
  func `name the location of a mistake`(
    text: String, message: String, line: Int, column: Int
  ) throws {
    let error = #expect(throws: InputError.self) { try library(old, "profile: new\n\(text)\n") }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.location == SourceLocation(file: "1.yaml", line: line, column: column))
  }
}
