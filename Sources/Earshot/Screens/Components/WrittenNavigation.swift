extension SourceValue.Entry {
  func asBar() -> SourceValue? {
    guard KeyWord.folded(key) == "header", case .map(let own) = value.content else { return nil }
    let kind = renamed("kind", SourceValue(.scalar("navigation-bar"), at: location))
    return SourceValue(
      .list([SourceValue(.map([kind] + own), at: value.location)]), at: location)
  }
}

extension [SourceValue.Entry] {
  private static let navigationContainers: Set<String> = [
    "navigation-stack", "navigation-view", "navigation-split-view",
  ]

  /// SwiftUI shows the title and toolbar in the navigation bar.
  func withNavigationBar(at location: SourceLocation) -> [SourceValue.Entry] {
    func entry(_ key: String, _ value: SourceValue) -> SourceValue.Entry {
      SourceValue.Entry(key: key, location: location, value: value)
    }
    guard let kind = first(where: { $0.key == "kind" }).flatMap({ try? $0.value.text() }),
      Self.navigationContainers.contains(KeyWord.folded(kind))
    else { return self }
    var bar: [SourceValue.Entry] = []
    var rest: [SourceValue.Entry] = []
    for entry in self where entry.key != "kind" {
      switch (KeyWord.folded(entry.key), entry.value.content) {
      case ("title", .scalar), ("label", .scalar), ("navigation-title", .scalar):
        bar.append(entry.renamed("label"))
      case ("toolbar", .map(let own)): bar += own
      case ("toolbar", .list): bar.append(entry.renamed("actions"))
      default: rest.append(entry)
      }
    }
    guard !bar.isEmpty else { return self }
    let name = SourceValue(.scalar("navigation-bar"), at: location)
    var parts = [SourceValue(.map([entry("kind", name)] + bar), at: location)]
    let lists: Set<String> = ["components", "children", "content", "body"]
    if let index = rest.firstIndex(where: { lists.contains(KeyWord.folded($0.key)) }),
      case .list(let items) = rest[index].value.content
    {
      parts += items
      rest.remove(at: index)
    }
    return [
      entry("kind", SourceValue(.scalar("section"), at: location)),
      entry("components", SourceValue(.list(parts), at: location)),
    ] + rest
  }
}
