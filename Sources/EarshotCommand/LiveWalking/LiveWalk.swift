import ArgumentParser
import CLibrary
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import EarshotSpeech

/// A walk that only appends lines to the terminal, so that a screen reader can read them.
struct LiveWalk {
  private let screen: Screen
  private let profiles: [Profile]
  private let locale: String?
  private var chosen = 0
  private var walk: Walkthrough
  private var waiting: [(due: ContinuousClock.Instant, text: String)] = []
  private var lastAction = ContinuousClock.now
  private var done: [Action] = []
  private var scriptFile: ScriptFile
  private let voice: LiveVoice?

  init(
    through screen: Screen, _ profiles: [Profile], locale: String?,
    savingTo scriptFile: ScriptFile, _ voice: LiveVoice? = nil
  ) throws {
    guard let first = profiles.first else { throw ValidationError("no profile is chosen") }
    self.screen = screen
    self.profiles = profiles
    self.locale = locale
    self.voice = voice
    self.scriptFile = scriptFile
    walk = first.walk(through: screen, locale: locale)
  }

  mutating func run() throws {
    var walking = self
    defer { voice?.fallSilent() }
    let status = try Terminal.raw { terminal in try walking.loop(&terminal) }
    if status != 0 { throw ExitCode(status) }
  }

  private mutating func loop(_ terminal: inout Terminal) throws -> Int32 {
    try begin()
    while true {
      try speakOn(terminal)
      switch terminal.next(within: patience) {
      case .silence: try sayWaiting()
      case .end: return 128 + SIGHUP
      case .key(.interrupt): return 128 + SIGINT
      case .key(.character("q")) where !isTyping: return 0
      case .key(let key): try answer(key)
      }
    }
  }

  /// The time to wait for a key, in milliseconds; nil if there is no limit.
  private var patience: Int? {
    // The player does not report the end of an announcement, so the walk checks for it often.
    if voice?.isBusy == true { return 30 }
    return waiting.first.map {
      max(0, Int(ContinuousClock.now.duration(to: $0.due) / .milliseconds(1)))
    }
  }

  private func speakOn(_ terminal: Terminal) throws {
    guard let said = try voice?.goOn(while: { !terminal.hasInput }) else { return }
    if said.reason == .hint { try show("\(said.text)") }
  }

  private var isTyping: Bool { walk.isEditing }

  private mutating func begin() throws {
    let profile = profiles[chosen]
    try show("\(screen.title). \(profile.title).")
    try show("Arrow keys swipe, Return double-taps, Escape goes back, h shows help, q quits.")
    try follow(walk.beginning)
  }

  private mutating func answer(_ key: Terminal.Key) throws {
    if let action = LiveKeys.action(for: key, on: walk.platform, isTyping: isTyping) {
      return try perform(action)
    }
    guard case .character(let character) = key else { return }
    switch character {
    case "h", "?": try show(TerminalText(lines: LiveKeys.help(for: walk.platform)))
    case "r": try repeatLast()
    case "w": try show("Focus is on \(walk.focus?.description ?? "nothing").")
    case "g": try turnRotor()
    case "s": try save()
    case "n": try bringResults()
    case "p": try changePlatform()
    default: try show("h helps.")
    }
  }

  private mutating func perform(_ action: Action) throws {
    let now = ContinuousClock.now
    walk.perform(.wait(milliseconds: Int(lastAction.duration(to: now) / .milliseconds(1))))
    lastAction = now
    done.append(action)
    try follow(walk.perform(action))
  }

  private mutating func turnRotor() throws {
    let all = Action.Rotor.allCases
    let next = all.firstIndex(of: walk.rotor).map { all[($0 + 1) % all.count] } ?? .default
    try perform(.rotor(next))
    let name = walk.platform == .voiceOver ? "rotor" : "reading control"
    let stops = walk.rotorStops.map(\.description).joined(separator: ", ")
    guard next != .default else { return try show("(\(name): actions of the stop)") }
    try show("(\(name): \(next.rawValue): \(stops.isEmpty ? "none" : stops))")
  }

  private mutating func save() throws {
    let profile = profiles[chosen]
    let document = WalkScriptWriter().written(
      done, from: profile.walk(through: screen, locale: locale),
      title: "\(screen.title). \(profile.title).")
    do throws(InputError) {
      try scriptFile.write(document)
    } catch {
      return try show("(\(error.message))")
    }
    try show("(saved in \(scriptFile.path))")
  }

  private mutating func follow(_ step: WalkStep) throws {
    for remark in step.remarks { try show("(\(remark))") }
    let heard = walk.timeline.heard[step.heard]
    guard !heard.isEmpty else { return }
    waiting = []
    voice?.dropHint()
    // An announcement without a duration was interrupted before it began, so nothing is printed.
    for one in heard where one.duration > 0 {
      voice?.hear(one, by: profiles[chosen])
      // With a voice, hints are printed only when they are spoken.
      if one.reason == .hint, voice != nil { continue }
      let delay = one.start - step.time
      if one.reason == .hint {
        waiting.append((lastAction.advanced(by: .milliseconds(delay)), one.text))
      } else {
        try show("\(one.text)")
      }
    }
  }

  private mutating func sayWaiting() throws {
    guard !waiting.isEmpty else { return }
    try show("\(waiting.removeFirst().text)")
  }

  private mutating func repeatLast() throws {
    guard let focus = walk.focus else { return }
    try perform(.touch(focus))
  }

  private mutating func bringResults() throws {
    let waiting = walk.components.filter { $0.traits.awaitsResults }
    let here = waiting.first { $0.id == walk.focus?.component } ?? waiting.first
    guard let here else { return try show("(this screen has no search and no loading content)") }
    try perform(.app(.results(component: here.id)))
  }

  private mutating func changePlatform() throws {
    guard profiles.count > 1 else { return try show("(there is only one profile)") }
    chosen = (chosen + 1) % profiles.count
    walk = profiles[chosen].walk(through: screen, locale: locale)
    waiting = []
    done = []
    voice?.fallSilent()
    lastAction = .now
    try begin()
  }

  private func show(_ text: TerminalText) throws { try Output.write(text + "\n") }
}
