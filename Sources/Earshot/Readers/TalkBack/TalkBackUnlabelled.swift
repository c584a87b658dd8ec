extension TalkBackDescription {
  /// "Unlabelled", where the node has nothing at all to say.
  var unlabelled: StopFact? {
    guard needsLabel, !tree[index].hintText.isSaid, labelText == nil,
      TalkBackTriple(of: index, in: self).members.isEmpty
    else { return nil }
    return words.word(
      .unlabelled, "value_unlabelled", from: "contentDescription", rule: .unlabelled)
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
