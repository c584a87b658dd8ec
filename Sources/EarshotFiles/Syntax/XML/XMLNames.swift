struct XMLNames: Sendable {
  /// The maximum number of names; dumps of real apps have a few hundred.
  static let maximumCount = 16_384

  private(set) var strings: [String] = []
  private var places: [Range<Int>] = []
  private var slots = [Int32](repeating: -1, count: 256)

  mutating func index(of range: Range<Int>, in bytes: [UInt8]) -> UInt16? {
    let slot = slot(of: range, in: bytes)
    if slots[slot] >= 0 { return UInt16(slots[slot]) }
    guard strings.count < Self.maximumCount else { return nil }
    slots[slot] = Int32(strings.count)
    strings.append(String(decoding: bytes[range], as: UTF8.self))
    places.append(range)
    if strings.count * 2 > slots.count { grow(bytes) }
    return UInt16(strings.count - 1)
  }

  private func slot(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    var hash: UInt32 = 2_166_136_261
    for position in range { hash = (hash ^ UInt32(bytes[position])) &* 16_777_619 }
    var slot = Int(hash ^ hash >> 16) & (slots.count - 1)
    while slots[slot] >= 0, !isSame(places[Int(slots[slot])], range, in: bytes) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow(_ bytes: [UInt8]) {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (index, place) in places.enumerated() { slots[slot(of: place, in: bytes)] = Int32(index) }
  }

  private func isSame(_ left: Range<Int>, _ right: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    for offset in 0..<left.count
    where bytes[left.lowerBound + offset] != bytes[right.lowerBound + offset] { return false }
    return true
  }
}
