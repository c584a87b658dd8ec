/// The lines of a transcript; a line becomes a stop only when it is needed.
package struct TranscriptLines: Sendable, Hashable {
  /// The position of a line, in 32 bits, so files can have at most 4 GB.
  private struct Line: Sendable, Hashable {
    var start: UInt32
    var length: UInt32
    var number: UInt32
    var isASCII: Bool

    var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
  }

  private let file: String
  private let bytes: [UInt8]
  private var lines: [Line] = []

  /// Creates an empty transcript; `bytes` is the file, which must be UTF-8.
  package init(of bytes: [UInt8], file: String, capacity: Int) {
    self.bytes = bytes
    self.file = file
    lines.reserveCapacity(capacity)
  }

  package mutating func append(_ range: Range<Int>, number: Int, isASCII: Bool) {
    lines.append(
      Line(
        start: UInt32(range.lowerBound), length: UInt32(range.count), number: UInt32(number),
        isASCII: isASCII))
  }

  package var count: Int { lines.count }

  package func text(_ index: Int) -> String {
    String(decoding: bytes[lines[index].range], as: UTF8.self)
  }

  package func location(_ index: Int) -> SourceLocation {
    SourceLocation(file: file, line: Int(lines[index].number), column: 1)
  }

  func stop(_ index: Int) -> Stop {
    Stop(.text(text(index)), at: Stop.Place(location: location(index)))
  }
}

extension TranscriptLines {
  /// Removes the numbers at the beginnings of the lines, such as "1." or "2)".
  ///
  /// All lines except comments must have numbers; otherwise, returns false and removes nothing.
  package mutating func leaveOutNumbers(except isComment: (String) -> Bool) -> Bool {
    leaveOut(except: isComment) { lines, index, count in lines.lengthOfNumber(index, count) }
  }

  package mutating func leaveOutPrefixes(
    except isComment: (String) -> Bool, prefix: (_ line: String, _ number: Int) -> Substring?
  ) -> Bool {
    leaveOut(except: isComment) { lines, index, count in
      prefix(lines.text(index), count)?.utf8.count
    }
  }

  private mutating func leaveOut(
    except isComment: (String) -> Bool,
    length: (TranscriptLines, _ index: Int, _ number: Int) -> Int?
  ) -> Bool {
    var shortened = lines
    var count = 0
    for index in lines.indices {
      guard let length = length(self, index, count + 1) else {
        guard isComment(text(index)) else { return false }
        continue
      }
      shortened[index].start += UInt32(length)
      shortened[index].length -= UInt32(length)
      count += 1
    }
    guard count > 1 else { return false }
    lines = shortened
    return true
  }

  package mutating func leaveOutNotes(
    where isNote: (String) -> Bool
  ) -> [(text: String, number: Int)] {
    func isAfterBlankLine(_ index: Int) -> Bool {
      index > 0 && lines[index].number > lines[index - 1].number + 1
    }
    guard let start = lines.indices.last(where: isAfterBlankLine),
      lines.indices[start...].allSatisfy({ isNote(text($0)) })
    else { return [] }
    let notes = lines.indices[start...].map { (text($0), Int(lines[$0].number)) }
    lines.removeSubrange(start...)
    return notes
  }

  private func lengthOfNumber(_ index: Int, _ count: Int) -> Int? {
    let number = "\(count)".utf8
    let line = bytes[lines[index].range]
    let rest = line.dropFirst(number.count)
    guard line.starts(with: number), let mark = rest.first, ".):\t".utf8.contains(mark) else {
      return nil
    }
    let text = rest.drop { ".):".utf8.contains($0) }.drop { $0 == 0x20 || $0 == 0x09 }
    guard !text.isEmpty, [0x20, 0x09].contains(bytes[text.startIndex - 1]) else { return nil }
    return text.startIndex - line.startIndex
  }

  /// Returns the positions of the common lines, ascending on both sides; nil if `LineNumbers`
  /// cannot number the lines.
  static func pairs(
    _ left: TranscriptLines, _ right: TranscriptLines
  ) -> [(left: Int, right: Int)]? {
    var numbers = LineNumbers(capacity: left.count + right.count)
    guard let one = numbers.numbers(of: left), let other = numbers.numbers(of: right) else {
      return nil
    }
    return CommonSequence.pairs(one, other, below: numbers.count)
  }

