struct PatternSentence: Sendable {
  private(set) var layout: PhraseLayout

  init(layout: PhraseLayout) { self.layout = layout }

  mutating func insert(_ slot: Slot, as derivation: Derivation) -> Bool {
    layout.places.removeAll { derivation.drops.contains($0.slot) }
    guard !layout.places.contains(where: { $0.slot == slot }) else { return false }
    let index = position(derivation.place, of: slot)
    var place = PhraseLayout.Place(slot)
    // A slot added at the beginning has no separator, but the next slot then needs one.
    if index == 0, !layout.places.isEmpty {
      place.joint = ""
      if layout.places[0].joint.isEmpty { layout.places[0].joint = ", " }
    }
    layout.places.insert(place, at: index)
    return true
  }

  private func position(_ place: Derivation.Place, of slot: Slot) -> Int {
    let places = layout.places
    var end = places.firstIndex { $0.slot.isHint } ?? places.count
    if end > 0, places[end - 1].slot == .disabled, slot != .disabled { end -= 1 }
    switch place {
    case .before(let slots): return places.firstIndex { slots.contains($0.slot) } ?? end
    case .after(let slots):
      return places.lastIndex { slots.contains($0.slot) }.map { $0 + 1 } ?? end
    case .last: return slot.isHint ? places.count : end
    }
  }
}
