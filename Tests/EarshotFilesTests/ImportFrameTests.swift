import EarshotProfiles
import Foundation
import Testing

@testable import Earshot
@testable import EarshotFiles

@Suite struct `Imported frames` {
  private func imported(_ captures: [Capture], withFrames hasFrames: Bool = true) throws -> String {
    var design = DesignImport(title: "Imported", locale: "en")
    design.hasFrames = hasFrames
    try design.add(captures.map { ($0, "fixture") })
    return design.yaml
  }

  private func frames(_ dumps: String...) throws -> [String: DesignFrame] {
    let yaml = try imported(dumps.map { try capture($0) })
    let screen = try DesignReader.screen(of: Array(yaml.utf8), file: "design")
    return screen.allComponents.reduce(into: [:]) { $0[$1.common.label] = $1.common.frame }
  }

  private func android(_ buttons: [(String, String)], window: String = "[0,0][1080,2160]") -> String
  {
    let nodes = buttons.map { name, bounds in
      """
      <node class="android.widget.Button" text="\(name)" clickable="true" enabled="true" \
      bounds="\(bounds)"/>
      """
    }
    return """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="\(window)">
      \(nodes.joined(separator: "\n"))</node></hierarchy>
      """
  }

  private func ios(_ buttons: [(String, String)], width: Int = 390, height: Int = 844) -> String {
    let nodes = buttons.map { name, frame in
      """
      <XCUIElementTypeButton type="XCUIElementTypeButton" label="\(name)" enabled="true" \
      visible="true" accessible="true" \(frame)/>
      """
    }
    return """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" label="A" enabled="true" \
      visible="true" x="0" y="0" width="\(width)" height="\(height)">
      \(nodes.joined(separator: "\n"))</XCUIElementTypeApplication>
      """
  }

  @Test func `of Android are scaled to points`() throws {
    let buttons = [("Pay", "[108,216][972,324]"), ("Send", "[-54,540][108,648]")]
    let found = try frames(android(buttons))
    #expect(found["Pay"] == DesignFrame(x: 39, y: 78, width: 312, height: 39))
    #expect(found["Send"] == DesignFrame(x: 0, y: 195, width: 39, height: 39))
  }

  @Test func `of a long Android screen fit its height`() throws {
    let found = try frames(android([("Pay", "[0,4220][1080,8440]")], window: "[0,0][1080,8440]"))
    #expect(found["Pay"] == DesignFrame(x: 0, y: 422, width: 108, height: 422))
  }

  @Test(arguments: [(390, 844, 358.0), (375, 667, 358), (780, 1688, 179)])
  func `of iOS are in points, and are scaled only if the screen is larger`(
    width: Int, height: Int, expected: Double
  ) throws {
    let pay = "x=\"16\" y=\"96\" width=\"358\" height=\"48\""
    let found = try frames(ios([("Pay", pay)], width: width, height: height))
    #expect(found["Pay"]?.width == expected)
    #expect(found["Pay"]?.y == (width > 390 ? 48 : 96))
  }

  @Test func `beside or above the screen are left out`() throws {
    let found = try frames(
      ios([
        ("Pay", "x=\"0\" y=\"96\" width=\"9\" height=\"9\""),
        ("Next page", "x=\"400\" y=\"96\" width=\"358\" height=\"48\""),
        ("Empty", "x=\"10\" y=\"196\" width=\"0\" height=\"0\""),
      ]))
    #expect(found["Pay"] != nil && found["Next page"] == nil && found["Empty"] == nil)
  }

  @Test func `of a scrolled capture continue the screen`() throws {
    let first = [("A", "[0,0][108,108]"), ("B", "[0,540][108,648]"), ("C", "[0,1080][108,1188]")]
    let second = [("A", "[0,0][108,108]"), ("C", "[0,540][108,648]"), ("D", "[0,1080][108,1188]")]
    let found = try frames(android(first), android(second))
    #expect(found.mapValues(\.y) == ["A": 0, "B": 195, "C": 390, "D": 585])
  }

  @Test func `surround the components of a group`() throws {
    let rows = ["Light", "Dark"].enumerated().map { index, name in
      """
      <node class="android.widget.LinearLayout" clickable="true" focusable="true" enabled="true" \
      bounds="[0,\(216 * index)][1080,\(216 * (index + 1))]">
      <node class="android.widget.TextView" text="\(name)" enabled="true"/>
      <node class="android.widget.RadioButton" checkable="true" checked="\(name == "Dark")" enabled="true"/>
      </node>
      """
    }
    let yaml = try imported([
      capture(
        """
        <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,2160]">
        \(rows.joined())</node></hierarchy>
        """)
    ])
    #expect(yaml.contains("kind: radio-group\n"), "\(yaml)")
    #expect(yaml.contains("    frame: [0, 0, 390, 156]\n"), "\(yaml)")
  }

  @Test func `are missing with a note if the file has none`() throws {
    let yaml = try imported([capture(`Importing a dump`.android)])
    #expect(yaml.contains("the file has no rectangles for frames") && !yaml.contains("frame: ["))
  }

  @Test(arguments: DumpFixture.all)
  func `change nothing else in the design, and are read back`(fixture: DumpFixture) throws {
    switch fixture.capture.content {
    case .heard: return
    case .talkBack, .voiceOver, .expected: break
    }
    func lines(_ yaml: String) -> [Substring] {
      yaml.split(separator: "\n").filter {
        !$0.trimmingPrefix { $0 == " " }.hasPrefix("frame: [") && !$0.contains("no rectangles")
          && !$0.hasPrefix("# Facts")
      }
    }
    let framed = try imported([fixture.capture])
    #expect(try lines(framed) == lines(imported([fixture.capture], withFrames: false)))
    let screen = try DesignReader.screen(of: Array(framed.utf8), file: "design")
    let frames = screen.allComponents.compactMap(\.common.frame)
    #expect(frames.count == framed.split(separator: "\n").count { $0.contains(" frame: [") })
    #expect(frames.allSatisfy { $0.x + $0.width <= 390 && $0.x >= 0 && $0.y >= 0 })
  }
}
