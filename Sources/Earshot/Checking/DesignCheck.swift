/// A check for designs, with its kinds of findings.
///
/// A check is one file. The examples of its findings are tests, and are shown on the page of checks.
/// You can add your own checks:
///
/// ```swift
/// BuiltIn.checker(judging: readers, locale: "en", checks: .builtIn + [LongLabelCheck()])
/// ```
public protocol DesignCheck: Sendable {
  /// The kinds of findings.
  var kinds: [DesignFinding.Kind] { get }

  /// Returns the findings for a screen. Equal findings in the same place are reported once.
  func findings(in screen: CheckedScreen) -> [DesignFinding]
}

extension [any DesignCheck] {
  /// The built-in checks.
  ///
  /// Findings in the same place are in this order.
  public static var builtIn: [any DesignCheck] {
    [
      ExpectationCheck(), NameWordCheck(), MissingNameCheck(), TechnicalNameCheck(),
      VisibleLabelCheck(), RepetitionCheck(), RoleCheck(), OverrideCheck(), ReadingOrderCheck(),
      UntoldStateCheck(), SelectionCheck(), OpeningCheck(), InitialFocusCheck(),
      KeyboardOrderCheck(), LanguageCheck(), VagueNameCheck(), MissingValueCheck(),
      UnheardTextCheck(), VariantCheck(), PronunciationCheck(),
      DesignNoteCheck(),
    ]
  }
}
