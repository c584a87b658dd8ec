import Earshot
import EarshotFiles
import EarshotOutput
import EarshotProfiles
import EarshotTesting
import Foundation
import Testing

@Suite struct `An expectation in a test` {
  private static let examples = "../../Examples/diff"

  private struct Recorded {
    var text: String
    var line: Int?
  }

  private func issues(_ body: () -> Void) -> [Recorded] {
    let issues = Guarded<[Recorded]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      issues.withLock { $0.append(Recorded(text: text, line: issue.sourceLocation?.line)) }
      return true
    }
    return issues.withLock { $0 }
  }

  @Test func `is met by a screen that was built as designed`() {
    expectAnnouncements(
      of: [
        VoiceOverElement(label: "Flights", traits: [.header]),
        VoiceOverElement(label: "Continue", traits: [.button]),
      ],
      match: .screen(
        Screen("Flights") {
          Heading("Flights")
          Button("Continue")
        }), by: VoiceOver(.iOS26).reader)
  }

  @Test func `reports the differences of each stop at its own line, part by part`() {
    let line = #line + 2
    let issues = issues {
      expectAnnouncements(
        of: .file("\(Self.examples)/preferences-dump.xml"),
        match: "\(Self.examples)/preferences.yaml", failing: .error)
    }
    #expect(issues.map(\.line) == [line, line])
    let folder = (#filePath as NSString).deletingLastPathComponent
    #expect(
      issues.map { $0.text.replacingOccurrences(of: "\(folder)/\(Self.examples)/", with: "") } == [
        """
        TalkBack 17 (assumed, because no profile is named)
          expected  checked | on | Download over Wi-Fi only | Switch | Double-tap to toggle
          heard     checked | on | -                        | Switch | Double-tap to toggle
            error: The name "Download over Wi-Fi only" is missing: the element has no label, or a different \
        one. [missing-part]
            expected at preferences.yaml:8:5
            heard at preferences-dump.xml:5:5 /hierarchy[1]/node[1]/node[2]
        """,
        """
        TalkBack 17 (assumed, because no profile is named)
          expected  Drop down list | High | Quality | Double-tap to change
          heard     Button         | -    | Quality | Double-tap to activate
            error: The role is "Button" instead of "Drop down list". [wrong-text]
            error: The value "High" is missing: the element exposes no value. [missing-part]
            expected at preferences.yaml:12:5
            heard at preferences-dump.xml:6:5 /hierarchy[1]/node[1]/node[3]
        """,
      ])
  }

  @Test func `accepts Android nodes and ignores the given kinds`() {
    var button = TalkBackNode()
    button.className = "android.widget.Button"
    button.text = "Send"
    button.clickable = true
    let screen = Screen("Mail") { Button("Sent") }
    let reader = TalkBack(.v17).reader
    let found = issues { expectAnnouncements(of: button, match: .screen(screen), by: reader) }
    #expect(found.count == 1)
    #expect(found.first?.text.contains("heard     Send | Button") == true)
    expectAnnouncements(
      of: button, match: .screen(screen), by: reader, ignoring: [.wrongText])
  }

  @Test(arguments: [
    ("no design.yaml", "cannot be opened"), ("../../Tests/Dumps", "is a folder"),
  ])
  func `says why a design cannot be read`(_ design: String, _ reason: String) {
    let screen = "<hierarchy><node text='Flights'/></hierarchy>"
    let issues = issues { expectAnnouncements(of: screen, match: .file(design)) }
    #expect(issues.count == 1)
    #expect(issues.first?.text.contains(reason) == true, "\(issues)")
  }

  @Test func `reports a screen without a known format and a missing resource`() {
    let unknown = issues {
      expectAnnouncements(of: "hello", match: "\(Self.examples)/preferences.yaml")
    }
    #expect(unknown.first?.text.hasPrefix("the screen:1:1: error: ") == true, "\(unknown)")
    let named = issues {
      expectAnnouncements(of: "ExpectationTests.swift", match: "\(Self.examples)/preferences.yaml")
    }
    #expect(named.first?.text.contains(#"write .file("ExpectationTests.swift")"#) == true)
    let missing = issues {
      expectAnnouncements(
        of: "<hierarchy><node text='Flights'/></hierarchy>",
        match: .resource("booking.yaml", in: .main))
    }
    #expect(missing.first?.text.contains("has no resource 'booking.yaml'") == true)
  }
}
