import Earshot

/// Creates fingerprints for code scanners.
///
/// A fingerprint stays the same if profile titles, other lines or other stops change.
struct FindingFingerprints {
  private var counts: [UInt64: Int] = [:]

  /// Returns a hash of the finding's kind, profile, stop, part and texts, and a number that
  /// distinguishes equal findings.
  mutating func fingerprint(
    of finding: Finding, in entry: Comparison.Entry?, _ section: ComparisonReport.Section
  ) -> String {
    let stop = entry?.expected ?? entry?.heard
    let hash = Self.hash([
      finding.kind.rawValue, section.profile ?? section.title, section.expectedFile,
      stop?.nameInFindings ?? "", finding.part?.rawValue ?? "",
      // The texts of a moved stop are omitted, because they are positions, which depend on other
      // stops.
      finding.kind == .movedStop || entry == nil ? "" : finding.expected ?? "",
      finding.kind == .movedStop || entry == nil ? "" : finding.heard ?? "",
      entry == nil ? String(finding.sentence.prefix { $0 != "(" }) : "",
    ])
    counts[hash, default: 0] += 1
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ":\(counts[hash] ?? 1)"
  }

  static func digest(_ texts: [String]) -> String {
    String(UInt32(truncatingIfNeeded: hash(texts) ^ hash(texts) >> 32), radix: 16)
  }

  /// Returns the 64-bit FNV-1a hash of the texts.
  private static func hash(_ texts: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x0000_0100_0000_01B3
    }
    return hash
  }
}

extension Stop {
  var nameInFindings: String { identifier ?? wording.text }
}

extension ComparisonReport.Section {
  var namesOfDifferingStops: Set<String> {
    Set(comparison.differing.compactMap { ($0.expected ?? $0.heard)?.nameInFindings })
  }

  /// Removes the findings that another comparison of the design also has; returns the number of
  /// removed findings.
  public mutating func leaveOut(_ known: ComparisonReport.Section) -> Int {
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
