import EarshotOutput

/// The language of a screen's texts on an English page; a few of the texts can have another script.
struct PageLanguage: Hashable {
  static let ofPage = PageLanguage("en")

  let tag: String
  private let script: Script?

  init(_ tag: String) {
    self.tag = tag.replacing("_", with: "-")
    let parts = self.tag.split(separator: "-")
    script =
      parts.contains("Latn") || parts.isEmpty
      ? nil : Script.all.first { $0.languages.contains(String(parts[0])) }
  }

  var isRightToLeft: Bool { script?.isRightToLeft ?? false }
  var attributes: HTMLText { " lang=\"\(tag)\" dir=\"\(isRightToLeft ? "rtl" : "ltr")\"" }

  func attributes(inside other: PageLanguage) -> HTMLText { self == other ? "" : attributes }

  func language(of text: String) -> PageLanguage {
    for scalar in text.unicodeScalars {
      if let script = Script.of(scalar) { return language(in: script) }
      // If the screen's language does not use Latin letters, a text in Latin letters counts as
      // English.
      if scalar.properties.isAlphabetic { return script == nil ? self : .ofPage }
    }
    return self
  }

  /// Whether the direction of the text is certainly from left to right.
  static func isWrittenFromLeft(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.value < 0x590
        || scalar.properties.generalCategory != .format
          && !Script.blocksFromRight.contains { $0.contains(scalar.value) }
    }
  }

  func language(of texts: [String]) -> PageLanguage {
    let written = texts.filter { $0.unicodeScalars.contains { $0.properties.isAlphabetic } }
    let languages = Set(written.map { language(of: $0) })
    return languages.count == 1 ? languages.first ?? self : self
  }

  func marked(_ text: String) -> HTMLText {
    "<bdi\(language(of: text).attributes(inside: .ofPage))>\(text)</bdi>"
  }

  func inEnglish(_ sentence: String) -> HTMLText {
    var rest = sentence.unicodeScalars[...]
    var marked: HTMLText = ""
    while let opening = rest.firstIndex(where: { $0 == "“" || $0 == "\"" }) {
      let inside = rest[rest.index(after: opening)...]
      let mark: Unicode.Scalar = rest[opening] == "“" ? "”" : "\""
      guard let closing = inside.firstIndex(of: mark) else { break }
      let quoted = inside[..<closing]
      let isOther = language(of: String(quoted)) != .ofPage
      marked += inScripts(rest[...opening])
      marked += isOther ? self.marked(String(quoted)) : inScripts(quoted)
      marked += "\(mark)"
      rest = inside[inside.index(after: closing)...]
    }
    return marked + inScripts(rest)
  }

  private func inScripts(_ text: Substring.UnicodeScalarView) -> HTMLText {
    var marked: HTMLText = ""
    var (written, index) = (text.startIndex, text.startIndex)
    while index < text.endIndex {
      guard let script = Script.of(text[index]) else {
        text.formIndex(after: &index)
        continue
      }
      var end = text.index(after: index)
      var next = end
      while next < text.endIndex {
        let other = Script.of(text[next])
        guard other == script || !text[next].properties.isAlphabetic else { break }
        text.formIndex(after: &next)
        if other == script { end = next }
      }
      let language = language(in: script)
      marked += "\(String(text[written..<index]))"
      marked += "<bdi\(language.attributes)>\(String(text[index..<end]))</bdi>"
      (written, index) = (end, end)
    }
    return marked + "\(String(text[written...]))"
  }

  /// Returns this language if it uses the script; otherwise, returns the script's most common
  /// language.
  private func language(in script: Script) -> PageLanguage {
    self.script == script || script.languages.contains(String(tag.prefix { $0 != "-" }))
      ? self : PageLanguage(script.languages[0])
  }
}

private struct Script: Hashable {
  let languages: [String]
  let blocks: [ClosedRange<UInt32>]
  var isRightToLeft = false

  static let all = [
    Script(
      languages: ["ar", "fa", "ur", "ps", "ckb", "sd", "ug"],
      blocks: [
        0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE,
      ], isRightToLeft: true),
    Script(
      languages: ["he", "iw", "yi"], blocks: [0x590...0x5FF, 0xFB1D...0xFB4F], isRightToLeft: true),
    Script(languages: ["el"], blocks: [0x370...0x3FF, 0x1F00...0x1FFF]),
    Script(
      languages: ["ru", "uk", "bg", "sr", "mk", "be", "kk", "ky", "mn", "tg"],
      blocks: [0x400...0x52F]),
    Script(languages: ["hi", "mr", "ne", "sa"], blocks: [0x900...0x97F]),
    Script(languages: ["th"], blocks: [0xE00...0xE7F]),
    Script(languages: ["ja"], blocks: [0x3040...0x30FF, 0x31F0...0x31FF]),
    Script(languages: ["ko"], blocks: [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3]),
    Script(
      languages: ["zh", "yue", "ja", "ko"], blocks: [0x3400...0x4DBF, 0x4E00...0x9FFF]),
  ]

  /// The blocks that Unicode reserves for scripts from right to left.
  static let blocksFromRight: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  static func of(_ scalar: Unicode.Scalar) -> Script? {
    guard scalar.value >= 0x370 else { return nil }
    return all.first { $0.blocks.contains { $0.contains(scalar.value) } }
  }
}

struct PageTitle {
  let plain: String
  let marked: HTMLText

  init(_ plain: String) {
    self.plain = plain
    marked = PageLanguage.ofPage.inEnglish(plain)
  }

  init(_ name: String, in language: PageLanguage, _ rest: String = "") {
    plain = name + rest
    marked = "\(language.marked(name))\(rest)"
  }
}
