public import Earshot

extension FormatLimit {
  /// Creates the limit as comparisons know it; nil for one that hides no part.
  public init?(_ limit: Limit) {
    guard let hidden = limit.hidden else { return nil }
    self.init(limit.sentence, hides: hidden.kinds, words: hidden.words, roles: hidden.roles)
  }
}

extension Limit {
  /// What a missing part must be for the format to explain it.
  fileprivate struct Hidden {
    var kinds: Set<Part.Kind>
    var words: Set<String> = []
    var roles: Set<String> = []
  }

  /// What the format hides: never more than it must, as a class or type still tells a button, and
  /// a missing button is what people look for.
  fileprivate var hidden: Hidden? {
    switch self {
    case .traits: Hidden(kinds: [.role], words: ["heading", "adjustable"])
    case .headings: Hidden(kinds: [.role], words: ["heading"])
    case .roleDescription: Hidden(kinds: [.role], words: ["link", "tab", "menu button"])
    case .stateDescription:
      Hidden(kinds: [.state], words: ["mixed", "required", "busy", "invalid"])
    case .expandedState: Hidden(kinds: [.state], words: ["expanded", "collapsed"])
    case .selectedState: Hidden(kinds: [.state], words: ["selected", "not selected"])
    case .ranges: Hidden(kinds: [.value], roles: ["slider", "progress bar", "adjustable"])
    case .valueOrHint: Hidden(kinds: [.value], roles: ["edit box", "search field"])
    case .cutValues: nil
    default: hiddenKinds.isEmpty ? nil : Hidden(kinds: Set(hiddenKinds))
    }
  }
}
