package import Earshot

package struct DesignText: Sendable {
  package let bytes: [UInt8]
  let file: String
  let isJSON: Bool
  let root: SourceValue
  let scanner: ScalarScanner
  private let lines: [Int]
  private let scalars: [SourceLocation: (text: String, count: Int)]

  package init(_ bytes: [UInt8], file: String) throws(InputError) {
    (self.bytes, self.file) = (bytes, file)
    root = try SourceReader(file: file).value(of: bytes)
    guard InputText.utf8(bytes) == bytes else {
      throw InputError(
        "the file begins with a byte order mark, so it cannot be changed here; save it as UTF-8",
        at: root.location)
    }
    let first = bytes.first { $0 > 0x20 }
    isJSON =
      first.map { [UInt8(ascii: "{"), UInt8(ascii: "[")].contains($0) } == true
      && (try? JSONParser.value(of: bytes)) != nil
    scanner = ScalarScanner(bytes: bytes)
    lines = Self.starts(ofLinesIn: bytes, isJSON: isJSON)
    var scalars: [SourceLocation: (text: String, count: Int)] = [:]
    Self.collect(root, &scalars)
    self.scalars = scalars
  }

  private static func collect(
    _ value: SourceValue, _ scalars: inout [SourceLocation: (text: String, count: Int)]
  ) {
    switch value.content {
    case .null: break
    case .scalar(let text): scalars[value.location, default: (text, 0)].count += 1
    case .list(let items): for item in items { collect(item, &scalars) }
    case .map(let entries): for entry in entries { collect(entry.value, &scalars) }
    }
  }

  package struct Written {
    package var kind: ComponentKind
    package var entries: [SourceValue.Entry]
    var map: SourceValue
    var isInFlow: Bool
    var isCopied: Bool
  }

  package func component(at location: SourceLocation, of kinds: ComponentKinds) -> Written? {
    var found: (map: SourceValue, isInFlow: Bool)?
    var count = 0
    visit(root, isInFlow: isJSON) { value, isInFlow in
      guard value.location == location, case .map = value.content else { return }
      found = found ?? (value, isInFlow)
      count += 1
    }
    guard let (map, isInFlow) = found, let (kind, entries) = kinds.keys(of: map) else { return nil }
    return Written(kind: kind, entries: entries, map: map, isInFlow: isInFlow, isCopied: count > 1)
  }

  private func visit(
    _ value: SourceValue, isInFlow: Bool, _ body: (SourceValue, Bool) -> Void
  ) {
    let inner: [SourceValue]
    switch value.content {
    case .null, .scalar: return
    case .list(let items): inner = items
    case .map(let entries): inner = entries.map(\.value)
    }
    let isInFlow =
      isInFlow || offset(of: value.location).map { scanner.opensFlow(at: $0) } ?? false
    body(value, isInFlow)
    for value in inner { visit(value, isInFlow: isInFlow, body) }
  }

  /// Returns a text and the number of its uses; nil if the value has another form.
  package func writtenText(of entry: SourceValue.Entry) -> (text: String, count: Int)? {
    switch entry.value.content {
    case .null: return ("", 1)
    case .scalar(let text):
      guard let written = scalars[entry.value.location], written.text == text else { return nil }
      return written
    case .list, .map: return nil
    }
  }

  func offset(of location: SourceLocation) -> Int? {
    guard location.file == file, lines.indices.contains(location.line - 1) else { return nil }
    var place = lines[location.line - 1]
    for _ in 1..<max(location.column, 1) {
      guard place < bytes.count else { return nil }
      place += 1
      while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
    }
    return place
  }

  /// YAML 1.1 also divides lines at U+0085, U+2028 and U+2029.
  private static func starts(ofLinesIn bytes: [UInt8], isJSON: Bool) -> [Int] {
    let scanner = ScalarScanner(bytes: bytes)
    var (starts, place) = ([0], 0)
    while place < bytes.count {
      let length =
        switch (bytes[place], scanner.byte(place + 1), scanner.byte(place + 2)) {
        case (0x0A, _, _): 1
        case _ where isJSON: 0
        case (0x0D, 0x0A, _): 2
        case (0x0D, _, _): 1
        case (0xC2, 0x85, _): 2
        case (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9): 3
        default: 0
        }
      place += max(length, 1)
      if length > 0 { starts.append(place) }
    }
    return starts
  }
}
