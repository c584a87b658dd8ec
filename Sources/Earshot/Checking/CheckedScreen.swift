/// A screen with its announcements, composed once for all checks.
public struct CheckedScreen: Sendable {
  /// The screen.
  public let screen: Screen
  /// The visible components, in reading order.
  public let components: [CheckedComponent]
  let texts: [CheckedText]
  let checker: DesignChecker

  init(_ screen: Screen, by checker: DesignChecker) {
    self.screen = screen
    let checker = checker.on(screen)
    self.checker = checker
    components = screen.allComponents.filter { !$0.common.isHidden }
      .map { CheckedComponent($0, checker) }
    texts = Self.texts(of: components, locale: checker.locale)
  }

  var words: ReaderWords { checker.words }

  package var readers: [DesignChecker.Reader] { checker.readers }
}

/// A component with its announcements.
public struct CheckedComponent: Sendable {
  /// The component.
  public let component: any Component
  let traits: ComponentTraits
  /// The stops in all states, for each reader.
  public let entries: [ScreenPreview.Entry]
  /// The stops in the current state, for each reader.
  public let currentEntries: [ScreenPreview.Entry]
  let companionEntries: [ScreenPreview.Entry]

  /// The attributes that all components have.
  public var common: CommonAttributes { component.common }

  init(_ component: any Component, _ checker: DesignChecker) {
    self.component = component
    traits = component.traits
    entries = checker.readers.flatMap { $0.preview.entries(of: component, states: .all) }
    currentEntries =
      entries.allSatisfy(\.isCurrent) ? entries : entries.filter(\.isCurrent)
    companionEntries = checker.companions.flatMap {
      $0.preview.entries(of: component, states: .all)
    }
  }

  var mainEntries: [ScreenPreview.Entry] {
    var profiles: Set<String> = []
    return currentEntries.filter { profiles.insert($0.profile.id).inserted }
  }

  /// The kind and name, for messages.
  public var title: String { component.title }

  package var writtenNames: [WrittenName] {
    let (iOS, android) = (common.voiceOver, common.talkBack)
    let names = [
      WrittenName(common.label, at: common.labelLocation),
      WrittenName(iOS.label ?? "", at: iOS.labelLocation ?? common.location),
      WrittenName(
        android.contentDescription ?? "", at: android.contentDescriptionLocation ?? common.location),
    ]
    return (names + component.innerNames).filter { !$0.text.isEmpty }
  }

  func entries(named names: [WrittenName]) -> [String: [ScreenPreview.Entry]] {
    let wanted = TextSearch(names.map(\.text))
    var found: [String: [ScreenPreview.Entry]] = [:]
    for entry in entries + companionEntries {
      var heard: Set<String> = []
      for part in entry.announcement.parts where part.kind.isName {
        heard.formUnion(wanted.found(in: part.text))
      }
      for name in heard { found[name, default: []].append(entry) }
    }
    return found
  }
}

extension Component {
  var title: String { common.label.isEmpty ? kind.noun : "\(kind.noun) \"\(common.label)\"" }
}

extension Part.Kind {
  var isName: Bool { self == .name || self == .content || self == .announcement }
}

extension Part {
  var told: ToldFact { ToldFact(fact: fact, ownText: ownText?.lowercased()) }
}

struct ToldFact: Hashable {
  let fact: Fact
  let ownText: String?
}
