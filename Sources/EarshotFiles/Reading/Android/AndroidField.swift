internal import Earshot

/// What dumps leave out about a text field.
enum AndroidField {
  /// Marks fields as editable by their class, and a text that is the hint as one.
  ///
  /// Dumps do not say what is editable, and show the hint of an empty field as its text.
  static func complete(_ node: inout TalkBackNode) {
    let className = node.className ?? ""
    node.editable = className.hasSuffix("EditText") || className.hasSuffix("AutoCompleteTextView")
    if node.editable, let hint = node.hintText, node.text == hint { node.showingHintText = true }
  }

  /// Reads `[left,top][right,bottom]`; nil when it is of another form.
  static func bounds(_ text: String) -> TalkBackNode.Bounds? {
    let numbers = text.split { "[],".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return TalkBackNode.Bounds(
      left: numbers[0], top: numbers[1], right: numbers[2], bottom: numbers[3])
  }
}
