/// Why a part stands where it does: a group of the reader, and the place that the part takes in it.
public struct PartPlace: Sendable, Hashable {
  /// The group, in the reader's own terms.
  public var group: PhraseGroup
  /// The setting that asks for this order of the group, such as `descriptionOrder=name-role-state`;
  /// nil when the group has only one.
  public var setting: String?
  /// The places of the group in spoken order.
  public var slots: [Slot]
  /// The place that the part takes.
  public var slot: Slot

  /// The reason in one sentence.
  public var sentence: String {
    let order = slots.map { "{\($0.rawValue)}" }.joined(separator: ", ")
    let asked = setting.map { " with \($0)" } ?? ""
    return "in the group \(group.rawValue) it is the {\(slot.rawValue)} of \(order)\(asked)"
  }
}

extension PartPlace {
  /// Returns the places that a part takes in a device profile, from the outermost group to its own.
  ///
  /// They are found by taking each place of each layout away and listening whether the part is
  /// gone, so that what is told is what the profile does, and not what it is meant to do.
  public static func places(
    of part: Part, in profile: Profile, hear: (Profile) -> Announcement
  ) -> [PartPlace] {
    guard case .device(let style) = profile.style else { return [] }
    var found: [(place: PartPlace, left: Int)] = []
    for row in style.layouts.indices where style.layouts[row].layout.places.count > 1 {
      for index in style.layouts[row].layout.places.indices {
        var changed = style
        changed.layouts[row].layout.places.remove(at: index)
        var without = profile
        without.style = .device(changed)
        let heard = hear(without)
        guard !heard.parts.contains(where: { $0.isSame(as: part) }) else { continue }
        let place = PartPlace(style.layouts[row], at: index, in: profile.settings)
        found.append((place, heard.parts.count))
      }
    }
    return found.sorted { $0.left < $1.left }.map(\.place)
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

extension Part {
  /// Whether both say the same for the same reason, wherever they stand.
  fileprivate func isSame(as other: Part) -> Bool {
    kind == other.kind && text == other.text && rule == other.rule && origin == other.origin
  }
}
