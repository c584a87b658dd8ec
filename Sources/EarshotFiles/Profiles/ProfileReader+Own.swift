public import Earshot
internal import EarshotProfiles

// A misspelled name in a profile would have no effect, so unknown names are errors.
extension ProfileReader {
  /// Returns a user's profile; `kinds` contains the known kinds of components.
  ///
  /// - Throws: An error with the location of the first mistake or unknown name.
  public func ownProfile(
    _ value: SourceValue, kinds: [String]
  ) throws(InputError) -> Profile {
    let profile = try file(value).profile
    try checkID(of: value, in: profile)
    if let folder = value.entry("vocabulary")?.value,
      BuiltIn.vocabulary(profile.vocabulary, locale: "en") == nil
    {
      let folders = Set(BuiltIn.vocabularyNames.map { String($0.prefix { $0 != "/" }) })
      throw folder.unknown("vocabulary", profile.vocabulary, known: folders.sorted())
    }
    for caveat in value.entries(of: "kind-caveats") where !kinds.contains(caveat.key) {
      throw InputError(
        NearestName.message("kind", caveat.key, known: kinds, listedBy: "earshot kinds"),
        at: caveat.location)
    }
    try checkParts(of: value, on: profile.platform)
    try checkWords(of: value, in: profile)
    return profile
  }

  private func checkID(of file: SourceValue, in profile: Profile) throws(InputError) {
    let families = Profile.Family.allCases.map(\.rawValue)
    guard BuiltIn.profile(profile.id) != nil || (families + ["auto"]).contains(profile.id) else {
      return
    }
    throw InputError(
      expected: "a new identifier", suchAs: "\(profile.id)-ours",
      found: "'\(profile.id)', which is built in",
      at: file.entry("profile")?.value.location ?? file.location)
  }

  private func checkParts(of file: SourceValue, on platform: Platform) throws(InputError) {
    guard let documented = BuiltIn.newest(of: .documented, on: platform),
      case .documented(let style) = documented.style
    else { return }
    let parts = Set(style.patterns.map(\.part))
    let components = Set(parts.map { String($0.prefix { $0 != "." }) })
    let named = try file.texts(of: "patterns", "for") + file.texts(of: "derived", "for")
    for part in try named + file.texts(of: "parts", "part") where !parts.contains(part.text) {
      throw unknown("part", part, known: parts, in: documented)
    }
    for part in try file.texts(of: "derivations", "for") where !components.contains(part.text) {
      throw unknown("component", part, known: components, in: documented)
    }
  }

  private func checkWords(of file: SourceValue, in profile: Profile) throws(InputError) {
    let reader = BuiltIn.vocabulary(profile.vocabulary, locale: "en")?.keys ?? []
    guard !reader.isEmpty else { return }
    let components = BuiltIn.components(locale: "en")
    let vocabulary = Set(reader).union(components.keys).union(components.suppliedKeys)
    let there = vocabulary.union(profile.words.keys)
    for pattern in try file.items(of: "patterns") {
      for slot in pattern.entries(of: "words") {
        for key in try slot.value.textOrTexts() where !there.contains(key) {
          throw unknownWord(key, known: there, in: profile, at: slot.value.location)
        }
      }
    }
    // A profile can also define words that only patterns use, even inherited patterns.
    var known = vocabulary
    if case .documented(let style) = profile.style {
      known.formUnion(style.patterns.flatMap { $0.words.values.flatMap(\.self) })
    }
    for word in file.entries(of: "words") where !known.contains(word.key) {
      throw unknownWord(word.key, known: known, in: profile, at: word.location)
    }
  }

  /// Suggests only the nearest known name, because a full list would be too long.
  private func unknown(
    _ what: String, _ name: (text: String, location: SourceLocation), known: Set<String>,
    in profile: Profile
  ) -> InputError {
    let nearest = NearestName.nearest(to: name.text, among: known.sorted())
    let mend =
      nearest.map { "did you mean '\($0)'?" }
      ?? "'earshot profiles \(profile.id) --rules' lists the known names"
    return InputError("unknown \(what) '\(name.text)'; \(mend)", at: name.location)
  }

  private func unknownWord(
    _ key: String, known: Set<String>, in profile: Profile, at location: SourceLocation
  ) -> InputError {
    let nearest = NearestName.nearest(to: key, among: known.sorted())
    let mend =
      nearest.map { "did you mean '\($0)'?" }
      ?? "the profile and its vocabulary do not contain this word"
    return InputError("unknown word '\(key)'; \(mend)", at: location)
  }
}

extension SourceValue {
  fileprivate func entries(of key: String) -> [Entry] {
    guard case .map(let entries)? = entry(key)?.value.content else { return [] }
    return entries
  }

  fileprivate func items(of key: String) throws(InputError) -> [SourceValue] {
    try entry(key)?.value.list() ?? []
  }

  fileprivate func texts(
    of list: String, _ key: String
  ) throws(InputError) -> [(text: String, location: SourceLocation)] {
    var texts: [(text: String, location: SourceLocation)] = []
    for item in try items(of: list) {
      guard let value = item.entry(key)?.value else { continue }
      let items = if case .list(let items) = value.content { items } else { [value] }
      for item in items { texts.append((try item.text(), item.location)) }
    }
    return texts
  }
}
