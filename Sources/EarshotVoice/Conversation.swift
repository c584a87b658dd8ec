// SPDX-License-Identifier: GPL-3.0-or-later

import VoiceProtocol

/// Answers requests, one after the other.
struct Conversation {
  private let engine: Result<Engine, Engine.Failure>
  private let output: Output

  /// Starts a conversation; an engine that could not start answers every request with the reason.
  init(engine: Result<Engine, Engine.Failure>, output: Output) {
    self.engine = engine
    self.output = output
  }

  /// Answers a request.
  ///
  /// - Returns: Whether the conversation can go on.
  func answer(_ request: Frame) -> Bool {
    switch engine {
    case .failure(let failure):
      send(failure)
      return true
    case .success(let engine):
      return answer(request, with: engine)
    }
  }

  private func answer(_ request: Frame, with engine: Engine) -> Bool {
    let words = request.words
    switch words[0] {
    case "engine" where words.count == 1:
      output.send(Frame(["text"], text: description(of: engine)))
      return true
    case "voices" where words.count == 1:
      output.send(Frame(["text"], text: engine.voices.map(\.line).joined(separator: "\n")))
      return true
    case "speak" where words.count == 6:
      guard let style = Style(words: words[2...]) else { return refuse(request) }
      return Isolation.run { speak(request.text, voice: words[1], style: style, with: engine) }
    case "phonemes" where words.count == 2:
      return Isolation.run { spell(request.text, voice: words[1], with: engine) }
    default:
      return refuse(request)
    }
  }

  private func description(of engine: Engine) -> String {
    [engine.version, engine.dataPath, DataFingerprint.of(engine.dataPath)].joined(separator: "\n")
  }

  private func speak(_ text: String, voice: String, style: Style, with engine: Engine) {
    do throws(Engine.Failure) {
      try engine.choose(voice: voice)
      let sink = AudioSink(output: output)
      try engine.speak(text, style: style, into: sink)
      sink.flush()
      output.send(Frame(["end"]))
    } catch {
      send(error)
    }
  }

  private func spell(_ text: String, voice: String, with engine: Engine) {
    do throws(Engine.Failure) {
      try engine.choose(voice: voice)
      output.send(Frame(["text"], text: engine.phonemes(of: text)))
    } catch {
      send(error)
    }
  }

  private func refuse(_ request: Frame) -> Bool {
    let line = request.words.joined(separator: " ")
    send(.init(kind: .request, message: "'\(line)' is no request, or out of range"))
    return true
  }

  private func send(_ failure: Engine.Failure) {
    output.send(Frame(["failure", failure.kind.rawValue], text: failure.message))
  }
}
