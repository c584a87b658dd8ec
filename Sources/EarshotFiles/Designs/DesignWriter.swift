struct DesignWriter {
  private static let longestLine = 80

  private(set) var text = ""

  mutating func comment(_ words: String, indentation: Int = 0) {
    text += String(repeating: " ", count: indentation) + "# \(YAMLText.comment(words))\n"
  }

  mutating func entry(_ key: String, _ value: String) {
    text += "\(key): \(YAMLText.scalar(value))\n"
  }

  mutating func list(_ key: String, isEmpty: Bool) {
    text += isEmpty ? "\(key): []\n" : "\(key):\n"
  }

  mutating func component(_ entries: [DesignValue.Entry]) { item(entries, indentation: 2) }

  private mutating func item(_ entries: [DesignValue.Entry], indentation: Int) {
    for (index, entry) in entries.enumerated() {
      text += String(repeating: " ", count: indentation) + (index == 0 ? "- " : "  ")
      write(entry, indentation: indentation + 2)
    }
  }

  private mutating func write(_ entry: DesignValue.Entry, indentation: Int) {
    text += "\(YAMLText.scalar(entry.key)):"
    switch entry.value {
    case .text(let value): text += " \(YAMLText.scalar(value))\n"
    case .flag, .number: text += " \(inline(entry.value))\n"
    case .list(let items):
      let line = entry.key == "components" ? nil : line(of: items)
      guard let line else {
        text += "\n"
        for item in items { self.item(item.entries ?? [], indentation: indentation + 2) }
        return
      }
      text += " \(line)\n"
    case .map(let entries):
      text += entries.isEmpty ? " {}\n" : "\n"
      for entry in entries {
        text += String(repeating: " ", count: indentation + 2)
        write(entry, indentation: indentation + 2)
      }
    }
  }

  private func line(of items: [DesignValue]) -> String? {
    let line = inline(.list(items))
    let isLong = line.count > Self.longestLine && items.allSatisfy { $0.entries != nil }
    return isLong ? nil : line
  }

  private func inline(_ value: DesignValue) -> String {
    switch value {
    case .text(let text): YAMLText.scalar(text)
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .list(let items): "[\(items.map(inline).joined(separator: ", "))]"
    case .map(let entries):
      "{\(entries.map { "\(YAMLText.scalar($0.key)): \(inline($0.value))" }.joined(separator: ", "))}"
    }
  }
}
