import EarshotTesting
import XCTest

final class OlderPreferencesTests: XCTestCase {
  func testIsAnnouncedAsDesigned() {
    expectAnnouncements(of: .file("window_dump.xml"), match: "preferences.yaml")
  }

  func testIsAnnouncedAsDesignedButForKnownFindings() {
    expectAnnouncements(
      of: .file("window_dump.xml"), match: "preferences.yaml",
      ignoring: [.wrongText, .missingPart, .extraPart, .saidTwice])
  }
}
