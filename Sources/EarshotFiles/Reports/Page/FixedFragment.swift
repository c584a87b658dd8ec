import Earshot

/// The lines of a component in a design file, after a finding is fixed.
struct FixedFragment {
  private static let mostLines = 12

  let text: String

  /// Returns nil if the finding has no computed fix, or if the fix is not simple, for example
  /// because of an alias.
  init?(of component: any Component, fixing finding: DesignFinding, in source: String) {
    guard !finding.changes.isEmpty, component.common.location.file == finding.location.file,
      var lines = Lines(of: component.common.location, in: source)
    else { return nil }
    for change in finding.changes {
      guard lines.apply(change, at: finding.location) else { return nil }
    }
    guard lines.all.count <= Self.mostLines else { return nil }
    text = lines.all.joined(separator: "\n")
  }

  private struct Lines {
    private(set) var all: [String]
    private let start: SourceLocation
    private let isFlow: Bool

    init?(of start: SourceLocation, in source: String) {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.indices.contains(start.line - 1) else { return nil }
      self.start = start
      let first = lines[start.line - 1].unicodeScalars.dropFirst(start.column - 1)
      isFlow = first.first == "{"
      if isFlow {
        guard let end = Self.end(ofFlow: first) else { return nil }
        all = [String(first[..<end])]
      } else {
        let width = start.column - 1
        let rest = lines[start.line...].prefix { line in
          let scalars = line.unicodeScalars
          return scalars.count > width && scalars.prefix(width).allSatisfy { $0 == " " }
        }
        all = [String(first)] + rest.map { String($0.unicodeScalars.dropFirst(width)) }
      }
    }

    private static func end(ofFlow text: Substring.UnicodeScalarView) -> String.Index? {
      var depth = 0
      var quote: Unicode.Scalar?
      for index in text.indices {
        let scalar = text[index]
        if let open = quote {
          if scalar == open { quote = nil }
        } else if scalar == "\"" || scalar == "'" {
          quote = scalar
        } else if scalar == "{" || scalar == "[" {
          depth += 1
        } else if scalar == "}" || scalar == "]" {
          depth -= 1
          if depth == 0 { return text.index(after: index) }
        }
      }
      return nil
    }

    mutating func apply(_ change: DesignFinding.Change, at place: SourceLocation) -> Bool {
      switch change {
      case .key(let line): add(line)
      case .text(let old, let new): replace(old, by: new, at: place)
      }
    }

    private mutating func add(_ line: String) -> Bool {
      if isFlow {
        all[0] = "\(all[0].dropLast()), \(line)}"
      } else {
        all.append(line)
      }
      return true
    }

    private mutating func replace(
      _ old: String, by new: String, at place: SourceLocation
    ) -> Bool {
      let line = place.line - start.line
      let column = place.column - start.column
      guard all.indices.contains(line), column >= 0 else { return false }
      let scalars = all[line].unicodeScalars
      let written = scalars.dropFirst(column)
      for form in [old, "\"\(old)\"", "'\(old)'"] where written.starts(with: form.unicodeScalars) {
        let rest = written.dropFirst(form.unicodeScalars.count)
        all[line] = String(scalars.prefix(column)) + YAMLText.scalar(new) + String(rest)
        return true
      }
      return false
    }
  }
}
