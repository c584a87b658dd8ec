import Earshot
import EarshotFiles
import EarshotOutput
import EarshotSpeech

struct KitContents {
  let script: Script
  let items: [Kit.Item]
  let report: Kit.Report
  let captions: Captions.Format?
  let engine: EngineIdentity

  var manifest: Document {
    var writer = JSONWriter()
    writer.object { kit in
      kit.member("format", 1)
      kit.object("engine") { describeEngine(&$0) }
      kit.member("sampleRate", EngineIdentity.sampleRate)
      kit.array("files") { list in
        for entry in report.entries {
          list.lineBreak()
          list.object { describe(entry, &$0) }
        }
      }
    }
    writer.newline()
    return writer.document
  }

  private func describeEngine(_ object: inout JSONWriter) {
    object.member("name", "espeak-ng")
    object.member("version", engine.version)
    object.member("data", engine.dataFingerprint)
    object.member("processor", engine.processor)
  }

  private func describe(_ entry: Kit.Entry, _ file: inout JSONWriter) {
    let item = items[entry.item]
    file.member("file", item.name + ".wav")
    if let captions { file.member("captions", "\(item.name).\(captions.rawValue)") }
    describeOrigin(script.recordings[entry.item], &file)
    describeSpeech(item.take, &file)
    describeSignal(entry.recording, &file)
    file.array("parts") { list in
      for timed in item.take.timedParts(entry.recording.parts) {
        list.object { describe(timed, &$0) }
      }
    }
  }

  private func describeOrigin(_ recording: Script.Recording, _ file: inout JSONWriter) {
    file.member("design", recording.design)
    file.member("screen", recording.screen.title)
    file.member("language", ifPresent: recording.namedLanguage)
    file.member("platform", recording.profile.platform.rawValue)
    file.member("profile", recording.profile.id)
    guard let stop = recording.stops.first, recording.stops.count == 1 else { return }
    file.member("id", stop.id.description)
    file.member("component", stop.component.id)
    file.member("stop", stop.stop)
    file.member("state", stop.state)
  }

  private func describeSpeech(_ take: RecordingRequest, _ file: inout JSONWriter) {
    file.member("text", take.lines.map(\.announcement.text).joined(separator: "\n"))
    let hints = take.lines.map(\.announcement.hint)
    file.member("hint", hints.filter { !$0.isEmpty }.joined(separator: "\n"))
    let voices = take.lines.map(\.settings.voice)
    file.member("voice", Set(voices).sorted().joined(separator: " "))
    guard let line = take.lines.first else { return }
    file.member("rate", line.settings.rate)
    file.member("pitch", line.settings.pitch)
    file.member("volume", line.settings.volume)
    file.member("prosody", line.prosody.rawValue)
  }

  private func describeSignal(_ recording: KeptRecording, _ file: inout JSONWriter) {
    file.member("samples", recording.signal.count)
    file.member("duration", Seconds.ofSamples(recording.signal.count))
    file.member("peak", recording.signal.peakLevel.map(Decibels.rounded))
    file.member("loudness", recording.signal.loudness.map(Decibels.rounded))
    file.member("sha256", recording.digest)
  }

  private func describe(_ timed: Recording.TimedPart, _ part: inout JSONWriter) {
    part.member("kind", timed.part.kind.rawValue)
    part.member("joint", timed.part.joint)
    part.member("text", timed.part.text)
    part.member("utterance", timed.part.utterance.rawValue)
    part.member("start", Seconds.ofSamples(timed.samples.lowerBound))
    part.member("end", Seconds.ofSamples(timed.samples.upperBound))
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: StaticString, _ value: Double?) {
    key(name)
    if let value { number(value) } else { null() }
  }
}

enum Seconds {
  static func ofSamples(_ count: Int) -> Double {
    (Double(count) / Double(EngineIdentity.sampleRate) * 1000).rounded() / 1000
  }

  static func clock(_ sample: Int) -> String {
    let seconds = sample / EngineIdentity.sampleRate
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}

enum Decibels {
  static func rounded(_ level: Double) -> Double { (level * 10).rounded() / 10 }
}
