/// Pronunciations of texts that a voice would misread, such as "生"; announcements and captions do
/// not contain the pronunciations.
package struct Readings: Sendable, Hashable {
  /// The tables of pronunciations; later tables override earlier ones.
  private var tables: [Table]

  package init(_ byText: [String: String] = [:]) {
    tables = byText.isEmpty ? [] : [Table(byText)]
  }

  package func adding(_ others: [String: String]) -> Readings {
    guard !others.isEmpty else { return self }
    var sum = self
    sum.tables.append(Table(others))
    return sum
  }

  package func applied(to announcement: Announcement) -> Announcement {
    Announcement(parts: applied(to: announcement.parts))
  }

  package func applied(to parts: [Part]) -> [Part] {
    guard !tables.isEmpty else { return parts }
    return parts.map { part in
      guard let own = part.ownText else { return part }
      var part = part
      let words = part.aloud ?? part.text
      let read = longestFirst(in: own).reduce([Piece(words)]) { pieces, text in
        pieces.flatMap { $0.isRead ? [$0] : $0.read(text, as: reading(of: text)) }
      }
      if read.contains(where: \.isRead) { part.aloud = read.map(\.text).joined() }
      return part
    }
  }

  func unused(in announcements: some Sequence<Announcement>) -> [String] {
    var unused = tables.reduce(into: Set<String>()) { $0.formUnion($1.byText.keys) }
    unused.remove("")
    guard !unused.isEmpty else { return [] }
    for text in Set(announcements.flatMap { $0.parts.compactMap(\.ownText) }) {
      for wanted in longestFirst(in: text) where unused.contains(wanted) {
        if Piece(text).read(wanted, as: "").contains(where: \.isRead) { unused.remove(wanted) }
      }
    }
    return unused.sorted()
  }

  private var merged: [String: String] {
    tables.reduce(into: [:]) { all, table in all.merge(table.byText) { $1 } }
  }

  package static func == (one: Readings, other: Readings) -> Bool { one.merged == other.merged }

  package func hash(into hasher: inout Hasher) { hasher.combine(merged) }

  private func reading(of text: String) -> String {
    tables.reversed().lazy.compactMap { $0.byText[text] }.first ?? text
  }

  private func longestFirst(in text: String) -> [String] {
    tables.reduce(into: Set<String>()) { $0.formUnion($1.search.found(in: text)) }
      .sorted { ($0.count, $1) > ($1.count, $0) }
  }

  private struct Table: Hashable {
    let byText: [String: String]
    let search: TextSearch

    init(_ byText: [String: String]) {
      self.byText = byText
      search = TextSearch(byText.keys)
    }
  }
}

private struct Piece {
  var text: String
  var isRead = false

  init(_ text: String, isRead: Bool = false) {
    self.text = text
    self.isRead = isRead
  }

  func read(_ wanted: String, as reading: String) -> [Piece] {
    let (characters, wanted) = (Array(text), Array(wanted))
    var pieces: [Piece] = []
    var (start, place) = (0, 0)
    while place + wanted.count <= characters.count {
      let end = place + wanted.count
      guard characters[place..<end].elementsEqual(wanted),
        !isInWord(characters, place - 1, place), !isInWord(characters, end - 1, end)
      else {
        place += 1
        continue
      }
      pieces += [Piece(String(characters[start..<place])), Piece(reading, isRead: true)]
      (start, place) = (end, end)
    }
    return pieces + [Piece(String(characters[start...]))]
  }

  private func isInWord(_ characters: [Character], _ left: Int, _ right: Int) -> Bool {
    guard left >= 0, right < characters.count else { return false }
    return [left, right].allSatisfy { characters[$0].isASCII && characters[$0].isLetter }
  }
}

extension Screen {
  package var allReadings: Readings {
    Readings(
      allComponents.reduce(into: readings) { $0.merge($1.common.readings) { $1 } })
  }
}
