import Earshot
import EarshotFiles

/// Controls a real VoiceOver, for example with XCUIVoiceOverService of iOS 27.
///
/// With that SDK, a test bundle can implement these three functions for its service:
///
/// ```swift
/// expectAnnouncements(of: try service.announcements(), match: "booking.yaml")
/// ```
public protocol VoiceOverDriver {
  /// Turns VoiceOver on.
  func turnOn() throws

  /// Turns VoiceOver off.
  func turnOff() throws

  /// Moves the cursor to the next element and returns its announcement; nil after the last one.
  func next() throws -> String?
}

extension VoiceOverDriver {
  /// Returns VoiceOver's announcements for the whole screen, and turns VoiceOver off.
  ///
  /// - Parameter count: The maximum number of elements, because a screen can be endless.
  /// - Returns: A JSON object with an announcement on each line.
  /// - Throws: The driver's errors.
  public func announcements(atMost count: Int = 1000) throws -> String {
    var heard: [HeardAnnouncement] = []
    let place = SourceLocation(file: "VoiceOver", line: 1, column: 1)
    do {
      try turnOn()
      while heard.count < count, let text = try next() {
        var announcement = HeardAnnouncement(text, at: place)
        if !heard.isEmpty { announcement.actions = "swipe-right" }
        heard.append(announcement)
      }
    } catch {
      try? turnOff()
      throw error
    }
    try turnOff()
    return HeardAnnouncement.document(of: heard).text
  }
}
