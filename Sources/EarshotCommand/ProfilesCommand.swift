import ArgumentParser
import Earshot
import EarshotFiles
import EarshotProfiles

/// Lists the profiles, or what one of them does and why.
struct ProfilesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profiles",
    abstract: "List the profiles, their settings and their rules.",
    discussion: """
      Examples:

        earshot profiles
        earshot profiles talkback-documented
        earshot profiles voiceover-documented --rules
      """
  )

  @Argument(help: "The profile to describe; all when left out.")
  var id: String?

  @Flag(help: "List every rule with its sentence and its source.")
  var rules = false

  func run() throws {
    let profiles = try chosen()
    let text = profiles.map { id == nil && !rules ? summary($0) : description($0) }.joined()
    try Output.write(text, to: nil)
  }

  private func chosen() throws -> [Profile] {
    guard let id else { return BuiltIn.profileIDs.compactMap { BuiltIn.profile($0) } }
    guard let profile = BuiltIn.profile(id) else {
      throw ValidationError(NearestName.message("profile", id, known: BuiltIn.profileIDs))
    }
    return [profile]
  }

  private func summary(_ profile: Profile) -> String {
    "\(DisplayWidth.padded(profile.id, to: 22)) \(profile.title)\n"
  }

  private func description(_ profile: Profile) -> String {
    var lines = ["\(profile.id): \(profile.title)"]
    if !profile.caveat.isEmpty { lines.append("  \(profile.caveat)") }
    lines.append("  locales: \(locales(of: profile).joined(separator: " "))")
    lines.append(
      "  pauses: \(profile.pauses.part) ms between parts, \(profile.pauses.hint) ms before the hint"
    )
    for setting in profile.settings.all {
      let values = setting.values.isEmpty ? "any text" : setting.values.joined(separator: "|")
      lines.append("  \(setting.name)=\(setting.value)  (\(values)) \(setting.title)")
    }
    if case .documented(let style) = profile.style, !style.variants.isEmpty {
      lines.append("  variants: \(style.variants.joined(separator: " "))")
    }
    guard rules else { return lines.joined(separator: "\n") + "\n" }
    lines += profile.allRules.map { "  \($0.id.rawValue): \($0.sentence) Source: \($0.source)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func locales(of profile: Profile) -> [String] {
    BuiltIn.vocabularyNames.compactMap { name in
      let pieces = name.split(separator: "/").map(String.init)
      return pieces[0] == profile.vocabulary ? pieces[1] : nil
    }
  }
}
