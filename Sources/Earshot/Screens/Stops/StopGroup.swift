/// A group of stops with a label that readers announce on entering it.
package struct StopGroup: Sendable, Hashable {
  package var id: String
  /// The app's name; empty for the platform's name.
  package var label: String
  var key: String?
  /// Whether only the guidelines announce the group, because the toolkit's widget does not.
  var isOfGuidelines = false

  package init(id: String, label: String) {
    self.id = id
    self.label = label
  }

  init(id: String, label: String, key: String) {
    self.init(id: id, label: label)
    self.key = key
  }

  /// Returns the announced name; nil if neither the app nor a source in the locale has one.
  func said(_ wording: Wording) -> String? {
    label.isEmpty ? key.flatMap { wording.ofToolkit($0) } : label
  }
}
