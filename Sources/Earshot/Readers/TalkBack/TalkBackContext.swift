struct TalkBackContext {
  let words: TalkBackWords
  let tree: TalkBackTree
  let index: Int

  private var node: TalkBackNode { tree[index] }

  func members(updating history: inout TalkBackHistory) -> [Phrase.Member] {
    let collection = collectionParts(updating: &history)
    let container = containerPart(updating: &history)
    let window = windowPart(updating: &history)
    var members: [Phrase.Member] = []
    if words.options.speaksContainers {
      members += collection.item.map { .init(.item, $0) }
      members += collection.transition.map { .init(.collection, $0) }
      if collection.transition.isEmpty, let container {
        members.append(.init(.collection, container))
      }
    }
    if let heading, !members.contains(where: { $0.slot == .item }) {
      members.append(.init(.heading, heading))
    }
    if let window { members.append(.init(.window, window)) }
    return members
  }

  private var heading: StopFact? {
    guard words.options.speaksRoles, node.heading, tree.survey.roles[index] != .webView else {
      return nil
    }
    if let description = node.roleDescription.said {
      return words.text(.role(.own), description, from: "roleDescription", rule: .heading)
    }
    return words.word(.role(.heading), "heading_template", from: "heading", rule: .heading)
  }
}

extension TalkBackContext {
  private func collectionParts(
    updating history: inout TalkBackHistory
  ) -> (item: [StopFact], transition: [StopFact]) {
    let old = history.collection
    guard let root = TalkBackCollection.root(of: index, in: tree, by: words.options),
      old?.key == tree.key(of: root) || TalkBackCollection.isEntered(root, in: tree)
    else {
      history.collection = nil
      history.item = nil
      let leaving = old.map { TalkBackCollectionWords(words: words, collection: $0).leaving() }
      return ([], leaving ?? [])
    }
    let isInside = old?.key == tree.key(of: root)
    let remembered = isInside ? old : nil
    let collection = remembered ?? TalkBackCollection(root, in: tree)
    let item = collection.item(of: index, below: root, in: tree)
    let isAgain = history.focus == tree.key(of: index)
    let speaker = TalkBackCollectionWords(words: words, collection: collection)
    let before = isInside && !isAgain ? history.item : nil
    let place = item.map { speaker.place(of: $0, after: before) }
    history.collection = collection
    history.item = item
    return (place ?? [], isInside ? [] : speaker.entering())
  }
}

extension TalkBackContext {
  private func containerPart(updating history: inout TalkBackHistory) -> StopFact? {
    let old = history.container
    guard let container = tree.nearest(to: index, where: { tree[$0].containerTitle.isSaid }),
      let title = tree[container].containerTitle
    else {
      history.container = nil
      return old.map {
        words.filled(
          .left(.group), "out_of_role_description", [$0.title], own: $0.title,
          from: "containerTitle", rule: .outOfContainer)
      }
    }
    let new = TalkBackHistory.Container(key: tree.key(of: container), title: title)
    history.container = new
    guard old?.key != new.key else { return nil }
    return words.filled(
      .entered(.group), "in_collection_role_description", [title], own: title,
      from: "containerTitle", rule: .inContainer)
  }
}

extension TalkBackContext {
  private func windowPart(updating history: inout TalkBackHistory) -> StopFact? {
    guard let window = tree.window(of: index) else { return nil }
    let hasChanged = history.windowID != window.id
    history.windowID = window.id
    guard hasChanged, let title = window.title.said else { return nil }
    let isOverlay = window.type == "PICTURE_IN_PICTURE"
    let isOfSystem = window.type == "SYSTEM" || window.type == "INPUT_METHOD"
    guard !isOfSystem || words.options.speaksWindowNames else { return nil }
    return words.filled(
      .entered(.window), isOverlay ? "template_overlay_window" : "in_window_with_name", [title],
      own: title, from: "window.title", rule: isOverlay ? .overlayWindow : .window)
  }
}
