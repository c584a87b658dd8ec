import Earshot

extension Component {
  var subject: String {
    common.label.isEmpty ? kind.noun : "\(kind.noun) \"\(common.label)\""
  }

  func words(for stop: StopID, _ attributes: Realization.Attributes) -> String {
    let own: Set<StopID.Role> = [.trigger, .field, .loading, .banner, .group, .row]
    guard stop != mainStop, !own.contains(stop.role) else { return "the \(subject)" }
    var noun = Self.nouns[stop.role] ?? stop.role.rawValue.replacing("-", with: " ")
    if stop.role == .wheel, let unit = stop.label { noun = "\(unit) \(noun)" }
    let name = attributes.seenName
    return name.isEmpty ? "the \(noun)" : "the \(noun) \"\(name)\""
  }

  private static var nouns: [StopID.Role: String] {
    let buttons: [StopID.Role] = [
      .open, .back, .set, .cancel, .close, .dismiss, .decrease, .increase, .handle, .mode,
    ]
    let texts: [StopID.Role: String] = [
      .results: "text", .done: "text", .moved: "text", .body: "text",
    ]
    return texts.merging(buttons.map { ($0, "button") }) { first, _ in first }
  }
}

extension Realization.Attributes {
  fileprivate var seenName: String {
    switch self {
    case .voiceOver(let element): element.label ?? element.value ?? ""
    case .talkBack(let index, let tree):
      tree[index].contentDescription ?? tree[index].text ?? tree[index].children.first?.text ?? ""
    }
  }
}

extension Criterion {
  static func words(forState state: String) -> String? {
    let words = [
      "usual": nil, "unselected": "not selected", "unchecked": "not checked",
      "with-text": "filled in", "editing": "being edited", "option-disabled": "disabled",
      "item-disabled": "disabled", "half": "half open", "results": "showing results",
      "wheels": "showing wheels", "input": "showing fields to type into",
      "list": "showing the list with AM and PM",
    ]
    return words[state] ?? state.replacing("-", with: " ")
  }
}

extension Closing {
  func words(at stop: String) -> String {
    switch self {
    case .escape: "Escape"
    case .item, .closeButton: "a double-tap on \(stop)"
    case .dismiss: "a double-tap on the hidden dismiss button"
    case .swipeBack: "a swipe left onto the button that opened it"
    case .twoFingerSwipe: "a two-finger swipe"
    case .threeFingerSwipe: "a three-finger swipe"
    case .scrub: "a two-finger scrub"
    case .back: "the back gesture"
    case .outside: "a tap outside"
    }
  }
}
