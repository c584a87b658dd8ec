import ArgumentParser
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import EarshotProfiles

struct ProfilesCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "profiles",
    abstract: "List the profiles, with their settings and rules.",
    discussion: """
      Examples:

        earshot profiles
        earshot profiles talkback-documented
        earshot profiles voiceover-documented --rules
        earshot profiles talkback --coverage
        earshot profiles voiceover-documented --words --locale fr > fr.yaml
      """
  )

  @Argument(help: "The profile to describe; by default all.")
  var id: String?

  @Flag(help: "List every rule, with a description and its source.")
  var rules = false

  @Flag(
    help: "Show the completeness of each language, and the words that are announced in English.")
  var coverage = false

  @Flag(
    help: "Write a profile file with the untranslated words of the profile.")
  var words = false

  @Option(help: ArgumentHelp("The language to translate the words into.", valueName: "tag"))
  var locale: String?

  func validate() throws {
    if words, id == nil { throw ValidationError("--words needs a profile; name one") }
    if locale != nil, !words { throw ValidationError("--locale needs --words") }
  }

  func run() throws {
    let profiles = try chosen()
    if words {
      return try profiles.forEach {
        try Output.write(WordsToTranslate(of: $0, into: locale).document)
      }
    }
    guard !coverage else {
      let folders = id == nil ? CoverageReport.folders : profiles.map(\.vocabulary)
      return try Output.write(
        CoverageReport.text(on: folders) + "\n" + CoverageReport.sources(of: profiles))
    }
    let text = profiles.map {
      id == nil && !rules ? summary($0) : ProfilesPage.section($0, rules: rules)
    }.joined()
    try Output.write(text)
  }

  private func chosen() throws -> [Profile] {
    guard let id else { return BuiltIn.profileIDs.compactMap { BuiltIn.profile($0) } }
    return [try Profile.builtIn(id, besides: [])]
  }

  private func summary(_ profile: Profile) -> TerminalText {
    let margin = String(repeating: " ", count: 23)
    let locales = ProfilesPage.locales(of: profile.vocabulary).joined(separator: " ")
    let others = otherNames(of: profile).joined(separator: ", ")
    let also: TerminalText = others.isEmpty ? "" : "\(margin)other names: \(others)\n"
    return
      "\(DisplayWidth.padded("\(profile.id)", to: 22)) \(profile.title)\n\(also)\(margin)locales: \(locales)\n"
  }

  private func otherNames(of profile: Profile) -> [String] {
    let newest = BuiltIn.newest.filter { $0.value == profile.id }.keys.sorted()
    let families = Profile.Family.allCases.filter { family in
      BuiltIn.profileNames(of: family).contains { BuiltIn.profile($0)?.id == profile.id }
    }
    return newest + families.map(\.rawValue)
  }
}
