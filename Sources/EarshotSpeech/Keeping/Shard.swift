/// One machine's share of the work.
public struct Shard: Sendable, Hashable {
  /// Which of the shares, from 1.
  public let number: Int
  /// How many shares there are.
  public let count: Int

  /// Creates a share; nil unless the number is in 1…count.
  public init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/4`; nil when the text is nothing of the kind.
  public init?(_ text: String) {
    let pieces = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard pieces.count == 2, let number = pieces[0], let count = pieces[1] else { return nil }
    self.init(number, of: count)
  }

  /// Returns whether the thing at a place of a list belongs to this share.
  public func contains(_ place: Int) -> Bool { place % count == number - 1 }

  /// What distinguishes files that every share has: `.2-of-4`, and nothing when there is only one.
  public var suffix: String { count == 1 ? "" : ".\(number)-of-\(count)" }
}
