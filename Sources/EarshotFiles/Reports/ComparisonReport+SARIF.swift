import Earshot

extension ComparisonReport {
  /// SARIF 2.1.0 (OASIS), for code scanning.
  var sarif: String {
    var writer = JSONWriter()
    writer.object { log in
      log.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      log.member("version", "2.1.0")
      log.key("runs")
      log.array { runs in runs.object { writeRun(to: &$0) } }
    }
    writer.newline()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func writeRun(to run: inout JSONWriter) {
    run.key("tool")
    run.object { tool in
      tool.key("driver")
      tool.object { driver in
        driver.member("name", "earshot")
        driver.key("rules")
        driver.array { rules in
          for kind in Finding.Kind.allCases { write(kind, to: &rules) }
        }
      }
    }
    run.member("columnKind", "unicodeCodePoints")
    run.key("results")
    run.array { results in
      for section in sections { write(section, to: &results) }
    }
  }

  private func write(_ kind: Finding.Kind, to rules: inout JSONWriter) {
    rules.object { rule in
      rule.member("id", kind.rawValue)
      rule.key("shortDescription")
      rule.object { $0.member("text", kind.summary) }
      rule.key("defaultConfiguration")
      rule.object { $0.member("level", kind.usualSeverity.rawValue) }
    }
  }

  private func write(_ section: Section, to results: inout JSONWriter) {
    var fingerprints = FindingFingerprints()
    for entry in section.comparison.differing {
      for finding in entry.findings {
        let fingerprint = fingerprints.fingerprint(of: finding, in: entry, section)
        write(finding, entry, section, fingerprint, to: &results)
      }
    }
    for limit in section.comparison.limits {
      let fingerprint = fingerprints.fingerprint(of: limit, in: nil, section)
      write(limit, nil, section, fingerprint, to: &results)
    }
  }

  private func write(
    _ finding: Finding, _ entry: Comparison.Entry?, _ section: Section, _ fingerprint: String,
    to results: inout JSONWriter
  ) {
    let expected = entry?.expected?.place
    let place =
      expected ?? entry?.heard?.place
      ?? Stop.Place(location: SourceLocation(file: section.heardFile, line: 1, column: 1))
    results.object { result in
      result.member("ruleId", finding.kind.rawValue)
      result.key("ruleIndex")
      result.number(Finding.Kind.allCases.firstIndex(of: finding.kind) ?? 0)
      result.member("level", finding.severity.rawValue)
      result.key("message")
      result.object { $0.member("text", "\(section.title): \(finding.sentence)") }
      result.key("locations")
      result.array { list in
        list.object { write(place, of: section.expectedFile, to: &$0) }
      }
      if expected != nil, let heard = entry?.heard?.place {
        result.key("relatedLocations")
        result.array { list in
          list.object { location in
            write(heard, of: section.heardFile, to: &location)
            location.key("message")
            location.object { $0.member("text", "heard here") }
          }
        }
      }
      result.key("partialFingerprints")
      result.object { $0.member("earshotFinding/v1", fingerprint) }
    }
  }

  /// Writes a place; one without a line is the file as a whole.
  private func write(_ place: Stop.Place, of file: String, to location: inout JSONWriter) {
    location.key("physicalLocation")
    location.object { physical in
      physical.key("artifactLocation")
      physical.object { $0.member("uri", FileURI.reference(place.location?.file ?? file)) }
      if let source = place.location {
        physical.key("region")
        physical.object { region in
          region.key("startLine")
          region.number(max(1, source.line))
          region.key("startColumn")
          region.number(max(1, source.column))
        }
      }
    }
    if let path = place.path {
      location.key("logicalLocations")
      location.array { list in
        list.object { $0.member("fullyQualifiedName", path) }
      }
    }
  }
}

/// Names of files as references that formats for the web ask for (RFC 3986).
enum FileURI {
  /// Returns a path as a relative reference, or as a file URI when it begins at the root.
  static func reference(_ path: String) -> String {
    var reference = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.properties.isAlphabetic && scalar.isASCII || ("0"..."9").contains(scalar)
        || "-._~/".unicodeScalars.contains(scalar)
      let digits = String(byte, radix: 16, uppercase: true)
      reference += isPlain ? String(scalar) : "%" + (digits.count == 1 ? "0" : "") + digits
    }
    return reference
  }
}
