/// Checks that stops come in an order that can be understood, and what is grouped comes once.
struct ReadingOrderCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.groupedStop, .labelsBeforeData]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.screen.siblings.flatMap { groupedStops(in: $0) + labelsBeforeData(in: $0) }
  }

  private func groupedStops(in siblings: [any Component]) -> [DesignFinding] {
    siblings.flatMap { group -> [DesignFinding] in
      let texts = Set(group.groupedTexts.map { NameWords($0).words })
      return siblings.filter { $0.staticContent != nil }.compactMap { child in
        guard texts.contains(NameWords(child.common.label).words) else { return nil }
        return DesignFinding(
          .groupedStop,
          found: "\"\(child.common.label)\" is read by the group in line "
            + "\(group.common.location.line), and is a stop of its own",
          at: child.common.labelLocation)
      }
    }
  }

  /// Runs of texts where several labels come first, and then as many data.
  private func labelsBeforeData(in siblings: [any Component]) -> [DesignFinding] {
    var findings: [DesignFinding] = []
    for run in siblings.split(whereSeparator: { $0.staticContent != .text }) {
      let isLabel = run.map { Self.isLabel($0.common.label) }
      var start = 0
      while start < isLabel.count {
        let labels = isLabel[start...].prefix { $0 }.count
        let data = isLabel[(start + labels)...].prefix { !$0 }.count
        if labels > 1, data == labels, let first = run.dropFirst(start).first {
          findings.append(
            DesignFinding(
              .labelsBeforeData, found: "\(labels) labels are read before their \(labels) data",
              at: first.common.labelLocation))
        }
        start += max(1, labels + data)
      }
    }
    return findings
  }

  /// Data have a digit; a label has none, or ends with a colon.
  private static func isLabel(_ text: String) -> Bool {
    text.last == ":" || text.last == "：" || !text.contains(where: \.isNumber)
  }
}

extension DesignFinding.Kind {
  /// A text that a group reads is a stop of its own as well.
  public static let groupedStop = Self(
    "grouped-stop", .warning, means: "A text that a group reads is a stop of its own as well.",
    mend: "hide it from the reader (hidden: true)",
    examples: .init(
      "{kind: group, label: Price, content: [$20]}", "{kind: text, label: $20}", at: 2,
      mended: "{kind: group, label: Price, content: [$20]}",
      "{kind: text, label: $20, hidden: true}"))

  /// Labels are read before the data that they belong to.
  public static let labelsBeforeData = Self(
    "labels-before-data", .warning,
    means: "Several labels are read before the data that they belong to.",
    mend: "order them by pairs, or group each label with its data",
    examples: .init(
      "{kind: text, label: Departure}", "{kind: text, label: Arrival}",
      #"{kind: text, label: "10:30"}"#, #"{kind: text, label: "12:40"}"#,
      mended: "{kind: text, label: Departure}", #"{kind: text, label: "10:30"}"#,
      "{kind: text, label: Arrival}", #"{kind: text, label: "12:40"}"#))
}
