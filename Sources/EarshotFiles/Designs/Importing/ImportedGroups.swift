internal import Earshot

extension [ImportedComponent] {
  /// Combines tabs, radio buttons and rows into groups if the announcements stay the same.
  func grouped(by judge: ImportJudge) -> [ImportedComponent] {
    var result: [ImportedComponent] = []
    var rest = self[...]
    while let first = rest.first {
      let run = rest.run
      if let bar = rest.bar(by: judge) {
        result.append(bar)
        rest = rest.dropFirst(2)
      } else if run.count > 1, let group = run.group(by: judge) {
        result.append(group)
        rest = rest.dropFirst(run.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

extension BidirectionalCollection<ImportedComponent> {
  var stops: Range<Int> {
    guard let first, let last else { return 0..<0 }
    return first.stops.lowerBound..<last.stops.upperBound
  }
}

extension ArraySlice<ImportedComponent> {
  fileprivate var run: ArraySlice<ImportedComponent> {
    guard let first else { return [] }
    let count = first.place?.count
    var end = startIndex
    while end < endIndex, self[end].isOfRun(of: first.kind, place: end - startIndex + 1, count) {
      end += 1
    }
    guard count == nil || end - startIndex == count else { return [] }
    return self[startIndex..<end]
  }

  fileprivate func group(by judge: ImportJudge) -> ImportedComponent? {
    guard let first, allSatisfy(\.comments.isEmpty) else { return nil }
    let apart = judge.difference(ofEach: self)
    for kind in Self.groups(of: first.kind) where kind != "list" || first.place != nil {
      var group = first.empty(of: kind)
      group.stops = stops
      group.frame = frame
      if kind == "list" {
        group["components"] = .list(map { .map($0.written) })
      } else {
        let labels = compactMap { $0.text("label") }
        guard Set(labels).count == count, allSatisfy(\.isPlainChoice) else { continue }
        group["options"] = .list(map(\.option))
        if let chosen = self.first(where: \.isChosen) { group.set("value", chosen.text("label")) }
      }
      if let difference = judge.difference(of: group.screen, from: stops, countsHints: false),
        difference <= apart
      {
        return group
      }
    }
    return nil
  }

  fileprivate func bar(by judge: ImportJudge) -> ImportedComponent? {
    let members = prefix(2)
    guard var bar = first, bar.kind == "navigation-bar", let title = members.last,
      title.kind == "heading", title.isPlain
    else { return nil }
    bar.set("id", title.text("id"))
    bar.set("label", title.text("label"))
    bar.stops = members.stops
    bar.frame = members.frame
    let difference = judge.difference(of: bar.screen, from: bar.stops, countsHints: false)
    guard let difference, difference <= judge.difference(ofEach: members) else { return nil }
    return bar
  }

  private static func groups(of kind: String) -> [String] {
    switch kind {
    case "tab": ["tab-bar", "list"]
    case "radio-button": ["radio-group", "list"]
    case "button": ["segmented-control", "list"]
    default: ["list"]
    }
  }
}

extension ImportedComponent {
  fileprivate var place: (index: Int, count: Int)? {
    guard let words = text("position")?.split(separator: " "), words.count == 3,
      let index = Int(words[0]), let count = Int(words[2])
    else { return nil }
    return (index, count)
  }

  fileprivate func isOfRun(of kind: String, place index: Int, _ count: Int?) -> Bool {
    guard self.kind == kind else { return false }
    guard let count else { return kind == "radio-button" && place == nil }
    return place?.index == index && place?.count == count
  }

  fileprivate var isPlainChoice: Bool {
    let told: Set = [
      "kind", "id", "label", "selected", "disabled", "position", "talkback", "voiceover", "stops",
    ]
    return entries.allSatisfy { told.contains($0.key) }
  }

  fileprivate var isChosen: Bool { self["selected"] == .flag(true) }

  fileprivate var option: DesignValue {
    let label = DesignValue.text(text("label") ?? "")
    guard self["disabled"] == .flag(true) else { return label }
    return .map([.init("label", label), .init("disabled", .flag(true))])
  }

  func empty(of kind: String) -> ImportedComponent {
    ImportedComponent(kind: kind, of: kinds, toolkit: toolkit, at: location)
  }
}
