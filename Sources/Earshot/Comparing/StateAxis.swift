/// A group of states that exclude each other, such as expanded and collapsed.
enum StateAxis: Sendable, Hashable {
  case choice, availability, disclosure
}

extension Fact {
  var stateAxis: StateAxis? {
    switch self {
    case .selected, .unselected, .checked, .switched: .choice
    case .disabled, .enabled: .availability
    case .expanded, .collapsed: .disclosure
    default: nil
    }
  }

  fileprivate var isCheckable: Bool {
    switch self {
    case .role(.checkbox), .role(.radioButton), .role(.switch): true
    default: false
    }
  }
}

/// A state that readers do not announce: "not selected", "not checked" or "enabled".
struct SilentState {
  let name: String
  let isContradicted: Bool

  /// Creates the silent state that the design expects instead of the heard state; nil if there is
  /// none.
  init?(insteadOf heard: Fact, among expected: [Fact]) {
    guard let axis = heard.stateAxis, !expected.contains(where: { $0.stateAxis == axis }) else {
      return nil
    }
    switch heard {
    case .disabled, .enabled: (name, isContradicted) = ("enabled", heard == .disabled)
    case .selected, .unselected: (name, isContradicted) = ("not selected", heard == .selected)
    case .checked(let state), .switched(let state):
      guard expected.contains(where: \.isCheckable) else { return nil }
      (name, isContradicted) = ("not checked", state != .off)
    default: return nil
    }
  }
}
