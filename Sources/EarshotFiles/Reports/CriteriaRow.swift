import Earshot

struct CriteriaRow {
  private(set) var parts: [Criterion]

  var first: Criterion { parts[0] }

  var id: String { parts.count == 1 ? first.id : first.test }

  var name: String {
    parts.count == 1 ? first.name : unique(\.title).joined(separator: ", or ")
  }

  var isEssential: Bool { parts.contains(where: \.isEssential) }

  var platforms: [Platform] { parts.compactMap(\.platform) }

  var audio: [String] { parts.compactMap(\.audio) }

  var given: String {
    shared(
      parts.map { part in
        part.given.replacing(" with \(Self.name(of: part)) on", with: " with \(readers) on")
      }) ?? each(\.given)
  }

  var when: String { commonAction ?? each(\.when) }

  /// The results; if only some readers have a result, their names precede it.
  var then: [String] {
    outcomes.map { text, own in
      let isOfAll = own.count >= parts.count
      let namesReader = own.contains { text.contains(Self.name(of: $0)) }
      return isOfAll || namesReader
        ? text : "with \(own.map(\.reader).joined(separator: " and ")), \(text)"
    }
  }

  private var outcomes: [(text: String, parts: [Criterion])] {
    var owners: [String: [Criterion]] = [:]
    var texts: [String] = []
    for part in parts {
      for outcome in part.then {
        if owners[outcome.text] == nil { texts.append(outcome.text) }
        owners[outcome.text, default: []].append(part)
      }
    }
    return texts.map { ($0, owners[$0] ?? []) }
  }

  var commonResults: [String] {
    outcomes.filter { $0.parts.count >= parts.count }.map(\.text)
  }

  func results(of part: Criterion) -> [String] {
    outcomes.filter { text, own in
      own.count < parts.count && own.contains { $0.reader == part.reader }
    }.map(\.text)
  }

  /// The action, with the names of all readers; nil if the readers have different actions.
  var commonAction: String? {
    shared(parts.map { $0.when.replacing(Self.name(of: $0), with: readers) })
  }

  private var readers: String {
    var seen: Set<String> = []
    return parts.map(Self.name(of:)).filter { seen.insert($0).inserted }.joined(separator: " or ")
  }

  private static func name(of part: Criterion) -> String {
    part.platform?.readerName ?? part.reader
  }

  private func shared(_ texts: [String]) -> String? { Set(texts).count == 1 ? texts[0] : nil }

  private func each(_ text: (Criterion) -> String) -> String {
    parts.map { "with \($0.reader), \(text($0))" }.joined(separator: "; ")
  }

  private func unique(_ text: (Criterion) -> String) -> [String] {
    var seen: Set<String> = []
    return parts.map(text).filter { seen.insert($0).inserted }
  }
}

extension [Criterion] {
  var rows: [CriteriaRow] {
    var rows: [[Criterion]] = []
    var places: [[String]: Int] = [:]
    for criterion in self {
      var key = [criterion.component, criterion.test, "1"]
      while let place = places[key], rows[place].contains(where: { $0.reader == criterion.reader })
      {
        key[2] += "1"
      }
      if let place = places[key] {
        rows[place].append(criterion)
      } else {
        places[key] = rows.count
        rows.append([criterion])
      }
    }
    return rows.map { CriteriaRow(parts: $0.inOrderOfPlatforms) }
  }
}

extension [Criterion] {
  fileprivate var inOrderOfPlatforms: [Criterion] {
    filter { $0.platform == nil }
      + Platform.allCases.flatMap { platform in filter { $0.platform == platform } }
  }
}

extension CriteriaSheet {
  var readers: [String] {
    var seen: Set<String> = []
    return criteria.filter { $0.platform != nil }.inOrderOfPlatforms.map(\.reader)
      .filter { seen.insert($0).inserted }
  }

  var effort: String {
    let count = criteria.rows.count
    let all = "\(count) test\(count == 1 ? "" : "s")\(time(for: criteria))."
    let essential = criteria.filter(\.isEssential)
    let essentialCount = essential.rows.count
    if omittedTests > 0 {
      return "\(all) --level all lists \(omittedTests) other test\(omittedTests == 1 ? "" : "s")."
    }
    guard essentialCount > 0, essentialCount < count else { return all }
    let verb = essentialCount == 1 ? "is" : "are"
    return "\(all) \(essentialCount) of them \(verb) essential\(time(for: essential))."
  }

  private func time(for criteria: [Criterion]) -> String {
    let times = readers.map { reader in
      let tests = criteria.count { $0.reader == reader || $0.platform == nil }
      let minutes = (tests * Self.secondsForTest + 59) / 60
      return "\(minutes) minute\(minutes == 1 ? "" : "s") with \(reader)"
    }
    return times.isEmpty ? "" : ": about \(times.joined(separator: ", and "))"
  }

  private static let secondsForTest = 20
}
