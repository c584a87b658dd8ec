import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

@testable import Earshot

private struct Tally {
  var dumps = 0
  var stops = 0
  var falseAlarms = 0
  var mutations: [DumpMutation: (changed: Int, exact: Int)] = [:]
  var (unchanged, cried) = (0, 0)
}

@Suite(.serialized) struct `The accuracy of diff` {
  private static let count =
    ProcessInfo.processInfo.environment["EARSHOT_MUTATIONS"].flatMap(Int.init) ?? 12

  @Test(arguments: DumpFixture.all)
  func `A dump becomes a design that check accepts`(_ fixture: DumpFixture) {
    #expect(fixture.untrueErrors().map { "\($0.location): \($0.message)" } == [])
  }

  @Test(arguments: DumpFixture.ofApps)
  func `A dump becomes a design that it does not differ from`(_ fixture: DumpFixture) {
    for profile in fixture.profiles {
      let heard = fixture.stops(fixture.capture.content, by: profile)
      let found = fixture.comparison(of: fixture.designed(by: profile), with: heard).alarms
      #expect(found.map { "\(profile.id): \($0.report)" } == [])
    }
  }

  @Test(arguments: DumpFixture.ofApps)
  func `A mutation of a dump is one finding, at its location`(_ fixture: DumpFixture) {
    for profile in fixture.profiles {
      let trials = MutationTrial.all(Self.count, of: fixture, by: profile)
      #expect(trials.filter { !$0.isExact }.map { "\(profile.id): \($0)" } == [])
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil))
  func `The table is written`() throws {
    var tallies: [String: Tally] = [:]
    for fixture in DumpFixture.ofApps {
      var tally = tallies[fixture.capture.format.title] ?? Tally()
      tally.dumps += 1
      for profile in fixture.profiles {
        let heard = fixture.stops(fixture.capture.content, by: profile)
        tally.stops += heard.count
        tally.falseAlarms +=
          fixture.comparison(of: fixture.designed(by: profile), with: heard)
          .alarms.reduce(0) { $0 + $1.findings.count }
        for trial in MutationTrial.all(Self.count, of: fixture, by: profile) {
          guard trial.isChange else {
            tally.unchanged += 1
            if !trial.isExact { tally.cried += 1 }
            continue
          }
          tally.mutations[trial.mutation, default: (0, 0)].changed += 1
          if trial.isExact { tally.mutations[trial.mutation, default: (0, 0)].exact += 1 }
        }
      }
      tallies[fixture.capture.format.title] = tally
    }
    try AccuracyPage.write(Self.table(of: tallies), as: .imported)
  }

