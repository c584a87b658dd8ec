import Earshot
import EarshotOutput

extension ComparisonReport {
  var sarif: Document {
    JSONWriter.line { writer in
      writer.object { log in
        log.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        log.member("version", "2.1.0")
        log.array("runs") { runs in runs.object { writeRun(to: &$0) } }
      }
    }
  }

  private func writeRun(to run: inout JSONWriter) {
    run.object("tool") { tool in
      tool.object("driver") { driver in
        driver.member("name", "earshot")
        driver.objects("rules", of: Finding.Kind.allCases) { rule, kind in
          rule.member("id", kind.rawValue)
          rule.object("shortDescription") { $0.member("text", kind.summary) }
          rule.object("defaultConfiguration") { $0.member("level", kind.usualSeverity.rawValue) }
        }
      }
    }
    run.member("columnKind", "unicodeCodePoints")
    run.array("results") { list in for section in sections { write(section, to: &list) } }
    run.object("properties") { properties in
      properties.objects("comparisons", of: sections) { object, section in
        object.member("title", section.title)
        object.assumptions(of: section)
        object.member("expected", section.expectedFile)
        object.member("heard", section.heardFile)
      }
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
      result.member("ruleIndex", Finding.Kind.allCases.firstIndex(of: finding.kind) ?? 0)
      result.member("level", finding.severity.rawValue)
      result.object("message") {
        $0.member("text", SARIFText.plain("\(section.title): \(finding.sentence)"))
      }
      result.array("locations") { list in
        list.object { write(place, of: section.expectedFile, to: &$0) }
      }
      if expected != nil, let heard = entry?.heard?.place {
        result.array("relatedLocations") { list in
          list.object { location in
            write(heard, of: section.heardFile, to: &location)
            location.object("message") { $0.member("text", "heard here") }
          }
        }
      }
      result.object("partialFingerprints") { $0.member("earshotFinding/v1", fingerprint) }
    }
  }

  private func write(_ place: Stop.Place, of file: String, to location: inout JSONWriter) {
    location.object("physicalLocation") { physical in
      physical.object("artifactLocation") {
        $0.member("uri", FileURI.reference(place.location?.file ?? file))
      }
      if let source = place.location {
        physical.object("region") { region in
          region.member("startLine", max(1, source.line))
          region.member("startColumn", max(1, source.column))
        }
      }
    }
    if let path = place.path {
      location.array("logicalLocations") { list in
        list.object { $0.member("fullyQualifiedName", path) }
      }
    }
  }
}

/// Escapes the characters that mark placeholders and links in messages (SARIF 2.1.0, 3.11.5 and
/// 3.11.6).
enum SARIFText {
  static func plain(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{", "}": result.append(scalar)
      case "[", "]", "\\": result.append("\\")
      default: break
      }
      result.append(scalar)
    }
    return String(result)
  }
}

/// Percent-encodes the paths of files for addresses (RFC 3986).
enum FileURI {
  static func reference(_ path: String) -> String {
    var reference = path.hasPrefix("/") ? "file://" : ""
    for byte in FileName.bytes(of: path) {
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
