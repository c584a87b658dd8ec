extension TalkBackDescription {
  /// The announcement for a node without a name: its role or, in older versions, "unlabelled".
  var unlabelled: StopFact? {
    guard needsLabel, !tree[index].hintText.isSaid, labelText == nil else { return nil }
    let triple = TalkBackTriple(of: index, in: self)
    let saysRole = words.options.follows(.namelessRoles)
    guard saysRole ? isNameless : triple.members.isEmpty else { return nil }
    if saysRole, var role = triple.roleName {
      role.rule = TalkBackRule.nameless.id
      return role
    }
    return words.word(
      .unlabelled, "value_unlabelled", from: "contentDescription", rule: .unlabelled)
  }

  private var isNameless: Bool {
    let node = tree[index]
    let id = words.options.speaksElementIDs ? node.viewIdResourceName : nil
    return !words.hasState(node) && !node.customLabel.isSaid && TalkBackNode.readableID(id) == nil
  }

  var needsLabel: Bool {
    let (node, role) = (tree[index], words.role(of: index, in: tree))
    let hasID = TalkBackNode.readableID(node.viewIdResourceName) != nil
    let isOperable =
      node.isClickable || node.isLongClickable || ((node.focusable || node.offers(.focus)) && hasID)
    return node.enabled && isOperable && tree.children[index].isEmpty && node.ownName == nil
      && !node.checkable && !role.isRange
  }
}
