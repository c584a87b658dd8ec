/// What an element exposes, in the terms that documented patterns are written in.
///
/// Both platforms come down to this, so that one composer serves the patterns of both.
struct DocumentedFacts {
  /// Words for a slot, and where they come from.
  struct Filling {
    enum Words {
      case text(String)
      /// The key of a word of the vocabulary.
      case key(String)
      /// The key of a template, and what goes into its places.
      case template(String, [String])
    }

    var slot: Slot
    var words: Words
    var origin: String
  }

  /// The part that the element plays.
  var part: String
  /// The conditions that hold.
  var facts: ElementFacts = []
  /// The words for the slots, in the order of the attributes.
  var fillings: [Filling] = []
  /// Where the role comes from when the pattern, not the attributes, names it; nil when an element
  /// has no role.
  var roleOrigin: String?
  /// Words of the app that are said in place of a usage hint, by the key of that hint.
  var customHints: [String: Filling] = [:]
  /// Hints that the element has besides those of its pattern, by key.
  var furtherHints: [Filling] = []

  /// Notes words for a slot; nothing when there are none.
  mutating func fill(_ slot: Slot, _ text: String?, from origin: String) {
    guard let text, !text.isEmpty else { return }
    fillings.append(Filling(slot: slot, words: .text(text), origin: origin))
  }

  /// Notes the word of a slot by its key.
  mutating func fill(_ slot: Slot, key: String, from origin: String) {
    fillings.append(Filling(slot: slot, words: .key(key), origin: origin))
  }

  /// Notes a condition and the word that says it.
  mutating func hold(_ fact: ElementFact, from origin: String) {
    facts.insert(ElementFacts(fact))
    if let slot = fact.slot, slot != .value, slot != .content, slot != .error {
      fill(
        slot, key: fact == .actions ? "actions.available" : "state.\(fact.rawValue)", from: origin)
    }
  }

  /// Notes the place of an item among others.
  mutating func place(_ index: Int, of count: Int, from origin: String) {
    guard index > 0, count > 0 else { return }
    fillings.append(
      Filling(
        slot: .position, words: .template("position", ["\(index)", "\(count)"]), origin: origin))
  }
}