  /// Assigns a number to each line; equal lines get the same number.
  ///
  /// Only ASCII lines are compared by bytes, because other characters can have several encodings.
  private struct LineNumbers {
    private struct Known {
      var hash: UInt64
      var start: UInt32
      var length: UInt32
      var isOfSecond: Bool
      var number: Int32
    }

    private var table: [Int32]
    private var known: [Known] = []
    private var texts: [String: Int32] = [:]
    private var first: [UInt8]?
    private let keys = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max) | 1)
    private(set) var count = 0

    init(capacity: Int) {
      var size = 16
      while size < capacity * 2 { size *= 2 }
      table = Array(repeating: -1, count: size)
      known.reserveCapacity(capacity / 2)
    }

    /// Returns each line's number; nil if a line contains a non-ASCII character that equals an
    /// ASCII character, such as the Kelvin sign and "K".
    mutating func numbers(of transcript: TranscriptLines) -> [Int32]? {
      let isSecond = first != nil
      let earlier = first ?? transcript.bytes
      first = earlier
      var numbers: [Int32] = []
      numbers.reserveCapacity(transcript.count)
      return transcript.bytes.withUnsafeBytes { own in
        earlier.withUnsafeBytes { earlier in
          for (index, line) in transcript.lines.enumerated() {
            if line.isASCII {
              numbers.append(number(of: line, in: own, isSecond, earlier))
            } else if let number = number(ofText: transcript.text(index)) {
              numbers.append(number)
            } else {
              return nil
            }
          }
          return numbers
        }
      }
    }

    private static let equalASCII: [Unicode.Scalar] = ["\u{37E}", "\u{1FEF}", "\u{212A}"]

    private mutating func number(ofText text: String) -> Int32? {
      guard !text.unicodeScalars.contains(where: Self.equalASCII.contains) else { return nil }
      if let number = texts[text] { return number }
      defer { count += 1 }
      texts[text] = Int32(count)
      return Int32(count)
    }

    private mutating func number(
      of line: Line, in bytes: UnsafeRawBufferPointer, _ isSecond: Bool,
      _ earlier: UnsafeRawBufferPointer
    ) -> Int32 {
      let hash = hash(of: bytes, Int(line.start), Int(line.length))
      var place = Int(truncatingIfNeeded: hash) & (table.count - 1)
      while table[place] >= 0 {
        let other = known[Int(table[place])]
        if other.hash == hash, other.length == line.length,
          Self.isEqual(
            bytes, Int(line.start), other.isOfSecond ? bytes : earlier, Int(other.start),
            length: Int(line.length))
        {
          return other.number
        }
        place = (place + 1) & (table.count - 1)
      }
      table[place] = Int32(known.count)
      known.append(
        Known(
          hash: hash, start: line.start, length: line.length, isOfSecond: isSecond,
          number: Int32(count)))
      count += 1
      return Int32(count - 1)
    }

    /// The keys are random, so that a file cannot be made to have many lines with the same hash.
    private func hash(of bytes: UnsafeRawBufferPointer, _ start: Int, _ length: Int) -> UInt64 {
      var hash = keys.0 ^ UInt64(length)
      var offset = 0
      while offset < length {
        hash ^= Self.word(of: bytes, start, length, at: offset)
        let product = hash.multipliedFullWidth(by: keys.1)
        hash = product.high ^ product.low
        offset += 8
      }
      return hash
    }

    private static func isEqual(
      _ left: UnsafeRawBufferPointer, _ leftStart: Int, _ right: UnsafeRawBufferPointer,
      _ rightStart: Int, length: Int
    ) -> Bool {
      var offset = 0
      while offset < length {
        guard
          word(of: left, leftStart, length, at: offset)
            == word(of: right, rightStart, length, at: offset)
        else { return false }
        offset += 8
      }
      return true
    }

    private static func word(
      of bytes: UnsafeRawBufferPointer, _ start: Int, _ length: Int, at offset: Int
    ) -> UInt64 {
      guard length >= 8 else {
        return bytes[start..<(start + length)].reduce(0) { $0 << 8 | UInt64($1) }
      }
      return bytes.loadUnaligned(
        fromByteOffset: start + min(offset, length - 8), as: UInt64.self)
    }
  }
}
