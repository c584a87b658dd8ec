extension Comparison {
  package func missing(
    _ layers: [ExpectedLayers.Layer], as severity: Finding.Severity
  ) -> Comparison {
    var comparison = self
    for layer in layers {
      guard let first = layer.stops.first else { continue }
      comparison.expected.append(first)
      let finding = Finding(
        .notShown, severity, expected: layer.name, "No capture shows the \(layer.name).")
      comparison.rows.append(Row(expected: comparison.expected.count - 1, findings: [finding]))
    }
    return comparison
  }

  /// The expected stops that were heard.
  public var heardStops: Set<Stop> {
    let stops = rows.compactMap { row in
      row.heard == nil ? nil : row.expected.map { expected[$0] }
    }
    return Set(stops + (equal?.stops ?? []))
  }

  package var skippedStops: Set<Stop> {
    Set(
      rows.compactMap { row in
        row.findings.contains { $0.kind == .skippedStop } ? row.expected.map { expected[$0] } : nil
      })
  }

  package func leavingOut(_ stops: Set<Stop>) -> (comparison: Comparison, count: Int) {
    var count = 0
    let rest = filtered { finding, entry in
      guard finding.kind == .skippedStop, let stop = entry.expected, stops.contains(stop)
      else { return true }
      count += 1
      return false
    }
    return (rest, count)
  }
}
