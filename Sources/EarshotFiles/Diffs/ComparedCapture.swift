package import Earshot

struct DiffResult: Sendable {
  var section: ComparisonReport.Section
  let layers: [ExpectedLayers.Layer]
  let shown: Set<Int>
}

package struct ComparedCapture: Sendable {
  package let run: DiffRun
  let result: DiffResult

  package var comparison: Comparison { result.section.comparison }

  package init(_ run: DiffRun, accepting baseline: HeardBaseline?) {
    self.run = run
    result = run.result(accepting: baseline)
  }
}
