package import Earshot

extension JSONWriter {
  package mutating func announcement(_ announcement: Announcement) {
    key("announcement")
    words(of: .announcement, in: announcement)
    key("hint")
    words(of: .hint, in: announcement)
    key("parts")
    array { list in
      // Uses indices, because a loop over the parts would copy each part.
      let parts = announcement.parts
      for index in parts.indices { list.part(parts[index]) }
    }
  }

  mutating func wording(_ wording: Stop.Wording, textKey: StaticString) {
    switch wording {
    case .text(let text): member(textKey, text)
    case .parts(let announcement): self.announcement(announcement)
    }
  }

  mutating func place(_ location: SourceLocation) {
    member("file", location.file)
    member("line", location.line)
    member("column", location.column)
  }

  private mutating func words(of utterance: Part.Utterance, in announcement: Announcement) {
    quoted { text in
      let parts = announcement.parts
      for index in parts.indices where parts[index].utterance == utterance {
        text.append(escaping: parts[index].joint)
        text.append(escaping: parts[index].text)
      }
    }
  }

  private mutating func part(_ part: Part) {
    object { object in
      object.member("kind", part.kind.rawValue)
      object.member("fact", part.fact.name)
      object.member("text", part.text)
      if let aloud = part.aloud { object.member("aloud", aloud) }
      object.member("joint", part.joint)
      object.member("utterance", part.utterance.rawValue)
      object.member("from", part.origin)
      object.member("rule", part.rule.rawValue)
      if !part.isDocumented {
        object.member("documented", false)
      }
      if part.missing != nil { object.member("missing", true) }
    }
  }
}