  private static func table(of tallies: [String: Tally]) -> String {
    let kinds = DumpMutation.allCases
    var lines = [
      "`Benchmarks/accuracy/run` wrote this section. The benchmark imports each dump of the "
        + "project as a design, and compares the design with the dump twice: with a documented "
        + "profile and with a device profile. *False alarms* counts the differences. Then the "
        + "benchmark makes \(count) changes in each dump for each profile, one at a time. *2 of 3* "
        + "means that three changes were audible, and that `diff` reported exactly one finding, "
        + "of the right kind and at the right stop, for two of these changes. The last column "
        + "shows how many of the inaudible changes were reported; none should be.",
      "",
      "| format | dumps | stops | false alarms | "
        + kinds.map(\.title).joined(separator: " | ") + " | not heard, reported |",
      "|---|" + String(repeating: "--:|", count: kinds.count + 4),
    ]
    for (format, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      let cells = kinds.map { kind -> String in
        let (changed, exact) = tally.mutations[kind] ?? (0, 0)
        return changed == 0 ? "–" : "\(exact) of \(changed)"
      }
      lines.append(
        "| \(format) | \(tally.dumps) | \(tally.stops) | \(tally.falseAlarms) | "
          + cells.joined(separator: " | ") + " | \(tally.cried) of \(tally.unchanged) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

struct MutationTrial: CustomStringConvertible {
  let mutation: DumpMutation
  private let stop: Stop
  private let changedKinds: Set<Part.Kind>
  private let isGone: Bool
  private let entries: [Comparison.Entry]
  private let hidden: Int
  private let limits: [FormatLimit]

  var isChange: Bool { !changedKinds.isEmpty || isGone || mutation == .stopsSwapped }

  /// Whether there is one finding for each changed kind of part.
  ///
  /// A note counts as a finding if only notes report the change, or if Earshot infers the changed
  /// fact.
  var isExact: Bool {
    let found = entries.flatMap { entry in entry.findings.map { (entry, $0) } }
    let grave = found.filter { $0.1.severity > .note }
    guard isChange else { return found.isEmpty }
    guard found.allSatisfy({ $0.0.expected?.place == stop.place || mutation == .stopsSwapped })
    else { return false }
    if grave.isEmpty {
      if !found.isEmpty, found.allSatisfy({ isInferred($0.1) }) { return true }
      let notes = found.allSatisfy { [.hint, .actions].contains($0.1.part) }
      return notes && (hidden > 0 || changedKinds.isSubset(of: [.hint, .actions, .container]))
    }
    let parts = grave.map(\.1.part)
    guard Set(parts).count == parts.count || mutation == .stopsSwapped else { return false }
    return grave.allSatisfy { _, finding in
      switch mutation {
      case .stopsSwapped: finding.kind == .movedStop
      case .stopDropped: finding.kind == .skippedStop
      default:
        isGone && finding.kind == .skippedStop
          || changedKinds.contains {
            $0 == finding.part || $0.isOfApp && finding.part?.isOfApp == true
          }
      }
    }
  }

  var description: String {
    "\(mutation.title) at \"\(stop.wording.text)\": \(entries.map(\.report))"
  }

  static func all(_ count: Int, of fixture: DumpFixture, by profile: Profile) -> [MutationTrial] {
    let content = fixture.capture.content
    let heard = fixture.stops(content, by: profile)
    let designed = fixture.designed(by: profile)
    guard !heard.isEmpty, designed.count == heard.count else { return [] }
    var generator = SeededGenerator(seed: UInt64(heard.count))
    return (0..<count).compactMap { _ in
      let mutation = DumpMutation.allCases.randomElement(using: &generator) ?? .stopDropped
      let place = Int.random(in: heard.indices, using: &generator)
      var changed = heard
      switch mutation {
      case .stopsSwapped:
        let other = Int.random(in: heard.indices, using: &generator)
        guard heard[place].wording.text != heard[other].wording.text else { return nil }
        changed.swapAt(place, other)
      default:
        guard let content = mutation.applied(to: content, at: place) else { return nil }
        changed = fixture.stops(content, by: profile)
        // If a row loses its double-tap, its texts can become stops; such mutations are left out.
        if mutation == .tapLost, changed.count != heard.count { return nil }
      }
      return MutationTrial(mutation, at: place, designed, heard, changed, in: fixture)
    }
  }

  private init?(
    _ mutation: DumpMutation, at place: Int, _ designed: [Stop], _ heard: [Stop],
    _ changed: [Stop], in fixture: DumpFixture
  ) {
    self.mutation = mutation
    stop = designed[place]
    let now = changed.first { $0.place == heard[place].place }
    isGone = now == nil
    changedKinds = Self.kinds(heard[place], now ?? heard[place])
    let comparison = fixture.comparison(of: designed, with: changed)
    entries = comparison.alarms
    hidden = comparison.limits.count
    limits = fixture.capture.limits
  }

  private func isInferred(_ finding: Finding) -> Bool {
    limits.contains { limit in
      limit.degree == .inferred
        && (finding.fact.map(limit.covers) == true
          || finding.kind == .movedStop && limit.aspects.contains(.readingOrder))
    }
  }

  private static func kinds(_ one: Stop, _ other: Stop) -> Set<Part.Kind> {
    guard case .parts(let left) = one.wording, case .parts(let right) = other.wording else {
      return []
    }
    let (first, second) = (
      left.parts.filter { !$0.text.isEmpty }, right.parts.filter { !$0.text.isEmpty }
    )
    // Ignores the letter case of a role ("Tab" or "tab"), which users cannot hear.
    func isSame(_ one: Part, _ other: Part) -> Bool {
      one.text == other.text
        || one.kind == .role && one.text.lowercased() == other.text.lowercased()
    }
    func rest(_ parts: [Part], without others: [Part]) -> [Part.Kind] {
      parts.filter { part in !others.contains { $0.kind == part.kind && isSame($0, part) } }
        // A switch's text counts as a name, although TalkBack announces it instead of the state.
        .map { $0.rule == TalkBackRule.switchText.id ? .name : $0.kind }
    }
    return Set(rest(first, without: second) + rest(second, without: first))
  }
}

extension Comparison {
  /// The findings, without differences in synonyms or word order that the settings allow.
  fileprivate var alarms: [Entry] {
    filtered { finding, _ in
      ![.differentWording, .differentOrder].contains(finding.kind) || finding.severity > .note
    }.differing
  }
}

extension Comparison.Entry {
  fileprivate var report: String {
    "\(expected?.wording.text ?? "-") / \(heard?.wording.text ?? "-"): "
      + findings.map {
        "\($0.severity.rawValue) \($0.kind.rawValue) \($0.part?.rawValue ?? "stop")"
      }
      .joined(separator: ", ")
  }
}
