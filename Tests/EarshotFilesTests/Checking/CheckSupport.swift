import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

struct DesignMistake: CustomTestStringConvertible, Sendable {
  var components: [String]
  var kind: DesignFinding.Kind
  var severity: Finding.Severity
  var mend: String
  var locale = "en"

  init(
    _ components: String..., finds kind: DesignFinding.Kind, _ severity: Finding.Severity,
    mend: String, locale: String = "en"
  ) {
    self.components = components
    self.kind = kind
    self.severity = severity
    self.mend = mend
    self.locale = locale
  }

  var testDescription: String { components.joined(separator: ", ") }

  func check() throws {
    let findings = try designFindings(components, locale: locale)
    let found = try #require(
      findings.first { $0.kind == kind && $0.severity == severity }, "\(findings)")
    #expect(found.message.contains(mend), "\(found.message)")
    #expect(findings.filter { $0.kind != kind && $0.severity > .note } == [])
  }
}

func designFindings(
  _ components: [String], locale: String = "en", profiles: [String]? = nil, hints: String = "on",
  screenKey: String = "", besides otherScreen: String = ""
) throws -> [DesignFinding] {
  let list = components.map { "  - \($0)\n" }.joined()
  let design = "screen: Test\nlocale: \(locale)\ncomponents:\n\(list)\(screenKey)"
  return try designFindings(
    design: design, file: "test.yaml", profiles: profiles, hints: hints, besides: otherScreen)
}

func designFindings(
  design: String, file: String, profiles: [String]? = nil, hints: String = "on",
  checks: [any DesignCheck] = .builtIn, besides otherScreen: String = ""
) throws -> [DesignFinding] {
  let screen = try DesignReader.screen(of: Array(design.utf8), file: file)
  let readers = try (profiles ?? BuiltIn.profileNames(of: .documented)).map { id in
    var profile = try #require(BuiltIn.profile(id))
    try profile.settings.set("hints", to: hints)
    return BuiltIn.checkReader(for: profile, locale: screen.locale)
  }
  var checker = BuiltIn.checker(judging: readers, locale: screen.locale, checks: checks)
  checker.otherScreens[otherScreen] = "other.yaml"
  return checker.findings(in: screen)
}
