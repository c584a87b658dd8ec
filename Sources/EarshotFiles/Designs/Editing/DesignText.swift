package import Earshot

package struct DesignText: Sendable {
  package let bytes: [UInt8]
  let file: String
  let isJSON: Bool
  let root: SourceValue
  let tokens: YAMLTokens
  private let lines: [Int]
  private let scalars: [SourceLocation: (text: String, count: Int)]

  package init(_ bytes: [UInt8], file: String) throws(InputError) {
    (self.bytes, self.file) = (bytes, file)
    root = try SourceReader(file: file).value(of: bytes)
    let text = Self.withoutMark(bytes)
    guard InputText.utf8(bytes).elementsEqual(text) else {
      throw InputError(
        "the file is not UTF-8, so it cannot be changed here; save it as UTF-8", at: root.location)
    }
    let first = text.first { $0 > 0x20 }
    isJSON =
      first.map { [UInt8(ascii: "{"), UInt8(ascii: "[")].contains($0) } == true
      && (try? JSONParser.value(of: Array(text))) != nil
    guard let tokens = YAMLTokens(bytes, from: text.startIndex) else {
      throw InputError("the file cannot be changed here; edit it as a text", at: root.location)
    }
    self.tokens = tokens
    lines = Self.starts(ofLinesIn: text, isJSON: isJSON)
    var scalars: [SourceLocation: (text: String, count: Int)] = [:]
    Self.collect(root, &scalars)
    if case .map(let entries) = root.content {
      for entry in entries where entry.key == "parts" {
        Self.visit(entry.value) { value in
          if case .scalar(let text) = value.content, text.contains("${") {
            scalars[value.location] = nil
          }
        }
      }
    }
    self.scalars = scalars
  }

  private static func collect(
    _ root: SourceValue, _ scalars: inout [SourceLocation: (text: String, count: Int)]
  ) {
    visit(root) { value in
      guard case .scalar(let text) = value.content else { return }
      scalars[value.location, default: (text, 0)].count += 1
    }
  }

  private static func visit(_ value: SourceValue, _ body: (SourceValue) -> Void) {
    body(value)
    switch value.content {
    case .null, .scalar: break
    case .list(let items): for item in items { visit(item, body) }
    case .map(let entries): for entry in entries { visit(entry.value, body) }
    }
  }

  package struct Written {
    package var kind: ComponentKind
    package var entries: [SourceValue.Entry]
    var map: SourceValue
  }

  package func component(at location: SourceLocation, of kinds: ComponentKinds) -> Written? {
    var found: SourceValue?
    Self.visit(root) { value in
      guard value.location == location, case .map = value.content else { return }
      found = found ?? value
    }
    guard let found, let (kind, entries) = kinds.keys(of: found) else { return nil }
    return Written(kind: kind, entries: entries, map: found)
  }

  /// Returns the entry's text and the number of its uses; nil if the entry is no text or is a
  /// parameter of a part.
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

  /// Returns the location that a place in the text has after an edit.
  package func location(
    of location: SourceLocation, after edit: FileEdit, in changed: DesignText
  ) -> SourceLocation? {
    guard var place = offset(of: location),
      place <= edit.range.lowerBound || place >= edit.range.upperBound
    else { return nil }
    if place > edit.range.lowerBound { place += edit.replacement.count - edit.range.count }
    guard let line = changed.lines.lastIndex(where: { $0 <= place }) else { return nil }
    let column = changed.bytes[changed.lines[line]..<place].count { $0 & 0xC0 != 0x80 }
    return SourceLocation(file: file, line: line + 1, column: column + 1)
  }

  static func withoutMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  private static func starts(ofLinesIn text: ArraySlice<UInt8>, isJSON: Bool) -> [Int] {
    let bytes = Array(text)
    var (starts, place) = ([text.startIndex], 0)
    while place < bytes.count {
      let length =
        isJSON ? bytes[place] == 0x0A ? 1 : 0 : LineBreak.length(in: bytes, at: place)
      place += max(length, 1)
      if length > 0 { starts.append(text.startIndex + place) }
    }
    return starts
  }
}
