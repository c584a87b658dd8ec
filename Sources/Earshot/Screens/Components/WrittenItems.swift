extension String {
  var isBackIcon: Bool {
    ["back", "arrow-back", "arrow-left", "chevron-left", "up", "navigate-up", "true"]
      .contains(KeyWord.folded(self))
  }

  fileprivate var isBackName: Bool {
    first?.isUppercase == true && ["back", "up", "navigate-up"].contains(KeyWord.folded(self))
  }

  /// Whether this is probably a text and not the name of an icon.
  var isWording: Bool {
    contains(" ") || startsName || contains { $0.isNumber }
  }

  var isAmount: Bool {
    Double(self) != nil || hasSuffix("%") || ["true", "false"].contains(self)
  }

  var isDecoration: Bool {
    ["decorative", "decoration", "none", "ornament"].contains(lowercased())
  }

  var isAddress: Bool {
    guard !contains(where: \.isWhitespace) else { return false }
    let suffix = lowercased().split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    return hasPrefix("https://") || hasPrefix("http://")
      || contains(".") && Self.mediaSuffixes.contains(suffix)
  }

  private static let mediaSuffixes: Set<Substring> = [
    "png", "jpg", "jpeg", "gif", "webp", "svg", "pdf", "heic", "avif", "mp4", "mov", "webm", "mp3",
    "m4a", "wav", "json", "lottie", "riv",
  ]
}

extension SourceValue.Entry {
  func renamed(_ key: String, _ value: SourceValue? = nil) -> SourceValue.Entry {
    SourceValue.Entry(key: key, location: location, value: value ?? self.value)
  }

  var asText: SourceValue.Entry {
    guard case .list(let items) = value.content else { return self }
    let texts = items.compactMap { try? $0.text() }
    guard !texts.isEmpty, texts.count == items.count else { return self }
    return renamed(
      key, SourceValue(.scalar(texts.joined(separator: ", ")), at: value.location))
  }

  func asComponents(if known: Set<String>) -> SourceValue.Entry {
    guard key == "content", known.contains("components"), case .list(let items) = value.content,
      items.contains(where: { if case .map = $0.content { true } else { false } })
    else { return self }
    return renamed("components")
  }

  func hidden(in kinds: ComponentKinds) -> SourceValue.Entry {
    let keys = ["content", "text", "body", "description", "answer"]
    guard keys.contains(KeyWord.folded(key)), case .scalar = value.content else { return self }
    return renamed("components", value.components(of: "text", in: kinds))
  }

  var cellTexts: [SourceValue.Entry] {
    guard KeyWord.folded(key) == "cells", case .list(let cells) = value.content,
      let first = cells.first
    else { return [self] }
    let rest = SourceValue(.list(Array(cells.dropFirst())), at: value.location)
    return [renamed("label", first), renamed("content", rest)]
  }
}

extension SourceValue {
  func withJoinedTexts(_ log: inout DesignLog) -> SourceValue {
    switch content {
    case .list(let items): SourceValue(.list(items.map { $0.joinedText(&log) }), at: location)
    case .map: joinedText(&log)
    case .null, .scalar: self
    }
  }

  private func joinedText(_ log: inout DesignLog) -> SourceValue {
    guard case .map(let entries) = content else { return self }
    func isVisual(_ entry: Entry) -> Bool {
      let word = KeyWord.folded(entry.key)
      return word != "emoji" && (VisualKeys.contains(word) || VisualKeys.pictures.contains(word))
    }
    let shown = entries.filter { !isVisual($0) }
    let texts = shown.compactMap { try? $0.value.text() }
    guard !texts.isEmpty, texts.count == shown.count else { return self }
    for entry in entries where isVisual(entry) {
      log.note(.visual, entry.key, at: entry.location)
    }
    return SourceValue(.scalar(texts.joined(separator: " ")), at: location)
  }

  var hasNames: Bool {
    guard case .map(let entries) = content else { return false }
    return !entries.isEmpty && entries.allSatisfy(\.key.startsName)
  }

  var buttonsByRole: SourceValue? {
    guard case .map(let entries) = content, !entries.isEmpty else { return nil }
    let areRoles = entries.allSatisfy { entry in
      guard case .scalar = entry.value.content else { return false }
      let word = KeyWord.folded(entry.key)
      if ["ok", "positive", "negative", "leading", "trailing", "left", "right"].contains(word) {
        return true
      }
      if case .buttons? = KeyWord.all[word]?.conversion { return true }
      return VisualKeys.variants.contains(word) && word != "text"
    }
    return areRoles ? SourceValue(.list(entries.map(\.value)), at: location) : nil
  }
}

