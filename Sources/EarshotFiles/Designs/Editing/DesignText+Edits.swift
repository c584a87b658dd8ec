package import Earshot

extension DesignText {
  typealias Attempt = (edit: FileEdit, change: IntendedChange)

  /// Returns the smallest edit that gives a key a text; nil removes the key.
  ///
  /// Throws if the edit would change another value or a comment.
  package func edit(
    setting key: String, to text: String?, of component: Written
  ) throws(InputError) -> FileEdit {
    let attempts =
      if let inner = InnerKey(key, of: component) {
        try self.attempts(setting: inner, to: text, of: component)
      } else {
        try self.attempts(
          setting: key, to: text, component.kind.keys.first { $0.name == key }, of: component)
      }
    guard let edit = safe(attempts) else {
      throw refusal("the key '\(key)' cannot be changed without other changes", component)
    }
    return edit
  }

  func attempts(
    setting key: String, to text: String?, _ known: DesignKey?, of component: Written
  ) throws(InputError) -> [Attempt] {
    let given = component.entries.first { $0.key == key }
    let isText = known?.form.isText ?? true
    switch (given, text) {
    case (let given?, let text?): return try replacing(given, by: text, isText, component)
    case (let given?, nil):
      guard writtenText(of: given) != nil else {
        throw refusal("'\(key)' cannot be removed here", component)
      }
      return try removing(given, component)
    case (nil, let text?):
      return try adding(key, .scalar(text), as: spellings(of: text, isText), component)
    case (nil, nil): throw refusal("the key '\(key)' is not in the file", component)
    }
  }

  package func keepsMeaning(
    after edit: FileEdit, setting key: String, to text: String?, of component: Written
  ) -> Bool {
    guard let changed = try? DesignText(edit.applied(to: bytes), file: file),
      let moved = location(of: component.map.location, after: edit, in: changed),
      let again = changed.component(at: moved, of: .builtIn)
    else { return false }
    return (key == "kind" || again.kind.name == component.kind.name)
      && again.entry(key).flatMap { changed.writtenText(of: $0)?.text } == text
  }

  func refusal(_ message: String, _ component: Written) -> InputError {
    refusal(message, at: component.map.location)
  }

  func refusal(_ message: String, at location: SourceLocation) -> InputError {
    InputError("\(message); edit it in the file", at: location)
  }

  func safe(_ attempts: [Attempt]) -> FileEdit? {
    attempts.first { isSafe($0.edit, for: $0.change, keeping: tokens.comments) }?.edit
  }

  func isSafe(
    _ edit: FileEdit, for change: IntendedChange, keeping kept: [ArraySlice<UInt8>]
  ) -> Bool {
    let edited = edit.applied(to: bytes)
    guard !isJSON || (try? JSONParser.value(of: Array(Self.withoutMark(edited)))) != nil,
      let new = try? SourceReader(file: file).value(of: edited),
      new.hasSameContent(as: change.applied(to: root)),
      case let start = Self.withoutMark(edited).startIndex,
      let comments = YAMLTokens(edited, from: start)?.comments
    else { return false }
    return comments.elementsEqual(kept) { $0.elementsEqual($1) }
  }

  private func replacing(
    _ entry: SourceValue.Entry, by text: String, _ isText: Bool, _ component: Written
  ) throws(InputError) -> [Attempt] {
    guard let written = writtenText(of: entry)?.text else {
      throw refusal("'\(entry.key)' is written in another form", component)
    }
    guard case .scalar = entry.value.content else {
      let change = IntendedChange.filled(keyAt: entry.location, with: .scalar(text))
      return try filling(entry, by: spellings(of: text, isText), component).map { ($0, change) }
    }
    let place = entry.value.location
    guard let token = scalar(at: place) else {
      throw refusal("the end of '\(entry.key)' cannot be found", component)
    }
    let change = IntendedChange.scalar(at: place, from: written, to: text)
    return edits(of: token, from: written, to: text, isText).map { ($0, change) }
  }

  func scalar(at location: SourceLocation) -> YAMLTokens.Token? {
    guard let place = offset(of: location), let index = tokens.index(at: place) else { return nil }
    let next = tokens.afterProperties(from: index)
    guard next < tokens.all.count, tokens.all[next].isScalar else { return nil }
    return tokens.all[next]
  }

  private func filling(
    _ entry: SourceValue.Entry, by spellings: [String], _ component: Written
  ) throws(InputError) -> [FileEdit] {
    guard let place = offset(of: entry.location), let index = tokens.index(at: place),
      case let key = tokens.afterProperties(from: index), key + 1 < tokens.all.count,
      tokens.all[key].keyColumn != nil, tokens.all[key + 1].kind == .colon
    else { throw refusal("'\(entry.key)' is written in another form", component) }
    let end = tokens.all[key + 1].range.upperBound
    return spellings.map { spelling in
      guard let value = scalar(at: entry.value.location), value.kind == .plain,
        value.range.lowerBound >= end
      else { return FileEdit(end..<end, by: " \(spelling)") }
      return FileEdit(value.range, by: spelling)
    }
  }

  func spellings(of text: String, _ isText: Bool) -> [String] {
    guard !isJSON else { return isText ? [json(text)] : [text, json(text)] }
    let isBare = !isText && YAMLText.canBePlain(text, inFlow: true)
    return (isBare ? [text] : []) + [YAMLText.written(text), YAMLText.quoted(text)]
  }

