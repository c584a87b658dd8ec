extension ComparisonBuilder {
  /// Returns findings about properties that are not announced: live region, label and actions.
  mutating func differences(
    of heard: Stop.Behaviour, from expected: Stop.Behaviour, at said: Stop.Wording
  ) -> [Finding] {
    var findings: [Finding] = []
    if let wanted = expected.live, wanted != .none, let found = heard.live, wanted != found,
      isShown(.announcement)
    {
      findings.append(
        found == .none
          ? .missing(wanted, saying: said.text) : .different(found, from: wanted))
    }
    let folding = options.lexicon.folding
    if let wanted = expected.label, let found = heard.label,
      !folding.key(of: found).hasPrefix(folding.key(of: wanted)),
      !isLabelOfOtherView(folding.key(of: wanted))
    {
      findings.append(.missing(label: wanted))
    }
    // If the element has no actions, the comparison of the announcements already reports the
    // missing actions.
    guard !heard.actions.isEmpty, !expected.actions.isEmpty, isShown(.actions) else {
      return findings
    }
    let offered = Set(Self.names(in: heard.actions).map { folding.key(of: $0) })
    findings += expected.actions.filter { !offered.contains(folding.key(of: $0)) }
      .map { .missing(action: $0, besides: heard.actions) }
    return findings
  }

  /// Whether a label can be the text of another view, because the format does not show labels.
  private func isLabelOfOtherView(_ label: String) -> Bool {
    guard limits.contains(where: { $0.aspects.contains(.labels) }) else { return false }
    return self.heard.contains { stop in
      stop.texts.contains { options.lexicon.folding.key(of: $0).hasPrefix(label) }
    }
  }

  /// Returns the pieces, alone and joined with the next ones, because a comma can be part of a
  /// name.
  private static func names(in pieces: [String]) -> [String] {
    pieces.indices.flatMap { start in
      (start..<min(start + mostPieces, pieces.count)).map { end in
        pieces[start...end].joined(separator: ", ")
      }
    }
  }

  private static let mostPieces = 4

  /// Returns whether the format always shows the fact; if not, counts the fact as hidden.
  private mutating func isShown(_ fact: Fact) -> Bool {
    guard let limit = limits.firstIndex(where: { $0.covers(fact) }) else { return true }
    hidden[limit] += 1
    return false
  }
}

extension Finding {
  /// WCAG 2.2, 4.1.3 (Status Messages), requires the live region.
  fileprivate static func missing(
    _ live: TalkBackNode.LiveRegion, saying text: String
  ) -> Finding {
    Finding(
      .missingPart, .warning, part: .announcement, fact: .announcement, expected: live.rawValue,
      "The element \"\(text)\" is not a live region, so its changes are not announced: make it a "
        + "live region (\(live.rawValue)).")
  }

  fileprivate static func different(
    _ found: TalkBackNode.LiveRegion, from wanted: TalkBackNode.LiveRegion
  ) -> Finding {
    Finding(
      .wrongText, .note, part: .announcement, fact: .announcement, expected: wanted.rawValue,
      heard: found.rawValue,
      "Changes of this element are announced as \"\(found.rawValue)\", but expected as "
        + "\"\(wanted.rawValue)\".")
  }

  fileprivate static func missing(label: String) -> Finding {
    Finding(
      .missingPart, .warning, part: .name, fact: .name, expected: label,
      "The label \"\(label)\" is missing: TalkBack announces it only while the field is empty.")
  }

  fileprivate static func missing(action: String, besides others: [String]) -> Finding {
    let names = others.map { "\"\($0)\"" }.joined(separator: ", ")
    return Finding(
      .missingPart, .warning, part: .actions, fact: .actions, expected: action,
      "The action \"\(action)\" is missing: the element offers only \(names).")
  }
}
