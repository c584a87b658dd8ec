import EarshotOutput
import EarshotSpeech

/// A name that is safe on every system.
struct NewFileName {
  private static let mostFiles = 1_000
  /// The names of devices on Windows, and of the studio's other files.
  private static let reserved = Set(
    ["aux", "con", "nul", "prn", "earshot", "accepted"]
      + ["com", "lpt"].flatMap { device in "0123456789¹²³".map { "\(device)\($0)" } })

  private let stem: String
  private let suffix: String

  init(like text: String, suffix: String) {
    let scalars = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let name = KitName.component(String(scalars))
    stem = Self.reserved.contains(name) ? "\(name)-file" : name
    self.suffix = suffix
  }

  init(ofFile name: String, suffix: String) {
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) }
    self.init(like: stem ?? name, suffix: suffix)
  }

  var first: String { stem + suffix }

  var candidates: some Sequence<String> {
    (1...Self.mostFiles).lazy.map { $0 == 1 ? first : "\(stem)-\($0)\(suffix)" }
  }
}
