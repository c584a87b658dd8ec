import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `The facts of formats` {
  private static let lexicon = Lexicon()

  private static func stop(_ fact: Fact?) -> Stop {
    var parts = [Part(.name, "Weather", from: "label", rule: "test")]
    if let fact, fact != .name {
      parts.append(Part(fact, "\(fact.name) of it", joint: ", ", from: "x", rule: "test"))
    }
    return Stop(.parts(Announcement(parts: fact == .name ? [] : parts)))
  }

  private static func findings(
    _ expected: Fact?, _ heard: Fact?, _ limits: [FormatLimit]
  ) -> [Finding] {
    Comparison(
      expected: [stop(expected)], heard: [stop(heard)], limits: limits,
      options: ComparisonOptions(lexicon: lexicon)
    ).entries.flatMap(\.findings)
  }

  private static func findings(about fact: Fact, _ limits: [FormatLimit]) -> [Finding] {
    let others = [nil] + Fact.all.filter { $0.kind == fact.kind && $0 != fact }.prefix(3).map { $0 }
    return others.flatMap { other in
      findings(fact, other, limits) + findings(other, fact, limits)
    }.filter { $0.fact == fact }
  }

  struct Table: CustomTestStringConvertible {
    var testDescription: String
    var limits: [FormatLimit]
  }

  static let tables = CaptureFormat.builtIn.filter { $0.holding == .screen && $0.refusal == nil }
    .flatMap { format in
      [
        Table(testDescription: "\(format.id)", limits: format.limits),
        Table(testDescription: "\(format.id) on iOS", limits: format.limitsOnIOS),
      ]
    }

  @Test(arguments: tables)
  func `are in no finding if the format cannot show them`(_ table: Table) {
    for case .facts(let facts) in CaptureFact.all.filter({ table.limits.degree(of: $0) == .hidden })
      .map(\.subject)
    {
      for fact in facts {
        #expect(Self.findings(about: fact, table.limits) == [], "\(fact.name)")
      }
    }
  }

  @Test(arguments: tables)
  func `are only in notes if the format infers them`(_ table: Table) {
    for fact in Fact.all {
      let degree = table.limits.first { $0.covers(fact) }?.degree
      guard degree == .inferred else { continue }
      let found = Self.findings(about: fact, table.limits)
      #expect(!found.isEmpty && found.allSatisfy { $0.severity == .note }, "\(fact.name)")
    }
  }

  @Test(arguments: tables)
  func `are in findings if the format shows them`(_ table: Table) {
    for fact in Fact.all where [.name, .role, .state].contains(fact.kind) && fact != .name {
      guard !table.limits.contains(where: { $0.covers(fact) }) else { continue }
      guard fact != .unlabelled, fact != .role(.page) else { continue }
      #expect(!Self.findings(fact, nil, table.limits).isEmpty, "\(fact.name)")
    }
  }

  private static func texts(_ texts: [String], of element: String? = nil) -> [Stop] {
    texts.map { text in
      Stop(
        element: element,
        .parts(Announcement(parts: [Part(.name, text, from: "label", rule: "test")])))
    }
  }

  private static func grave(
    _ expected: [Stop], _ heard: [Stop], _ limits: [FormatLimit]
  ) -> [Finding] {
    Comparison(
      expected: expected, heard: heard, limits: limits,
      options: ComparisonOptions(lexicon: lexicon)
    ).findings.filter { $0.severity > .note }
  }

  @Test(arguments: tables)
  func `are only in notes if the format infers the order of focus`(_ table: Table) {
    let found = Self.grave(
      Self.texts(["Rain", "Wind", "Snow"]), Self.texts(["Rain", "Snow", "Wind"]), table.limits)
    #expect(found.isEmpty == (table.limits.degree(of: .readingOrder) == .inferred))
  }

  @Test(arguments: tables)
  func `are only in notes if the format infers focus stops`(_ table: Table) {
    let isInferred = table.limits.degree(of: .focusStops) == .inferred
    let joined = Self.grave(
      Self.texts(["Rain", "Wind, 3 knots, from the west", "Snow"]),
      Self.texts(["Rain", "Wind", "3 knots", "from the west", "Snow"]), table.limits)
    #expect(joined.isEmpty == isInferred, "\(joined.map(\.sentence))")
    let other = Self.grave(
      Self.texts(["Rain", "Wind, 3 knots"]), Self.texts(["Rain", "Wind", "4 knots"]), table.limits)
    #expect(!other.isEmpty)
    var arrow = Self.stop(.role(.image))
    arrow.element = "Image"
    let image = Self.grave(Self.texts(["Rain"]), Self.texts(["Rain"]) + [arrow], table.limits)
    #expect(image.isEmpty == isInferred)
  }

  @Test(arguments: tables)
  func `do not move equal stops after a list`(_ table: Table) {
    let all = ["Lamp", "Chair", "Desk", "Buy now", "Buy now"]
    #expect(Self.grave(Self.texts(all), Self.texts(all), table.limits) == [])
    let found = Self.grave(Self.texts(all), Self.texts(Array(all.dropFirst())), table.limits)
    #expect(found.map(\.kind) == [.skippedStop])
  }

  @Test(arguments: ["Table", "CollectionView"])
  func `A cell's texts can be one stop`(around: String) throws {
    let findings = try Self.findings(
      of: """
        screen: Trips
        components:
          - {kind: card, label: Lisbon, content: [3 nights, from 120 euros]}
          - {kind: table-row, label: Everyday account, value: 12 euros}
          - {kind: button, label: More}
        """,
      in: """
        Window (Main), 0x2, {{0.0, 0.0}, {375.0, 812.0}}
          \(around), 0x5, {{0.0, 100.0}, {375.0, 700.0}}
            Cell, 0x6, {{0.0, 100.0}, {375.0, 100.0}}
              Other, 0x7, {{0.0, 100.0}, {375.0, 100.0}}
                StaticText, 0x8, {{16.0, 100.0}, {300.0, 20.0}}, label: 'Lisbon'
                StaticText, 0x9, {{16.0, 120.0}, {300.0, 20.0}}, label: '3 nights'
                StaticText, 0xa, {{16.0, 140.0}, {300.0, 20.0}}, label: 'from 120 euros'
            Cell, 0xb, {{0.0, 200.0}, {375.0, 44.0}}
              StaticText, 0xc, {{16.0, 200.0}, {200.0, 20.0}}, label: 'Everyday account'
              StaticText, 0xd, {{216.0, 200.0}, {100.0, 20.0}}, label: '12 euros'
          Button, 0xe, {{0.0, 700.0}, {300.0, 44.0}}, label: 'More'
        """, by: "voiceover-ios-27")
    #expect(findings.filter { $0.severity > .note } == [])
    #expect(findings.contains { $0.sentence.hasPrefix(FormatLimit.focusStops.sentence) })
  }

  @Test func `A stepper's buttons are stops`() throws {
    let dump = """
      Window (Main), 0x2, {{0.0, 0.0}, {375.0, 812.0}}
        Stepper, 0x3, {{0.0, 44.0}, {94.0, 32.0}}, label: 'Guests'
          Button, 0x4, {{0.0, 44.0}, {47.0, 32.0}}, label: 'Decrement'
          Button, 0x5, {{47.0, 44.0}, {47.0, 32.0}}, label: 'Increment'
      """
    let stops = CapturedStops(
      of: try capture(dump),
      by: BuiltIn.reader(for: try #require(BuiltIn.profile("voiceover-ios-27")), locale: "en")
    ).stops
    #expect(stops.map(\.wording.text) == ["Decrement, button", "Increment, button"])
  }

  @Test func `are all in the table, once`() {
    let listed = CaptureFact.all.flatMap { row -> [Fact] in
      if case .facts(let facts) = row.subject { Array(facts) } else { [] }
    }
    #expect(listed.count == Fact.all.count)
    #expect(Set(listed) == Set(Fact.all))
    #expect(Set(CaptureFact.all.map(\.title)).count == CaptureFact.all.count)
  }

  private static func findings(
    of design: String, in dump: String, by id: String
  ) throws -> [Finding] {
    let profile = try #require(BuiltIn.profile(id))
    let reader = BuiltIn.reader(for: profile, locale: "en")
    let preview = ScreenPreview(
      reader: reader, wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "design.yaml")
    let capture = try capture(dump)
    return Comparison(
      expected: ExpectedStops.stops(of: screen, by: preview, profile: profile),
      heard: CapturedStops(of: capture, by: reader).stops, limits: capture.limits,
      options: ComparisonOptions(lexicon: BuiltIn.lexicon(locale: "en", vocabularies: []))
    ).findings
  }

  @Test func `A cell without traits may be a button`() throws {
    let findings = try Self.findings(
      of: "screen: A\ncomponents:\n  - {kind: table-row, label: Motion}\n",
      in: """
        <AppiumAUT><XCUIElementTypeTable type="XCUIElementTypeTable" enabled="true" visible="true">
        <XCUIElementTypeCell type="XCUIElementTypeCell" label="Motion" enabled="true" visible="true"/>
        </XCUIElementTypeTable></AppiumAUT>
        """, by: "voiceover-ios-27")
    #expect(findings.map(\.kind) == [.notComparable])
    #expect(findings.first?.sentence == FormatLimit.cells.sentence + " (1 part)")
  }

  @Test(arguments: ["Back", "Settings"])
  func `The first button of a navigation bar may be a back button`(label: String) throws {
    let dump = """
      Window (Main), 0x2, {{0.0, 0.0}, {375.0, 812.0}}
        NavigationBar, 0x3, {{0.0, 44.0}, {375.0, 44.0}}, identifier: 'Log in'
          Button, 0x4, {{0.0, 44.0}, {44.0, 44.0}}, label: '\(label)'
          Other, 0x5, {{164.0, 55.7}, {47.3, 20.3}}, label: 'Log in'
      """
    let findings = try Self.findings(
      of: "screen: Log in\ncomponents:\n  - {kind: navigation-bar, label: Log in, back: true}\n",
      in: dump, by: "voiceover-ios-27")
    #expect(findings.allSatisfy { $0.severity == .note && $0.part == .role })
    #expect(label != "Back" || findings == [])
  }

  @Test func `A list can repeat the title of the screen`() throws {
    let findings = try Self.findings(
      of: """
        screen: Books
        components:
          - {kind: heading, label: Books}
          - {kind: button, label: Add}
          - {kind: list, label: Books, components: [{kind: button, label: Emma}]}
        """,
      in: """
        Window (Main), 0x2, {{0.0, 0.0}, {375.0, 812.0}}
          NavigationBar, 0x9, {{0.0, 50.0}, {375.0, 148.0}}, identifier: 'Books'
            Button, 0x3, {{275.0, 55.0}, {42.0, 34.0}}, label: 'Add'
            StaticText, 0x5, {{16.0, 97.7}, {98.3, 40.7}}, label: 'Books'
          Button, 0x7, {{0.0, 198.0}, {375.0, 112.0}}, label: 'Emma'
        """, by: "voiceover-ios-27")
    #expect(
      findings.map(\.sentence) == [
        "\"Books, heading\" is announced once, but expected twice: as a text and as a list's label."
      ])
    #expect(findings.allSatisfy { $0.severity == .note })
  }

  @Test func `A button in place of a heading is a finding, even if headings are hidden`() throws {
    let findings = try Self.findings(
      of: "screen: Trips\ncomponents: [{kind: heading, label: Trips}]\n",
      in: """
        <hierarchy rotation="0"><node class="android.widget.Button" text="Trips" clickable="true" \
        enabled="true" bounds="[0,0][900,90]"/></hierarchy>
        """, by: "talkback-17")
    #expect(findings.contains { $0.kind == .extraPart && $0.fact == .role(.button) })
  }

  @Test func `A text before a field without a name is one finding`() throws {
    let findings = try Self.findings(
      of: "screen: Form\ncomponents: [{kind: text-field, label: Phone}]\n",
      in: """
        Window (Main), 0x2, {{0.0, 0.0}, {375.0, 812.0}}
          StaticText, 0x5, {{16.0, 97.7}, {98.3, 40.7}}, label: 'Phone'
          TextField, 0x7, {{0.0, 198.0}, {375.0, 112.0}}
        """, by: "voiceover-ios-27")
    #expect(
      findings.map(\.sentence) == [
        "The name \"Phone\" is missing: the element has no label, or a different one. The text \"Phone\" "
          + "precedes the element, but is not connected to it as its label."
      ])
  }

  @Test(arguments: 0..<50)
  func `The text before a control may be its label`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names = ["First name", "Last name", "Search by", "City"].shuffled(using: &generator)
    var nodes = ""
    var design = "screen: Form\ntoolkit: views\ncomponents:\n"
    for (row, name) in names.enumerated() {
      let isField = Bool.random(using: &generator)
      let type = isField ? "EditText" : "Spinner"
      let isText = Bool.random(using: &generator)
      let top = row * 200
      nodes += """
        <node class="android.widget.TextView" text="\(name)" enabled="true" \
        bounds="[0,\(top)][900,\(top + 90)]"/>
        <node class="android.widget.\(type)" text="" clickable="true" focusable="true" \
        enabled="true" bounds="[0,\(top + 100)][900,\(top + 190)]"/>

        """
      if isText { design += "  - {kind: text, label: \(name)}\n" }
      design +=
        isField
        ? "  - {kind: text-field, label: \(name)}\n"
        : "  - {kind: dropdown, label: \(name), options: [One, Two]}\n"
    }
    let findings = try Self.findings(
      of: design, in: "<hierarchy rotation=\"0\"><node class=\"a\">\(nodes)</node></hierarchy>",
      by: "talkback-17")
    #expect(findings.filter { $0.severity > .note } == [], "\(design)")
    #expect(findings.contains { $0.sentence.hasPrefix(FormatLimit.labels.sentence) })
  }
}

extension [FormatLimit] {
  fileprivate func degree(of aspect: FormatLimit.Aspect) -> FormatLimit.Degree? {
    CaptureFact.all.first { $0.subject == .aspect(aspect) }.flatMap { degree(of: $0) }
  }
}
