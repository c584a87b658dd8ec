import Earshot
import EarshotFiles
import EarshotKit
import EarshotProfiles
import Testing

@Suite struct `Operations with a user's additions` {
  private let design = """
    screen: Seats
    components:
      - {kind: countdown, label: Your seat, value: 5 minutes}
      - {kind: button, label: Continue to the payment of all the seats that you chose}
    """

  private var context: Context {
    var context = Context()
    context.kinds = ComponentKinds(ComponentKinds.builtIn.kinds + [.countdown])
    context.checks.append(LongLabelCheck())
    context.formats += [.viewList, .cursorLog]
    return context
  }

  @Test func `preview a kind`() throws {
    var preview = Preview(designs: [.text(design, named: "seats.yaml")])
    preview.states = .all
    let text = try preview.run(in: context).written(as: .text).text
    #expect(text.contains("Your seat, 5 minutes"))
    #expect(text.contains("run-out"))
    #expect(try !preview.run().written(as: .text).text.contains("run-out"))
  }

  @Test func `describe a kind on a page`() {
    let page = context.kinds.page
    #expect(page.contains("The remaining time.") && page.contains("States: `running`, `run-out`."))
  }

  @Test func `walk through a kind`() throws {
    let walk = Walk(
      design: .text(design, named: "seats.yaml"),
      script: .text("double-tap", named: "seats.walk"))
    #expect(try walk.run(in: context).written(as: .text).text.contains("10 minutes"))
  }

  @Test func `write criteria for the manual tests of a kind`() throws {
    var criteria = Criteria(design: .text(design, named: "seats.yaml"))
    criteria.level = .all
    let text = try criteria.run(in: context).written(as: .markdown).text
    #expect(text.contains("a double-tap extends the time"))
  }

  @Test func `report the findings of a check`() throws {
    var check = Check(designs: [.text(design, named: "seats.yaml")])
    check.failOn = .note
    let text = try check.run(in: context).map { $0.written(as: .text).text }.joined()
    #expect(text.contains("seats.yaml:4:27: note: [long-label] the button"))
  }

  private let views = """
    VIEWS
    LinearLayout||root
     TextView|Settings|title
     Button|Save|save
    """

  @Test func `announce and import a dump format`() throws {
    let announce = Announce(captures: [.text(views, named: "views.txt")])
    let text = try announce.run(in: context).map { $0.written(as: .text).text }.joined()
    #expect(text.contains("Save. Button"))
    let imported = Import(captures: [.text(views, named: "views.txt")])
    #expect(try imported.run(in: context).document.text.contains("label: Save"))
  }

  @Test func `compare a log format`() throws {
    let log = "cursor Reader started\ncursor Flights, heading\ncursor Continue, link\n"
    let flights = """
      screen: Flights
      components:
        - {kind: heading, label: Flights}
        - {kind: button, label: Continue}
      """
    let compare = Compare(
      design: .text(flights, named: "flights.yaml"), captures: [.text(log, named: "log")])
    let findings = try compare.run(in: context)
      .flatMap(\.sections).flatMap(\.comparison.differing).flatMap(\.findings)
    #expect(findings.map(\.kind) == [.wrongText])
  }

  @Test func `preview by a reader version`() throws {
    let version = """
      profile: voiceover-ios-99
      extends: voiceover-ios-27
      title: VoiceOver on iOS 99
      words: {trait.button.description: push button}
      """
    var preview = Preview(designs: [.text(design, named: "seats.yaml")])
    preview.readers.profileFiles = [.text(version, named: "voiceover-ios-99.yaml")]
    preview.readers.platform = .voiceover
    let text = try preview.run(in: context).written(as: .text).text
    #expect(text.contains("push button"))
  }
}
