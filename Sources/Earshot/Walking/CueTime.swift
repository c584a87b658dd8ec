package enum CueTime {
  package static func text(_ milliseconds: Int, decimalPoint: String = ".") -> String {
    let seconds = milliseconds / 1000
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0.padded(to: 2) }
    return clock.joined(separator: ":") + decimalPoint + (milliseconds % 1000).padded(to: 3)
  }
}
