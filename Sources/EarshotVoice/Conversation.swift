// SPDX-License-Identifier: GPL-3.0-or-later

import CVoice
import VoiceProtocol

/// Answers requests in the order in which they arrive.
///
/// The engine speaks only in copies of this process.
struct Conversation {
  private let engine: Result<Engine, Engine.Failure>
  private let output: Output

  /// Creates a conversation; if `engine` is an error, every reply is this error.
  init(engine: Result<Engine, Engine.Failure>, output: Output) {
    self.engine = engine
    self.output = output
  }

  func hold(_ requests: inout Requests) -> Int32 {
    do {
      while let request = try requests.next() {
        guard answer(request, &requests) else { return 70 }
      }
      return 0
    } catch {
      output.send(.init(kind: .request, message: "this is not a request: \(error)"))
      return 65
    }
  }

  private func answer(_ request: Frame, _ requests: inout Requests) -> Bool {
    let engine: Engine
    do throws(Engine.Failure) { engine = try self.engine.get() } catch {
      output.send(error)
      return true
    }
    let words = request.words
    switch words[0] {
    case "engine" where words.count == 1:
      output.send(Frame(["text"], text: description(of: engine)))
    case "voices" where words.count == 1:
      output.send(Frame(["text"], text: engine.voices.map(\.line).joined(separator: "\n")))
    case "speak":
      guard let performer = Performer(engine: engine, output: output, for: request) else {
        output.send(Engine.Failure(refusing: request))
        break
      }
      let rest = Isolation.run {
        let unanswered = performer.perform(thenFrom: &requests)
        return (unanswered?.encoded ?? []) + requests.rest
      }
      guard let rest else { return false }
      requests.goOn(with: rest)
    case "phonemes" where words.count == 2:
      return Isolation.run { spell(request.text, voice: words[1], with: engine) } != nil
    default: output.send(Engine.Failure(refusing: request))
    }
    return true
  }

  private func description(of engine: Engine) -> String {
    [
      engine.version, engine.dataPath, DataFingerprint.of(engine.dataPath),
      String(cString: earshot_library_path()),
    ].joined(separator: "\n")
  }

  private func spell(_ text: String, voice: String, with engine: Engine) -> [UInt8] {
    do throws(Engine.Failure) {
      try engine.choose(voice: voice)
      output.send(Frame(["text"], text: engine.phonemes(of: text)))
    } catch { output.send(error) }
    return []
  }
}

extension Engine.Failure {
  init(refusing request: Frame) {
    let line = request.words.joined(separator: " ")
    self.init(kind: .request, message: "'\(line)' is not a request, or a value is out of range")
  }
}

extension Output {
  func send(_ failure: Engine.Failure) {
    send(Frame(["failure", failure.kind.rawValue], text: failure.message))
  }
}
