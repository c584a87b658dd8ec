/// Where two profiles part over one stop: what the second says otherwise than the first.
///
/// Guidelines and devices disagree in places, and so do two versions of a reader; this says where,
/// in words that teach. Letter case, hyphens and punctuation are not heard and do not count, nor
/// does it whether a hint is written into the sentence or follows after a pause.
public struct Parting: Sendable, Hashable {
  /// One thing that is said otherwise.
  public enum Difference: Sendable, Hashable {
    /// A part stands at another place; the words are those around it.
    case order(Part.Kind, Position, words: String)
    /// A part has other words.
    case wording(said: String, instead: String)
    /// Parts that are not said.
    case missing([String])
    /// Parts that are said besides.
    case extra([String])
    /// Nothing is said at all.
    case silent
  }

  /// Where a part stands.
  public enum Position: Sendable, Hashable {
    case first, last
    /// Right behind a part of a kind.
    case behind(Part.Kind)
  }

  /// The differences: order, wording, what is missing, what is said besides.
  public let differences: [Difference]

  /// Compares what two profiles say of a stop.
  ///
  /// - Parameters:
  ///   - reference: What the first profile says.
  ///   - other: What the second says.
  ///   - lexicon: The words that mean the same, so that "Drop down list" is told as another wording
  ///     of "pop-up button".
  public init(from reference: Announcement, to other: Announcement, lexicon: Lexicon = Lexicon()) {
    guard !reference.isEmpty else {
      differences = other.isEmpty ? [] : [.extra(other.parts.map(\.text))]
      return
    }
    guard !other.isEmpty else {
      differences = [.silent]
      return
    }
    var alignment = PartAlignment(
      expected: .parts(reference), heard: .parts(other),
      options: ComparisonOptions(lexicon: lexicon))
    alignment.align()
    differences = alignment.turns + alignment.wordings + alignment.absences
  }

  /// Whether both say the same.
  public var isEmpty: Bool { differences.isEmpty }

  /// Returns the differences as sentences.
  ///
  /// - Parameter reader: Who says it otherwise, such as "TalkBack 15.1".
  public func sentences(about reader: String) -> [String] {
    differences.map { difference in
      switch difference {
      case .order(let kind, let position, let words):
        "\(reader) says the \(kind.rawValue) \(Self.words(for: position)): \(words)."
      case .wording(let said, let instead): "\(reader) says \"\(said)\" for \"\(instead)\"."
      case .missing(let texts): "\(reader) does not say \(Self.list(texts))."
      case .extra(let texts): "\(reader) also says \(Self.list(texts))."
      case .silent: "\(reader) says nothing."
      }
    }
  }

  private static func words(for position: Position) -> String {
    switch position {
    case .first: "first"
    case .last: "last"
    case .behind(let kind): "right after the \(kind.rawValue)"
    }
  }

  private static func list(_ texts: [String]) -> String {
    let quoted = texts.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension PartAlignment {
  /// The parts that stand elsewhere, in the order in which they are heard.
  fileprivate var turns: [Parting.Difference] {
    let heard = expected.indices.filter { place(ofPart: $0) != nil }
      .sorted { (place(ofPart: $0) ?? 0) < (place(ofPart: $1) ?? 0) }
    return heard.indices.filter { moved.contains(heard[$0]) }.map { index in
      let part = heard[index]
      let segment = place(ofPart: part) ?? 0
      return .order(
        expected[part].kind,
        position(of: segment, behind: index > 0 ? heard[index - 1] : nil),
        words: words(around: segment))
    }
  }

  private func position(of segment: Int, behind part: Int?) -> Parting.Position {
    if segment == 0 { return .first }
    if segment == segments.count - 1 { return .last }
    return part.map { .behind(expected[$0].kind) } ?? .first
  }

  /// The words of a segment with those of its neighbours, "…" where more is said.
  private func words(around segment: Int) -> String {
    let range = max(0, segment - 1)...min(segments.count - 1, segment + 1)
    let words = segments[range].map(\.text).joined(separator: ", ")
    return (range.lowerBound > 0 ? "…, " : "") + words
      + (range.upperBound < segments.count - 1 ? ", …" : "")
  }

  fileprivate var wordings: [Parting.Difference] {
    expected.indices.compactMap { part in
      switch outcomes[part] {
      case .wrong(_, let text): return .wording(said: text, instead: expected[part].text)
      case .heard(let segment):
        guard case .synonym = segments[segment].meaning else { return nil }
        return .wording(said: segments[segment].text, instead: expected[part].text)
      case .missing, .cutOff, .behindCut: return nil
      }
    }
  }

  fileprivate var absences: [Parting.Difference] {
    let missing = expected.indices.filter { part in
      switch outcomes[part] {
      case .missing, .cutOff, .behindCut: true
      case .heard, .wrong: false
      }
    }
    var absences: [Parting.Difference] = []
    if !missing.isEmpty { absences.append(.missing(missing.map { expected[$0].text })) }
    let extra = segments.indices.filter { segment in
      leftovers.contains(segment) || outcomes.contains(.cutOff(segment))
    }
    if !extra.isEmpty { absences.append(.extra(extra.map { segments[$0].text })) }
    return absences
  }
}
