import Earshot
import EarshotFiles

/// The finished output for all lines of one ``LineShape``, with slots for the texts.
///
/// To create a plan, two lines of the shape with different texts are composed; except for these
/// texts, the output must be equal.
final class LinePlan: Sendable {
  let notes: LineComposer.LineNotes
  private let output: SlotMarks.Pieces
  private let compared: ComparedTexts?

  init?(
    for shape: LineShape, comparesTexts: Bool, by composer: LineComposer
  ) {
    let marks = [SlotMarks.first, .second]
    let written = String(decoding: shape.bytes, as: UTF8.self)
    // VoiceOver omits a back button's label if it is "Back", so back buttons have no plan.
    guard !written.contains("\"backButton\""),
      !marks.contains(where: { written.contains($0.start) }),
      let first = composer.output(for: shape.line(marks[0].text)),
      let second = composer.output(for: shape.line(marks[1].text))
    else { return nil }
    output = marks[0].pieces(of: first.bytes)
    notes = first.notes
    guard output == marks[1].pieces(of: second.bytes) else { return nil }
    compared = comparesTexts ? ComparedTexts(in: first.bytes) : nil
    guard !comparesTexts || compared != nil else { return nil }
  }

  /// Writes the output of a line; returns false if the profile may omit one of the texts.
  func write(
    _ line: UnsafeBufferPointer<UInt8>, slots: [Range<Int>], to writer: inout JSONWriter
  ) -> Bool {
    if let compared, compared.containsMatch(for: slots, in: line) { return false }
    output.written.withUnsafeBufferPointer { written in
      var start = 0
      for slot in output.slots {
        writer.append(written: written[start..<slot.place])
        writer.append(written: line[slots[slot.number]])
        start = slot.place
      }
      writer.append(written: written[start...])
    }
    return true
  }
}

struct SlotMarks: Sendable {
  struct Pieces: Equatable, Sendable {
    struct Slot: Equatable, Sendable {
      var place: Int
      var number: Int
    }

    var written: [UInt8] = []
    var slots: [Slot] = []
  }

  let start: String
  private let end: String
  private let bounds: String

  static let first = SlotMarks(start: "Zq", end: "", bounds: "[0,0,1,1]")
  static let second = SlotMarks(start: "Yv", end: "3x", bounds: "[5, 7, 900, 950]")

  func text(_ slot: LineShape.Slot, _ number: Int) -> String {
    let letter = Unicode.Scalar(UInt8(ascii: "a") + UInt8(number))
    return switch slot {
    case .text: "\(start) 7Äw\(letter)\(end)"
    case .identifier: "\(start)_7\(letter)\(end)"
    case .bounds: bounds
    }
  }

  func pieces(of text: [UInt8]) -> Pieces {
    let marks = (0..<LineScanner.mostSlots).flatMap { number in
      [LineShape.Slot.text, .identifier].map { (Array(self.text($0, number).utf8), number) }
    }
    var pieces = Pieces()
    var rest = text[...]
    while let byte = rest.first {
      if rest.starts(with: start.utf8), let mark = marks.first(where: { rest.starts(with: $0.0) }) {
        pieces.slots.append(Pieces.Slot(place: pieces.written.count, number: mark.1))
        rest = rest.dropFirst(mark.0.count)
      } else {
        pieces.written.append(byte)
        rest = rest.dropFirst()
      }
    }
    return pieces
  }
}

/// The texts of a plan's parts, for a profile that omits repeated texts.
struct ComparedTexts: Sendable {
  private var words: [[UInt8]] = []
  private var filled: [SlotMarks.Pieces] = []

  /// Finds the parts' texts; returns nil if two parts have no separator between them, because
  /// together they can equal a third part.
  init?(in output: [UInt8]) {
    guard let line = try? JSONParser.value(of: output) else { return nil }
    for announcement in line["visits"]?.items ?? [line] {
      var previous: String?
      for part in announcement["parts"]?.items ?? [] {
        let utterance = part["utterance"]?.string
        guard let text = part["text"]?.string, !PlainText.hasOtherForms(text),
          let joint = part["joint"]?.string,
          joint.isEmpty && utterance != previous || Self.separates(joint)
        else { return nil }
        previous = utterance
        add(SlotMarks.first.pieces(of: Array(text.utf8)))
      }
    }
  }

  private mutating func add(_ text: SlotMarks.Pieces) {
    if text.slots.isEmpty {
      words.append(Array(String(decoding: text.written, as: UTF8.self).lowercased().utf8))
    } else if text.slots.count > 1 || !text.written.isEmpty {
      filled.append(text)
    }
  }

  private static func separates(_ joint: String) -> Bool {
    ["aa\(joint)aa", "00\(joint)00"].allSatisfy { text in
      !Array(text.utf8).withUnsafeBufferPointer { PlainText.contains($0[...]) }
    }
  }

  /// Returns whether two parts can have the same text, comparing slots only by length.
  func containsMatch(for slots: [Range<Int>], in line: UnsafeBufferPointer<UInt8>) -> Bool {
    for word in words where slots.contains(where: { PlainText.matches(line[$0], word) }) {
      return true
    }
    guard !filled.isEmpty else { return false }
    let lengths = filled.map { text in
      text.slots.reduce(text.written.count) { $0 + slots[$1.number].count }
    }
    return Set(lengths).count < lengths.count
      || lengths.contains { length in
        words.contains { $0.count == length } || slots.contains { $0.count == length }
      }
  }
}
