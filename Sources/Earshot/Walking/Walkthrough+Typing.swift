private enum Echo: String {
  case charactersAndWords = "characters-and-words"
  case characters, words, none

  var hasCharacters: Bool { self == .charactersAndWords || self == .characters }
  var hasWords: Bool { self == .charactersAndWords || self == .words }
}

extension Walkthrough {
  private var echo: Echo {
    let settings = reader.profile.settings
    let value = settings["typingEcho"] ?? settings["keyboardEchoOnScreen"]
    return value.flatMap(Echo.init(rawValue:)) ?? .characters
  }

  mutating func sayEdit(_ edit: TextEdit, of index: Int) {
    guard let stop = stops.stops(of: index).first else { return }
    switch edit {
    case .added(let text): for character in text { sayTyped(character, at: stop) }
    case .removed(let text):
      _ = typedWord.popLast()
      sayDeleted(text, at: stop)
    case .cleared:
      _ = sayEvent(.textEdited(.cleared), at: stop, because: .echo, .assertive)
    }
  }

  /// TalkBack only says that text was deleted; VoiceOver reads the deleted text.
  private mutating func sayDeleted(_ text: String, at stop: Realization.Stop) {
    if sayEvent(.textEdited(.removed(text)), at: stop, because: .echo, .assertive) { return }
    guard echo.hasCharacters else { return }
    say(echoed(text, at: stop), .announcement, from: "text", because: .echo, .assertive)
  }

  private mutating func sayTyped(_ character: Character, at stop: Realization.Stop) {
    if echo.hasCharacters { sayEcho("\(character)", at: stop) }
    guard character.isWhitespace || character.isPunctuation else {
      return typedWord.append(character)
    }
    if echo.hasWords, typedWord.count > 1 { sayEcho(typedWord, at: stop) }
    typedWord = ""
  }

  private mutating func sayEcho(_ text: String, at stop: Realization.Stop) {
    if sayEvent(.textEdited(.added(text)), at: stop, because: .echo) { return }
    say(echoed(text, at: stop), .announcement, from: "text", because: .echo)
  }

  private func echoed(_ text: String, at stop: Realization.Stop) -> String {
    let language = focusedComponent?.common.language
    return stop.isSecret ? "•" : reader.echo(of: text, language: language)
  }
}

extension Realization.Stop {
  fileprivate var isSecret: Bool {
    switch attributes {
    case .voiceOver(let element): element.traits.contains(.secureTextField)
    case .talkBack(let index, let tree): tree[index].password
    }
  }
}
