/// The distinct names of a document, found by their bytes without making a string of each.
struct XMLNames: Sendable {
  /// How many distinct names a document may have; dumps of real apps have some hundred.
  static let maximumCount = 16_384

  /// The names in the order in which they were met.
  private(set) var strings: [String] = []
  private var places: [Range<Int>] = []
  /// A hash table with open addressing; -1 is free.
  private var slots = [Int32](repeating: -1, count: 1 << 16)

  /// Returns the index of the name that stands in `range`, nil when there are too many names.
  mutating func index(of range: Range<Int>, in bytes: [UInt8]) -> UInt16? {
    var hash: UInt32 = 2_166_136_261
    for position in range { hash = (hash ^ UInt32(bytes[position])) &* 16_777_619 }
    var slot = Int(hash ^ hash >> 16) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if isSame(places[index], range, in: bytes) { return UInt16(index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard strings.count < Self.maximumCount else { return nil }
    slots[slot] = Int32(strings.count)
    strings.append(String(decoding: bytes[range], as: UTF8.self))
    places.append(range)
    return UInt16(strings.count - 1)
  }

  private func isSame(_ left: Range<Int>, _ right: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    for offset in 0..<left.count
    where bytes[left.lowerBound + offset] != bytes[right.lowerBound + offset] {
      return false
    }
    return true
  }
}
