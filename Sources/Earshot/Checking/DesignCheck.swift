/// A check for designs: its kinds of findings, and the code that finds them.
///
/// A check is one file. Every kind of finding has a fix and examples. The examples are tests, and
/// they are shown on the page of checks. You can add your own checks to the built-in ones:
///
/// ```swift
/// BuiltIn.checker(judging: readers, locale: "en", checks: .builtIn + [LongLabelCheck()])
/// ```
public protocol DesignCheck: Sendable {
  /// The kinds of findings that the check can report.
  var kinds: [DesignFinding.Kind] { get }

  /// Returns the findings for a screen. Equal findings in the same place are reported once.
  func findings(in screen: CheckedScreen) -> [DesignFinding]
}

extension [any DesignCheck] {
  /// The built-in checks.
  ///
  /// If two findings are in the same place, the finding of the earlier check is first.
  public static var builtIn: [any DesignCheck] {
    [
      ExpectationCheck(), NameWordCheck(), MissingNameCheck(), TechnicalNameCheck(),
      VisibleLabelCheck(), RepetitionCheck(), RoleCheck(), OverrideCheck(), ReadingOrderCheck(),
      UntoldStateCheck(), SelectionCheck(), OpeningCheck(), InitialFocusCheck(),
      KeyboardOrderCheck(), LanguageCheck(), VagueNameCheck(), MissingValueCheck(),
      UnheardTextCheck(), VariantCheck(), PronunciationCheck(),
    ]
  }
}
