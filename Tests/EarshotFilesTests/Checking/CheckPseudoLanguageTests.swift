import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `In an invented language, check` {
  private static let readers = [
    ["voiceover-documented", "talkback-documented"], ["voiceover-ios", "talkback"],
  ]
  private static let languages = PseudoLanguage.allCases

  /// Expects the same findings in the same places as in English.
  ///
  /// Findings about pinned announcements are ignored because these are in English. In the foreign
  /// language, the names do not contain the reader's words.
  private func expectSame(_ screen: Screen, as ids: [String], in language: PseudoLanguage) throws {
    var left: Set<DesignFinding.Kind> = [.expectation]
    if language == .foreign {
      left.formUnion([.roleInName, .stateInName, .gestureInName, .gestureInHint, .vagueLink])
    }
    func findings(_ checker: DesignChecker) -> [[String]] {
      checker.findings(in: screen).filter { !left.contains($0.kind) }
        .map { [$0.kind.id, $0.severity.rawValue, "\($0.location)"] }
    }
    let profiles = try ids.map { try #require(BuiltIn.profile($0)) }
    let english = BuiltIn.checker(
      judging: profiles.map { BuiltIn.checkReader(for: $0, locale: "en") }, locale: "en")
    #expect(
      findings(language.checker(judging: profiles.map(\.id))) == findings(english))
  }

  @Test(arguments: KindExample.all.filter { $0.example.locale == "en" }, readers)
  func `has the same findings for its examples as in English`(
    _ example: KindExample, _ ids: [String]
  ) throws {
    for language in Self.languages {
      for components in [example.example.wrong, example.example.right] {
        let list = components.map { "- \($0)\n" }.joined()
        let design = Array("screen: Test\ncomponents:\n\(list)".utf8)
        try expectSame(DesignReader.screen(of: design, file: "test.yaml"), as: ids, in: language)
      }
    }
  }

  @Test(arguments: ExampleFile.all, readers)
  func `has the same findings for whole screens as in English`(
    _ example: ExampleFile, _ ids: [String]
  ) throws {
    let screen = try DesignReader.screen(at: example.path)
    guard screen.locale == "en" else { return }
    for language in Self.languages { try expectSame(screen, as: ids, in: language) }
  }
}
