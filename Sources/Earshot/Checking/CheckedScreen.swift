/// A screen with everything that is said of it, worked out once for all checks.
public struct CheckedScreen: Sendable {
  /// The screen.
  public let screen: Screen
  /// The components in reading order, those that are hidden left out.
  public let components: [CheckedComponent]
  let checker: DesignChecker
  /// The words that have no place in a name.
  let words: ReaderWords

  init(_ screen: Screen, by checker: DesignChecker) {
    self.screen = screen
    self.checker = checker
    components = screen.allComponents.filter { !$0.common.isHidden }
      .map { CheckedComponent($0, checker) }
    words = ReaderWords(of: checker.readers + checker.companions)
  }

  /// The readers whose announcements are judged.
  public var readers: [DesignChecker.Reader] { checker.readers }
}

/// A component with everything that is said of it.
public struct CheckedComponent: Sendable {
  /// The component.
  public let component: any Component
  /// What the readers that are judged say, in all states.
  public let entries: [Preview.Entry]
  /// What the other readers say, in all states.
  let companionEntries: [Preview.Entry]

  /// What every component has.
  public var common: CommonAttributes { component.common }

  init(_ component: any Component, _ checker: DesignChecker) {
    self.component = component
    entries = checker.readers.flatMap { $0.preview.entries(of: component, states: .all) }
    companionEntries = checker.companions.flatMap {
      $0.preview.entries(of: component, states: .all)
    }
  }

  /// What the readers that are judged say in the state that the file puts the component in.
  public var currentEntries: [Preview.Entry] { entries.filter(\.isCurrent) }

  /// What the judged readers say of the stop that stands for the component, as it is now.
  var mainEntries: [Preview.Entry] {
    var profiles: Set<String> = []
    return currentEntries.filter { profiles.insert($0.profile.id).inserted }
  }

  /// The component as a message speaks of it.
  public var title: String { component.title }

  /// Every name that the designer wrote: of the component, of what stands in it, and what is
  /// exposed on one platform instead.
  public var writtenNames: [WrittenName] {
    let (iOS, android) = (common.voiceOver, common.talkBack)
    let names = [
      WrittenName(common.label, at: common.labelLocation),
      WrittenName(iOS.label ?? "", at: iOS.labelLocation ?? common.location),
      WrittenName(
        android.contentDescription ?? "", at: android.contentDescriptionLocation ?? common.location),
    ]
    return (names + component.innerNames).filter { !$0.text.isEmpty }
  }

  /// Returns what all readers say of the stops that some written names are the names of, by name.
  func entries(named names: [WrittenName]) -> [String: [Preview.Entry]] {
    let wanted = Dictionary(grouping: Set(names.map(\.text)), by: \.count).mapValues(Set.init)
    var found: [String: [Preview.Entry]] = [:]
    for entry in entries + companionEntries {
      var heard: Set<String> = []
      for part in entry.announcement.parts where part.kind.isName {
        for (length, names) in wanted { heard.formUnion(part.text.pieces(of: length, in: names)) }
      }
      for name in heard { found[name, default: []].append(entry) }
    }
    return found
  }
}

extension Component {
  /// The component as a message speaks of it.
  var title: String { common.label.isEmpty ? kind.name : "\(kind) \"\(common.label)\"" }
}

extension Part.Kind {
  /// Whether the part can be what a stop is known by.
  var isName: Bool { self == .name || self == .content || self == .announcement }
}

extension Part {
  /// What the part tells, whichever words a reader has for it.
  var told: ToldFact { ToldFact(fact: fact, ownText: ownText?.lowercased()) }
}

/// A fact with the app's own text in it.
struct ToldFact: Hashable {
  let fact: Fact
  let ownText: String?
}

extension String {
  /// Returns those of some names, all of one length, that stand in the text.
  ///
  /// Many short names, such as the options of a list, are looked for all at once.
  fileprivate func pieces(of length: Int, in names: Set<String>) -> [String] {
    guard names.count > length else { return names.filter(contains) }
    guard var end = index(startIndex, offsetBy: length, limitedBy: endIndex) else { return [] }
    var found: [String] = []
    var start = startIndex
    while true {
      let piece = String(self[start..<end])
      if names.contains(piece) { found.append(piece) }
      guard end < endIndex else { return found }
      formIndex(after: &start)
      formIndex(after: &end)
    }
  }
}
