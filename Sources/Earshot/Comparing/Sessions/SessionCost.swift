/// The costs of explanations; a difference that users must fix is about 1,000.
enum SessionCost {
  static let missing = 1000
  static let unknown = 1100
  static let repeated = 800
  /// A line with other words than expected, without the difference of the words.
  static let different = 550
  /// The limit for lines that are so similar that no other explanation is searched.
  static let similar = 621
  /// The difference between completely different words.
  static let difference = 700
  /// The hint is not in the log.
  static let withoutHint = 5
  static let optional = 100
  static let touch = 12
  static let event = 9
  static let silent = 4

  /// Returns the cost of an action; among equal explanations, the usual action is the best.
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
