/// The differences between two profiles' announcements for a stop, except for letter case,
/// punctuation and the pause before a hint.
package struct AnnouncementDifferences: Sendable, Hashable {
  package enum Difference: Sendable, Hashable {
    /// The part has a different position; `words` contains the part and its neighbours.
    case order(Part.Kind, Position, words: String)
    case wording(said: String, instead: String)
    case missing([String])
    case extra([String])
    case silent
  }

  package enum Position: Sendable, Hashable {
    case first, last
    case behind(Part.Kind)
  }

  package let differences: [Difference]

  /// Compares two announcements; `lexicon` lists the words with the same meaning.
  package init(from reference: Announcement, to other: Announcement, lexicon: Lexicon = Lexicon()) {
    guard !reference.isEmpty else {
      differences = other.isEmpty ? [] : [.extra(other.parts.map(\.text))]
      return
    }
    guard !other.isEmpty else {
      differences = [.silent]
      return
    }
    let said = Self.comparable(other)
    var alignment = PartAlignment(
      expected: .parts(Self.comparable(reference)), heard: .parts(said),
      options: ComparisonOptions(lexicon: lexicon))
    alignment.align()
    let move = alignment.firstMove(in: other.parts.filter { !$0.text.isEmpty })
    differences = [move].compactMap(\.self) + alignment.wordings + alignment.absences
  }

  /// Separates the parts with commas, because a separator such as "for" would become part of a
  /// name.
  private static func comparable(_ announcement: Announcement) -> Announcement {
    Announcement(
      parts: announcement.parts.filter { !$0.text.isEmpty }.map { part in
        var part = part
        part.joint = ", "
        return part
      })
  }

  package var isEmpty: Bool { differences.isEmpty }

  package func sentences(about reader: String) -> [String] {
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
  fileprivate func firstMove(in said: [Part]) -> AnnouncementDifferences.Difference? {
    let heard = expected.indices.filter { segment(ofPart: $0) != nil }
      .sorted { (segment(ofPart: $0) ?? 0) < (segment(ofPart: $1) ?? 0) }
    guard let index = heard.firstIndex(where: { moved.contains($0) }),
      let segment = segment(ofPart: heard[index])
    else { return nil }
    let position: AnnouncementDifferences.Position =
      index == 0
      ? .first : index == heard.count - 1 ? .last : .behind(expected[heard[index - 1]].kind)
    return .order(expected[heard[index]].kind, position, words: words(around: segment, in: said))
  }

  private func segment(ofPart part: Int) -> Int? {
    switch outcomes[part] {
    case .heard(let segment), .wrong(let segment, _): segment
    case .missing, .cutOff, .behindCut: nil
    }
  }

  private func words(around segment: Int, in said: [Part]) -> String {
    let piece = segments[segment].piece
    let range = max(0, piece - 1)...min(said.count - 1, piece + 2)
    var words = range.lowerBound > 0 ? "…, " : ""
    for index in range {
      if index > range.lowerBound { words += said[index].joint.isEmpty ? ", " : said[index].joint }
      words += said[index].text
    }
    return words + (range.upperBound < said.count - 1 ? ", …" : "")
  }

  fileprivate var wordings: [AnnouncementDifferences.Difference] {
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

  fileprivate var absences: [AnnouncementDifferences.Difference] {
    let missing = expected.indices.filter { segment(ofPart: $0) == nil }
    var absences: [AnnouncementDifferences.Difference] = []
    if !missing.isEmpty { absences.append(.missing(missing.map { expected[$0].text })) }
    let extra = segments.indices.filter { segment in
      leftovers.contains(segment) || outcomes.contains(.cutOff(segment))
    }
    if !extra.isEmpty { absences.append(.extra(extra.map { segments[$0].text })) }
    return absences
  }
}
