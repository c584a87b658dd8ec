import Earshot
import EarshotFiles
import EarshotOutput
import EarshotSpeech

extension KitContents {
  var browserPage: Document {
    var screens: [PreviewedScreen] = []
    var places: [String: Int] = [:]
    for entry in report.entries {
      let recording = script.recordings[entry.item]
      let key = "\(recording.design)/\(recording.locale)"
      let place = places[key] ?? screens.count
      if place == screens.count {
        places[key] = place
        var screen = PreviewedScreen(
          screen: recording.screen, entries: [], locale: recording.locale)
        screen.namedLanguage = recording.namedLanguage
        screens.append(screen)
      }
      screens[place].entries += recording.stops
      screens[place].sounds.merge(sounds(of: entry), uniquingKeysWith: { first, _ in first })
    }
    return Previews(screens).written(as: .html)
  }

  private func sounds(of entry: Kit.Entry) -> [PageSound.Key: PageSound] {
    script.recordings[entry.item].sounds(
      items[entry.item].take, entry.recording.parts, in: .file(items[entry.item].name + ".wav"))
  }
}

extension Script.Recording {
  func sounds(
    _ take: RecordingRequest, _ parts: [Range<Int>], in source: SoundSource
  ) -> [PageSound.Key: PageSound] {
    var times = parts.map { samples in
      Seconds.ofSamples(samples.lowerBound)..<Seconds.ofSamples(samples.upperBound)
    }[...]
    var sounds: [PageSound.Key: PageSound] = [:]
    for (stop, line) in zip(stops, take.lines) {
      let count = line.announcement.parts.count
      sounds[.init(stop)] = PageSound(source, parts: Array(times.prefix(count)))
      times = times.dropFirst(count)
    }
    return sounds
  }
}
