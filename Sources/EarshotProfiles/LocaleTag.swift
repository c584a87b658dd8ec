enum LocaleTag {
  /// Returns the tags to try for a BCP 47 tag, most specific first.
  ///
  /// The last tags are the platforms' fallbacks, such as `es-419` in Latin America. Old language
  /// codes are replaced by current codes.
  static func candidates(_ locale: String) -> [String] {
    let subtags = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let first = subtags.first?.lowercased() else { return ["en"] }
    let language = successors[first] ?? first
    let region = subtags.count > 1 ? subtags[subtags.count - 1].uppercased() : ""
    if language == "zh" { return chinese(subtags) }
    var tags = [language]
    for subtag in subtags.dropFirst() { tags.insert("\(tags[0])-\(spelled(subtag))", at: 0) }
    switch language {
    case "en" where !region.isEmpty && !regionsLikeUS.contains(region):
      tags.insert("en-GB", at: tags.count - 1)
    case "es" where !region.isEmpty && !regionsLikeSpain.contains(region):
      tags.insert(contentsOf: ["es-419", "es-US"], at: tags.count - 1)
    case "pt":
      if !region.isEmpty, region != "BR" { tags.append("pt-PT") }
      tags.append("pt-BR")
    case "nn": tags.append("nb")
    // The words for `sr` are Cyrillic, so Serbian in Latin script cannot use them.
    case "sr" where tags.contains("sr-Latn"): tags.removeLast()
    default: break
    }
    return tags.enumerated().filter { tags.firstIndex(of: $1) == $0 }.map(\.element)
  }

  private static let successors = [
    "iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil",
  ]

  private static let regionsLikeUS: Set<String> = [
    "US", "CA", "AS", "BI", "GU", "MH", "MP", "PH", "PR", "UM", "VI", "POSIX",
  ]

  private static let regionsLikeSpain: Set<String> = ["ES", "EA", "GQ", "IC", "PH"]

  private static func spelled(_ subtag: String) -> String {
    subtag.count == 4
      ? subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      : subtag.uppercased()
  }

  /// Returns the tags to try for Chinese; if the script is missing, the region determines it.
  private static func chinese(_ subtags: [String]) -> [String] {
    let tags = Set(subtags.map { $0.lowercased() })
    if !tags.contains("hans"), !tags.isDisjoint(with: ["hk", "mo"]) {
      return ["zh-HK", "zh-Hant"]
    }
    return tags.contains("hant") || !tags.contains("hans") && tags.contains("tw")
      ? ["zh-Hant"] : ["zh-Hans"]
  }
}
