import Earshot
import EarshotOutput

extension Escaped<HTML> {
  static func heading(_ level: Int, _ title: HTMLText) -> HTMLText {
    "<h\(min(level, 6))>\(title)</h\(min(level, 6))>"
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
      return """
        <span class="part \(part.kind.rawValue)"\(heard)><bdi\(other)>\(part.text)</bdi></span>\(joint)
        """
    }.joined()
  }

  static func number(of stop: ScreenOutline.Stop, _ anchors: Wireframe.Anchors) -> HTMLText {
    guard let number = stop.number else { return "" }
    let place = stop.place.map { ", \($0)," } ?? ""
    return """
      <a class="number\(stop.place == nil ? "" : " later")" href="#\(anchors.drawn(stop.index))" \
      aria-label="Stop \(number)\(place) in the drawing">\(number)</a>
      """
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

struct PauseScale {
  private let words: Int
  private let pause: Int
  private let hint: Int

  init(of spoken: Announcement, pause: Int, heard times: [Range<Double>]?) {
    let estimate = SpeechEstimate()
    func length(_ utterance: Part.Utterance) -> Int {
      let heard = zip(spoken.parts, times ?? []).filter { $0.0.utterance == utterance }.map(\.1)
      guard let start = heard.first?.lowerBound, let end = heard.last?.upperBound else {
        return estimate.milliseconds(of: spoken.text(of: utterance))
      }
      return Int((end - start) * 1000)
    }
    words = length(.announcement)
    hint = length(.hint)
    self.pause = pause
  }

  var svg: HTMLText {
    let (end, start) = (Self.units(words), Self.units(words + pause))
    let width = start + Self.units(hint)
    return """
      <svg class="scale" viewBox="0 0 \(width) 8" width="\(width)" height="8" aria-hidden="true">\
      <rect class="heard" width="\(end)" height="8"/>\
      <path class="silence" d="M\(end) 4H\(start)"/>\
      <rect class="hint" x="\(start)" width="\(width - start)" height="8"/></svg>

      """
  }

  private static func units(_ milliseconds: Int) -> Int { milliseconds / 25 }
}
