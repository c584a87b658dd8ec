extension TalkBackDescription {
  /// Whether the node has no name, so that nothing of it is said but the word for its role, or that
  /// it is unlabelled.
  var isUnlabelled: Bool {
    guard needsLabel else { return false }
    let node = tree[index]
    guard !node.hintText.isSaid, labelText == nil else { return false }
    guard words.options.follows(.namelessRoles) else {
      return TalkBackTriple(of: index, in: self).members.isEmpty
    }
    let hasID =
      words.options.speaksElementIDs
      && TalkBackNode.readableID(node.viewIdResourceName) != nil
    return !words.hasState(node) && !node.customLabel.isSaid && !hasID
  }

  /// The word for the role of a node without a name; nil where it has none, or where the version says
  /// that the node is unlabelled.
  var namelessRole: StopFact? {
    guard words.options.follows(.namelessRoles) else { return nil }
    var role = TalkBackTriple(of: index, in: self).roleName
    role?.rule = TalkBackRule.nameless.id
    return role
  }

  /// Whether the user is offered to label the node.
  var needsLabel: Bool {
    let (node, role) = (tree[index], words.role(of: index, in: tree))
    let hasID = TalkBackNode.readableID(node.viewIdResourceName) != nil
    let isOperable =
      node.isClickable || node.isLongClickable || ((node.focusable || node.offers(.focus)) && hasID)
    return node.enabled && isOperable && tree.children[index].isEmpty && node.ownName == nil
      && !node.checkable && !role.isRange
  }
}
