internal import Earshot
import EarshotProfiles

struct ImportKnowledge {
  let kinds: RecognizedKinds
  let lexicon: Lexicon
  let words: ExpectedWords
  private let speaker: (Profile) -> DesignChecker.Reader
  private var known: [Platform: [DesignChecker.Reader]] = [:]
  private var pinnable: [Platform: [DesignChecker.Reader]] = [:]

  init(of kinds: RecognizedKinds, speaker: @escaping (Profile) -> DesignChecker.Reader) {
    self.kinds = kinds
    self.speaker = speaker
    lexicon = BuiltIn.lexicon(locale: "en", vocabularies: [])
    words = ExpectedWords(lexicon, of: kinds)
  }

  mutating func speakers(on platform: Platform) -> [DesignChecker.Reader] {
    if let speakers = known[platform] { return speakers }
    let families: [Profile.Family] = [.device, .documented]
    let speakers = families.compactMap { BuiltIn.newest(of: $0, on: platform) }.map(speaker)
    known[platform] = speakers
    return speakers
  }

  mutating func pinnableSpeakers(on platform: Platform) -> [DesignChecker.Reader] {
    if let speakers = pinnable[platform] { return speakers }
    let speakers = Profile.pinnable(of: platform).map(speaker)
    pinnable[platform] = speakers
    return speakers
  }
}

extension Profile {
  fileprivate static func pinnable(of platform: Platform) -> [Profile] {
    let families = Profile.Family.allCases.flatMap(BuiltIn.profileNames)
    var seen: Set<String> = []
    return (families + BuiltIn.profileIDs).compactMap { BuiltIn.profile($0) }
      .filter { $0.platform == platform && seen.insert($0.id).inserted }
  }
}
