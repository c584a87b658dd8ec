import EarshotTesting
import Testing

@Suite struct Preferences {
  @Test func isAnnouncedAsDesigned() {
    expectAnnouncements(of: .file("window_dump.xml"), match: "preferences.yaml")
  }

  @Test func isAnnouncedAsDesignedButForKnownFindings() {
    expectAnnouncements(
      of: .file("window_dump.xml"), match: "preferences.yaml",
      ignoring: [.wrongText, .missingPart, .extraPart, .saidTwice])
  }
}
