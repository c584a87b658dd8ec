/// A group of stops, whose label readers say when they enter it.
package struct StopGroup: Sendable, Hashable {
  /// The component that is the group.
  package var id: String
  /// What the app calls it; "" where the platform has a name for it.
  package var label: String
  /// The name that the platform gives it, as a key of the wording.
  var key: String?

  /// Creates a group that the app calls by a name.
  package init(id: String, label: String) {
    self.id = id
    self.label = label
  }

  /// Creates a group that the platform calls by a name where the app does not.
  init(id: String, label: String, key: String) {
    self.init(id: id, label: label)
    self.key = key
  }

  /// Returns what is said; nil where the app calls it nothing and no source names it in the locale.
  func said(_ wording: Wording) -> String? {
    label.isEmpty ? key.flatMap { wording.ofToolkit($0) } : label
  }
}
