package import Earshot

package struct NewComponent: Sendable {
  let kind: ComponentKind
  let label: String?
  let entries: [SourceValue.Entry]

  package init(_ kind: ComponentKind, label: String?, frame: DesignFrame?) {
    (self.kind, self.label) = (kind, label)
    let place = SourceLocation.unknown
    func entry(_ key: String, _ content: SourceValue.Content) -> SourceValue.Entry {
      SourceValue.Entry(key: key, location: place, value: SourceValue(content, at: place))
    }
    let example = kind.example.prefix { $0.contains(": ") }.joined(separator: "\n")
    let written = try? SourceReader(file: "").value(of: Array(example.utf8)).entries()
    let nameKey = kind.nameKey
    var entries = [entry("kind", .scalar(kind.name))]
    if let label { entries.append(entry(nameKey, .scalar(label))) }
    entries += (written ?? []).filter { example in
      example.key == nameKey
        ? label == nil && nameKey != "label"
        : kind.ownKeys.contains { $0.name == example.key && $0.isRequired }
    }
    if let frame { entries.append(entry("frame", frame.content)) }
    self.entries = entries
  }

  var value: SourceValue { SourceValue(.map(entries), at: .unknown) }

  /// Nil if a reader would understand `button: Save` differently.
  var shortValue: SourceValue? {
    guard let label, entries.count > 1, entries[1].key == kind.nameKey else { return nil }
    var short = entries
    short.removeFirst()
    short[0].key = kind.name
    let value = SourceValue(.map(short), at: .unknown)
    guard let read = ComponentKinds.builtIn.keys(of: value), read.kind.name == kind.name,
      let name = read.entries.first(where: { $0.key == kind.nameKey }),
      (try? name.value.text()) == label
    else { return nil }
    return value
  }
}

extension ComponentKind {
  fileprivate var nameKey: String {
    let isText = example.first?.hasPrefix("text: ") == true
    return isText ? "text" : "label"
  }
}

extension DesignFrame {
  var texts: [String] {
    [x, y, width, height].map { number in
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
  }

  var content: SourceValue.Content {
    .list(texts.map { SourceValue(.scalar($0), at: .unknown) })
  }
}
