package struct Shard: Sendable, Hashable {
  /// The number of the shard, from 1.
  package let number: Int
  package let count: Int

  package init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  package init?(_ text: String) {
    let pieces = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard pieces.count == 2, let number = pieces[0], let count = pieces[1] else { return nil }
    self.init(number, of: count)
  }

  package func contains(_ place: Int) -> Bool { place % count == number - 1 }

  /// The suffix of files that only this shard writes, such as `.2-of-4` for the second of four.
  package var suffix: String { count == 1 ? "" : ".\(number)-of-\(count)" }
}
