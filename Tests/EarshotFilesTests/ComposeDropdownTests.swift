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

  @Test(arguments: [nil, false, true])
  func `is read-only, if the tree shows it`(isEditable: Bool?) throws {
    let line = isEditable.map { "   IsEditable = '\($0)'\n" } ?? ""
    let found = try findings(
      of: ["kind: dropdown, label: Type, value: Walk, options: [Walk, Run]"], toolkit: "compose",
      in: """
        Node #1 at (l=0.0, t=0.0, r=1080.0, b=900.0)px
         |-Node #2 at (l=0.0, t=0.0, r=1080.0, b=160.0)px
           Role = 'DropdownList'
           EditableText = 'Walk'
           Text = '[Type]'
        \(line)   Actions = [OnClick, SetText, RequestFocus]
           MergeDescendants = 'true'

        """)
    #expect(found.grave.map(\.part) == (isEditable == true ? [.state] : []))
  }

  @Test func `needs a role`() throws {
    #expect(try Self.found(in: "android.view.View").grave.contains { $0.part == .role })
  }
}

@Suite struct `A dropdown without a name` {
  @Test(arguments: [["North", "South"], ["North", "South", "West", "East"]])
  func `is not taken for an open one`(options: [String]) throws {
    var source = PageSource()
    source.add("StaticText", "label=\"Permit\" traits=\"StaticText\" accessible=\"true\"", y: 60)
    source.add("Button", "value=\"North\" traits=\"Button\" accessible=\"true\"", y: 110)
    let list = options.joined(separator: ", ")
    let found = try findings(
      of: [
        "kind: text, label: Permit",
        "kind: dropdown, label: Zone, options: [\(list)], value: North",
      ], toolkit: "swiftui", in: source.text)
    #expect(found.grave.map(\.part) == [.name])
  }
}
