struct ReadingOrderCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.groupedStop, .labelsBeforeData]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.screen.siblings.flatMap { groupedStops(in: $0) + labelsBeforeData(in: $0) }
  }

  private func groupedStops(in siblings: [any Component]) -> [DesignFinding] {
    guard siblings.contains(where: { !$0.traits.groupedTexts.isEmpty }) else { return [] }
    let children = siblings.filter { $0.traits.staticContent != nil }
    var places = Dictionary(
      grouping: children.indices, by: { NameWords(children[$0].common.label).words })
    return siblings.flatMap { group -> [DesignFinding] in
      let texts = Set(group.traits.groupedTexts.map { NameWords($0).words })
      return texts.flatMap { places.removeValue(forKey: $0) ?? [] }.sorted().map { place in
        let child = children[place]
        return DesignFinding(
          .groupedStop,
          found: "\"\(child.common.label)\" is read by the group in line "
            + "\(group.common.location.line), and is also a separate stop",
          at: child.common.labelLocation)
      }
    }
  }

  private func labelsBeforeData(in siblings: [any Component]) -> [DesignFinding] {
    let runs = siblings.map { ($0, TextSort(of: $0)) }.split { $0.1 == .none }
    return runs.flatMap { run in
      // If several texts end with a colon, these texts are labels, and all others are data.
      // Otherwise, only a text with digits can be data.
      let hasColons = run.count { $0.1 == .label } > 1
      return labelsBeforeData(in: run.map { $0.0 }) { index in
        let sort = run[run.startIndex + index].1
        return hasColons ? sort != .label : sort == .data
      }
    }
  }

  private func labelsBeforeData(
    in run: [any Component], isData: (Int) -> Bool
  ) -> [DesignFinding] {
    var findings: [DesignFinding] = []
    var start = 0
    while start < run.count {
      let labels = run[start...].indices.prefix { !isData($0) }.count
      let data = run[(start + labels)...].indices.prefix { isData($0) }.count
      if data > 1, labels >= data {
        findings.append(finding(run[start + labels - data], count: data))
      }
      start += max(1, labels + data)
    }
    return findings
  }

  private func finding(_ first: any Component, count: Int) -> DesignFinding {
    DesignFinding(
      .labelsBeforeData,
      found: "\(count) labels are read before the \(count) texts that they label",
      at: first.common.labelLocation)
  }
}

private enum TextSort {
  case label
  case data
  case open
  case none

  init(of component: any Component) {
    let text = component.common.label
    guard component.traits.staticContent == .text, let last = text.last else {
      self = .none
      return
    }
    if last == ":" || last == "：" {
      self = .label
    } else if ".!?…。！？".contains(last) {
      self = .none
    } else {
      self = text.contains(where: \.isNumber) ? .data : .open
    }
  }
}

extension DesignFinding.Kind {
  /// A text is part of a group, and also a separate stop.
  public static let groupedStop = Self(
    "grouped-stop", .warning,
    means: "A group announces this text, but the text is also a separate stop.",
    mend: "hide it from the reader (hidden: true)",
    affects: "screen reader users",
    examples: .init(
      "{kind: group, label: Price, content: [$20]}", "{kind: text, label: $20}", at: 2,
      mended: "{kind: group, label: Price, content: [$20]}",
      "{kind: text, label: $20, hidden: true}"))

  /// Focus reaches several labels before their data.
  public static let labelsBeforeData = Self(
    "labels-before-data", .warning,
    means: "Readers announce several labels in a row, and only then the values of these labels.",
    mend: "order them in pairs, or group each label with its data",
    criterion: "1.3.2 Meaningful Sequence", affects: "screen reader users",
    examples: .init(
      "{kind: text, label: Departure}", "{kind: text, label: Arrival}",
      #"{kind: text, label: "10:30"}"#, #"{kind: text, label: "12:40"}"#,
      mended: "{kind: text, label: Departure}", #"{kind: text, label: "10:30"}"#,
      "{kind: text, label: Arrival}", #"{kind: text, label: "12:40"}"#))
}