extension SourceValue {
  var isBackIcon: Bool {
    if case .scalar(let text) = content { text.isBackIcon } else { true }
  }

  var backName: SourceValue? {
    if case .scalar(let text) = content, text.isBackName { self } else { nil }
  }

  /// The cells of a grid that is written as rows; nil for other values.
  var cells: (cells: SourceValue, kind: String?, columns: Int)? {
    if case .map(let entries) = content, !entries.isEmpty, entries.allSatisfy(\.value.isList) {
      let rows = entries.map { entry in
        let name = SourceValue(.scalar(entry.key), at: entry.location)
        return SourceValue(.list([name] + entry.value.asItems), at: entry.location)
      }
      return SourceValue(.list(rows), at: location).cells
    }
    guard case .list(let rows) = content else { return nil }
    let cells = rows.compactMap { row in
      if case .list(let cells) = row.content { cells } else { nil }
    }
    guard cells.count == rows.count, let columns = cells.map(\.count).max(), columns > 0 else {
      return nil
    }
    let all = cells.flatMap(\.self)
    return (
      SourceValue(.list(all), at: location), all.allSatisfy(\.isScalar) ? "text" : nil, columns
    )
  }

  /// Returns the pages; a map without a kind becomes a section with its images and texts.
  func pages(in kinds: ComponentKinds, _ log: inout DesignLog) -> SourceValue {
    guard case .list(let items) = content else { return self }
    let pages = items.map { item in
      guard case .map(let entries) = item.content,
        !WrittenComponent.hasPageKind(entries, in: kinds)
      else { return item }
      func entry(_ key: String, _ value: SourceValue) -> Entry {
        Entry(key: key, location: item.location, value: value)
      }
      let parts = entries.flatMap { part -> [SourceValue] in
        let kind = WrittenComponent.pageParts[KeyWord.folded(part.key)] ?? "text"
        if kind == "image", let text = try? part.value.text(), text.isDecoration {
          log.note(.visual, "\(part.key): \(text)", at: part.location)
          return []
        }
        guard case .list(let components) = part.value.components(of: kind, in: kinds).content else {
          return [part.value]
        }
        return components
      }
      return SourceValue(
        .map([
          entry("kind", SourceValue(.scalar("section"), at: item.location)),
          entry("components", SourceValue(.list(parts), at: item.location)),
        ]), at: item.location)
    }
    return SourceValue(.list(pages), at: location)
  }

  var isEmptyList: Bool {
    switch content {
    case .list(let items): items.isEmpty
    case .null: true
    case .scalar, .map: false
    }
  }

  var parts: SourceValue? {
    switch content {
    case .list: self
    case .map: SourceValue(.list([self]), at: location)
    case .null, .scalar: nil
    }
  }

  /// Returns the components as a list, even if there is only one; nil if an item names no kind.
  func asComponents(in kinds: ComponentKinds) -> SourceValue? {
    guard let parts, case .list(let items) = parts.content, !items.isEmpty else { return nil }
    let areComponents = items.allSatisfy { item in
      guard case .map(let entries) = item.content else { return false }
      return !entries.isEmpty && WrittenComponent.hasKind(entries, in: kinds)
    }
    return areComponents ? parts : nil
  }

  /// The values of a map, such as swipe actions for each edge, as one list.
  var joined: SourceValue {
    guard case .map(let entries) = content else { return self }
    let items = entries.flatMap { entry in
      if case .list(let items) = entry.value.content { items } else { [entry.value] }
    }
    return SourceValue(.list(items), at: location)
  }

  var isList: Bool {
    if case .list = content { true } else { false }
  }

  var asItems: [SourceValue] {
    if case .list(let items) = content { items } else { [self] }
  }

  var asList: SourceValue {
    if case .scalar = content { SourceValue(.list([self]), at: location) } else { self }
  }

