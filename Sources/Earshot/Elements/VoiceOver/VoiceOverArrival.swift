/// The app and the groups that VoiceOver's cursor enters when it moves to an element.
package struct VoiceOverArrival: Sendable, Hashable {
  package var appName: String?
  /// The labels of the groups, outermost first.
  package var groups: [String]
  /// Whether a semantic group around the element has custom actions.
  package var inheritsActions: Bool

  package init(
    appName: String? = nil, entering groups: [String] = [], inheritsActions: Bool = false
  ) {
    self.appName = appName
    self.groups = groups
    self.inheritsActions = inheritsActions
  }
}
