/// A part's position in an announcement: a slot in one of the reader's groups.
package struct PartPlace: Sendable, Hashable {
  package var group: PhraseGroup
  /// The setting that selects the part's position, such as `descriptionOrder=name-role-state`, if
  /// any.
  package var setting: String?
  package var slots: [Slot]
  package var slot: Slot

  package var sentence: String {
    let order = slots.map { "{\($0.rawValue)}" }.joined(separator: ", ")
    let asked = setting.map { " (\($0))" } ?? ""
    return "the profile puts this part at {\(slot.rawValue)} in the order of "
      + "'\(group.rawValue)': \(order)\(asked)"
  }
}

extension PartPlace {
  /// For each slot of a group with several slots, returns the slot's place and the profile without
  /// the slot.
  package static func removals(from profile: Profile) -> [(place: PartPlace, profile: Profile)] {
    guard case .device(let style) = profile.style else { return [] }
    var removals: [(place: PartPlace, profile: Profile)] = []
    for row in style.layouts.indices where style.layouts[row].layout.places.count > 1 {
      for index in style.layouts[row].layout.places.indices {
        var changed = style
        changed.layouts[row].layout.places.remove(at: index)
        var without = profile
        without.style = .device(changed)
        removals.append((PartPlace(style.layouts[row], at: index, in: profile.settings), without))
      }
    }
    return removals
  }

  private init(_ layout: DeviceStyle.Layout, at index: Int, in settings: Settings) {
    group = layout.group
    slots = layout.layout.places.map(\.slot)
    slot = slots[index]
    setting = layout.order.flatMap { order in
      settings.all.first { $0.value == order }.map { "\($0.name)=\(order)" }
    }
  }
}
