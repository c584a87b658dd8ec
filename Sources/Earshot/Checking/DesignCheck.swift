/// One subject that designs are checked for: what can be found, and how it is found.
///
/// A check is one file. Every kind of finding tells what mends it, and has examples, which are
/// tests and stand on the page of checks. A check of your own goes beside those of the library:
///
/// ```swift
/// BuiltIn.checker(judging: readers, locale: "en", checks: .builtIn + [LongLabelCheck()])
/// ```
public protocol DesignCheck: Sendable {
  /// The kinds of finding that it can find.
  var kinds: [DesignFinding.Kind] { get }

  /// Returns what it finds in a screen; what is said twice of one place counts once.
  func findings(in screen: CheckedScreen) -> [DesignFinding]
}

extension [any DesignCheck] {
  /// The checks that come with the library; of two findings in one place that of the earlier check
  /// comes first.
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
