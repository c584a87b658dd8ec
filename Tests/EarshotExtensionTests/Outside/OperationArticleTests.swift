import Earshot
import EarshotFiles
import EarshotKit
import Testing

@Suite struct `The articles about operations` {
  private let design = """
    screen: Flights
    components:
      - {kind: heading, label: Flights}
      - {kind: button, label: Filter, opens: filters}
      - {kind: sheet, close: true, id: filters, label: Filters, components: [{kind: switch, label: Direct}]}
    """

  private let dump = """
    <hierarchy>
      <node class="android.widget.TextView" text="Flights" bounds="[0,0][100,50]"/>
      <node class="android.widget.Button" text="Filter" clickable="true" bounds="[0,50][100,90]"/>
    </hierarchy>
    """

  @Test func `compare an app with its design as the command does`() throws {
    var printed: [String] = []
    func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }
    let compare = Compare(
      design: .text(design, named: "flights.yaml"), captures: [.text(dump, named: "window.xml")])
    for report in try compare.run() {
      for section in report.sections {
        for entry in section.comparison.differing {
          print(section.title, entry.findings.map(\.kind))
        }
      }
    }
    // The closed sheet is a note, and its stops are not errors.
    #expect(printed.count == 1, "\(printed)")
    #expect(printed.first?.hasSuffix("notShown]") == true, "\(printed)")
  }

  @Test func `check a design`() throws {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    var check = Check(designs: [.text(design, named: "flights.yaml")])
    check.failOn = .note
    for checked in try check.run() { print(checked.written(as: .text).text) }
    #expect(printed.count == 1)
  }
}
