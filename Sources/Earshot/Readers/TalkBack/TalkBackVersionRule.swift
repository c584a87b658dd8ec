/// A rule that some versions of TalkBack follow and others do not; a profile switches it on by its
/// name in `follows`.
enum TalkBackVersionRule: String, Sendable, CaseIterable {
  /// Any node that is disabled says so, as from Android 12 on; else only what can be operated and
  /// web content does.
  case disabledOfEverything = "disabled-of-everything"
  /// What can be checked and is not says "not checked".
  case notChecked = "not-checked"
}

extension TalkBackComposer {
  /// The names that `follows` of a TalkBack profile may list.
  public static let followedRules = TalkBackVersionRule.allCases.map(\.rawValue)
}
