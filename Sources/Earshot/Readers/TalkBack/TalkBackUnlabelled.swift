extension TalkBackDescription {
  /// Whether the node has nothing at all to say, so that "Unlabelled" is said in its place.
  var isUnlabelled: Bool {
    guard needsLabel else { return false }
    let node = tree[index]
    guard !node.hintText.isSaid, labelText == nil else { return false }
    return TalkBackTriple(of: index, in: self).members.isEmpty
  }

  /// Whether the user is offered to label the node.
  var needsLabel: Bool {
    let (node, role) = (tree[index], tree.survey.roles[index])
    let hasID = TalkBackNode.readableID(node.viewIdResourceName) != nil
    let isOperable =
      node.isClickable || node.isLongClickable || ((node.focusable || node.offers(.focus)) && hasID)
    return node.enabled && isOperable && tree.children[index].isEmpty && node.ownName == nil
      && !node.checkable && !role.isRange
  }
}