  func components(of kind: String, in kinds: ComponentKinds) -> SourceValue {
    guard case .list(let items) = asList.content else { return self }
    let written = kinds.meaning(of: kind)?.kind
    let components = items.map { item in
      func entry(_ key: String, _ value: SourceValue) -> Entry {
        Entry(key: key, location: item.location, value: value)
      }
      let named = entry("kind", SourceValue(.scalar(kind), at: item.location))
      switch item.content {
      case .scalar:
        let button = written?.name == "button" ? item.buttonEntries(in: kinds) : nil
        return SourceValue(.map([named] + (button ?? [entry("label", item)])), at: item.location)
      // A picture among buttons, such as an avatar, is also a button.
      case .map(let entries)
      where written?.name == "button"
        && entries.first.map { first in
          first.value.isScalar && kinds.meaning(of: first.key)?.kind.name == "image"
            && !entries.contains { KeyWord.isLabel($0.key) || $0.key == "kind" }
        } == true:
        return SourceValue(
          .map([named, entries[0].renamed("label")] + entries.dropFirst()), at: item.location)
      // In a form's fields, `type: text` is HTML's type and does not mean a text component.
      case .map(let entries)
      where written?.name == "text-field"
        && entries.contains { $0.key == "type" && (try? $0.value.text()) == "text" }:
        return SourceValue(.map([named] + entries.filter { $0.key != "type" }), at: item.location)
      case .map(let entries)
      where !WrittenComponent.hasKind(entries, in: kinds)
        || kind == "table-row" && WrittenComponent.hasTypeOfContent(entries, in: kinds):
        if let pair = written.flatMap({ item.pairEntries(of: $0, in: kinds) }) {
          return SourceValue(.map([named] + pair), at: item.location)
        }
        let isBranch =
          kind == "table-row"
          && entries.contains { ["children", "items"].contains(KeyWord.folded($0.key)) }
        let branch = entry("kind", SourceValue(.scalar("expandable-row"), at: item.location))
        let parts =
          kind == "expandable-row"
          ? entries.map { $0.hidden(in: kinds) } : entries.flatMap(\.cellTexts)
        return SourceValue(.map([isBranch ? branch : named] + parts), at: item.location)
      case .list: return item.asRecord(in: kinds).firstItem ?? item
      case .null, .map: return item
      }
    }
    return SourceValue(.list(components), at: location)
  }

  private var firstItem: SourceValue? {
    if case .list(let items) = content { items.first } else { nil }
  }

  /// Returns the texts of a table's row as one group.
  func asRecord(in kinds: ComponentKinds) -> SourceValue {
    guard case .list(let cells) = content, let first = cells.first,
      cells.allSatisfy({ if case .scalar = $0.content { true } else { false } })
    else { return self }
    func entry(_ key: String, _ value: SourceValue) -> Entry {
      Entry(key: key, location: location, value: value)
    }
    let group = SourceValue(
      .map([
        entry("kind", SourceValue(.scalar("group"), at: location)), entry("label", first),
        entry("content", SourceValue(.list(Array(cells.dropFirst())), at: location)),
      ]), at: location)
    return SourceValue(.list([group]), at: location)
  }
}

extension SourceValue {
  /// Whether an item is selected that is not a button, such as a favourite in an app bar.
  func hasSelectedItem(in kinds: ComponentKinds) -> Bool {
    guard case .list(let items) = content else { return false }
    return items.contains { item in
      guard case .map(let entries) = item.content else { return false }
      return entries.contains {
        ["selected", "active"].contains($0.key) && (try? $0.value.flag()) == true
      }
        && !entries.contains {
          $0.key == "kind" || kinds.meaning(of: $0.key)?.kind.name == "button"
        }
    }
  }

  var isScalar: Bool {
    if case .scalar = content { true } else { false }
  }
}

extension SourceValue.Entry {
  var isHeaderRow: Bool {
    guard key == "columns", case .list(let cells) = value.content else { return false }
    return !cells.isEmpty && cells.allSatisfy { (try? $0.text()).map { Int($0) == nil } ?? false }
  }

  func asNamedList(in kinds: ComponentKinds) -> SourceValue? {
    let word = KeyWord.folded(key)
    guard case .list(let items) = value.content, !items.isEmpty,
      !["date", "dates", "time", "times"].contains(word), !VisualKeys.contains(word),
      !VisualKeys.pictures.contains(word),
      !WrittenComponent.ambiguous.contains(word),
      let kind = (kinds.meaning(of: word) ?? kinds.meaning(ofCompound: word))?.kind,
      word.hasSuffix("s") || kind.takes("components") || kind.choicesKey != nil
    else { return nil }
    return SourceValue(.list([SourceValue(.map([self]), at: location)]), at: location)
  }
}

extension String {
  /// Whether this begins like a name, in scripts with and without capitals.
  var startsName: Bool { first.map { $0.isLetter && !$0.isLowercase } ?? false }

  var quoted: String {
    contains { "\"\\".contains($0) }
      ? "'\(split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
      : "\"\(self)\""
  }
}
