#if os(macOS) || os(Linux)
import CLibrary
import VoiceProtocol

/// Voice processes that share the work, replaced when they end.
///
/// The engine is on the other side of a wall (see DESIGN): what it does to its own process, it
/// does to nobody else. A pool belongs to one thread.
public final class VoicePool {
  /// How long a voice process may be silent over a text, by default.
  public static let patience = Duration.seconds(30)
  let path: String
  let patience: Duration
  var processes: [VoiceProcess] = []
  private let memory: EngineMemory?
  private var known: EngineMemory.Replies

  /// The most processes that work at once.
  public let jobs: Int

  /// Starts one voice process, unless what it would be asked first is remembered; the others start
  /// when there is work for them.
  ///
  /// - Parameters:
  ///   - executable: The path of `earshot-voice`; nil for the one that `EARSHOT_VOICE` names, or
  ///     the one beside the running program.
  ///   - jobs: The most processes that work at once; nil for one on each core.
  ///   - patience: How long a process may be silent over a text before it is replaced.
  ///   - memory: Where ``remember()`` keeps what does not change from run to run.
  /// - Throws: ``SpeechError`` when there is no program to start.
  public init(
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

  /// Which engine speaks.
  public func engine() throws(SpeechError) -> EngineIdentity {
    EngineIdentity(reply: try answer(to: "engine", keptIn: \.engine))
  }

  /// The voices that can speak.
  public func voices() throws(SpeechError) -> VoiceCatalog {
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

  /// A digest of all that the remembered engine depends on; nil when no engine is remembered.
  public var engineDependencies: String? { known.dependencies }

  /// Keeps what has been asked of the engine for a further run, which then starts no process if
  /// nothing is to be spoken.
  public func remember() throws(SpeechError) {
    guard let memory, known.dependencies == nil else { return }
    _ = (try engine(), try voices())
    known.dependencies = memory.keep(known, program: path)
  }

  /// Returns the sounds of a text in the International Phonetic Alphabet, " | " between clauses.
  public func phonemes(of text: String, voice: String) throws(SpeechError) -> String {
    try ask(Frame(["phonemes", voice], text: text))
  }

  /// Speaks texts; results come as they are ready, in any order.
  ///
  /// - Parameters:
  ///   - utterances: The texts.
  ///   - isWanted: Asked several times a second; false ends the work with
  ///     ``SpeechError/interrupted``.
  ///   - each: Called with the place of a text in `utterances`, and its samples or the reason that
  ///     there are none. One text that fails keeps no other from being spoken.
  /// - Throws: ``SpeechError`` when nothing can be spoken, or no more.
  public func speak(
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
