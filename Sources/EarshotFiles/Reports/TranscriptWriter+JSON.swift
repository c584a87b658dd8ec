internal import Earshot

extension TranscriptWriter {
  func json(_ transcripts: [Transcript]) -> String {
    var writer = JSONWriter()
    writer.array { list in
      for transcript in transcripts { list.transcript(transcript) }
    }
    writer.newline()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  fileprivate mutating func transcript(_ transcript: Transcript) {
    object { object in
      object.key("screen")
      object.string(transcript.title)
      object.key("profile")
      object.string(transcript.profile.id)
      object.key("platform")
      object.string(transcript.profile.platform.rawValue)
      object.key("durations")
      object.string(transcript.durations.rawValue)
      object.key("steps")
      object.array { list in
        for step in transcript.steps { list.step(step, transcript.heard[step.heard]) }
      }
      object.key("failures")
      object.array { list in
        for failure in transcript.failures { list.failure(failure) }
      }
    }
  }

  private mutating func step(_ step: WalkStep, _ heard: ArraySlice<Heard>) {
    object { object in
      object.key("action")
      if let action = step.action { object.string(action.description) } else { object.null() }
      object.key("time")
      object.number(step.time)
      object.key("focus")
      if let focus = step.focus { object.string(focus.description) } else { object.null() }
      object.key("remarks")
      object.array { list in
        for remark in step.remarks { list.string(remark.description) }
      }
      object.key("heard")
      object.array { list in
        for one in heard { list.heard(one) }
      }
    }
  }

  private mutating func heard(_ heard: Heard) {
    object { object in
      object.key("text")
      object.string(heard.text)
      object.key("start")
      object.number(heard.start)
      object.key("end")
      object.number(heard.end)
      object.key("reason")
      object.string(heard.reason.rawValue)
      object.key("rule")
      object.string(heard.reason.rule.rawValue)
      object.key("queue")
      object.string(heard.queue.rawValue)
      if heard.isCutOff {
        object.key("unheard")
        object.string(heard.unheard)
      }
    }
  }

  private mutating func failure(_ failure: Transcript.Failure) {
    object { object in
      object.key("at")
      object.string(failure.location.description)
      object.key("message")
      object.string(failure.message)
    }
  }
}
