import Earshot

/// One language's words, as text that is searched in place.
///
/// The first line contains each vocabulary's name and length in bytes. A vocabulary has one line
/// per word, sorted by key. Each line contains the index of the key (two letters) and the word's
/// fields.
package struct WordTable {
  private let bytes: UnsafeBufferPointer<UInt8>

  package init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  private init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.bytes = UnsafeBufferPointer(rebasing: bytes)
  }

  func records(of vocabulary: String, keys: StaticString) -> [[String]]? {
    section(of: vocabulary).map { section in
      var keys = WordTable(keys).lines[...]
      return section.lines.map { line in
        keys = keys.drop { !$0.prefix(2).elementsEqual(line.prefix(2)) }
        let key = keys.popFirst()?.dropFirst(2) ?? line.prefix(0)
        return [String(decoding: key, as: UTF8.self)] + Records.fields(line.dropFirst(2))
      }
    }
  }

  /// Returns the fields of a word; nil if the vocabulary lacks the word.
  func fields(of key: String, in vocabulary: String, keys: StaticString) -> [String]? {
    guard let section = section(of: vocabulary),
      let index = WordTable(keys).line(at: 2, isEqualTo: Array(key.utf8)),
      let line = section.line(startingWith: Array(index.prefix(2)))
    else { return nil }
    return Records.fields(line.dropFirst(2))
  }

  private func section(of vocabulary: String) -> WordTable? {
    guard let end = bytes.firstIndex(of: newline) else { return nil }
    var start = end + 1
    let contents = Records.fields(bytes[..<end])
    for index in stride(from: 0, to: contents.count - 1, by: 2) {
      let next = min(start + (Int(contents[index + 1]) ?? 0), bytes.count)
      if contents[index] == vocabulary { return WordTable(bytes[start..<next]) }
      start = next
    }
    return nil
  }

  private var lines: [Slice<UnsafeBufferPointer<UInt8>>] { bytes.split(separator: newline) }

  private func line(startingWith prefix: [UInt8]) -> Slice<UnsafeBufferPointer<UInt8>>? {
    line { $0.prefix(prefix.count).lexicographicallyPrecedes(prefix) }
      .flatMap { $0.starts(with: prefix) ? $0 : nil }
  }

  private func line(
    at offset: Int, isEqualTo text: [UInt8]
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    line { $0.dropFirst(offset).lexicographicallyPrecedes(text) }
      .flatMap { $0.dropFirst(offset).elementsEqual(text) ? $0 : nil }
  }

  private func line(
    precedes: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    var (low, high) = (0, bytes.count)
    while low < high {
      let middle = (low + high) / 2
      let start = (bytes[low..<middle].lastIndex(of: newline) ?? low - 1) + 1
      let end = bytes[middle...].firstIndex(of: newline) ?? bytes.count
      if precedes(bytes[start..<end]) { low = end + 1 } else { high = start }
    }
    guard low < bytes.count else { return nil }
    return bytes[low..<(bytes[low...].firstIndex(of: newline) ?? bytes.count)]
  }

  private var newline: UInt8 { UInt8(ascii: "\n") }
}

extension WordTable {
  package static func text(
    _ vocabularies: [(name: String, words: [(index: Int, fields: [String])])]
  )
    -> String
  {
    let sections = vocabularies.map { vocabulary in
      vocabulary.words.sorted { $0.index < $1.index }
        .map { letters($0.index) + Records.line($0.fields) + "\n" }.joined()
    }
    let contents = zip(vocabularies, sections).flatMap { [$0.name, "\($1.utf8.count)"] }
    return Records.line(contents) + "\n" + sections.joined()
  }

  package static func text(keys: [String]) -> String {
    keys.enumerated().map { "\(letters($0))\($1)\n" }.joined()
  }

  private static func letters(_ index: Int) -> String {
    let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    return String([digits[index / digits.count], digits[index % digits.count]])
  }
}
