#if os(macOS) || os(Linux)
import CLibrary
import VoiceProtocol

/// Voice processes that share the work and are replaced if they end.
///
/// The engine can crash, and keeps state between texts, so it runs in separate processes. Use a
/// pool from only one thread.
package final class VoicePool {
  /// The default time after which a process that sends nothing must be replaced.
  package static let patience = Duration.seconds(30)
  let path: String
  let patience: Duration
  var processes: [VoiceProcess] = []
  private let memory: EngineMemory?
  private var known: EngineMemory.Replies

  /// The maximum number of processes.
  package let jobs: Int

  /// Creates a pool; starts one process, unless `memory` contains the engine's version and voices.
  ///
  /// More processes are started when needed; by default, the maximum is one per core.
  package init(
    executable: String? = nil, jobs: Int? = nil, patience: Duration = VoicePool.patience,
    memory: EngineMemory? = nil
  ) throws(SpeechError) {
    path = try VoiceExecutable.find(executable)
    self.jobs = max(1, jobs ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    self.patience = patience
    self.memory = memory
    known = memory?.recall(program: path) ?? EngineMemory.Replies()
    if !known.areComplete { processes = [try VoiceProcess(path: path)] }
  }

  package func engine() throws(SpeechError) -> EngineIdentity {
    EngineIdentity(reply: try answer(to: "engine", keptIn: \.engine))
  }

  package func voices() throws(SpeechError) -> VoiceCatalog {
    VoiceCatalog(reply: try answer(to: "voices", keptIn: \.voices))
  }

  private func answer(
    to request: String, keptIn place: WritableKeyPath<EngineMemory.Replies, String?>
  ) throws(SpeechError) -> String {
    if let reply = known[keyPath: place] { return reply }
    let reply = try ask(Frame([request]))
    known[keyPath: place] = reply
    return reply
  }

  /// The digest of the files on which the engine depends; nil if the engine's replies are not
  /// stored.
  package var engineDependencies: String? { known.dependencies }

  /// Stores the engine's replies, so that later runs start a voice process only to speak.
  package func remember() throws(SpeechError) {
    guard let memory, known.dependencies == nil else { return }
    _ = (try engine(), try voices())
    known.dependencies = memory.keep(known, program: path)
  }

  package func phonemes(of text: String, voice: String) throws(SpeechError) -> String {
    try ask(Frame(["phonemes", voice], text: text))
  }

  /// Speaks texts, and delivers each result as soon as it is finished.
  package func speak(
    _ utterances: [Utterance], while isWanted: () -> Bool = { true },
    each: (Int, Result<[Int16], SpeechError>) -> Void
  ) throws(SpeechError) {
    _ = try engine()
    try exchange(utterances.map(\.request), while: isWanted) { place, reply in
      each(place, reply.map(\.audio))
    }
  }

  private func ask(_ request: Frame) throws(SpeechError) -> String {
    var answer: Result<Reply, SpeechError>?
    try exchange([request]) { _, reply in answer = reply }
    switch answer {
    case .success(let reply): return reply.text
    case .failure(.lost(_, let reason)): throw .voiceProcessFails(path: path, reason: reason)
    case .failure(let error): throw error
    case nil: throw .interrupted
    }
  }
}
#endif
