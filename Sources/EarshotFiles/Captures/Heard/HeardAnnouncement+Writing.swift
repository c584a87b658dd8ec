package import EarshotOutput

extension HeardAnnouncement {
  package static func document(of heard: [HeardAnnouncement]) -> Document {
    var writer = JSONWriter()
    for announcement in heard {
      writer.object { object in
        object.member("utterance", announcement.text)
        object.member("hint", ifPresent: announcement.hint)
        object.member("id", ifPresent: announcement.id)
        object.member("action", ifPresent: announcement.actions)
      }
      writer.newline()
    }
    return writer.document
  }
}
