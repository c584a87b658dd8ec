import Foundation
import Testing

@Suite struct `Dumps with personal data` {
  private static func dump(_ texts: String...) -> Data {
    let nodes = texts.enumerated().map { index, text in
      """
      <node class="android.widget.TextView" resource-id="a:id/t\(index)" text="\(text)" enabled="true" \
      bounds="[0,\(index * 100)][900,\(index * 100 + 90)]"/>
      """
    }
    let row = """
      <node class="android.widget.Button" resource-id="a:id/pay" text="Pay" content-desc="" \
      clickable="true" focusable="true" enabled="true" bounds="[0,900][900,990]"/>
      """
    return Data(
      ("<hierarchy rotation=\"0\">" + nodes.joined() + row + "</hierarchy>").utf8)
  }

  private static let design = """
    screen: Account
    components:
      - {kind: text, id: t0, label: Owner}
      - {kind: text, id: t1, label: Ann Example}
      - {kind: button, id: pay, label: Pay}
    """

  @Test func `are announced with placeholders, the same for equal texts`() throws {
    let scratch = try Scratch()
    let one = try scratch.file("1.xml", Self.dump("Ann Example", "12 High Street", "Ann Example"))
    let two = try scratch.file(
      "2.xml", Self.dump("12 High Street", "Someone with a much longer name"))
    let outcome = try Command.run(["announce", one.path(), two.path(), "--redact"])
    #expect(
      outcome.output == """
        Text 1
        Text 2
        Text 1
        Text 3. Button, Double-tap to activate
        Text 2
        Text 4
        Text 3. Button, Double-tap to activate

        # TalkBack 17: TalkBack 17 is closed source. Its logs match version 16.2, except for the full \
        stops between parts.

        """)
  }

  @Test func `are compared unchanged, and only texts of the design are shown`() throws {
    let scratch = try Scratch()
    let design = try scratch.file("d.yaml", Data(Self.design.utf8)).path()
    let same = try scratch.file("same.xml", Self.dump("Owner", "Ann Example")).path()
    let other = try scratch.file("other.xml", Self.dump("Owner", "Bob Private")).path()
    for arguments in [[], ["--redact"]] {
      let clean = try Command.run(["diff", design, same] + arguments)
      #expect(clean.status == 0 && clean.output.contains("0 errors, 0 warnings"), "\(clean.output)")
      let outcome = try Command.run(["diff", design, other, "--format", "json"] + arguments)
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("Bob Private") == arguments.isEmpty)
      #expect(outcome.output.contains("Ann Example") && outcome.output.contains("\"Owner\""))
      #expect(outcome.output.contains("wrong-text"), "\(outcome.output)")
    }
  }

  @Test func `are imported without their texts, as a design that holds`() throws {
    let scratch = try Scratch()
    let dump = try scratch.file("screen.xml", Self.dump("Ann Example", "ann@example.com")).path()
    let outcome = try Command.run(["import", dump, "--redact"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("label: Text 1") && outcome.output.contains("id: t1"))
    for text in ["Ann", "example.com", "Pay"] { #expect(!outcome.output.contains(text)) }
  }

  @Test func `are compared without showing texts that are not in the design`() throws {
    let scratch = try Scratch()
    let design = try scratch.file("d.yaml", Data(Self.design.utf8)).path()
    let arguments = ["--input-format", "text", "--platform", "voiceover"]
    let heard = try scratch.file("h.txt", Data("Owner\nBob Private\nPay, button\n".utf8)).path()
    let outcome = try Command.run(["diff", design, heard, "--redact"] + arguments)
    #expect(
      !outcome.output.contains("Bob") && outcome.output.contains("1 error"), "\(outcome.output)")
    let announced = try Command.run(["announce", heard, "--redact"] + arguments)
    #expect(announced.output == "Text 1\nText 2\nText 3\n")
  }
}
