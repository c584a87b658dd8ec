/// Finds the tags under which words for a locale may stand.
enum LocaleTag {
  /// Returns the tags to try for a BCP 47 tag, the most exact first.
  ///
  /// Chinese is told apart by script, so that a region stands for the script it is written in;
  /// old codes stand for their successors.
  static func candidates(_ locale: String) -> [String] {
    let subtags = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let first = subtags.first?.lowercased() else { return ["en"] }
    let language = successors[first] ?? first
    if language == "zh" { return [isTraditional(subtags) ? "zh-Hant" : "zh-Hans"] }
    var tags = [language]
    for subtag in subtags.dropFirst() { tags.insert("\(tags[0])-\(subtag)", at: 0) }
    // Brazilian Portuguese is the only Portuguese there is; its words are nearer than English.
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
