import Earshot
import EarshotOutput

extension Escaped<HTML> {
  static func heading(_ level: Int, _ title: HTMLText) -> HTMLText {
    "<h\(min(level, 6))>\(title)</h\(min(level, 6))>"
  }

  static func said(
    _ spoken: Announcement, in language: PageLanguage, _ times: [Range<Double>]?
  ) -> HTMLText {
    let attributes = language.attributes(inside: .ofPage)
    let divided = times == nil ? DividedText(spoken.parts(of: .announcement), in: language) : nil
    return divided.map { "<p class=said data-parts=\($0.parts)\(attributes)>\($0.text)</p>" }
      ?? "<p class=said\(attributes)>\(.words(of: spoken, .announcement, in: language, times))</p>"
  }

  static func hint(
    _ spoken: Announcement, after pause: Int, in language: PageLanguage, _ times: [Range<Double>]?
  ) -> HTMLText {
    let attributes = language.attributes(inside: .ofPage)
    let divided = times == nil ? DividedText(spoken.parts(of: .hint), in: language) : nil
    let words: HTMLText =
      divided.map { "\($0.text)" } ?? .words(of: spoken, .hint, in: language, times)
    let marked: HTMLText = attributes.isEmpty ? words : "<span\(attributes)>\(words)</span>"
    return "<p class=hint>then, after \(.seconds(pause)), \(marked)</p>"
  }

  static func words(
    of spoken: Announcement, _ utterance: Part.Utterance, in language: PageLanguage,
    _ times: [Range<Double>]? = nil
  ) -> HTMLText {
    let parts = spoken.parts.indices.filter { spoken.parts[$0].utterance == utterance }
    let joints = parts.dropFirst().map { spoken.parts[$0].joint } + [""]
    return zip(parts, joints).map { index, joint -> HTMLText in
      let part = spoken.parts[index]
      var heard: HTMLText = ""
      if let times, times.indices.contains(index) {
        heard = " data-from=\"\(times[index].lowerBound)\" data-to=\"\(times[index].upperBound)\""
      }
      let other = language.language(of: part.text).attributes(inside: language)
      return "<bdi class=\"\(part.kind.rawValue)\"\(heard)\(other)>\(part.text)</bdi>\(joint)"
    }.joined()
  }

  static func player(
    of sound: SoundSource, title: String, in language: PageLanguage = .ofPage
  ) -> HTMLText {
    """
    <audio\(sound.attributes) preload="none" aria-label="\(title)"\
    \(language.language(of: title).attributes(inside: .ofPage))></audio>

    """
  }

  static func seconds(_ milliseconds: Int) -> HTMLText {
    "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
  }
}

extension Announcement {
  fileprivate func parts(of utterance: Part.Utterance) -> [Part] {
    parts.filter { $0.utterance == utterance }
  }
}
