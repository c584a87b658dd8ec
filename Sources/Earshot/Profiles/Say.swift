/// The template of a documented pattern: slots in braces and the text that joins them.
///
/// Text between two slots is the joint of the second and goes with it. A slot with several texts
/// names what stands between them: `{hints|. }`; without it `, ` does.
public struct Say: Sendable, Hashable {
  /// What is wrong with a template.
  public enum Problem: Error, Sendable, Hashable {
    case unknownSlot(String, known: [Slot])
    case repeatedSlot(Slot)
    case unclosedBrace
    case textBeforeFirstSlot(String)
    case textBehindLastSlot(String)
    case empty
  }

  /// The template as it is written.
  public let text: String
  /// Its slots in spoken order, with their joints.
  public let layout: PhraseLayout

  /// Reads a template.
  ///
  /// - Parameters:
  ///   - text: The template.
  ///   - allowed: The slots it may name: those of documented patterns, or all in a device layout.
  /// - Throws: What is wrong with it, when words stand outside the slots or a slot is unknown.
  public init(_ text: String, allowed: [Slot] = Slot.documented) throws(Problem) {
    self.text = text
    var places: [PhraseLayout.Place] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      let joint = String(rest[..<open])
      guard let close = rest[open...].firstIndex(of: "}") else { throw .unclosedBrace }
      let inside = rest[rest.index(after: open)..<close].split(
        separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      guard let slot = Slot(rawValue: String(inside[0])), allowed.contains(slot) else {
        throw .unknownSlot(String(inside[0]), known: allowed)
      }
      guard !places.contains(where: { $0.slot == slot }) else { throw .repeatedSlot(slot) }
      guard !places.isEmpty || joint.isEmpty else { throw .textBeforeFirstSlot(joint) }
      places.append(
        PhraseLayout.Place(
          slot, joint: joint, innerJoint: inside.count > 1 ? String(inside[1]) : ", "))
      rest = rest[rest.index(after: close)...]
    }
    guard rest.isEmpty else { throw .textBehindLastSlot(String(rest)) }
    guard !places.isEmpty else { throw .empty }
    layout = PhraseLayout(places)
  }

  /// The slots in spoken order.
  public var slots: [Slot] { layout.places.map(\.slot) }
}

extension Say.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownSlot(let name, let known):
      "unknown slot '{\(name)}'; known are "
        + known.map { "{\($0.rawValue)}" }.joined(separator: " ")
    case .repeatedSlot(let slot): "slot '{\(slot.rawValue)}' stands twice; name it once"
    case .unclosedBrace: "'{' has no '}'"
    case .textBeforeFirstSlot(let text):
      "'\(text)' stands before the first slot; words belong in the vocabulary"
    case .textBehindLastSlot(let text):
      "'\(text)' stands behind the last slot; words belong in the vocabulary"
    case .empty: "a pattern needs a slot, such as {name}"
    }
  }
}
