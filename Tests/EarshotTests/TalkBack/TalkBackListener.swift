import Earshot
import EarshotProfiles
import Testing

func node(
  _ className: String? = nil, text: String? = nil, description: String? = nil,
  children: [TalkBackNode] = [], _ change: (inout TalkBackNode) -> Void = { _ in }
) -> TalkBackNode {
  var node = TalkBackNode()
  node.className = className.map { $0.contains(".") ? $0 : "android.widget.\($0)" }
  node.text = text
  node.contentDescription = description
  node.children = children
  change(&node)
  return node
}

struct TalkBackListener {
  let composer: TalkBackComposer
  let profile: Profile

  init(
    _ settings: [String: String] = [:], version: String = "talkback-15.1", locale: String = "en",
    dropping rule: String? = nil
  ) throws {
    var profile = try #require(BuiltIn.profile(version))
    if let rule, case .device(var style) = profile.style {
      #expect(style.follows.remove(rule) != nil)
      profile.style = .device(style)
    }
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
      try profile.settings.set(key, to: value)
    }
    self.profile = profile
    let vocabulary = try #require(BuiltIn.vocabulary(profile.vocabulary, locale: locale))
    composer = TalkBackComposer(profile: profile, vocabulary: vocabulary)
  }

  func announcement(_ node: TalkBackNode) -> Announcement {
    composer.focus(TalkBackTree.root, in: TalkBackTree(node), after: TalkBackHistory())
      .announcement
  }

  func heard(_ node: TalkBackNode) -> String { announcement(node).heard }

  func walk(_ node: TalkBackNode, _ ids: String...) throws -> [String] {
    let tree = TalkBackTree(node)
    var history = TalkBackHistory()
    return try ids.map { id in
      let index = try #require(tree.index(ofID: id))
      let visit = composer.focus(index, in: tree, after: history)
      history = visit.history
      return visit.announcement.heard
    }
  }

  func heard(
    _ event: TalkBackEvent, _ node: TalkBackNode = TalkBackNode(),
    after history: TalkBackHistory = TalkBackHistory()
  ) -> String {
    composer.event(event, at: TalkBackTree.root, in: TalkBackTree(node), after: history)
      .announcement.text
  }
}

extension Announcement {
  var heard: String { hint.isEmpty ? text : "\(text) | \(hint)" }
}
