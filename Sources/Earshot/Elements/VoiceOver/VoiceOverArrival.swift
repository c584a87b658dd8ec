/// The app and the groups that VoiceOver's cursor enters when it moves to an element.
public struct VoiceOverArrival: Sendable, Hashable {
  /// The name of the app; nil if the cursor is already in it.
  public var appName: String?
  /// The labels of the groups, outermost first.
  public var groups: [String]
  /// Whether a semantic group around the element has custom actions.
  public var inheritsActions: Bool

  /// Creates the arrival of a cursor; by default it enters nothing.
  public init(appName: String? = nil, entering groups: [String] = [], inheritsActions: Bool = false)
  {
    self.appName = appName
    self.groups = groups
    self.inheritsActions = inheritsActions
  }
}
