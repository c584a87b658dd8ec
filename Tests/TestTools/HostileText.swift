/// Texts that an output format could interpret as syntax.
public enum HostileText {
  private static let pieces = [
    "\"", "\"\u{301}", ",", ",\u{301}", "=1+1", "\t=1+1", "\r@x", "-->", "<b>", "<\u{301}b>",
    "&lt;",
    "&amp;", "&", "|", "|\u{301}", "\\", "`", "``", "*a*", "_a_", "~~a~~", "[a](b)", "![a](b)",
    "<br>",
    "#", "# a", "1. a", "- a", "+", "> a", "\u{1B}[31m", "\u{1B}]0;x\u{7}", "\u{9B}31m", "\u{202E}",
    "\n", "\r\n", "\u{2028}", "\u{85}", "\0", " ", "  ", "a", "é", "👩‍👧", "ש", "x`<img src=//e>",
    "::error::",
    "%0A", "\u{FFFE}", "https://example.com", "a@b.c", "{{x}}", "$x$", "\u{1C}",
  ]

  public static let all: [String] = {
    var state: UInt64 = 20_261_122
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    return pieces
      + (0..<400).map { _ in
        (0...random(5)).map { _ in pieces[random(pieces.count)] }.joined()
      }
  }()
}
