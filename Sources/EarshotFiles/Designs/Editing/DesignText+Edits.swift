package import Earshot

extension DesignText {
  /// Returns the smallest edit that gives a key a text; nil removes the key.
  package func edit(
    setting key: String, to text: String?, of component: Written
  ) throws(InputError) -> FileEdit {
    let given = component.entries.first { $0.key == key }
    let isText = component.kind.keys.first { $0.name == key }?.form.isText ?? true
    let attempts: [(edit: FileEdit, change: IntendedChange)]
    switch (given, text) {
    case (let given?, let text?): attempts = try replacing(given, by: text, isText, component)
    case (let given?, nil): attempts = [try removing(given, component)]
    case (nil, let text?): attempts = try [adding(key, text, isText, component)]
    case (nil, nil): throw refusal("the key '\(key)' is not in the file", component)
    }
    for (edit, change) in attempts {
      let new = try? SourceReader(file: file).value(of: edit.applied(to: bytes))
      if let new, new.hasSameContent(as: change.applied(to: root)) { return edit }
    }
    throw refusal("the key '\(key)' cannot be changed without other changes", component)
  }

  private func refusal(_ message: String, _ component: Written) -> InputError {
    InputError("\(message); edit it in the file", at: component.map.location)
  }

  private func replacing(
    _ entry: SourceValue.Entry, by text: String, _ isText: Bool, _ component: Written
  ) throws(InputError) -> [(FileEdit, IntendedChange)] {
    guard let written = writtenText(of: entry)?.text else {
      throw refusal("'\(entry.key)' is written in another form", component)
    }
    guard case .scalar = entry.value.content else {
      guard let key = offset(of: entry.location), let end = scanner.endOfKey(from: key) else {
        throw refusal("'\(entry.key)' is written in another form", component)
      }
      let edit = FileEdit(end..<end, by: " \(plain(text, isText))")
      return [(edit, .emptyValue(ofKeyAt: entry.location, to: text))]
    }
    let place = entry.value.location
    guard let start = offset(of: place),
      let (range, style) = scanner.scalar(
        at: start, reading: written, inFlow: component.isInFlow,
        indentation: entry.location.column - 1)
    else { throw refusal("the end of '\(entry.key)' cannot be found", component) }
    return spellings(of: text, like: style, isText).map { spelling in
      (FileEdit(range, by: spelling), .scalar(at: place, from: written, to: text))
    }
  }

  private func spellings(
    of text: String, like style: ScalarScanner.Style, _ isText: Bool
  ) -> [String] {
    guard !isJSON else { return [plain(text, isText), json(text)] }
    switch style {
    case .double: return [YAMLText.quoted(text)]
    case .single:
      let doubled = text.replacing("'", with: "''")
      return text.contains(where: \.isNewline)
        ? [YAMLText.quoted(text)] : ["'\(doubled)'", YAMLText.quoted(text)]
    case .plain, .block: return [plain(text, isText), YAMLText.quoted(text)]
    }
  }

