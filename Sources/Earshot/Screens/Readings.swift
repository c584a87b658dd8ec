/// Pronunciations of texts that a voice would misread, such as "生" or "km/h".
///
/// Announcements and captions do not change.
package struct Readings: Sendable, Hashable {
  private let byText: [String: String]
  private let longestFirst: [String]

  package init(_ byText: [String: String] = [:]) {
    self.byText = byText
    longestFirst = byText.keys.filter { !$0.isEmpty }
      .sorted { ($0.count, $1) > ($1.count, $0) }
  }

  package func adding(_ others: [String: String]) -> Readings {
    others.isEmpty ? self : Readings(byText.merging(others) { $1 })
  }

  package func applied(to announcement: Announcement) -> Announcement {
    Announcement(parts: applied(to: announcement.parts))
  }

  package func applied(to parts: [Part]) -> [Part] {
    guard !byText.isEmpty else { return parts }
    return parts.map { part in
      guard let own = part.ownText else { return part }
      var part = part
      let words = part.aloud ?? part.text
      let read = longestFirst.filter(own.contains).reduce([Piece(words)]) { pieces, text in
        pieces.flatMap { $0.isRead ? [$0] : $0.read(text, as: byText[text] ?? text) }
      }
      if read.contains(where: \.isRead) { part.aloud = read.map(\.text).joined() }
      return part
    }
  }

  func unused(in announcements: some Sequence<Announcement>) -> [String] {
    let texts = announcements.flatMap { $0.parts.compactMap(\.ownText) }
    return longestFirst.filter { text in
      !texts.contains { Piece($0).read(text, as: "").contains(where: \.isRead) }
    }.sorted()
  }
}

private struct Piece {
  var text: String
  var isRead = false

  init(_ text: String, isRead: Bool = false) {
    self.text = text
    self.isRead = isRead
  }

  /// Splits the text at each `wanted`, which is replaced with the reading.
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

  /// Returns whether two neighbouring characters are in one word; only ASCII letters count.
  private func isInWord(_ characters: [Character], _ left: Int, _ right: Int) -> Bool {
    guard left >= 0, right < characters.count else { return false }
    return [left, right].allSatisfy { characters[$0].isASCII && characters[$0].isLetter }
  }
}

extension Screen {
  package var allReadings: Readings {
    allComponents.reduce(Readings(readings)) { $0.adding($1.common.readings) }
  }
}
