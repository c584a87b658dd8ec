package struct VoiceOverArrival: Sendable, Hashable {
  package var appName: String?
  package var groups: [String]
  package var inheritsActions: Bool

  package init(
    appName: String? = nil, entering groups: [String] = [], inheritsActions: Bool = false
  ) {
    self.appName = appName
    self.groups = groups
    self.inheritsActions = inheritsActions
  }
}
