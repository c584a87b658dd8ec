import Earshot

/// Stable names of findings, by which a code scanner recognizes them after unrelated changes.
struct FindingFingerprints {
  private var counts: [UInt64: Int] = [:]

  /// Returns the name of a finding.
  ///
  /// It consists of kind, stop, part, words, and a number among equal findings. Lines and positions
  /// are omitted because other edits change them.
  mutating func fingerprint(
    of finding: Finding, in entry: Comparison.Entry?, _ section: ComparisonReport.Section
  ) -> String {
    let stop = entry?.expected ?? entry?.heard
    let hash = Self.hash([
      finding.kind.rawValue, section.title, section.expectedFile,
      stop?.identifier ?? stop?.wording.text ?? "", finding.part?.rawValue ?? "",
      // The position of a stop depends on other stops.
      finding.kind == .movedStop || entry == nil ? "" : finding.expected ?? "",
      finding.kind == .movedStop || entry == nil ? "" : finding.heard ?? "",
      entry == nil ? String(finding.sentence.prefix { $0 != "(" }) : "",
    ])
    counts[hash, default: 0] += 1
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ":\(counts[hash] ?? 1)"
  }

  /// FNV-1a, 64 bits.
  ///
  /// A byte that UTF-8 does not have separates the texts.
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
  /// Removes findings that another comparison of the same design also has; returns their number.
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
