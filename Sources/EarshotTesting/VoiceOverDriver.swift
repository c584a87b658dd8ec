import Earshot
import EarshotFiles

/// What turns a real VoiceOver on and off and moves its cursor, such as XCUIVoiceOverService of iOS 27.
///
/// A test bundle with that SDK makes its service a driver by these three functions; a test then is
///
/// ```swift
/// expectAnnouncements(of: try service.announcements(), match: "booking.yaml")
/// ```
public protocol VoiceOverDriver {
  /// Turns VoiceOver on.
  func turnOn() throws

  /// Turns VoiceOver off.
  func turnOff() throws

  /// Moves the cursor to the next element; returns what is heard there, and nil behind the last one.
  func next() throws -> String?
}

extension VoiceOverDriver {
  /// Returns what VoiceOver says on its way through the app, as `expectAnnouncements` takes it; turns
  /// VoiceOver off again on every way out.
  ///
  /// - Parameter count: How many elements there may be, so that a screen without an end has one.
  /// - Returns: The utterances, a JSON object a line.
  /// - Throws: What the driver throws.
  public func announcements(atMost count: Int = 1000) throws -> String {
    var heard: [HeardAnnouncement] = []
    let place = SourceLocation(file: "VoiceOver", line: 1, column: 1)
    do {
      try turnOn()
      while heard.count < count, let text = try next() {
        heard.append(HeardAnnouncement(text, at: place))
      }
    } catch {
      try? turnOff()
      throw error
    }
    try turnOff()
    return HeardAnnouncement.document(of: heard).text
  }
}