  private func plain(_ text: String, _ isText: Bool) -> String {
    let isWord = text.utf8.allSatisfy { byte in
      byte < 0x80
        && (Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."))
    }
    if !isText, isWord, !text.isEmpty {
      let isBare = !isJSON || text == "true" || text == "false" || Double(text) != nil
      return isBare ? text : json(text)
    }
    return isJSON ? json(text) : YAMLText.scalar(text)
  }

  private func json(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func adding(
    _ key: String, _ text: String, _ isText: Bool, _ component: Written
  ) throws(InputError) -> (FileEdit, IntendedChange) {
    guard case .map(let all) = component.map.content, let first = all.first,
      let start = offset(of: first.location)
    else { throw refusal("the component has no keys", component) }
    let name = isJSON ? json(key) : YAMLText.scalar(key)
    let pair = "\(name): \(plain(text, isText))"
    let own = all.filter { isOwn($0, beside: first, component) }
    let anchor = ownScalars(own, component).last { $0.isEarly }
    let index = anchor.map { $0.index + 1 } ?? 0
    let change = IntendedChange.added(key, text, toMapAt: component.map.location, index: index)
    let isDivided = own.count > 1 && own[0].location.line != own[1].location.line
    let margin = String(repeating: " ", count: first.location.column - 1)
    guard let anchor else {
      let end = component.isInFlow ? isDivided ? ",\n\(margin)" : ", " : "\(newline)\(margin)"
      return (FileEdit(start..<start, by: pair + end), change)
    }
    let end = component.isInFlow ? anchor.end : scanner.endOfLine(from: anchor.end)
    let beginning = component.isInFlow ? isDivided ? ",\n\(margin)" : ", " : "\(newline)\(margin)"
    return (FileEdit(end..<end, by: beginning + pair), change)
  }

  private var newline: String {
    let first = scanner.endOfLine(from: 0)
    return scanner.byte(first) == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  private func isOwn(
    _ entry: SourceValue.Entry, beside first: SourceValue.Entry, _ component: Written
  ) -> Bool {
    let isLater =
      (entry.location.line, entry.location.column) >= (first.location.line, first.location.column)
    return isLater && (component.isInFlow || entry.location.column == first.location.column)
  }

  private func ownScalars(
    _ entries: [SourceValue.Entry], _ component: Written
  ) -> [(index: Int, end: Int, isEarly: Bool)] {
    var isEarly = true
    var found: [(index: Int, end: Int, isEarly: Bool)] = []
    for (index, entry) in entries.enumerated() {
      guard case .scalar(let text) = entry.value.content,
        entry.value.location.line == entry.location.line,
        let start = offset(of: entry.value.location),
        let (range, _) = scanner.scalar(
          at: start, reading: text, inFlow: component.isInFlow,
          indentation: entry.location.column - 1),
        !bytes[range].contains(UInt8(ascii: "\n"))
      else {
        isEarly = isEarly && found.isEmpty
        continue
      }
      found.append((index, range.upperBound, isEarly))
    }
    return found
  }

  private func removing(
    _ entry: SourceValue.Entry, _ component: Written
  ) throws(InputError) -> (FileEdit, IntendedChange) {
    guard case .map(let all) = component.map.content, let first = all.first,
      let index = all.firstIndex(where: { $0.location == entry.location }),
      case .scalar(let text) = all[index].value.content, isOwn(entry, beside: first, component),
      let key = offset(of: entry.location), let start = offset(of: entry.value.location),
      start > key,
      let (range, _) = scanner.scalar(
        at: start, reading: text, inFlow: component.isInFlow,
        indentation: entry.location.column - 1)
    else { throw refusal("'\(entry.key)' cannot be removed here", component) }
    let next = all.indices.contains(index + 1) ? offset(of: all[index + 1].location) : nil
    let change = IntendedChange.removed(keyAt: entry.location)
    if component.isInFlow {
      var comma = key
      while comma > 0,
        scanner.isSpace(comma - 1) || scanner.byte(comma - 1) == UInt8(ascii: "\n")
          || scanner.byte(comma - 1) == UInt8(ascii: "\r")
      { comma -= 1 }
      if index > 0, scanner.byte(comma - 1) == UInt8(ascii: ",") {
        return (FileEdit(comma - 1..<range.upperBound, by: ""), change)
      }
      guard let next else { throw refusal("'\(entry.key)' is the only key", component) }
      return (FileEdit(key..<next, by: ""), change)
    }
    let line = scanner.startOfLine(around: key)
    let end = scanner.endOfLine(from: range.upperBound)
    let hasComment = !scanner.isBlank(range.upperBound..<end)
    guard scanner.isBlank(line..<key) else {
      guard index == 0, let next, !hasComment, scanner.isBlank(scanner.afterLine(from: end)..<next)
      else { throw refusal("'\(entry.key)' cannot be removed here", component) }
      return (FileEdit(key..<next, by: ""), change)
    }
    guard hasComment else {
      return (FileEdit(line..<scanner.afterLine(from: end), by: ""), change)
    }
    var comment = range.upperBound
    while scanner.isSpace(comment) { comment += 1 }
    return (FileEdit(key..<comment, by: ""), change)
  }
}

extension DesignKey.Form {
  fileprivate var isText: Bool {
    switch self {
    case .flag, .number, .choice: false
    case .any(let forms): forms.contains(where: \.isText)
    case .text, .date, .list, .map, .component, .dictionary: true
    }
  }
}
