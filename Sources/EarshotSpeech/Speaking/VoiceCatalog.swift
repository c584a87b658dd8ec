import Earshot

/// The voices of an engine, and which of them a name or a language means.
public struct VoiceCatalog: Sendable, Hashable {
  /// The voices that speak a language, in the engine's order.
  public var voices: [Voice]
  /// The names of the variants that change a voice, such as `m3`.
  public var variants: [String]
}

extension VoiceCatalog {
  /// Reads what a voice process answers.
  init(reply: String) {
    let all = reply.split(separator: "\n").compactMap { Voice(line: $0) }
    voices = all.filter { !$0.identifier.hasPrefix("!v/") }
    variants = all.compactMap { voice in
      voice.identifier.hasPrefix("!v/") ? String(voice.identifier.dropFirst(3)) : nil
    }
  }

  /// Returns the identifier of the voice that a user names: by identifier, language or name, with
  /// `+` and a variant behind it where one is wanted.
  public func identifier(named name: String) throws(SpeechError) -> String {
    let pieces = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let base = pieces.first.map { String($0) } ?? ""
    guard let voice = voice(called: base) ?? voice(speaking: base) else {
      throw .unknownVoice(name, near: near(base))
    }
    guard pieces.count == 2 else { return voice.identifier }
    guard let variant = variants.first(where: { $0.lowercased() == pieces[1].lowercased() }) else {
      throw .unknownVoice(name, near: nearVariants(pieces[1]).map { "\(base)+\($0)" })
    }
    return "\(voice.identifier)+\(variant)"
  }

  /// Returns the identifier of the voice that speaks a locale best: the whole tag, or the longest
  /// beginning of it that a voice speaks.
  public func identifier(speaking locale: String) throws(SpeechError) -> String {
    var tag = Self.normalized(locale)
    while true {
      if let voice = voice(speaking: tag) { return voice.identifier }
      guard let end = tag.lastIndex(of: "-") else { break }
      tag = String(tag[..<end])
    }
    throw .unknownVoice(locale, near: near(Self.normalized(locale)))
  }

  /// Returns the voices that speak a language or one of its regional forms, the best first.
  public func voices(speaking language: String) -> [Voice] {
    let tag = Self.normalized(language)
    return voices.filter { voice in
      voice.languages.contains { $0.tag == tag || $0.tag.hasPrefix(tag + "-") }
    }
  }

  private func voice(called name: String) -> Voice? {
    let wanted = name.lowercased()
    return voices.first { $0.identifier.lowercased() == wanted }
      ?? voices.first { $0.name.lowercased() == wanted }
  }

  private func voice(speaking language: String) -> Voice? {
    let tag = Self.normalized(language)
    var best: (voice: Voice, priority: Int)?
    for voice in voices {
      guard let spoken = voice.languages.first(where: { $0.tag == tag }) else { continue }
      if let best, best.priority <= spoken.priority { continue }
      best = (voice, spoken.priority)
    }
    return best?.voice
  }

  private static func normalized(_ tag: String) -> String {
    String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
  }
}

extension VoiceCatalog {
  /// Returns up to eight names that are like the one that there is none of: the same language
  /// first, then what is spelled alike.
  private func near(_ name: String) -> [String] {
    let language = name.lowercased().prefix { $0 != "-" && $0 != "_" }
    let tags = voices.compactMap { $0.languages.first?.tag }
    let related = tags.filter { $0 == language || $0.hasPrefix(language + "-") }
    let alike = tags.filter { !related.contains($0) && Self.distance($0, name.lowercased()) <= 2 }
    return Array((related + alike).prefix(8))
  }

  private func nearVariants(_ name: Substring) -> [String] {
    let wanted = name.lowercased()
    let alike = variants.filter { Self.distance($0.lowercased(), wanted) <= 1 }
    return Array((alike.isEmpty ? variants : alike).prefix(8))
  }

  /// How many letters must be added, taken away, changed or swapped to make one word of the other.
  private static func distance(_ one: String, _ other: String) -> Int {
    NearestName.edits(Array(one.prefix(64)), Array(other.prefix(64)))
  }
}
