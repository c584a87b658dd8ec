extension Profile {
  private var version: [Int]? {
    guard let last = id.split(separator: "-").last else { return nil }
    let numbers = last.split(separator: ".").map { Int($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
  }

  /// Returns whether a version such as "iOS 26.3" matches the profile's version.
  ///
  /// Compares only as many numbers as both versions have, so "26.3" matches "26".
  public func isOf(version text: String) -> Bool {
    guard let version else { return true }
    let number = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    return zip(version, number.split(separator: ".").compactMap { Int($0) }).allSatisfy(==)
  }
}
