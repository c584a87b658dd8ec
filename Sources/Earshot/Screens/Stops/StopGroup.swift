/// A group of stops; its label is announced when focus enters the group.
package struct StopGroup: Sendable, Hashable {
  package var id: String
  /// The label; empty for the platform's name.
  package var label: String
  var key: String?
  /// Whether only the guidelines' profiles announce the group, because the platform's widget does
  /// not expose one.
  var isOfGuidelines = false

  package init(id: String, label: String) {
    self.id = id
    self.label = label
  }

  init(id: String, label: String, key: String) {
    self.init(id: id, label: label)
    self.key = key
  }

  /// Returns the announced name; nil if neither the app nor the locale has a name.
  func said(_ wording: Wording) -> String? {
    label.isEmpty ? key.flatMap { wording.ofToolkit($0) } : label
  }
}
