// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeakNG
import CLibrary
import VoiceProtocol

/// Speaks texts with one voice and style, each as if it were the first that the engine ever spoke.
///
/// libespeak-ng keeps where it stopped (the phase of its waves, its flutter, the end of its phoneme
/// list, a random seed) and speaks the next text differently for it: the same words said twenty
/// times in one process are twenty different signals. A performer works in a copy of a process
/// whose engine has just started (see ``Isolation``), and puts the engine's memory back before each
/// text. Where that cannot be done it speaks one text only.
struct Performer {
  /// The most texts of one performer, because the engine does not free all it takes.
  private static let mostTexts = 100
  /// The most processor time that one text may take; two hours of speech take some ten seconds.
  private static let mostSeconds = 120

  private let engine: Engine
  private let output: Output
  private let first: Frame
  private let style: Style

  /// Creates a performer for a request and those like it; nil when it is no request to speak.
  init?(engine: Engine, output: Output, for request: Frame) {
    guard request.words.count == 6, let style = Style(words: request.words[2...]) else {
      return nil
    }
    self.engine = engine
    self.output = output
    first = request
    self.style = style
  }

  /// Answers the request and those that follow it for the same voice and style; returns one that
  /// came and is not answered.
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

  /// Returns the engine's memory before any text, nil where it cannot be put back.
  ///
  /// The style is part of it: set after the engine's first text, a pitch range sounds different.
  private func rehearse() -> EngineMemory? {
    // Tests ask for the slow way, a new copy of the process for each text, to check this one.
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

  /// Has the system end this process when a text does not come to its end.
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
