// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeakNG
import CLibrary
import VoiceProtocol

/// Speaks each text as if it were the first, because libespeak-ng's state affects the sound.
///
/// A performer works in a copy of a process (see ``Isolation``), and restores the memory before
/// each text. Without a copy of the memory, a performer speaks only one text.
struct Performer {
  /// The engine does not free all memory, so a process speaks only a limited number of texts.
  private static let mostTexts = 100
  /// The maximum CPU time for a text in seconds; two hours of speech need about ten seconds.
  private static let mostSeconds = 120

  private let engine: Engine
  private let output: Output
  private let first: Frame
  private let style: Style

  init?(engine: Engine, output: Output, for request: Frame) {
    guard request.words.count == 6, let style = Style(words: request.words[2...]) else {
      return nil
    }
    self.engine = engine
    self.output = output
    first = request
    self.style = style
  }

  /// Speaks requests until the voice or style changes; returns the request with the change, if any.
  func perform(thenFrom requests: inout Requests) -> Frame? {
    do throws(Engine.Failure) { try engine.choose(voice: first.words[1]) } catch {
      output.send(error)
      return nil
    }
    engine.set(style)
    let memory = rehearse()
    var request = first
    for count in 1... {
      memory?.restore()
      speak(request.text)
      guard memory != nil, count < Self.mostTexts, let next = try? requests.next() else { break }
      guard next.words == first.words else { return next }
      request = next
    }
    return nil
  }

  /// Returns a copy of the engine's memory, which must be restored before each text; nil if no copy
  /// can be made.
  ///
  /// The style must be set before this call, because a pitch range that is set later sounds
  /// different.
  private func rehearse() -> EngineMemory? {
    // Tests set this variable, so that each text has a new process.
    guard getenv("EARSHOT_VOICE_COPIES") == nil else { return nil }
    engine.prepare()
    return EngineMemory()
  }

  private func speak(_ text: String) {
    limitTime()
    srand(1)
    do throws(Engine.Failure) {
      let sink = AudioSink(output: output)
      try engine.speak(text, into: sink)
      sink.flush()
      output.send(Frame(["end"]))
    } catch { output.send(error) }
  }

  private func limitTime() {
    var timer = itimerval()
    timer.it_value.tv_sec = Self.mostSeconds
    #if canImport(Glibc)
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
    #else
    setitimer(ITIMER_VIRTUAL, &timer, nil)
    #endif
  }
}
