import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

private struct Mutant {
  enum Change: String, CaseIterable {
    case word, dropped, doubled, swapped

    var bound: Double {
      switch self {
      case .word, .doubled: 1
      case .dropped, .swapped: 0.99
      }
    }
  }

  var lines: [String]
  let change: Change
  let line: Int

  init?(_ lines: [String], _ change: Change, _ dice: inout Dice) {
    guard lines.count > 3 else { return nil }
    self.lines = lines
    self.change = change
    line = Int.random(in: 0..<(lines.count - 1), using: &dice)
    switch change {
    case .word:
      var words = lines[line].split(separator: " ").map(String.init)
      guard let place = words.indices.randomElement(using: &dice) else { return nil }
      let comma = words[place].hasSuffix(",") ? "," : ""
      words[place] = "zebra" + comma
      self.lines[line] = words.joined(separator: " ")
    case .dropped: self.lines.remove(at: line)
    case .doubled: self.lines.insert(lines[line], at: line)
    case .swapped: self.lines.swapAt(line, line + 1)
    }
  }
}

/// Mutants that are possible sessions are left out.
///
/// Some mutants are ambiguous, because a different mistake in another possible session gives the
/// same lines. For these mutants, the finding can be at any line whose correction gives a possible
/// session.
@Suite struct `A session with one mistake` {
  private struct Count: CustomStringConvertible {
    var all = 0
    var possible = 0
    var found = 0
    var ambiguous = 0
    var missed: [String] = []

    var description: String {
      "\(all) mutants, \(possible) of them possible sessions, \(found) found with one finding, "
        + "\(ambiguous) of them at another line"
    }
  }

  private static let asked =
    ProcessInfo.processInfo.environment["EARSHOT_MUTANTS"].flatMap { Int($0) }
  private static let wanted = asked ?? 160

  /// Only screens with one kind of component, because finding all possible sessions is slow.
  private static let cases = SessionCase.all.filter {
    !$0.name.hasSuffix(".yaml") && $0.name != "every kind of component"
  }

  @Test(arguments: Mutant.Change.allCases.map(\.rawValue))
  func `gives one finding at its line or the next`(_ name: String) throws {
    let change = try #require(Mutant.Change(rawValue: name))
    var count = Count()
    var dice = Dice(state: 7)
    while count.all < Self.wanted / 4 {
      let item = try #require(Self.cases.randomElement(using: &dice))
      let screen = try item.screen()
      let walk = try item.walk(on: screen)
      let session = RecordedSession(
        walk, seed: UInt64.random(in: 0..<1000, using: &dice), steps: 16)
      let oracle = SessionOracle(walk)
      for _ in 0..<4 {
        guard let mutant = Mutant(session.lines, change, &dice) else { break }
        count.all += 1
        guard !oracle.isPossible(mutant.lines) else {
          count.possible += 1
          continue
        }
        let comparison = try item.comparison(with: mutant.lines, on: screen)
        let places = comparison.places
        if places.count == 1, (mutant.line...(mutant.line + 1)).contains(places[0]) {
          count.found += 1
        } else if places.count == 1, oracle.isPossible(comparison.repaired(mutant.lines)) {
          count.found += 1
          count.ambiguous += 1
        } else {
          count.missed.append(
            "\(item) \(change) \(mutant.line + 1)\n"
              + mutant.lines.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: "\n")
              + "\n" + comparison.lines)
        }
      }
    }
    if Self.asked != nil { print("\(change): \(count)") }
    let others = count.all - count.possible
    #expect(
      Double(count.found) >= Double(others) * change.bound,
      "\(change): \(count)\n\(count.missed.prefix(6).joined(separator: "\n\n"))")
  }
}

@Suite struct `A wrong echo of typed text` {
  @Test func `is one finding, because the next line says which text was typed`() throws {
    let kind = try #require(ComponentKinds.builtIn.kinds.first { $0.name == "text-field" })
    let item = SessionCase(
      name: kind.name, design: "screen: Test\ncomponents:\n" + kind.example(indent: 2),
      profile: "voiceover-ios-26")
    let lines = [
      "Email, name@example.org, text field, double tap to edit",
      "is editing, insertion point at start", "zebra", "a, insertion point at end",
    ]
    let comparison = try item.comparison(with: lines, on: item.screen())
    #expect(comparison.places == [2], "\(comparison.lines)")
  }
}

@Suite struct `A wrong word in an announcement with several clauses` {
  @Test(arguments: [
    (
      "segmented-control", "voiceover-ios-17",
      ["Sort by, selected, Price, button, 1 of 2", "Stars, button, 2 zebra 2"]
    ),
    (
      "segmented-control", "voiceover-ios-17",
      ["Sort by, selected, Price, button, 1 of 2", "Stars, button, zebra of 2"]
    ),
    (
      "card", "talkback-15.1",
      [
        "Test",
        "Hotel Sol, 4.5 stars, Free cancellation, €142, Double-tap to activate, "
          + "Actions available, use Tap with 3 zebra to view",
      ]
    ),
  ])
  func `is one finding`(_ name: String, _ profile: String, _ lines: [String]) throws {
    let kind = try #require(ComponentKinds.builtIn.kinds.first { $0.name == name })
    let item = SessionCase(
      name: name, design: "screen: Test\ncomponents:\n" + kind.example(indent: 2),
      profile: profile)
    let comparison = try item.comparison(with: lines, on: item.screen())
    let kinds = comparison.findings.map(\.kind).filter { $0 != .notReached }
    #expect(kinds.count == 1, "\(comparison.lines)")
  }
}

@Suite struct `The oracle of possible sessions` {
  @Test(arguments: SessionCase.all)
  func `accepts every recorded session`(_ item: SessionCase) throws {
    let walk = try item.walk(on: item.screen())
    let session = RecordedSession(walk, seed: 5, steps: 8)
    #expect(SessionOracle(walk).isPossible(session.lines), "\(session.description)")
  }
}

extension Comparison {
  fileprivate func repaired(_ lines: [String]) -> [String] {
    var repaired: [String] = []
    var moved: String?
    for entry in entries where !entry.findings.contains(where: { $0.kind == .notReached }) {
      let heard = entry.heardPlace.map { lines[$0] }
      let expected = entry.expected?.wording.text
      let finding = entry.findings.first { $0.severity > .note } ?? entry.findings.first
      switch finding?.kind {
      case .repeatedStop, .extraStop: continue
      case .movedStop where heard != nil:
        moved = heard
        continue
      case nil: repaired += [heard ?? expected].compactMap(\.self)
      default: repaired += [expected ?? heard].compactMap(\.self)
      }
      repaired += [moved].compactMap(\.self)
      moved = nil
    }
    return repaired
  }

  fileprivate var places: [Int] {
    var places: [Int] = []
    var isWaiting = false
    for entry in entries {
      let isDifferent = entry.findings.contains { $0.kind != .notReached }
      guard let line = entry.heardPlace else {
        isWaiting = isWaiting || isDifferent
        continue
      }
      if isWaiting { places.append(line) }
      if isDifferent { places.append(line) }
      isWaiting = false
    }
    return places
  }
}
