/// A check for designs, with its kinds of findings.
///
/// The examples of the findings are tested, and appear on the page of checks. You can add your own
/// checks:
///
/// ```swift
/// BuiltIn.checker(judging: readers, locale: "en", checks: .builtIn + [LongLabelCheck()])
/// ```
public protocol DesignCheck: Sendable {
  /// The kinds of findings.
  var kinds: [DesignFinding.Kind] { get }

  /// Returns a screen's findings; equal findings in the same place are reported once.
  func findings(in screen: CheckedScreen) -> [DesignFinding]
}

extension [any DesignCheck] {
  /// The built-in checks; findings at the same place are in the order of their checks.
  public static var builtIn: [any DesignCheck] {
    [
      ExpectationCheck(), NameWordCheck(), MissingNameCheck(), TechnicalNameCheck(),
      VisibleLabelCheck(), RepetitionCheck(), RoleCheck(), OverrideCheck(), ReadingOrderCheck(),
      UntoldStateCheck(), SelectionCheck(), OpeningCheck(), InitialFocusCheck(),
      KeyboardOrderCheck(), LanguageCheck(), VagueNameCheck(), MissingValueCheck(),
      UnheardTextCheck(), VariantCheck(), PronunciationCheck(), DesignNoteCheck(),
      HeadingCheck(), GroupLabelCheck(), ToggleStateCheck(), InactiveSelectionCheck(),
      RepeatedWordsCheck(), ErrorTextCheck(), SilentErrorCheck(), DisabledReasonCheck(),
      ToastActionCheck(), FieldPurposeCheck(), RequiredMarkCheck(), SensoryCheck(),
      PointerWordCheck(), CapitalsCheck(), EmojiCheck(), LongNameCheck(), AbbreviationCheck(),
      OtherLanguageCheck(), ScreenNameCheck(), TimerCheck(), FrameCheck(),
    ]
  }
}
