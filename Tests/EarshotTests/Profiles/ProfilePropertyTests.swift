import Earshot
import EarshotProfiles
import Testing

@Suite struct `Every profile` {
  private func said(
    _ id: String, set settings: [String: String] = [:], enabled: Bool? = nil
  ) throws -> [Announcement] {
    var profile = try #require(BuiltIn.profile(id))
    for (key, value) in settings { try profile.settings.set(key, to: value) }
    let reader = BuiltIn.reader(for: profile, locale: "en")
    switch profile.platform {
    case .voiceOver:
      var random = RandomElements(seed: 7)
      return (0..<1_000).map { _ in reader.announcement(for: random.next()) }
    case .talkBack:
      var random = RandomNodes()
      return (0..<400).map { _ in
        var node = random.exposedNode(depth: 2)
        if let enabled { node.enabled = enabled }
        return reader.announcement(
          of: TalkBackTree.root, in: TalkBackTree(node), after: TalkBackHistory()
        ).announcement
      }
    }
  }

  private static let talkBack = BuiltIn.profileIDs.filter { $0.hasPrefix("talkback") }

  @Test(arguments: BuiltIn.profileIDs)
  func `loses hints and nothing else when hints are off`(_ id: String) throws {
    let (spoken, silent) = (try said(id), try said(id, set: ["hints": "off"]))
    var hinted = 0
    for (all, less) in zip(spoken, silent) {
      let isHint = { (part: Part) in part.kind == .hint || part.kind == .actions }
      let rest = all.parts.filter { !isHint($0) }
      #expect(less.parts.map(\.text) == rest.map(\.text))
      #expect(less.parts.map(\.rule) == rest.map(\.rule))
      if all.parts.contains(where: isHint) { hinted += 1 }
    }
    #expect(hinted > 50)
  }

  @Test(arguments: BuiltIn.profileIDs)
  func `always gives the same announcement`(_ id: String) throws {
    #expect(try said(id) == said(id))
  }

  @Test(arguments: BuiltIn.profileIDs)
  func `finds the first rule with an id`(_ id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    for rule in profile.allRules {
      #expect(profile.rule(rule.id) == profile.allRules.first { $0.id == rule.id })
    }
  }

  @Test(arguments: BuiltIn.profileIDs)
  func `has a rule for every part, and joints that make the announcement`(_ id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    for announcement in try said(id) {
      for part in announcement.parts { #expect(profile.rule(part.rule) != nil, "\(part)") }
      let text = announcement.parts.filter { $0.utterance == .announcement }
        .map { $0.joint + $0.text }.joined()
      #expect(announcement.text == text)
    }
  }

  @Test(arguments: talkBack)
  func `of TalkBack has no usage hint for disabled nodes`(_ id: String) throws {
    let parts = try said(id, enabled: false).flatMap(\.parts)
    #expect(!parts.isEmpty)
    #expect(!parts.contains { $0.kind == .hint || $0.kind == .actions })
  }
}
