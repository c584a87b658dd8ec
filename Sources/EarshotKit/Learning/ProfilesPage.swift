package import Earshot
package import EarshotOutput
import EarshotProfiles

package enum ProfilesPage {
  /// Returns the text about the named profiles; if none is named, one line for each profile.
  package static func text(of names: [String]) throws -> TerminalText {
    guard names.isEmpty else {
      return try names.map { name in
        section(try Profile.builtIn(name, besides: []))
      }.joined(separator: "\n")
    }
    return BuiltIn.profileIDs.compactMap { BuiltIn.profile($0) }.map { profile in
      "\(profile.id): \(profile.title)\n" as TerminalText
    }.joined()
  }

  package static func section(_ profile: Profile, rules: Bool = false) -> TerminalText {
    var lines: [TerminalText] = ["\(profile.id): \(profile.title)"]
    if !profile.caveat.isEmpty { lines.append("  \(profile.caveat)") }
    lines += profile.kindCaveats.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }
    lines.append(
      "  locales: \(locales(of: profile.vocabulary).joined(separator: " "))")
    lines.append(
      "  pauses: \(profile.pauses.part) ms between parts, \(profile.pauses.hint) ms before the hint"
    )
    for source in profile.sources {
      let told = [source.name, source.address, source.date].compactMap(\.self)
      lines.append("  source: \(told.joined(separator: ", "))")
    }
    for setting in profile.settings.all {
      let values = setting.values.isEmpty ? "any text" : setting.values.joined(separator: "|")
      lines.append("  \(setting.name)=\(setting.value)  (\(values)) \(setting.title)")
      lines += setting.presets.map { preset in
        let sets = preset.sets.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return "    \(preset.value) sets \(sets.joined(separator: ", "))"
      }
    }
    if case .documented(let style) = profile.style, !style.variants.isEmpty {
      lines.append("  variants: \(style.variants.joined(separator: " "))")
    }
    guard rules else { return lines.joined(separator: "\n") + "\n" }
    lines += profile.allRules.map { "  \($0.id.rawValue): \($0.sentence) Source: \($0.source)" }
    return lines.joined(separator: "\n") + "\n"
  }

  package static func locales(of folder: String) -> [String] {
    BuiltIn.vocabularyNames.compactMap { name in
      let pieces = name.split(separator: "/").map(String.init)
      return pieces.count == 2 && pieces[0] == folder ? pieces[1] : nil
    }.sorted()
  }
}
