/// A documented pattern's template: slots in braces and the text between them.
///
/// An empty slot is omitted, together with the text before the slot. Texts in a slot are separated
/// by `, `, or by the text after `|`, as in `{hints|. }`.
package struct Say: Sendable, Hashable {
  package enum Problem: Error, Sendable, Hashable {
    case unknownSlot(String, known: [Slot])
    case repeatedSlot(Slot)
    case unclosedBrace
    case textBeforeFirstSlot(String)
    case textBehindLastSlot(String)
    case empty
  }

  package let text: String
  package let layout: PhraseLayout

  /// - Throws: ``Problem`` if a slot is not allowed, or if there is text before the first slot or
  ///   after the last slot.
  package init(_ text: String, allowed: [Slot] = Slot.documented) throws(Problem) {
    self.text = text
    var places: [PhraseLayout.Place] = []
    let bytes = Array(text.utf8)
    let part = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
    var start = 0
    while let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")) {
      guard let close = bytes[open...].firstIndex(of: UInt8(ascii: "}")) else {
        throw .unclosedBrace
      }
      let bar = bytes[open..<close].firstIndex(of: UInt8(ascii: "|"))
      let name = part(open + 1..<(bar ?? close))
      guard let slot = Slot(rawValue: name), allowed.contains(slot) else {
        throw .unknownSlot(name, known: allowed)
      }
      guard !places.contains(where: { $0.slot == slot }) else { throw .repeatedSlot(slot) }
      let joint = part(start..<open)
      guard !places.isEmpty || joint.isEmpty else { throw .textBeforeFirstSlot(joint) }
      let inner = bar.map { part($0 + 1..<close) }
      places.append(PhraseLayout.Place(slot, joint: joint, innerJoint: inner ?? ", "))
      start = close + 1
    }
    guard start == bytes.count else { throw .textBehindLastSlot(part(start..<bytes.count)) }
    guard !places.isEmpty else { throw .empty }
    layout = PhraseLayout(places)
  }

  package var slots: [Slot] { layout.places.map(\.slot) }
}

extension Say.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownSlot(let name, let known):
      NearestName.message("slot", "{\(name)}", known: known.map { "{\($0.rawValue)}" })
    case .repeatedSlot(let slot): "the slot '{\(slot.rawValue)}' is written twice; write it once"
    case .unclosedBrace: "'{' has no '}'"
    case .textBeforeFirstSlot(let text):
      "'\(text)' precedes the first slot; a pattern can only have text between slots, so add the text to a slot under 'words'"
    case .textBehindLastSlot(let text):
      "'\(text)' follows the last slot; a pattern can only have text between slots, so add the text to a slot under 'words'"
    case .empty: "a pattern needs a slot, such as {name}"
    }
  }
}
