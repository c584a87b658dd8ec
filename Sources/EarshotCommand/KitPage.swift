import Earshot
import EarshotSpeech

extension KitContents {
  /// The list of all recordings as a Markdown page, for people.
  var page: [UInt8] {
    var text = "# Recordings\n"
    var heading = ""
    for entry in report.entries {
      let recording = script.recordings[entry.item]
      let own = "\(recording.screen), \(recording.profile.title)"
      if own != heading {
        heading = own
        text += "\n## \(Self.escaped(own))\n\n| recording | says | seconds |\n|---|---|---|\n"
      }
      text += row(entry) + "\n"
    }
    text += """

      Spoken by espeak-ng \(engine.version). Peak and loudness (the root of the mean square, pauses \
      included) of each file are in the manifest, in decibels below full scale.

      """
    return Array(text.utf8)
  }

  private func row(_ entry: Kit.Entry) -> String {
    let item = items[entry.item]
    let file = item.name.split(separator: "/").last ?? ""
    let says = item.take.lines.map { line in
      [line.announcement.text, line.announcement.hint].filter { !$0.isEmpty }
        .joined(separator: " · ")
    }
    let seconds = Seconds.ofSamples(entry.recording.signal.count)
    return "| [\(file)](\(Self.linked(item.name)).wav) | "
      + says.map(Self.escaped).joined(separator: "<br>") + " | \(seconds) |"
  }

  /// Keeps a text from being taken for markup, or from ending its cell.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "|", "\\", "*", "_", "`", "[", "]", "<", ">", "#", "&": result += "\\\(character)"
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
    }
    return result
  }

  /// Writes a path as links have it: names in a kit hold letters, digits, dots and hyphens.
  private static func linked(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      if byte < 0x80 {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
