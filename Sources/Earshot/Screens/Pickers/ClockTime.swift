/// A time of day, from 00:00 to 23:59.
package struct ClockTime: Sendable, Hashable {
  package enum Unit: String, Sendable, Hashable, CaseIterable {
    case hour, minute, period
  }

  package let hour: Int
  package let minute: Int

  package init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// Parses an ISO 8601 time such as `14:30`; nil if the text is invalid.
  package init?(_ text: String) {
    let pieces = text.split(separator: ":", omittingEmptySubsequences: false)
    guard pieces.count == 2, (1...2).contains(pieces[0].count), pieces[1].count == 2,
      let hour = Int(pieces[0]), let minute = Int(pieces[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// Parses a time such as `14:30`, `2:30 PM` or `2 pm`.
  package init?(written text: String) {
    if let time = ClockTime(text) {
      self = time
      return
    }
    let text = text.lowercased().filter { $0 != " " && $0 != "." }
    let isAfternoon = text.hasSuffix("pm")
    guard isAfternoon || text.hasSuffix("am") else { return nil }
    let clock = text.dropLast(2)
    guard let time = ClockTime(clock.contains(":") ? String(clock) : "\(clock):00"),
      (1...12).contains(time.hour)
    else { return nil }
    self = time.inAfternoon(isAfternoon)
  }

  private init(minutes: Int) {
    hour = (minutes / 60) % 24
    minute = minutes % 60
  }

  static let noon = ClockTime(minutes: 12 * 60)

  var isAfternoon: Bool { hour >= 12 }

  var hourOfTwelve: Int { (hour + 11) % 12 + 1 }

  func turned(_ unit: Unit, by steps: Int) -> ClockTime {
    switch unit {
    case .hour: with(hour: hour + steps)
    case .minute: with(minute: minute + steps)
    case .period: with(hour: hour + 12 * steps)
    }
  }

  func with(hour: Int) -> ClockTime {
    ClockTime(minutes: ((hour % 24 + 24) % 24) * 60 + minute)
  }

  func with(minute: Int) -> ClockTime {
    ClockTime(minutes: hour * 60 + (minute % 60 + 60) % 60)
  }

  func inAfternoon(_ isAfternoon: Bool) -> ClockTime {
    with(hour: hour % 12 + (isAfternoon ? 12 : 0))
  }
}

extension ClockTime: CustomStringConvertible {
  package var description: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }
}
