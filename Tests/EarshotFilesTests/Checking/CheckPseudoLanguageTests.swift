import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `In an invented language, check` {
  private static let readers = [
    ["voiceover-documented", "talkback-documented"], ["voiceover-ios", "talkback"],
  ]
  private static let languages = PseudoLanguage.allCases

  private static let english = checkers { profiles in
    BuiltIn.checker(
      judging: profiles.map { BuiltIn.checkReader(for: $0, locale: "en") }, locale: "en")
  }
  private static let foreign = Dictionary(
    uniqueKeysWithValues: languages.map { language in
      (language, checkers { language.checker(judging: $0.map(\.id)) })
    })

  private static func checkers(
    _ checker: ([Profile]) -> DesignChecker
  ) -> [[String]: DesignChecker] {
    var checkers: [[String]: DesignChecker] = [:]
    for ids in readers {
      let profiles = ids.compactMap(BuiltIn.profile)
      if profiles.count == ids.count { checkers[ids] = checker(profiles) }
    }
    return checkers
  }

  /// The findings must be the same as in English, except for pinned announcements and names
  /// with foreign words.
  private func expectSame(_ screen: Screen, as ids: [String], in language: PseudoLanguage) throws {
    var left: Set<DesignFinding.Kind> = [.expectation]
    left.insert(.vagueLink)
    if language == .foreign {
      left.formUnion([
        .roleInName, .stateInName, .gestureInName, .gestureInHint, .pointerWord,
      ])
    }
    func findings(_ checker: DesignChecker?) throws -> [[String]] {
      try #require(checker).findings(in: screen).filter { !left.contains($0.kind) }
        .map { [$0.kind.id, $0.severity.rawValue, "\($0.location)"] }
    }
    #expect(try findings(Self.foreign[language]?[ids]) == findings(Self.english[ids]))
  }

  @Test(arguments: KindExample.all.filter { $0.example.locale == "en" }, readers)
  func `has the same findings for its examples as in English`(
    _ example: KindExample, _ ids: [String]
  ) throws {
    for language in Self.languages {
      for components in [example.example.wrong, example.example.right] {
        let list = components.map { "- \($0)\n" }.joined()
        let key = example.example.screenKey
        let design = Array(
          "screen: Test\n\(key.isEmpty ? "" : key + "\n")components:\n\(list)".utf8)
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
