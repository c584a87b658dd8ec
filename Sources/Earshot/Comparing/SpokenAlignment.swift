/// Finds announcements in the captions of a recording.
///
/// A cue can contain parts of several announcements, so all captions are searched as one sequence
/// of words (one-stage dynamic programming for connected words; Bridle, Brown and Chamberlain
/// 1982).
struct SpokenAlignment {
  enum Step {
    case said(Int, Stop)
    case other(Stop)
    case notSaid(Int)
    /// A stop that was not found, perhaps because not all words were searched.
    case notSearched(Int)
  }

  let steps: [Step]
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
    steps += expected.indices.filter { !said.contains($0) }.map {
      search.unsearchedStops.contains($0) ? .notSearched($0) : .notSaid($0)
    }
    self.steps = steps
  }
}

struct CaptionWords {
  private var places: [Stop.Place] = []
  private var texts: [String] = []
  private(set) var keys: [String] = []
  private(set) var cues: [Range<Int>] = []

  init(_ cues: [Stop], folding: Folding) {
    for cue in cues {
      let folded = folding.folded(cue.wording.text)
      for (number, word) in folded.words.enumerated() {
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
