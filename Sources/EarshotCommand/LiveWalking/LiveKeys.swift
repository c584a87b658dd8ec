import Earshot

enum LiveKeys {
  /// Returns the action for a key; while the user edits a field, letters are text instead of
  /// commands.
  static func action(for key: Terminal.Key, on platform: Platform, isTyping: Bool) -> Action? {
    switch key {
    case .right: .gesture(.swipeRight)
    case .left: .gesture(.swipeLeft)
    case .up: .gesture(.swipeUp)
    case .down: .gesture(.swipeDown)
    case .enter: isTyping ? .key(.enter) : .gesture(.doubleTap)
    case .tab: .key(.tab)
    case .shiftTab: .key(.shiftTab)
    case .escape: .key(.escape)
    case .backspace: isTyping ? .key(.backspace) : .gesture(leaving(platform))
    case .interrupt: nil
    case .character(let character):
      isTyping ? typed(character) : action(for: character, on: platform)
    }
  }

  private static func typed(_ character: Character) -> Action? {
    switch character {
    case "\0": nil
    case "\u{15}": .clear
    default: .type(String(character))
    }
  }

  private static func action(for character: Character, on platform: Platform) -> Action? {
    switch character {
    case " ": .key(.space)
    case "e": .key(.enter)
    case "l": .gesture(.doubleTapAndHold)
    case "b": .gesture(leaving(platform))
    case "o": .gesture(.tapOutside)
    case "a": .gesture(.tapWithThreeFingers)
    case "m": .gesture(.magicTap)
    default: nil
    }
  }

  private static func leaving(_ platform: Platform) -> Action.Gesture {
    platform == .voiceOver ? .scrub : .back
  }

  static func help(for platform: Platform) -> String {
    let leaving = platform == .voiceOver ? "two-finger scrub" : "back gesture"
    return """
      Right and left arrow: swipe to the next and previous stop
      Up and down arrow: swipe up and down, to adjust or to go through actions
      Return: double-tap
      l: double-tap and hold
      b or Backspace: \(leaving)
      o: tap outside the overlay
      a: tap with three fingers (TalkBack: actions); m: magic tap (VoiceOver)
      Tab, Shift-Tab, Space, Escape: the same keys of an external keyboard; e: its Enter key
      In an edited field: letters type, Backspace deletes, Control-U clears, Return submits
      n: simulate the results of the search field, or the end of loading
      g: choose the target of up and down: headings, links, controls, or actions of the stop
      r: announce the stop again; w: show the focus
      s: save your actions as a script that expects the same announcements
      p: start again on the other platform
      q or Control-C: quit
      """
  }
}
