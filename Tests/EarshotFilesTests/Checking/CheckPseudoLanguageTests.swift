import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

/// A language that nobody speaks: every word of English stands in brackets.
enum PseudoLanguage {
  /// Returns a reader that speaks it.
  static func reader(for profile: Profile) -> DesignChecker.Reader {
    let words = BuiltIn.vocabulary(of: profile, locale: "en").mapWords { "[\($0)]" }
    let wording = BuiltIn.vocabulary("components", locale: "en")?.mapWords { "[\($0)]" }
    return DesignChecker.Reader(
      reader: ScreenReader(profile: profile, language: "en") { _ in words },
      wording: Wording(
        vocabulary: wording ?? Vocabulary(locale: "en", entries: [:]), dates: profile.dates),
      vocabulary: words)
  }

  /// Returns a checker whose readers all speak it.
  static func checker(judging ids: [String]) -> DesignChecker {
    let readers = BuiltIn.profileIDs.compactMap(BuiltIn.profile).map(reader)
    return DesignChecker(
      locale: "en", readers: readers.filter { ids.contains($0.profile.id) },
      companions: readers.filter { !ids.contains($0.profile.id) },
      pinnedNames: BuiltIn.profileIDs
    ) { name in readers.first { [name, "\(name)-documented"].contains($0.profile.id) } }
  }
}

@Suite struct `In a language that nobody speaks, check` {
  private static let readers = [
    ["voiceover-documented", "talkback-documented"], ["voiceover-ios", "talkback"],
  ]

  /// Expects the same findings in the same places as in English; but what is pinned is English.
  private func expectSame(_ screen: Screen, as ids: [String]) throws {
    func findings(_ checker: DesignChecker) -> [[String]] {
      checker.findings(in: screen).filter { $0.kind != .expectation }
        .map { [$0.kind.id, $0.severity.rawValue, "\($0.location)"] }
    }
    let profiles = try ids.map { try #require(BuiltIn.profile($0)) }
    let english = BuiltIn.checker(
      judging: profiles.map { BuiltIn.checkReader(for: $0, locale: "en") }, locale: "en")
    #expect(
      findings(PseudoLanguage.checker(judging: profiles.map(\.id))) == findings(english))
  }

  @Test(arguments: KindExample.all.filter { $0.example.locale == "en" }, readers)
  func `finds what it finds in English in its examples`(
    _ example: KindExample, _ ids: [String]
  ) throws {
    for components in [example.example.wrong, example.example.right] {
      let list = components.map { "- \($0)\n" }.joined()
      let design = Array("screen: Test\ncomponents:\n\(list)".utf8)
      try expectSame(DesignReader.screen(of: design, file: "test.yaml"), as: ids)
    }
  }

  @Test(arguments: ExampleFile.all, readers)
  func `finds what it finds in English in whole screens`(
    _ example: ExampleFile, _ ids: [String]
  ) throws {
    let screen = try DesignReader.screen(at: example.path)
    guard screen.locale == "en" else { return }
    try expectSame(screen, as: ids)
  }
}
