#if os(macOS) || os(Linux)
/// Makes recordings with a pool of voices.
package struct Recorder {
  private let pool: VoicePool

  package init(_ pool: VoicePool) { self.pool = pool }

  package func recording(
    of line: Line, while isWanted: () -> Bool = { true }
  ) throws(SpeechError) -> Recording {
    var result: Result<Recording, SpeechError> = .failure(.interrupted)
    try record([RecordingRequest([line])], while: isWanted) { result = $1 }
    return try result.get()
  }

  /// Makes recordings, and delivers each as soon as its last text is spoken.
  ///
  /// Equal texts are synthesized only once.
  ///
  /// - Parameters:
  ///   - takes: The requested recordings.
  ///   - isWanted: Called several times a second; if it returns false, the work will end with
  ///     ``SpeechError/interrupted``.
  ///   - each: Receives a request's index, and its recording or error.
  /// - Returns: The number of texts that the engine synthesized.
  /// - Throws: ``SpeechError`` if the voices cannot speak at all.
  @discardableResult
  package func record(
    _ takes: [RecordingRequest], while isWanted: () -> Bool = { true },
    each: (Int, Result<Recording, SpeechError>) -> Void
  ) throws(SpeechError) -> Int {
    var session = Session(takes)
    for place in session.finishedFromTheStart { each(place, takes[place].finished([:])) }
    try pool.speak(session.texts, while: isWanted) { text, samples in
      for place in session.take(samples, for: text) {
        each(place, takes[place].finished(session.speech))
        session.forget(place)
      }
    }
    return session.texts.count
  }
}

private struct Session {
  let texts: [Utterance]
  private let textsOfTakes: [[Int]]
  private let takesOfTexts: [[Int]]
  private var missing: [Int]
  private var users: [Int]
  private(set) var speech: [Utterance: Result<[Int16], SpeechError>] = [:]

  init(_ takes: [RecordingRequest]) {
    var places: [Utterance: Int] = [:]
    var texts: [Utterance] = []
    var takesOfTexts: [[Int]] = []
    textsOfTakes = takes.enumerated().map { take, content in
      var ofTake: Set<Int> = []
      for utterance in content.utterances {
        let place = places[utterance] ?? texts.count
        if place == texts.count {
          places[utterance] = place
          texts.append(utterance)
          takesOfTexts.append([])
        }
        if ofTake.insert(place).inserted { takesOfTexts[place].append(take) }
      }
      return Array(ofTake)
    }
    self.texts = texts
    self.takesOfTexts = takesOfTexts
    missing = textsOfTakes.map(\.count)
    users = takesOfTexts.map(\.count)
  }

  var finishedFromTheStart: [Int] { missing.indices.filter { missing[$0] == 0 } }

  mutating func take(_ samples: Result<[Int16], SpeechError>, for text: Int) -> [Int] {
    speech[texts[text]] = samples
    return takesOfTexts[text].filter { take in
      missing[take] -= 1
      return missing[take] == 0
    }
  }

  mutating func forget(_ take: Int) {
    for text in textsOfTakes[take] {
      users[text] -= 1
      if users[text] == 0 { speech[texts[text]] = nil }
    }
  }
}

extension RecordingRequest {
  fileprivate func finished(
    _ speech: [Utterance: Result<[Int16], SpeechError>]
  ) -> Result<Recording, SpeechError> {
    for utterance in utterances {
      if case .failure(let error) = speech[utterance] { return .failure(error) }
    }
    return .success(recording { (try? speech[$0]?.get()) ?? [] })
  }
}
#endif
