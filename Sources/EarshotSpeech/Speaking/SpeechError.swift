package enum SpeechError: Error, Sendable, Hashable {
  case voiceProcessMissing(searched: [String])
  /// `earshot-voice` ended before it answered, for example because libespeak-ng is missing.
  case voiceProcessFails(path: String, reason: String)
  /// The engine's data cannot be read.
  case dataMissing(String)
  /// No voice has the name or language; `near` contains similar names.
  case unknownVoice(String, near: [String])
  case refused(text: String, reason: String)
  /// The voice process ended twice while it was speaking the text.
  case lost(text: String, reason: String)
  case interrupted
  case playerMissing(searched: [String])
  case playerFails(path: String, reason: String)
}

extension SpeechError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .voiceProcessMissing(let places):
      "earshot-voice was not found (looked for \(places.joined(separator: " and "))); "
        + "install the Debian package or unpack the archive of a release, or set EARSHOT_VOICE to its path"
    case .voiceProcessFails(let path, let reason):
      "\(path) cannot speak: \(reason); is libespeak-ng installed? (\(Self.ways("libespeak-ng1")))"
    case .dataMissing(let reason):
      "\(reason); install espeak-ng-data (\(Self.ways("espeak-ng-data"))), or set ESPEAK_DATA_PATH to its "
        + "folder"
    case .unknownVoice(let name, let near):
      "no voice for '\(name)'"
        + (near.isEmpty ? "" : "; similar: " + near.prefix(3).joined(separator: ", "))
        + "; 'earshot voices' lists all"
    case .refused(let text, let reason): "'\(Self.excerpt(text))' was not spoken: \(reason)"
    case .lost(let text, let reason):
      "the voice process stopped twice while speaking '\(Self.excerpt(text))': \(reason)"
    case .interrupted: "interrupted"
    case .playerMissing(let names):
      "no audio player was found (looked for \(names.joined(separator: ", "))); install one (Debian and Ubuntu: "
        + "apt-get install alsa-utils), or set EARSHOT_PLAYER to a command that plays a WAV "
        + "file from its standard input"
    case .playerFails(let path, let reason):
      "\(path) cannot play: \(reason); set EARSHOT_PLAYER to another player"
    }
  }

  private static func ways(_ package: String) -> String {
    "Debian and Ubuntu: apt-get install \(package); Homebrew: brew install espeak-ng"
  }

  private static func excerpt(_ text: String) -> String {
    text.count <= 60 ? text : text.prefix(59) + "…"
  }
}
