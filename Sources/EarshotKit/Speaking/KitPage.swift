import Earshot
import EarshotOutput
import EarshotSpeech

extension KitContents {
  var page: Document {
    var text: MarkdownText = "# Recordings\n"
    var heading = ""
    for entry in report.entries {
      let recording = script.recordings[entry.item]
      let language = recording.namedLanguage.map { " (\($0))" } ?? ""
      let own = "\(recording.screen.title)\(language), \(recording.profile.title)"
      if own != heading {
        heading = own
        text += "\n## \(own)\n\n| recording | says | seconds |\n|---|---|---|\n"
      }
      text += row(entry) + "\n"
    }
    text += """

      Spoken by espeak-ng \(engine.version). Peak and loudness (the root of the mean square, pauses \
      included) of each file are in the manifest, in decibels below full scale.

      """
    return Document(text)
  }

  private func row(_ entry: Kit.Entry) -> MarkdownText {
    let item = items[entry.item]
    let file = item.name.split(separator: "/").last ?? ""
    var parts = item.take.timedParts(entry.recording.parts)[...]
    let says = item.take.lines.map { line in
      let start = parts.first?.samples.lowerBound ?? 0
      parts = parts.dropFirst(line.announcement.parts.count)
      let text = [line.announcement.text, line.announcement.hint].filter { !$0.isEmpty }
        .joined(separator: " · ")
      return MarkdownText(item.take.lines.count > 1 ? "\(Seconds.clock(start)) \(text)" : text)
    }
    let seconds = Seconds.ofSamples(entry.recording.signal.count)
    return "| \(.link(String(file), to: "\(item.name).wav")) | \(says.joined(separator: "<br>")) "
      + "| \(seconds) |"
  }
}
