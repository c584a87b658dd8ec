/// A way in which users close what is open.
public enum Closing: String, Sendable, Hashable, CaseIterable {
  case escape, item, dismiss
  case closeButton = "close-button"
  case swipeBack = "swipe-back"
  case twoFingerSwipe = "two-finger-swipe"
  case threeFingerSwipe = "three-finger-swipe"
  case scrub, back, outside

  /// Whether users of a platform can close anything in this way.
  public func isKnown(on platform: Platform) -> Bool {
    switch self {
    case .scrub: platform == .voiceOver
    case .back, .twoFingerSwipe, .threeFingerSwipe: platform == .talkBack
    case .escape, .item, .dismiss, .closeButton, .swipeBack, .outside: true
    }
  }

  /// Whether it is a stop that closes, and not a gesture or key.
  var isStop: Bool {
    switch self {
    case .item, .dismiss, .closeButton: true
    case .escape, .swipeBack, .twoFingerSwipe, .threeFingerSwipe, .scrub, .back, .outside: false
    }
  }

  /// What a list of ways to close may hold.
  static let form = DesignKey.Form.list(.choice(allCases.map(\.rawValue)))
}

extension Fields {
  /// Returns the ways to close that a key lists; nil when it is not given.
  func closings(_ key: String) throws(InputError) -> [Closing]? {
    guard let list = self[key] else { return nil }
    var closings: [Closing] = []
    for item in try list.list() {
      closings.append(try item.choice(Closing.self, named: "way to close"))
    }
    return closings
  }
}
