import EarshotOutput
import Earshot
import Testing

@testable import EarshotSpeech

#if canImport(Glibc)
import Glibc
#endif

enum Fixture {
  static let silenceReason: String? = {
    do {
      _ = try VoicePool(jobs: 1).engine()
      return nil
    } catch {
      return "skipped: \(error)"
    }
  }()

  static var canSpeak: Bool { silenceReason == nil }

  static let settings = VoiceSettings(voice: "gmw/en")

  static func part(
    _ kind: Part.Kind, _ text: String, joint: String = "",
    utterance: Part.Utterance = .announcement
  ) -> Part {
    Part(kind.plainFact, text, joint: joint, utterance: utterance, from: "test", rule: "test.rule")
  }

  static let dropdown = Announcement(parts: [
    part(.name, "Search by"), part(.value, "Record locator", joint: ", "),
    part(.role, "button", joint: ", "), part(.state, "collapsed", joint: ", "),
    part(.hint, "double tap to activate", utterance: .hint),
  ])

  static let texts = [
    "Search by", "button", "double tap to activate", "Country, Norway", "25%", "naïve café",
    "grinning 😀 face", "Save..", "don't re-enter e-mail", "T W O W",
  ]

  static func speech(of texts: [String], jobs: Int = 1) throws -> [String: [Int16]] {
    let pool = try VoicePool(jobs: jobs)
    var result: [String: [Int16]] = [:]
    var errors: [SpeechError] = []
    try pool.speak(texts.map { Utterance($0, with: settings) }) { place, samples in
      switch samples {
      case .success(let samples): result[texts[place]] = samples
      case .failure(let error): errors.append(error)
      }
    }
    if let error = errors.first { throw error }
    return result
  }

  static func digests(of texts: [String], jobs: Int = 1) throws -> [String: String] {
    try speech(of: texts, jobs: jobs).mapValues { SHA256.hexadecimal(of: WaveFile.bytes(of: $0)) }
  }
}
