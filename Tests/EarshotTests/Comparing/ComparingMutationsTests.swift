import Earshot
import Testing

@Suite struct `Mutations of announcements` {
  static let rows = [
    "name:Continue|role:button",
    "name:Save|role:button|hint:double tap to activate",
    "name:Archive|content:(12 messages)|role:button|hint:double tap to activate",
    "name:Repeat|role:button|state:selected|hint:double tap to activate",
    "name:Send|state:dimmed|role:button",
    "name:Forward|state:disabled",
    "name:Departure time|value:quarter past nine|role:button|state:collapsed",
    "state:Selected|name:Quarter past nine|role:button",
    "name:Airline|role:button|value:Northern Air|container:in list|state:collapsed|hint:double tap to activate",
    "state:Selected|name:Northern Air|position:2 of 5|hint:double tap to activate",
    "state:Collapsed|name:Airline|role:drop down list|hint:double tap to change|actions:Actions available",
    "name:Airline|value:Northern Air|role:pop-up button|hint:double tap to activate the picker",
    "state:Selected|name:Monday, March 4|role:button",
    "name:Tuesday, March 5|state:dimmed|role:button",
    "name:March 2026|role:button|role:adjustable|hint:double tap to change month and year|hint:swipe up or down with one finger to adjust the value",
    "name:Travel date|role:edit box|hint:Double-tap and hold to long press|actions:Actions available|actions:use Tap with 3 fingers to view",
    "name:Search|role:Search field|hint:double tap to edit",
    "name:Search|value:Search for trains|role:edit box|hint:double tap to edit text",
    "value:1.05|role:Edit box|name:Amount|hint:double tap to edit text",
    "announcement:Search results below",
    "name:Tools menu|role:button",
    "name:Tools menu|state:dimmed|role:button",
    "state:Checked|name:keep me signed in|role:checkbox|hint:double tap to toggle",
    "state:Not checked|name:keep me signed in|role:checkbox|hint:double tap to toggle",
    "name:Keep me signed in checkbox|state:not checked|role:button",
    "state:Not checked|name:By text|role:radio button|position:1 of 3|container:in list|container:3 items|hint:double tap to select",
    "state:Off|name:Wi-Fi|role:Switch|state:disabled",
    "name:Wi-Fi|state:off|role:switch button|hint:double tap to toggle setting",
    "name:Wi-Fi|state:dimmed|role:switch button|state:on",
    "name:Volume|value:30 percent|role:adjustable|hint:swipe one finger up or down to adjust the volume",
    "value:30 percent|name:Volume|role:slider|hint:swipe up or swipe down to adjust",
    "name:Categories|role:heading",
    "role:heading|name:Results|position:1 of 3",
    "name:Our terms|role:link|hint:double tap to activate|actions:links available|actions:tap with three fingers to view",
    "content:Read our|name:terms|role:link|content:before you sign up|hint:double tap to activate",
    "state:selected|name:Overview|role:tab|position:1 of 4",
    "name:Overdue alerts|content:always on|state:dimmed|role:Switch button|state:on",
    "name:Colour|value:Red|role:picker item|role:adjustable|position:3 of 7",
    "container:Alert|name:Delete the draft?",
    "container:In list|name:Invoices|container:24 items|role:button",
    "name:Password|role:edit box|state:required|error:Error: too short|hint:double tap to edit text",
    "name:Photo of the harbour|role:image",
    "name:Amount was $57 and is now $27",
    "name:検索|role:ボタン|state:オフ",
    "name:Größe|value:Mittel|role:Schaltfläche|hint:Zum Aktivieren doppeltippen",
    "name:الحجم|role:زر|state:مصغّر",
  ]

  private struct Matrix {
    var counts: [String: [String: Int]] = [:]
    var unnoticed = 0
    var unchanged = 0
    var misses: [String] = []

    var total: Int { counts.values.reduce(0) { $0 + $1.values.reduce(0, +) } }
    var diagonal: Int { counts.reduce(0) { $0 + ($1.value[$1.key] ?? 0) } }

    var text: String {
      let rows = counts.sorted { $0.key < $1.key }.map { row in
        let cells = row.value.sorted { $0.value > $1.value }.map { "\($0.key) \($0.value)" }
        return "  \(row.key): \(cells.joined(separator: ", "))"
      }
      return rows.joined(separator: "\n")
    }
  }

