/// The costs of explanations; a finding that must be fixed costs about 1,000.
enum SessionCost {
  static let missing = 1000
  static let swappedBefore = 40
  static let unknown = 1100
  /// An unknown line that is not from the app.
  static let foreign = 100
  static let repeated = 800
  /// The base cost of unexpected words; a share of ``difference`` is added to it.
  static let different = 550
  /// If the best explanation of a line adds less than this cost, no other explanation is tried.
  static let similar = 621
  static let difference = 700
  static let anotherPart = 300
  /// The additional cost of unexpected words after an inferred app event or after inferred typing.
  static let differentEvent = 300
  static let withoutHint = 5
  static let optional = 100
  static let touch = 12
  static let event = 9
  static let silent = 4

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
