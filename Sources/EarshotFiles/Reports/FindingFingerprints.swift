import Earshot

/// Names for findings that stay the same when unrelated lines of a file or stops of a screen
/// change, by which a code scanner knows what it has seen before.
struct FindingFingerprints {
  private var counts: [UInt64: Int] = [:]

  /// Returns the name of a finding.
  ///
  /// It is made of kind, stop, part, words, and a number among equal findings.
  /// Lines and positions are left out: edits elsewhere change them.
  mutating func fingerprint(
    of finding: Finding, in entry: Comparison.Entry?, _ section: ComparisonReport.Section
  ) -> String {
    let stop = entry?.expected ?? entry?.heard
    let hash = Self.hash([
      finding.kind.rawValue, section.title, section.expectedFile,
      stop?.identifier ?? stop?.wording.text ?? "", finding.part?.rawValue ?? "",
      // Where a stop stands is what other stops change.
      finding.kind == .movedStop || entry == nil ? "" : finding.expected ?? "",
      finding.kind == .movedStop || entry == nil ? "" : finding.heard ?? "",
      entry == nil ? String(finding.sentence.prefix { $0 != "(" }) : "",
    ])
    counts[hash, default: 0] += 1
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ":\(counts[hash] ?? 1)"
  }

  /// FNV-1a, 64 bits; the texts are kept apart by a byte that no UTF-8 has.
  private static func hash(_ texts: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x0000_0100_0000_01B3
    }
    return hash
  }
}

extension ComparisonReport.Section {
  /// Leaves out the findings that another comparison of the same design has as well; returns how
  /// many.
  package mutating func leaveOut(_ known: ComparisonReport.Section) -> Int {
    var fingerprints = FindingFingerprints()
    var accepted: Set<String> = []
    for entry in known.comparison.differing {
      for finding in entry.findings {
        accepted.insert(fingerprints.fingerprint(of: finding, in: entry, self))
      }
    }
    fingerprints = FindingFingerprints()
    var count = 0
    comparison = comparison.filtered { finding, entry in
      let isKnown = accepted.contains(fingerprints.fingerprint(of: finding, in: entry, self))
      if isKnown { count += 1 }
      return !isKnown
    }
    return count
  }
}