  private func compare(_ expected: Announcement, _ mutation: AnnouncementMutation) -> [Finding] {
    PartComparison(
      expected: .parts(expected), heard: mutation.heard,
      options: ComparisonOptions(lexicon: .english, isStrict: mutation.isStrict)
    ).findings
  }

  private func heardForm(_ mutation: AnnouncementMutation) -> String {
    let folding = Lexicon.english.folding
    guard mutation.isStrict else { return folding.key(of: mutation.heard.text) }
    return mutation.heard.text
  }

  private func changesNothing(_ expected: Announcement, _ mutation: AnnouncementMutation) -> Bool {
    if mutation.kind == .moved || mutation.mustBe == nil { return false }
    return mutation.isStrict
      ? mutation.heard.text == expected.text
      : Lexicon.english.folding.key(of: expected.text) == heardForm(mutation)
  }

  private func count(_ announcement: Announcement, in matrix: inout Matrix) {
    for mutation in AnnouncementMutation.all(of: announcement) {
      if changesNothing(announcement, mutation) {
        matrix.unchanged += 1
        continue
      }
      let findings = compare(announcement, mutation)
      let kinds = Set(findings.map(\.kind.rawValue))
      let mustBe = mutation.mustBe?.rawValue ?? "nothing"
      let found = kinds.isEmpty ? "nothing" : kinds.sorted().joined(separator: "+")
      matrix.counts[mustBe, default: [:]][found, default: 0] += 1
      if kinds.isEmpty, mutation.mustBe != nil { matrix.unnoticed += 1 }
      if found != mustBe {
        matrix.misses.append(
          "\(mutation.kind) [\(announcement.text)] -> [\(mutation.heard.text)]"
            + "\(mutation.isText ? " text" : " parts"): \(found) instead of \(mustBe)")
      }
    }
  }

  @Test func `Each is reported as its kind`() {
    var matrix = Matrix()
    for row in Self.rows { count(announcement(row), in: &matrix) }
    let share = Double(matrix.diagonal) / Double(matrix.total)
    print(
      """
      \(matrix.total) mutations, \(matrix.diagonal) reported as what they are \
      (\(Int(share * 10_000)) of 10000), \(matrix.unnoticed) unnoticed; \
      \(matrix.unchanged) left the folded text as it was and are not counted
      \(matrix.text)
      """)
    for miss in matrix.misses.prefix(60) { print("  ", miss) }
    #expect(share >= 0.98)
    #expect(matrix.unnoticed == 0)
  }

  @Test(arguments: rows, [false, true])
  func `The expected announcement has no findings`(_ row: String, _ isStrict: Bool) {
    let expected = announcement(row)
    let options = ComparisonOptions(lexicon: .english, isStrict: isStrict)
    for heard in [Stop.Wording.text(expected.text), .parts(expected)] {
      for wanted in [Stop.Wording.text(expected.text), .parts(expected)] {
        let comparison = PartComparison(expected: wanted, heard: heard, options: options)
        #expect(comparison.findings == [])
      }
    }
  }

  @Test(arguments: rows)
  func `The fewest findings explain a single mutation`(_ row: String) {
    let expected = announcement(row)
    for mutation in AnnouncementMutation.all(of: expected)
    where mutation.kind != .cutAtJoint && mutation.kind != .cutInside
      && !changesNothing(expected, mutation)
    {
      #expect(compare(expected, mutation).count <= 2, "\(mutation.heard.text)")
    }
  }

  @Test(arguments: rows)
  func `A part that is missing on one side is extra on the other side`(_ row: String) {
    let whole = announcement(row)
    let options = ComparisonOptions(lexicon: .english)
    for mutation in AnnouncementMutation.all(of: whole) where mutation.kind == .dropped {
      guard case .parts(let part) = mutation.heard, !part.isEmpty else { continue }
      let there = PartComparison(expected: .parts(whole), heard: .parts(part), options: options)
      let back = PartComparison(expected: .parts(part), heard: .parts(whole), options: options)
      #expect(there.findings.count == back.findings.count)
      #expect(back.findings.allSatisfy { [.extraPart, .saidTwice, .wrongText].contains($0.kind) })
    }
  }
}

extension AnnouncementMutation {
  var isText: Bool {
    if case .text = heard { return true }
    return false
  }
}