  func json(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension DesignText {
  private func edits(
    of token: YAMLTokens.Token, from old: String, to new: String, _ isText: Bool
  ) -> [FileEdit] {
    guard isJSON && token.kind == .plain || contains(old, in: token) else { return [] }
    let spellings = isJSON ? [json(new)] : [YAMLText.quoted(new)]
    let whole = spellings.filter { _ in token.block?.hasComment(in: bytes) != true }
      .map { FileEdit(token.range, by: $0) }
    return likeOld(token, from: old, to: new, isText) + whole
  }

  private func contains(_ text: String, in token: YAMLTokens.Token) -> Bool {
    if let units = ScalarUnits(token, in: bytes) { return units.text.utf8.elementsEqual(text.utf8) }
    guard let block = token.block else { return false }
    let isSpace: (UInt8) -> Bool = { " \t\r\n".utf8.contains($0) }
    return bytes[block.content].lazy.filter { !isSpace($0) }
      .elementsEqual(text.utf8.lazy.filter { !isSpace($0) })
  }

  private func likeOld(
    _ token: YAMLTokens.Token, from old: String, to new: String, _ isText: Bool
  ) -> [FileEdit] {
    if let block = token.block { return likeOld(block, token, to: new) }
    let units = ScalarUnits(token, in: bytes)?.difference(to: new)
    let isOneLine = !bytes[token.range].contains { $0 == 0x0A || $0 == 0x0D }
    switch token.kind {
    case .double:
      return units.map { part in
        let text =
          isJSON
          ? String(json(part.text).dropFirst().dropLast()) : YAMLText.partOfQuoted(part.text)
        return [FileEdit(part.range, by: text)]
      } ?? []
    case .single:
      guard YAMLText.isPrintable(new) else { return [] }
      return units.map { [FileEdit($0.range, by: $0.text.replacing("'", with: "''"))] } ?? []
    default:
      guard !isJSON else { return [FileEdit(token.range, by: new)] }
      let isNew = isText && YAMLText.isAmbiguous(new) && !YAMLText.isAmbiguous(old)
      guard !isNew, YAMLText.canBePlain(new, inFlow: token.depth > 0) else { return [] }
      return (units.map { [FileEdit($0.range, by: $0.text)] } ?? [])
        + (isOneLine ? [] : [FileEdit(token.range, by: new)])
    }
  }

  private func likeOld(
    _ block: YAMLTokens.Block, _ token: YAMLTokens.Token, to new: String
  ) -> [FileEdit] {
    let lines = new.split(separator: "\n", omittingEmptySubsequences: false)
    guard !block.content.isEmpty, lines.contains(where: { !$0.isEmpty }),
      lines.allSatisfy({ YAMLText.isPrintable(String($0)) })
    else {
      return []
    }
    let margin = String(repeating: " ", count: block.indentation)
    let newline = newline(before: block.content.lowerBound)
    func written(_ lines: some Collection<Substring>) -> String {
      lines.enumerated().map { index, line in
        let isEmpty = line.isEmpty && index > 0 && index < lines.count - 1
        return index == 0 || isEmpty ? String(line) : margin + line
      }
      .joined(separator: token.kind == .folded ? newline + newline : newline)
    }
    var contents: [FileEdit] = []
    if let part = ScalarUnits(token, in: bytes)?.difference(to: new), !part.isWhole {
      contents.append(
        FileEdit(
          part.range,
          by: written(part.text.split(separator: "\n", omittingEmptySubsequences: false))))
    }
    let body = lines.last == "" ? lines.dropLast() : lines[...]
    contents.append(FileEdit(block.content, by: margin + written(body)))
    return contents + contents.map { changingEnd(of: block, with: $0, to: new) }
  }

  /// Changes `|` to `|-` or back.
  private func changingEnd(
    of block: YAMLTokens.Block, with edit: FileEdit, to new: String
  ) -> FileEdit {
    let signs: [UInt8] = [UInt8(ascii: "+"), UInt8(ascii: "-")]
    let header =
      bytes[block.header].filter { !signs.contains($0) }
      + (new.hasSuffix("\n") ? [] : [UInt8(ascii: "-")])
    let range = block.header.lowerBound..<edit.range.upperBound
    let kept = bytes[block.header.upperBound..<edit.range.lowerBound]
    return FileEdit(range, by: header + kept + edit.replacement)
  }

  func newline(before place: Int) -> String {
    let breaks: [UInt8] = [0x0A, 0x0D]
    let end =
      bytes[..<place].lastIndex(where: breaks.contains) ?? bytes.firstIndex(where: breaks.contains)
    guard let end else { return "\n" }
    guard bytes[end] == 0x0A || bytes.dropFirst(end + 1).first != 0x0A else { return "\r\n" }
    guard bytes[end] == 0x0A else { return "\r" }
    return end > 0 && bytes[end - 1] == 0x0D ? "\r\n" : "\n"
  }
}

extension YAMLTokens.Block {
  fileprivate func hasComment(in bytes: [UInt8]) -> Bool {
    bytes[header.upperBound..<content.lowerBound].contains(UInt8(ascii: "#"))
  }
}

extension DesignKey.Form {
  var isText: Bool {
    switch self {
    case .flag, .number, .choice, .rectangle: false
    case .any(let forms): forms.contains(where: \.isText)
    case .text, .date, .list, .map, .component, .dictionary: true
    }
  }
}
