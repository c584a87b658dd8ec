import Earshot
import EarshotOutput
import EarshotProfiles
import Foundation
import Testing

@Suite(.serialized) struct `The reference of profiles and rules` {
  @Test(arguments: ["profiles.md", "rules.md"])
  func `matches the output of ProfilePages`(name: String) throws {
    let page = name == "rules.md" ? ProfilePages.rules : ProfilePages.profiles
    let file = ExampleFolder.url.deletingLastPathComponent().appending(path: "Docs/\(name)")
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == page, "EARSHOT_RECORD=1 writes it anew")
  }

  @Test(arguments: BuiltIn.profileIDs)
  func `has every rule and setting of a profile`(id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    for rule in profile.allRules {
      #expect(ProfilePages.rules.contains("| `\(rule.id.rawValue)` |"), "\(rule.id.rawValue)")
    }
    #expect(ProfilePages.profiles.contains("\n## \(id)\n"))
    for setting in profile.settings.all {
      #expect(ProfilePages.profiles.contains("| `\(setting.name)` |"), "\(setting.name)")
    }
  }
}

private enum ProfilePages {
  private static let all = BuiltIn.profileIDs.compactMap { BuiltIn.profile($0) }

  private static let readers: [(platform: Platform, name: String)] = [
    (.voiceOver, "VoiceOver"), (.talkBack, "TalkBack"),
  ]

  private static let howItIsWritten = """
    A test writes this page: `EARSHOT_RECORD=1 swift test --disable-xctest --filter ProfilePages`.
    """

  static let profiles =
    """
    # Profiles

    A profile describes the announcements of one version of a reader, or of accessibility guidelines. `--profile` takes one or
    several profiles, separated by commas. Names such as `talkback` and `device` always mean the newest profile of
    their group. [Rules](rules.md) lists the rules of each profile with their sources. \(howItIsWritten)

    | profile | description | other names |
    |---|---|---|

    """
    + all.map { profile in
      let others = otherNames(of: profile).map { "`\($0)`" }.joined(separator: ", ")
      return
        "| [`\(profile.id)`](#\(slug(profile.id))) | \(MarkdownText(profile.title).text) | \(others) |\n"
    }.joined() + all.map(section).joined() + languages
    + readers.map { settings(of: $0.platform, called: $0.name) }.joined()

  private static func otherNames(of profile: Profile) -> [String] {
    BuiltIn.newest.filter { $0.value == profile.id }.keys.sorted()
      + Profile.Family.allCases.filter { family in
        BuiltIn.profileNames(of: family).contains { BuiltIn.profile($0)?.id == profile.id }
      }.map(\.rawValue)
  }

  private static func slug(_ id: String) -> String { id.filter { $0 != "." } }

  private static func section(_ profile: Profile) -> String {
    var text: MarkdownText = "\n## \(profile.id)\n\n\(profile.title)."
    if !profile.caveat.isEmpty { text += " \(profile.caveat)" }
    text += "\n"
    for (kind, caveat) in profile.kindCaveats.sorted(by: { $0.key < $1.key }) {
      text += "\nFor \(kind): \(caveat)\n"
    }
    text +=
      "\n- Pauses: \(profile.pauses.part) ms between parts, \(profile.pauses.hint) ms before the hint.\n"
    for source in profile.sources {
      let told = [source.name, source.address, source.date].compactMap(\.self)
      text += "- Source: \(told.joined(separator: ", "))\n"
    }
    if case .documented(let style) = profile.style, !style.variants.isEmpty {
      text += "- Variants: \(style.variants.joined(separator: ", ")).\n"
    }
    return text.text
  }

  private static let languages: String = {
    let rows = Dictionary(grouping: all) { profile in
      BuiltIn.vocabularyNames.filter { $0.hasPrefix("\(profile.vocabulary)/") }
        .map { $0.dropFirst(profile.vocabulary.count + 1) }.sorted().joined(separator: ", ")
    }.map { languages, profiles in
      "| \(profiles.map { "`\($0.id)`" }.joined(separator: ", ")) | \(languages) |\n"
    }
    return """

      ## Languages

      If a word has no translation, it is announced in English, with a note. `earshot profiles` lists the languages too.

      | profiles | languages |
      |---|---|

      """ + rows.sorted().joined()
  }()

