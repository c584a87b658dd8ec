import Earshot
import EarshotFiles

/// Controls the real VoiceOver.
///
/// With the SDK of iOS 27, a test bundle can make XCUIVoiceOverService conform to this protocol,
/// and compare its announcements with a design:
///
/// ```swift
/// expectAnnouncements(of: try service.announcements(), match: "booking.yaml")
/// ```
public protocol VoiceOverDriver {
  /// Turns VoiceOver on.
  func turnOn() throws

  /// Turns VoiceOver off.
  func turnOff() throws

  /// Moves the cursor and returns the next element's announcement; nil after the last element.
  func next() throws -> String?
}

extension VoiceOverDriver {
  /// Returns VoiceOver's announcements for the whole screen, and turns VoiceOver off.
  ///
  /// - Parameter count: The maximum number of elements; a screen can load elements endlessly.
  /// - Returns: A JSON object for each announcement, one per line.
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
