internal import Earshot
internal import EarshotOutput

extension TranscriptWriter {
  func json(_ transcripts: [Transcript]) -> Document {
    JSONWriter.line { writer in
      writer.objects(of: transcripts) { object, transcript in
        object.member("screen", transcript.title)
        object.member("profile", transcript.profile.id)
        object.member("platform", transcript.profile.platform.rawValue)
        object.member("durations", transcript.durations.rawValue)
        object.objects("steps", of: transcript.steps) {
          Self.write($1, transcript.heard[$1.heard], to: &$0)
        }
        object.objects("failures", of: transcript.failures) { object, failure in
          object.member("at", failure.location.description)
          object.member("message", failure.message)
        }
      }
    }
  }

  private static func write(
    _ step: WalkStep, _ heard: ArraySlice<Heard>, to object: inout JSONWriter
  ) {
    object.key("action")
    if let action = step.action { object.string(action.description) } else { object.null() }
    object.member("time", step.time)
    object.key("focus")
    if let focus = step.focus { object.string(focus.description) } else { object.null() }
    object.strings("remarks", step.remarks.map(\.description))
    object.objects("heard", of: heard) { object, heard in
      object.member("text", heard.text)
      object.member("start", heard.start)
      object.member("end", heard.end)
      object.member("reason", heard.reason.rawValue)
      object.member("rule", heard.reason.rule.rawValue)
      object.member("queue", heard.queue.rawValue)
      if heard.isCutOff { object.member("unheard", heard.unheard) }
    }
  }
}
