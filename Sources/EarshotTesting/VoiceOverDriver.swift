import Earshot
import EarshotFiles

/// Controls a real VoiceOver, for example with XCUIVoiceOverService of iOS 27.
///
/// With that SDK, a test bundle can make its service a driver with these three functions:
///
/// ```swift
/// expectAnnouncements(of: try service.announcements(), match: "booking.yaml")
/// ```
public protocol VoiceOverDriver {
  /// Turns VoiceOver on.
  func turnOn() throws

  /// Turns VoiceOver off.
  func turnOff() throws

  /// Moves the cursor to the next element and returns its announcement; nil after the last element.
  func next() throws -> String?
}

extension VoiceOverDriver {
  /// Returns VoiceOver's announcements for the whole screen, and turns VoiceOver off.
  ///
  /// - Parameter count: The limit on the number of elements, because a screen can be endless.
  /// - Returns: The announcements, one JSON object in each line.
  /// - Throws: The errors of the driver.
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
