import Earshot

package struct VoiceCatalog: Sendable, Hashable {
  package var voices: [Voice]
  package var variants: [String]
}

extension VoiceCatalog {
  init(reply: String) {
    let all = reply.split(separator: "\n").compactMap { Voice(line: $0) }
    voices = all.filter { !$0.identifier.hasPrefix("!v/") }
    variants = all.compactMap { voice in
      voice.identifier.hasPrefix("!v/") ? String(voice.identifier.dropFirst(3)) : nil
    }
  }

  /// Returns the identifier of a voice that has this identifier, language or name.
  ///
  /// A name can end with a variant, as in `en-US+m3`.
  ///
  /// - Throws: ``SpeechError/unknownVoice(_:near:)`` if there is no such voice or variant.
  package func identifier(named name: String) throws(SpeechError) -> String {
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

  /// Returns the identifier of the best voice for a BCP 47 tag, or for the longest part of the tag
  /// that has a voice.
  ///
  /// - Throws: ``SpeechError/unknownVoice(_:near:)`` if no voice can speak the language.
  package func identifier(speaking locale: String) throws(SpeechError) -> String {
    var tag = Self.normalized(locale)
    while true {
      if let voice = voice(speaking: tag) { return voice.identifier }
      guard let end = tag.lastIndex(of: "-") else { break }
      tag = String(tag[..<end])
    }
    throw .unknownVoice(locale, near: near(Self.normalized(locale)))
  }

  package func voices(speaking language: String) -> [Voice] {
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
  private func near(_ name: String) -> [String] {
    let language = name.lowercased().prefix { $0 != "-" && $0 != "_" }
    let tags = voices.compactMap { $0.languages.first?.tag }
    let related = tags.filter { $0 == language || $0.hasPrefix(language + "-") }
    let alike = tags.filter { !related.contains($0) && Self.distance($0, name.lowercased()) <= 2 }
      .sorted { Self.distance($0, name.lowercased()) < Self.distance($1, name.lowercased()) }
    return Array((related + alike).prefix(8))
  }

  private func nearVariants(_ name: Substring) -> [String] {
    let wanted = name.lowercased()
    let alike = variants.filter { Self.distance($0.lowercased(), wanted) <= 1 }
    return Array((alike.isEmpty ? variants : alike).prefix(8))
  }

  private static func distance(_ one: String, _ other: String) -> Int {
    NearestName.edits(Array(one.prefix(64)), Array(other.prefix(64)))
  }
}
