/// Names of buttons that are on or off, in one language.
struct ToggleNames {
  /// Features that are on or off; actions such as "Pause" are not features.
  private let features: Set<String>
  /// The devices and streams of a call; a button named with only such a word, for example "Camera",
  /// is usually an action.
  private let devices: Set<String>
  private let stateWords: Set<String>
  /// Returns the names of a button that mutes a device.
  private let muting: @Sendable (String) -> [String]

  var forms: Set<NameWords> {
    let stated = features.union(devices).flatMap { name in stateWords.map { "\(name) \($0)" } }
    return Set(features.union(stated).union(devices.flatMap(muting)).map(NameWords.init))
  }

  /// The names for calls are from `CXSetMutedCallAction` and `CXSetHeldCallAction` in CallKit, and
  /// from `isMicrophoneMute` and `isSpeakerphoneOn` in Android's `AudioManager`; "Mute" is also the
  /// example in ARIA's pattern for toggle buttons.
  static let all: [String: ToggleNames] = [
    "en": ToggleNames(
      features: [
        "favorite", "favourite", "bookmark", "like", "shuffle", "repeat", "mute", "bold", "italic",
        "underline", "strikethrough", "flash", "flashlight", "torch", "dark mode", "wi-fi",
        "bluetooth", "airplane mode", "subtitles", "captions", "microphone", "mic", "speaker",
        "speakerphone", "loop", "hold call", "put on hold",
      ],
      devices: ["camera", "video", "audio", "sound", "call", "microphone", "mic"],
      stateWords: ["on", "off"],
      muting: { device in ["", "my ", "the ", "your "].map { "mute \($0)\(device)" } }),
    "de": ToggleNames(
      features: [
        "favorit", "lesezeichen", "zufallswiedergabe", "wiederholen", "stumm", "stummschalten",
        "fett", "kursiv", "unterstrichen", "taschenlampe", "blitz", "wlan", "flugmodus",
        "untertitel", "mikrofon", "lautsprecher", "freisprechen", "anruf halten",
      ],
      devices: ["kamera", "video", "ton", "anruf", "mikrofon"],
      stateWords: ["an", "ein", "aus"],
      muting: { device in ["stumm", "stummschalten"].map { "\(device) \($0)" } }),
  ]
}
