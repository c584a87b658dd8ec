import Earshot
import Testing

@Suite struct `A dropdown of Compose` {
  private static func found(in name: String) throws -> [Finding] {
    let texts = ["Type", "Walk"].map {
      "<node class=\"android.widget.TextView\" text=\"\($0)\" enabled=\"true\"/>"
    }
    return try findings(
      of: ["kind: dropdown, label: Type, value: Walk, options: [Walk, Run]"], toolkit: "compose",
      in: """
        <hierarchy rotation="0"><node class="\(name)" clickable="true" focusable="true" \
        enabled="true">\(texts.joined())</node></hierarchy>
        """)
  }

  @Test func `need not be a text field`() throws {
    let roles = try Self.found(in: "android.widget.Spinner").grave.filter { $0.part == .role }
    #expect(roles == [])
  }

  @Test func `needs a role`() throws {
    #expect(try Self.found(in: "android.view.View").grave.contains { $0.part == .role })
  }
}
