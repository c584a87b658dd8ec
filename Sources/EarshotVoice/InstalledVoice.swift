// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeakNG

struct InstalledVoice {
  var identifier: String
  var name: String
  var languages: [(tag: String, priority: Int)]

  var isVariant: Bool { identifier.hasPrefix("!v/") }

  var line: String {
    let fields = [identifier, name] + languages.map { "\($0.priority):\($0.tag)" }
    return fields.map { $0.filter { !$0.isNewline && $0 != "\t" } }.joined(separator: "\t")
  }

  /// Returns the installed voices without MBROLA voices, which would run another program.
  static func all() -> [InstalledVoice] {
    "variant".withCString { language in
      var variants = espeak_VOICE()
      variants.languages = language
      return list(espeak_ListVoices(nil)) + list(espeak_ListVoices(&variants)).filter(\.isVariant)
    }
  }

  private static func list(
    _ voices: UnsafeMutablePointer<UnsafePointer<espeak_VOICE>?>?
  ) -> [InstalledVoice] {
    guard var next = voices else { return [] }
    var result: [InstalledVoice] = []
    while let voice = next.pointee?.pointee {
      if let identifier = voice.identifier.map({ String(cString: $0) }),
        !identifier.hasPrefix("mb/")
      {
        result.append(
          InstalledVoice(
            identifier: identifier, name: voice.name.map { String(cString: $0) } ?? identifier,
            languages: languages(voice.languages)))
      }
      next += 1
    }
    return result
  }

  private static func languages(_ list: UnsafePointer<CChar>?) -> [(tag: String, priority: Int)] {
    guard var next = list else { return [] }
    var result: [(tag: String, priority: Int)] = []
    while next.pointee != 0 {
      let tag = String(cString: next + 1)
      result.append((tag, Int(next.pointee)))
      next += tag.utf8.count + 2
    }
    return result
  }
}
