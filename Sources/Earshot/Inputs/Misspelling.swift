/// Counts typing errors; `slips` is nil if the written word is another word, such as `love` for
/// `live`.
struct Misspelling {
  private let written: [Character]
  private let meant: [Character]

  init(_ written: [Character], of meant: [Character]) {
    self.written = written
    self.meant = meant
  }

  var slips: Int? {
    guard meant.count > 2, written.count > 2, abs(written.count - meant.count) <= 2 else {
      return nil
    }
    switch NearestName.edits(written, meant) {
    case 0: return 0
    case 1: return isSlip ? 1 : nil
    case 2:
      let isLong = min(written.count, meant.count) > 6
      return isLong && hasSameStart && !replacesLetters ? 2 : nil
    default: return nil
    }
  }

  private var hasSameStart: Bool { written.first == meant.first }

  private var replacesLetters: Bool {
    var missing = meant
    var others = 0
    for letter in written {
      guard let index = missing.firstIndex(of: letter) else {
        others += 1
        continue
      }
      missing.remove(at: index)
    }
    return others > 0 && !missing.isEmpty
  }

  private var isSlip: Bool {
    switch written.count - meant.count {
    case -1: meant.count > (hasSameStart ? 4 : 5)
    case 1: hasSameStart && (meant.count > 7 || isDoubledOrPlural)
    default: meant.count > 3 && !replacesLetters || hasSameStart && meant.count > 7
    }
  }

  private var isDoubledOrPlural: Bool {
    guard let index = meant.indices.first(where: { written[$0] != meant[$0] }) else {
      return written.last == "s" || written.last == meant.last
    }
    return index > 0 && written[index] == written[index - 1]
  }
}
