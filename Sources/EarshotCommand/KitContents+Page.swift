import Earshot
import EarshotFiles
import EarshotOutput
import EarshotSpeech

extension KitContents {
  /// The announcements as a page for browsers, which plays the recordings.
  var browserPage: Document {
    var screens: [PreviewWriter.Screenful] = []
    var places: [String: Int] = [:]
    for entry in report.entries {
      let recording = script.recordings[entry.item]
      let place = places[recording.design] ?? screens.count
      if place == screens.count {
        places[recording.design] = place
        screens.append(PreviewWriter.Screenful(screen: recording.screen, entries: []))
      }
      screens[place].entries += recording.stops
      screens[place].sounds.merge(sounds(of: entry), uniquingKeysWith: { first, _ in first })
    }
    return PreviewWriter(details: .init()).written(screens, as: .html)
  }

  /// Returns the recording of each stop that is heard in an entry.
  private func sounds(of entry: Kit.Entry) -> [PageSound.Key: PageSound] {
    let (recording, item) = (script.recordings[entry.item], items[entry.item])
    var times = item.take.timedParts(entry.recording.parts).map { timed in
      Seconds.ofSamples(timed.samples.lowerBound)..<Seconds.ofSamples(timed.samples.upperBound)
    }[...]
    var sounds: [PageSound.Key: PageSound] = [:]
    for (stop, line) in zip(recording.stops, item.take.lines) {
      let count = line.announcement.parts.count
      sounds[.init(stop)] = PageSound(file: item.name + ".wav", parts: Array(times.prefix(count)))
      times = times.dropFirst(count)
    }
    return sounds
  }
}
