extension Profile {
  private var version: [Int]? {
    guard let last = id.split(separator: "-").last else { return nil }
    let numbers = last.split(separator: ".").map { Int($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
  }

  /// Returns whether a version such as "iOS 26.3" matches the profile's version.
  ///
  /// Only the numbers that both versions have are compared.
  public func isOf(version text: String) -> Bool {
    guard let version else { return true }
    let number = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    return zip(version, number.split(separator: ".").compactMap { Int($0) }).allSatisfy(==)
  }
}
