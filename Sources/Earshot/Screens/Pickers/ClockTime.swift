/// A time of day, from 00:00 to 23:59.
public struct ClockTime: Sendable, Hashable {
  /// A piece of a time that a wheel or field shows.
  package enum Unit: String, Sendable, Hashable, CaseIterable {
    case hour, minute, period
  }

  /// The hour, from 0 to 23.
  public let hour: Int
  /// The minute, from 0 to 59.
  public let minute: Int

  /// Creates a time, nil when the clock has no such time.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// Creates a time from its ISO 8601 form, such as `14:30`; nil when it is none.
  public init?(_ text: String) {
    let pieces = text.split(separator: ":", omittingEmptySubsequences: false)
    guard pieces.count == 2, (1...2).contains(pieces[0].count), pieces[1].count == 2,
      let hour = Int(pieces[0]), let minute = Int(pieces[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  private init(minutes: Int) {
    hour = (minutes / 60) % 24
    minute = minutes % 60
  }

  /// The time that pickers show where the design names none.
  static let noon = ClockTime(minutes: 12 * 60)

  /// Whether it is in the second half of the day.
  var isAfternoon: Bool { hour >= 12 }

  /// The hour as a clock of twelve hours shows it.
  var hourOfTwelve: Int { (hour + 11) % 12 + 1 }

  /// Returns the time with one piece turned; wheels go round, and the other pieces stay.
  func turned(_ unit: Unit, by steps: Int) -> ClockTime {
    switch unit {
    case .hour: with(hour: hour + steps)
    case .minute: with(minute: minute + steps)
    case .period: with(hour: hour + 12 * steps)
    }
  }

  /// Returns the time at another hour of the day.
  func with(hour: Int) -> ClockTime {
    ClockTime(minutes: ((hour % 24 + 24) % 24) * 60 + minute)
  }

  /// Returns the time at another minute of the hour.
  func with(minute: Int) -> ClockTime {
    ClockTime(minutes: hour * 60 + (minute % 60 + 60) % 60)
  }

  /// Returns the time in one of the halves of the day.
  func inAfternoon(_ isAfternoon: Bool) -> ClockTime {
    with(hour: hour % 12 + (isAfternoon ? 12 : 0))
  }
}

extension ClockTime: CustomStringConvertible {
  /// The ISO 8601 form.
  public var description: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }
}
