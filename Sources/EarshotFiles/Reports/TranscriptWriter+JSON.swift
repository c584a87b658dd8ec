internal import Earshot

extension TranscriptWriter {
  func json(_ transcripts: [Transcript]) -> String {
    JSONWriter.line { writer in
      writer.array(of: transcripts) { list, transcript in list.transcript(transcript) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func transcript(_ transcript: Transcript) {
    object { object in
      object.member("screen", transcript.title)
      object.member("profile", transcript.profile.id)
      object.member("platform", transcript.profile.platform.rawValue)
      object.member("durations", transcript.durations.rawValue)
      object.array("steps", of: transcript.steps) { list, step in
        list.step(step, transcript.heard[step.heard])
      }
      object.array("failures", of: transcript.failures) { list, failure in list.failure(failure) }
    }
  }

  private mutating func step(_ step: WalkStep, _ heard: ArraySlice<Heard>) {
    object { object in
      object.key("action")
      if let action = step.action { object.string(action.description) } else { object.null() }
      object.member("time", step.time)
      object.key("focus")
      if let focus = step.focus { object.string(focus.description) } else { object.null() }
      object.array("remarks", of: step.remarks) { list, remark in list.string(remark.description) }
      object.array("heard", of: heard) { list, one in list.heard(one) }
    }
  }

  private mutating func heard(_ heard: Heard) {
    object { object in
      object.member("text", heard.text)
      object.member("start", heard.start)
      object.member("end", heard.end)
      object.member("reason", heard.reason.rawValue)
      object.member("rule", heard.reason.rule.rawValue)
      object.member("queue", heard.queue.rawValue)
      if heard.isCutOff {
        object.member("unheard", heard.unheard)
      }
    }
  }

  private mutating func failure(_ failure: Transcript.Failure) {
    object { object in
      object.member("at", failure.location.description)
      object.member("message", failure.message)
    }
  }
}
