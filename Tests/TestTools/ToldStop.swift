@testable public import Earshot
import EarshotProfiles

/// One stop: what the reader's rules find, and what a documented and a device profile say of it.
public struct ToldStop: Sendable {
  /// The platform whose reader it is.
  public var platform: Platform
  private var found: [StopFact]
  private var documented: Announcement
  private var device: Announcement
  private var what: String

  private static let talkBack = (documented: TalkBack(.documented), device: TalkBack(.v15_1))
  private static let voiceOver = (documented: VoiceOver(.documented), device: VoiceOver(.iOS26))

  /// Reads a node of an Android screen, which was come to from nowhere.
  public init(_ index: TalkBackTree.Index, of tree: TalkBackTree) {
    func said(by reader: TalkBack) -> Announcement {
      reader.focus(on: index, in: tree, after: TalkBackHistory()).announcement
    }
    platform = .talkBack
    found = TalkBackReading.facts(of: index, in: tree)
    documented = said(by: Self.talkBack.documented)
    device = said(by: Self.talkBack.device)
    what = "\(tree[index])"
  }

  /// Reads an element of an iOS screen.
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

  /// The parts that tell what the reader's own rules do not find; each is a fault.
  public var inventions: [String] {
    let found = Set(found.map(\.fact))
    return (documented.parts + device.parts)
      .filter { !$0.text.isEmpty && !found.contains($0.fact) }.map { "\($0) of \(what)" }
  }

  /// Returns what the documented profile leaves out without a reason in the profile.
  ///
  /// - Parameter profile: The documented profile.
  /// - Returns: A description of each fact; each is a fault.
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
      // The profile says what it leaves to the reader: all that has no place in any pattern.
      if style.leavesOut.contains(fact.fact.name) { return false }
      guard let slot = fact.fact.slot else { return true }
      // A pattern leaves out what its template has no slot for, where no derivation adds it; that of
      // hints adds only what a design writes.
      let isDerived = derived.contains(slot) && (slot != .hints || fact.isOfDesign)
      if !pattern.say.slots.contains(slot), !isDerived { return false }
      // What is disabled has no hints, and of several roles the first of the profile's list is said.
      if said.contains(.disabled), slot.isHint { return false }
      if slot == .role, said.contains(where: { $0.kind == .role }) { return false }
      return !Self.isInPlaceOf(fact.fact, said)
    }.map { "\($0) of \(what) in \(documented.text)" }
  }

  /// Whether another fact stands in the place of one: the value in that of the placeholder, and the
  /// author's hint in that of the reader's on iOS.
  private static func isInPlaceOf(_ fact: Fact, _ said: Set<Fact>) -> Bool {
    switch fact {
    case .placeholder: said.contains(.value)
    case .hint: said.contains(.hint(.own))
    default: false
    }
  }
}
