enum LocaleTag {
  /// Returns the tags to try for a BCP 47 tag, the most specific first.
  ///
  /// Chinese is distinguished by script, which a region implies; old codes are replaced.
  static func candidates(_ locale: String) -> [String] {
    let subtags = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let first = subtags.first?.lowercased() else { return ["en"] }
    let language = successors[first] ?? first
    if language == "zh" { return [isTraditional(subtags) ? "zh-Hant" : "zh-Hans"] }
    var tags = [language]
    for subtag in subtags.dropFirst() { tags.insert("\(tags[0])-\(subtag)", at: 0) }
    // Only Brazilian Portuguese is available, and it is closer than English.
    if language == "pt" { tags.append("pt-BR") }
    return tags
  }

  private static let successors = ["iw": "he", "in": "id", "ji": "yi"]

  private static func isTraditional(_ subtags: [String]) -> Bool {
    let tags = Set(subtags.map { $0.lowercased() })
    return tags.contains("hant")
      || !tags.contains("hans") && !tags.isDisjoint(with: ["tw", "hk", "mo"])
  }
}
