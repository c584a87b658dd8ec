/// The costs of explanations; a difference that users must fix is about 1,000.
enum SessionCost {
  static let missing = 1000
  static let unknown = 1100
  static let repeated = 800
  /// The base cost of a line with unexpected words; a share of ``difference`` is added.
  static let different = 550
  /// The limit up to which a line is so similar that no other explanation is searched.
  static let similar = 621
  /// The added cost of completely different words.
  static let difference = 700
  /// The cost of a hint that is not in the log.
  static let withoutHint = 5
  static let optional = 100
  static let touch = 12
  static let event = 9
  static let silent = 4

  /// Returns the cost of an action; more usual actions cost less, so that they are preferred.
  static func of(_ action: Action) -> Int {
    switch action {
    case .gesture(.swipeRight): 0
    case .gesture(.doubleTap): 1
    case .gesture(.swipeLeft), .gesture(.swipeUp), .gesture(.swipeDown): 2
    case .type, .key, .clear: 3
    case .gesture: 3
    case .touch: touch
    case .app: event
    case .rotor, .wait: 3
    }
  }
}
