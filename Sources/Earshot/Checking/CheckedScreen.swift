/// A screen with everything that is said of it, worked out once for all checks.
struct CheckedScreen {
  let screen: Screen
  let check: DesignCheck
  /// The components in reading order, those that are hidden left out.
  let components: [CheckedComponent]
  /// The words that have no place in a name.
  let words: ReaderWords

  init(_ screen: Screen, check: DesignCheck) {
    self.screen = screen
    self.check = check
    components = screen.allComponents.filter { !$0.common.isHidden }
      .map { CheckedComponent($0, check: check) }
    words = ReaderWords(of: check.readers + check.companions)
  }
}

/// A component with everything that is said of it.
struct CheckedComponent {
  let component: any Component
  /// What the readers that are judged say, in all states.
  let entries: [Preview.Entry]
  /// What the other readers say, in all states.
  let companionEntries: [Preview.Entry]

  var common: CommonAttributes { component.common }

  init(_ component: any Component, check: DesignCheck) {
    self.component = component
    entries = check.readers.flatMap { $0.preview.entries(of: component, states: .all) }
    companionEntries = check.companions.flatMap {
      $0.preview.entries(of: component, states: .all)
    }
  }

  /// What the readers that are judged say in the state that the file puts the component in.
  var currentEntries: [Preview.Entry] { entries.filter(\.isCurrent) }

  /// The component as a message speaks of it.
  var title: String {
    common.label.isEmpty ? component.kind : "\(component.kind) \"\(common.label)\""
  }

  /// Every name that the designer wrote: of the component, of what stands in it, and what is
  /// exposed on one platform instead.
  var writtenNames: [WrittenName] {
    var names = [WrittenName(common.label, at: common.labelLocation)]
    names.append(
      WrittenName(
        common.voiceOver.label ?? "", at: common.voiceOver.labelLocation ?? common.location))
    names.append(
      WrittenName(
        common.talkBack.contentDescription ?? "",
        at: common.talkBack.contentDescriptionLocation ?? common.location))
    return (names + component.innerNames).filter { !$0.text.isEmpty }
  }

  /// Returns what all readers say of the stops that a written name is the name of.
  func entries(named name: WrittenName) -> [Preview.Entry] {
    (entries + companionEntries).filter { entry in
      entry.announcement.parts.contains { $0.kind.isName && $0.text.contains(name.text) }
    }
  }
}

extension Part.Kind {
  /// Whether the part can be what a stop is known by.
  var isName: Bool { self == .name || self == .content || self == .announcement }
}
