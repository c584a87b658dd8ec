struct TimerCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.interruptingTimer]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.compactMap { component in
      guard let live = component.common.live,
        let time = component.shownTexts.first(where: {
          $0.isRunningTime(orTime: live == .assertive)
        })
      else { return nil }
      return DesignFinding(
        .interruptingTimer,
        found: "Android announces the time \"\(time)\" at each change",
        at: component.common.location)
    }
  }
}

extension CheckedComponent {
  fileprivate var shownTexts: [String] {
    [common.label, traits.value].compactMap(\.self) + traits.groupedTexts + traits.texts
  }
}

extension String {
  /// Whether this is the remaining or elapsed time, such as "0:45" or "0:45 left".
  ///
  /// "10:45" can be a time of day, so it counts only if `isAnyTime` is true.
  fileprivate func isRunningTime(orTime isAnyTime: Bool) -> Bool {
    let words = split(separator: " ")
    let numbers = words.first?.split(separator: ":", omittingEmptySubsequences: false) ?? []
    guard 2...3 ~= numbers.count, let first = numbers.first.flatMap({ Int($0) }),
      numbers.dropFirst().allSatisfy({ $0.count == 2 && Int($0) != nil })
    else { return false }
    return isAnyTime && words.count == 1 || first == 0
  }
}

extension DesignFinding.Kind {
  /// The design makes a timer a live region.
  public static let interruptingTimer = Self(
    "interrupting-timer", .warning,
    means: "A timer is a live region, so its announcements interrupt or delay all others.",
    mend: "remove 'live', and announce only important times in another text",
    criterion: "2.2.4 Interruptions", affects: "screen reader users",
    examples: .init(
      "{kind: countdown, label: Code expires, value: \"0:45\", live: assertive}",
      mended: "{kind: countdown, label: Code expires, value: \"0:45\"}"))
}
