@testable public import Earshot
import EarshotProfiles

/// The facts of a stop, with its announcements by a documented profile and a device profile.
public struct ToldStop: Sendable {
  public var platform: Platform
  private var found: [StopFact]
  private var documented: Announcement
  private var device: Announcement
  private var what: String

  private static let talkBack = (documented: TalkBack(.documented), device: TalkBack(.v15_1))
  private static let voiceOver = (documented: VoiceOver(.documented), device: VoiceOver(.iOS26))

  public init(_ index: Int, of tree: TalkBackTree) {
    func said(by reader: TalkBack) -> Announcement {
      reader.focus(on: index, in: tree, after: TalkBackHistory()).announcement
    }
    platform = .talkBack
    found = TalkBackReading.facts(of: index, in: tree)
    documented = said(by: Self.talkBack.documented)
    device = said(by: Self.talkBack.device)
    what = "\(tree[index])"
  }

  public init(
    _ element: VoiceOverElement, with facts: ComponentFacts = ComponentFacts(),
    arriving arrival: VoiceOverArrival = VoiceOverArrival()
  ) {
    func said(by reader: VoiceOver) -> Announcement {
      reader.reader.announcement(for: element, with: facts, arriving: arrival)
    }
    platform = .voiceOver
    found = VoiceOverReading.facts(of: element, with: facts, arriving: arrival)
    documented = said(by: Self.voiceOver.documented)
    device = said(by: Self.voiceOver.device)
    what = "\(element)"
  }

  /// The announced parts that are not facts of the stop.
  public var inventions: [String] {
    let found = Set(found.map(\.fact))
    return (documented.parts + device.parts)
      .filter { !$0.text.isEmpty && !found.contains($0.fact) }.map { "\($0) of \(what)" }
  }

  /// Returns the facts that the documented profile omits without a reason.
  public func omissions(_ profile: Profile) -> [String] {
    guard case .documented(let style) = profile.style else {
      return ["\(profile.id) has no patterns"]
    }
    let patterns = Dictionary(uniqueKeysWithValues: style.patterns.map { ($0.ruleID, $0) })
    guard let pattern = documented.parts.lazy.compactMap({ patterns[$0.rule] }).first else {
      return []
    }
    let said = Set(documented.parts.map(\.fact))
    let derived = Set(style.derivations.map(\.adds))
    return found.filter { fact in
      if said.contains(fact.fact) || fact.ownText == "" { return false }
      if style.leavesOut.contains(fact.fact.name) { return false }
      guard let slot = fact.fact.slot else { return true }
      // A fact is omitted if the pattern lacks its slot and no derivation adds the slot.
      // Derivations add only the author's hints.
      let isDerived = derived.contains(slot) && (slot != .hints || fact.isOfDesign)
      if !pattern.say.slots.contains(slot), !isDerived { return false }
      // A disabled element has no hints. Of several roles, only the first is announced.
      if said.contains(.disabled), slot.isHint { return false }
      if slot == .role, said.contains(where: { $0.kind == .role }) { return false }
      return !Self.isInPlaceOf(fact.fact, said)
    }.map { "\($0) of \(what) in \(documented.text)" }
  }

  /// Returns whether an announced fact replaces this fact: a value replaces a placeholder, and an
  /// author's hint replaces another hint.
  private static func isInPlaceOf(_ fact: Fact, _ said: Set<Fact>) -> Bool {
    switch fact {
    case .placeholder: said.contains(.value)
    case .hint: said.contains(.hint(.own))
    default: false
    }
  }
}
