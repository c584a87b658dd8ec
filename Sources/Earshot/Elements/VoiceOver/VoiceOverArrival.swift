/// The app and groups that VoiceOver's cursor enters with an element.
package struct VoiceOverArrival: Sendable, Hashable {
  package var appName: String?
  /// Outermost first.
  package var groups: [String]
  /// Whether a semantic group provides custom actions.
  package var inheritsActions: Bool

  package init(
    appName: String? = nil, entering groups: [String] = [], inheritsActions: Bool = false
  ) {
    self.appName = appName
    self.groups = groups
    self.inheritsActions = inheritsActions
  }
}
