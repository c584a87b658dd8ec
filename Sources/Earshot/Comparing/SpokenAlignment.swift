/// Finds announcements in the captions of a recording.
///
/// Captions are made by speech recognition: one cue may hold several announcements, one
/// announcement several cues, and words are misheard. So all cues are read as one run of words, and
/// the expected stops are looked for in it in any order, each as often as it is said, by the
/// one-stage dynamic programming of connected-word recognition (Bridle, Brown and Chamberlain 1982).
struct SpokenAlignment {
  /// What was found in the captions.
  enum Step {
    /// A stop that was said, with the words of the captions.
    case said(Int, Stop)
    /// Words that no stop accounts for.
    case other(Stop)
    /// A stop that was not said.
    case notSaid(Int)
  }

  /// The steps in spoken order; stops that were not said come last.
  let steps: [Step]
  /// How many words were not searched, as the search would have taken too long.
  let unsearchedWords: Int

  init(expected: [Stop], cues: [Stop], options: ComparisonOptions) {
    let words = CaptionWords(cues, folding: options.lexicon.folding)
    let search = SpokenSearch(expected: expected, words: words, options: options)
    unsearchedWords = search.unsearchedWords
    var said: Set<Int> = []
    var steps: [Step] = search.runs.map { run in
      guard let stop = run.stop else { return .other(words.stop(run.words)) }
      said.insert(stop)
      return .said(stop, words.stop(run.words))
    }
    steps += expected.indices.filter { !said.contains($0) }.map { .notSaid($0) }
    self.steps = steps
  }
}

/// The words of all cues in one run.
struct CaptionWords {
  private var places: [Stop.Place] = []
  private var texts: [String] = []
  /// The words, folded.
  private(set) var keys: [String] = []
  /// The words of each cue that has some.
  private(set) var cues: [Range<Int>] = []

  init(_ cues: [Stop], folding: Folding) {
    for cue in cues {
      let folded = folding.folded(cue.wording.text)
      for (number, word) in folded.words.enumerated() {
        // Punctuation that the recognizer made up stays with the word before it.
        let end =
          number + 1 < folded.words.count
          ? folded.words[number + 1].range.lowerBound : folded.text.endIndex
        texts.append(String(folded.text[word.range.lowerBound..<end]))
        keys.append(word.key)
        places.append(cue.place)
      }
      if !folded.words.isEmpty { self.cues.append((keys.count - folded.words.count)..<keys.count) }
    }
  }

  /// Returns some of the words as a stop with the place of the first.
  func stop(_ range: Range<Int>) -> Stop {
    var text = ""
    for word in texts[range] {
      if let last = text.last, !last.isWhitespace { text += " " }
      text += word
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    return Stop(.text(text), at: places[range].first ?? Stop.Place())
  }
}
