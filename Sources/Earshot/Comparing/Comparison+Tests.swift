extension Comparison {
  package struct Test: Sendable {
    var expected: Stop?
    var hasPassed: Bool?
    var name: String

    package init(expected: Stop?, verdict: Bool?, name: String) {
      (self.expected, hasPassed, self.name) = (expected, verdict, name)
    }
  }

  package init(
    _ tests: [Test], heard: [Stop], limits: [FormatLimit], options: ComparisonOptions
  ) {
    var builder = ComparisonBuilder(expected: [], heard: heard, limits: limits, options: options)
    for (line, test) in tests.enumerated() { builder.add(test, line) }
    self.init(
      expected: builder.expected, heard: builder.heard, rows: builder.rows,
      limits: builder.limitFindings)
  }
}

extension ComparisonBuilder {
  fileprivate mutating func add(_ test: Comparison.Test, _ line: Int) {
    guard let stop = test.expected else {
      rows.append(Comparison.Row(heard: line, findings: [.unknownTest(test.name)]))
      return
    }
    expected.append(stop)
    if heard[line].wording.text.isEmpty {
      rows.append(Comparison.Row(expected: expected.count - 1, heard: line))
    } else {
      add(expected.count - 1, line, move: nil)
    }
    guard test.hasPassed == false,
      !rows[rows.count - 1].findings.contains(where: { $0.severity > .note })
    else { return }
    rows[rows.count - 1].findings.append(.failedTest(test.name, expected: stop))
  }
}

extension Finding {
  fileprivate static func unknownTest(_ name: String) -> Finding {
    Finding(.extraStop, .warning, "The design has no criterion \(name).")
  }

  fileprivate static func failedTest(_ name: String, expected: Stop) -> Finding {
    Finding(
      .failedTest, .error, expected: expected.wording.text,
      "The tester noted that \(name) fails.")
  }
}
