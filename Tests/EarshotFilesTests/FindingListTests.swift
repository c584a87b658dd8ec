import Earshot
import EarshotOutput
import EarshotProfiles
import Testing

@testable import EarshotFiles

@Suite struct `A worst finding` {
  private static func text(of line: FindingLine) -> String {
    plain(line.summary())
  }

  private static func plain(_ content: HTMLText) -> String {
    content.text.replacing(/<[^>]*>/, with: "").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").split(separator: "\n").joined()
  }

  private static let subjects = [
    "", "Pay", "The address of your hotel in the city", "a b c d e f g h i j",
  ]

  private static func line(
    _ subject: String, _ problem: String, fix: String? = nil,
    general: (problem: String, fix: String)? = nil
  ) -> FindingLine {
    FindingLine(
      anchor: "a", severity: .error, kind: "k", subject: subject, problem: problem, fix: fix,
      general: general, details: "", language: .ofPage)
  }

  private static func expectComplete(_ line: FindingLine, fixes: [String]) {
    let text = text(of: line)
    #expect(text.split(separator: " ").count <= 25, "\(text)")
    #expect(!text.contains("…"), "\(text)")
    guard let fix = text.firstRange(of: "ix: ").map({ text[$0.upperBound...].dropLast() }) else {
      return
    }
    let clauses = fixes + fixes.compactMap { $0.split(separator: "; ").first.map(String.init) }
    #expect(clauses.contains(String(fix)), "\(text)")
  }

  @Test func `of a design has a complete fix or none`() {
    for kind in [any DesignCheck].builtIn.flatMap(\.kinds) {
      for subject in Self.subjects {
        var line = Self.line(subject, kind.meaning, fix: kind.mend)
        Self.expectComplete(line, fixes: [kind.mend])
        line.screen = "Book a room"
        Self.expectComplete(line, fixes: [kind.mend])
        #expect(Self.text(of: line).hasPrefix("Book a room"))
      }
      #expect(Self.text(of: Self.line("Pay", kind.meaning, fix: kind.mend)).contains("ix: "))
    }
  }

  @Test func `of an app is in general words if its own words are too many`() {
    let long = "expected \"\(String(repeating: "word ", count: 30))\", heard nothing; expose it"
    for kind in Finding.Kind.allCases {
      let fix = kind.fix(of: .state)
      let general = (problem: kind.summary, fix: String(fix.dropLast()))
      for subject in Self.subjects {
        Self.expectComplete(
          Self.line(subject, long, general: general), fixes: [String(fix.dropLast())])
      }
    }
    #expect(
      Self.text(of: Self.line("Pay", "Short. More.", general: ("Long", "x"))) == "Pay: Short.")
  }

  @Test(arguments: [
    (["Pay"], "Pay, Button: Wrong. Fix: mend it."),
    (["Pay", "Pay", "Pay"], "Pay, 3 times: Wrong. Fix: mend it."),
    (["Pay", "Find", "Pay"], "In 2 screens: Wrong. Fix: mend it."),
    (["", ""], "2 times: Wrong. Fix: mend it."),
  ])
  func `has the number of its places`(screens: [String], summary: String) {
    let lines = screens.map { screen in
      var line = Self.line("Button", "Wrong.", fix: "mend it")
      line.screen = screen
      return line
    }
    #expect(Self.plain(FindingList.worst(of: lines, onOneScreen: false)) == summary)
  }

  @Test func `is one of three different findings`() {
    var lines: [FindingLine] = []
    for (problem, fix) in [("A.", "a"), ("A.", "b"), ("B.", "b"), ("C.", "c"), ("D.", "d")] {
      for screen in ["Pay", "Find"] {
        lines.append(Self.line("Button", problem, fix: fix))
        lines[lines.count - 1].screen = screen
      }
    }
    #expect(
      Self.plain(FindingList.worst(of: lines, onOneScreen: false))
        == ["A. Fix: a", "A. Fix: b", "B. Fix: b"].map { "In 2 screens: \($0)." }.joined())
  }

  @Test func `of an app is in general words if equal findings differ in their own words`() {
    let lines = ["Pay", "Find"].map {
      Self.line($0, "\"\($0)\" is missing.", general: ("A name is missing.", "name it"))
    }
    #expect(
      Self.plain(FindingList.worst(of: lines, onOneScreen: false))
        == "2 times: A name is missing. Fix: name it.")
  }

  @Test func `does not end at a full stop of a quoted text`() {
    let problem = "expected \"Room 1. Two beds\", heard \"Room\". More."
    #expect(
      Self.text(of: Self.line("Pay", problem))
        == "Pay: expected \"Room 1. Two beds\", heard \"Room\".")
  }
}

@Suite struct `A list of findings` {
  private static func line(
    _ severity: Finding.Severity, _ problem: String, kind: String = "k", cites: Bool = false
  ) -> FindingLine {
    FindingLine(
      anchor: problem, severity: severity, kind: kind, subject: "Pay", problem: "Equal notes.",
      title: problem, citesStandard: cites, fix: "mend it", details: "", language: .ofPage)
  }

  @Test func `shows notes about criteria, and folds equal notes under one title`() throws {
    let page = FindingList(
      [Self.line(.note, "first"), Self.line(.note, "second"), Self.line(.note, "c", cites: true)]
    ).content.text
    let fold = try #require(page.firstRange(of: "<details class=\"rest\""))
    #expect(page[..<fold.lowerBound].contains("id=c>"))
    #expect(page[fold.upperBound...].contains("<summary><b>Equal notes.</b> (2)</summary>"))
    #expect(page.contains("2 more notes") && !page.contains("Fix:"))
  }

  @Test func `shows the fix of each problem in its line`() {
    let page = FindingList([Self.line(.error, "wrong")]).content.text
    #expect(page.contains("Pay:</b> wrong <span class=\"fix\">Fix: mend it.</span></summary>"))
  }

  @Test(arguments: [(5, true, false), (6, true, true), (5, false, true)])
  func `follows the worst findings only if it is long or one of several`(
    count: Int, isOnOneScreen: Bool, hasWorst: Bool
  ) {
    let lines = (1...count).map { Self.line(.error, "\($0)") }
    let worst = FindingList.worst(of: lines, onOneScreen: isOnOneScreen)
    #expect(worst.text.isEmpty != hasWorst)
  }
}
