/// A way to close an open component.
public enum Closing: String, Sendable, Hashable, CaseIterable {
  case escape, item, dismiss
  case closeButton = "close-button"
  case swipeBack = "swipe-back"
  case twoFingerSwipe = "two-finger-swipe"
  case threeFingerSwipe = "three-finger-swipe"
  case scrub, back, outside

  /// Returns whether users of a platform can close a component in this way.
  public func isKnown(on platform: Platform) -> Bool {
    switch self {
    case .scrub: platform == .voiceOver
    case .back, .twoFingerSwipe, .threeFingerSwipe: platform == .talkBack
    case .escape, .item, .dismiss, .closeButton, .swipeBack, .outside: true
    }
  }

  var roles: [StopID.Role] {
    switch self {
    case .item: [.option, .item, .button, .set]
    case .dismiss: [.dismiss]
    case .closeButton: [.close, .cancel]
    case .escape, .swipeBack, .twoFingerSwipe, .threeFingerSwipe, .scrub, .back, .outside: []
    }
  }
}
