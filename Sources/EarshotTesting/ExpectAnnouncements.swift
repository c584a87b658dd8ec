public import Earshot

/// Expects that an app exposes, or said, what its design announces.
///
/// ```swift
/// @Test func `the booking screen is announced as designed`() {
///   expectAnnouncements(of: app.debugDescription, match: "booking.yaml")
/// }
/// ```
///
/// Works in a test of Swift Testing and of XCTest. Each stop that differs is an issue at the line of the
/// call, with what was expected above what was heard, part by part, and with the place in the design;
/// the whole comparison is attached to the test as a page. A design or dump that cannot be read is an
/// issue with its line and column.
///
/// - Parameters:
///   - screen: What the app exposes or said: the text of a dump, a log or captions, a file with one,
///     or elements.
///   - design: What it should say; a text is the path of a design, from the folder of the test's file.
///   - reader: Who speaks, such as `VoiceOver(.iOS26).reader`. When left out, what comes from a device is
///     compared with what devices say, and everything else with what guidelines document.
///   - accepted: A file of findings that the team lives with, from the folder of the test's file.
///   - ignored: Kinds of findings to leave out.
///   - failing: From this severity on a finding is an issue.
///   - fileID: Where issues are recorded.
///   - filePath: Where issues are recorded, and where relative paths begin.
///   - line: Where issues are recorded.
///   - column: Where issues are recorded.
public func expectAnnouncements(
  of screen: some ObservedScreen, match design: Design, by reader: ScreenReader? = nil,
  accepting accepted: String? = nil, ignoring ignored: Set<Finding.Kind> = [],
  failing: Finding.Severity = .warning, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  var expectation = AnnouncementExpectation(
    screen, design, from: TestFolder(ofFile: "\(filePath)"), by: reader)
  expectation.accepted = accepted
  expectation.ignored = ignored
  expectation.failing = failing
  TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    .record(expectation.outcome())
}
