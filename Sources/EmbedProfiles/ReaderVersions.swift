import Earshot

struct ReaderVersions {
  private let platform: Platform
  private let profiles: [Profile]

  init(of platform: Platform, in profiles: [Profile]) {
    self.platform = platform
    self.profiles = profiles.filter { $0.platform == platform }
  }

  var source: String {
    """
    extension \(platform.readerName).Version {
    \(profiles.map(member).joined(separator: "\n"))
      /// All built-in versions, sorted by identifier.
      public static let allCases: [Self] = [
    \(profiles.map { "    .\(name(of: $0))," }.joined(separator: "\n"))
      ]
    }

    """
  }

  private func member(for profile: Profile) -> String {
    """
      /// \(profile.title).
      public static let \(name(of: profile)) = Self(profile: .\(profile.caseName))

    """
  }

  /// Returns `iOS26` for `voiceover-ios-26`, and `v15_1` for `talkback-15.1`.
  private func name(of profile: Profile) -> String {
    var words = profile.id.split(separator: "-").map(String.init)
    if words.count > 1, words[0] == platform.rawValue { words.removeFirst() }
    let name = words.enumerated()
      .map { $0 == 0 ? Self.spelling[$1] ?? $1 : $1.prefix(1).uppercased() + $1.dropFirst() }
      .joined()
    return name.first?.isLetter == true ? name.swiftName : "v" + name.swiftName
  }

  private static let spelling = ["ios": "iOS"]
}

extension Profile {
  var caseName: String { id.swiftName }
}

extension String {
  fileprivate var swiftName: String { String(map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}