  private static func settings(of platform: Platform, called name: String) -> String {
    var rows: [(setting: Settings.Setting, profiles: [String])] = []
    let profiles = all.filter { $0.platform == platform }
    for profile in profiles {
      for setting in profile.settings.all {
        if let row = rows.firstIndex(where: { $0.setting == setting }) {
          rows[row].profiles.append(profile.id)
        } else {
          rows.append((setting, [profile.id]))
        }
      }
    }
    return """

      ## Settings of \(name)

      `--set KEY=VALUE` changes a setting. The first value is the default.

      | setting | values | description | versions |
      |---|---|---|---|

      """
        + rows.map { row in
          let values =
            row.setting.values.isEmpty
            ? [row.setting.value.isEmpty ? "any text" : "\(row.setting.value), or any text"]
            : [row.setting.value] + row.setting.values.filter { $0 != row.setting.value }
          let presets = row.setting.presets.map { preset in
            let sets = preset.sets.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            return ". \(preset.value) sets \(sets.joined(separator: ", "))"
          }.joined()
          return "| `\(row.setting.name)` | \(MarkdownText(values.joined(separator: ", ")).text) "
            + "| \(MarkdownText(row.setting.title + presets).text) "
            + "| \(MarkdownText(list(row.profiles, of: profiles)).text) |\n"
        }.joined()
  }

  private static func list(_ ids: [String], of profiles: [Profile]) -> String {
    if ids.count == profiles.count { return "all" }
    return ids.map { String($0.drop { $0 != "-" }.dropFirst()) }.joined(separator: ", ")
  }

  static let rules: String = {
    let walks = sections(all, titled: "Walks") { $0.id.rawValue.hasPrefix("walk.") }
    return """
      # Rules

      Every part of an announcement comes from a rule. `preview --explain`, `earshot compose` and the JSON formats name
      the rule of each part. Earshot contains only announcements with a source, so every rule has a source.
      `earshot explain WORD` finds the rules that mention a word. \(howItIsWritten)

      """
        + readers.map { reader in
          let own = all.filter { $0.platform == reader.platform }
          return sections(own.filter { $0.family == .device }, titled: reader.name) {
            !$0.id.rawValue.hasPrefix("walk.")
          }
            + sections(
              own.filter { $0.family == .documented },
              titled: "\(reader.name) (guidelines)"
            ) { !$0.id.rawValue.hasPrefix("walk.") }
        }.joined() + walks
  }()

  private static func sections(
    _ profiles: [Profile], titled title: String, where isWanted: (Rule) -> Bool
  ) -> String {
    var rows: [(rule: Rule, profiles: [String])] = []
    var places: [Rule: Int] = [:]
    for profile in profiles {
      for rule in profile.allRules where isWanted(rule) {
        if let row = places[rule] {
          rows[row].profiles.append(profile.id)
        } else {
          places[rule] = rows.count
          rows.append((rule, [profile.id]))
        }
      }
    }
    var order: [Rule.ID: Int] = [:]
    for row in rows where order[row.rule.id] == nil { order[row.rule.id] = order.count }
    let sorted = rows.enumerated().sorted {
      (order[$0.element.rule.id] ?? 0, $0.offset) < (order[$1.element.rule.id] ?? 0, $1.offset)
    }.map(\.element)
    let isOne = profiles.count == 1
    return "\n## \(title)\n\n"
      + (isOne
        ? "| rule | sentence | source |\n|---|---|---|\n"
        : "| rule | sentence | source | versions |\n|---|---|---|---|\n")
      + sorted.map { row in
        "| `\(row.rule.id.rawValue)` | \(MarkdownText(row.rule.sentence).text) "
          + "| \(MarkdownText(row.rule.source).text) |"
          + (isOne ? "\n" : " \(MarkdownText(list(row.profiles, of: profiles)).text) |\n")
      }.joined()
  }
}
