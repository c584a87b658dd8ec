import Earshot
import EarshotFiles

/// Controls a real VoiceOver, for example with XCUIVoiceOverService of iOS 27.
///
/// With that SDK, a test bundle can make its service a driver with these three functions. A test is
/// then:
///
/// ```swift
/// expectAnnouncements(of: try service.announcements(), match: "booking.yaml")
/// ```
public protocol VoiceOverDriver {
  /// Turns VoiceOver on.
  func turnOn() throws

  /// Turns VoiceOver off.
  func turnOff() throws

  /// Moves the cursor to the next element. Returns its announcement; nil after the last element.
  func next() throws -> String?
}

extension VoiceOverDriver {
  /// Returns VoiceOver's announcements for the whole screen, in the form that `expectAnnouncements`
  /// accepts.
  ///
  /// VoiceOver is turned off afterwards, even if an error is thrown.
  ///
  /// - Parameter count: The limit on the number of elements, so that an endless screen does not run
  ///   forever.
  /// - Returns: The announcements, one JSON object in each line.
  /// - Throws: The errors of the driver.
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
