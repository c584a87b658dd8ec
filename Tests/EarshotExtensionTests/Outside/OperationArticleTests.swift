import Earshot
import EarshotFiles
import EarshotKit
import Foundation
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

  private func differences(of design: String, _ dump: String) throws -> [String] {
    var printed: [String] = []
    func print(_ title: String, _ kinds: [Finding.Kind]) {
      printed.append("\(title): \(kinds.map(\.rawValue).joined(separator: " "))")
    }
    let compare = Compare(
      design: .text(design, named: "flights.yaml"), captures: [.text(dump, named: "window.xml")])
    for report in try compare.run() {
      for section in report.sections {
        for entry in section.comparison.differing {
          print(section.title, entry.findings.map(\.kind))
        }
      }
    }
    return printed
  }

  @Test func `compare an app with its design`() throws {
    // The closed sheet is reported as a note, and its stops are not reported.
    let printed = try differences(of: design, dump)
    #expect(printed.count == 1, "\(printed)")
    #expect(printed.first?.hasSuffix(": not-shown") == true, "\(printed)")
  }

  @Test func `compare apps with their designs as the command does`() throws {
    let pairs = try ScreenPair.all()
    #expect(pairs.count >= 100)
    let found = try ScreenPair.differences(of: pairs)
    #expect(found.count == pairs.count)
    for pair in pairs {
      #expect(try differences(of: pair.design, pair.capture) == found[pair.name], "\(pair.name)")
    }
  }

  @Test func `check a design`() throws {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    var check = Check(designs: [.text(design, named: "flights.yaml")])
    check.failOn = .note
    for checked in try check.run() { print(checked.written(as: .text).text) }
    #expect(printed.count == 1)
  }

  @Test func `walk through a screen`() throws {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    let script = """
      swipe-right
      double-tap
      swipe-right
      voiceover: hear: Filters, heading
      """
    var walk = Walk(
      design: .text(design, named: "flights.yaml"), script: .text(script, named: "flights.walk"))
    walk.readers.platform = .voiceover
    let walked = try walk.run()
    print(walked.written(as: .text).text)
    for failure in walked.failures { print(failure) }
    #expect(printed.count == 1)
    #expect(printed.first?.contains("Filters, heading") == true)
  }

  @Test func `speak the announcements of a design`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var printed: [String] = []
    func print(_ folder: String, _ failures: [String]) { printed = [folder] + failures }
    do {
      var speak = Speak(designs: [.text(design, named: "flights.yaml")])
      speak.folder = folder
      speak.states = .current
      let kit = try await speak.result()
      print(kit.folder, kit.failures)
      #expect(printed == [folder])
      #expect(FileManager.default.fileExists(atPath: "\(folder)/manifest.json"))
    } catch let failure as Failure {
      #expect(failure.status == 69, "\(failure)")
    }
  }
}
