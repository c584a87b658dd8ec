public import Earshot

/// Expects that an app makes the announcements of its design.
///
/// ```swift
/// @Test func `the booking screen is announced as designed`() {
///   expectAnnouncements(of: app.debugDescription, match: "booking.yaml")
/// }
/// ```
///
/// You can call this function in Swift Testing and in XCTest. Each stop with differences will be an
/// issue at the line of the call, with the expected parts above the heard parts. A page with the
/// comparison will be attached. If a design or dump cannot be read, the issue will contain the line
/// and column.
///
/// - Parameters:
///   - screen: The app's screen: the text of a dump, log or captions, a file with such a text, or
///     elements.
///   - design: The expected announcements. A string is a path, relative to the folder of the test's
///     file.
///   - reader: The reader, such as `VoiceOver(.iOS26).reader`. By default, input from a device is
///     compared with device profiles, and other input with the guidelines. A project file's settings
///     apply only if `reader` has its default settings.
///   - accepted: A file of accepted findings, relative to the folder of the test's file.
///   - ignored: The kinds of findings to ignore.
///   - failing: The lowest severity of findings that become issues.
///   - fileID: The identifier of the file, for reported issues.
///   - filePath: The path of the test's file; relative paths start in its folder.
///   - line: The line number for reported issues.
///   - column: The column number for reported issues.
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
