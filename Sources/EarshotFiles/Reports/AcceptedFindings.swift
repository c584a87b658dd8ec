package import Earshot

/// Accepted findings, each with a reason and an optional expiry date.
///
/// ```yaml
/// accepted:
///   - kind: missing-part
///     stop: Wi-Fi
///     part: state
///     reason: The vendor's switch does not expose its state; reported on 3 May.
///     until: 2026-12-31
/// ```
package struct AcceptedFindings: Sendable {
  package struct Item: Sendable {
    package let kind: Finding.Kind
    /// The stop's identifier or name; nil for all stops.
    package let stop: String?
    package let part: Part.Kind?
    /// Nil matches any text.
    package let expected: String?
    /// Nil matches any text.
    package let heard: String?
    package let reason: String
    /// The last day on which the item applies; nil if it never expires.
    package let until: CalendarDate?
    package let location: SourceLocation
  }

  package let items: [Item]
  private let today: CalendarDate?
  private var groups: [Key: Group] = [:]
  private let stops: Set<String>

  /// Reads a file of accepted findings; if `today` is nil, no finding expires.
  package init(of bytes: [UInt8], file: String, today: CalendarDate?) throws(InputError) {
    let value = try SourceReader(file: file).value(of: bytes)
    let fields = try Fields(value, subject: "accepted findings", known: ["accepted"])
    var items: [Item] = []
    for value in try fields.required("accepted").list() { items.append(try Item(value)) }
    self.items = items
    self.today = today
    stops = Set(items.compactMap(\.stop))
    for (index, item) in items.enumerated() where !item.hasEnded(by: today) {
      let key = Key(item)
      if groups[key] == nil { groups[key] = Group(first: index) }
    }
  }

  fileprivate struct Key: Hashable {
    var kind: Finding.Kind
    var stop: String?
    var part: Part.Kind?
    var expected: String?
    var heard: String?
  }

  fileprivate struct Group {
    var first: Int
    var reached = -1

    mutating func reach(_ item: Int) { reached = max(reached, item) }
  }

  package mutating func leaveOut(of comparison: inout Comparison) -> Int {
    var groups = groups
    var found = 0
    comparison = comparison.filtered { [stops] finding, entry in
      let keys = Key.all(covering: finding, in: entry, stops).filter { groups[$0] != nil }
      guard let first = keys.compactMap({ groups[$0]?.first }).min() else { return true }
      for key in keys { groups[key]?.reach(first) }
      found += 1
      return false
    }
    self.groups = groups
    return found
  }

  package var remarks: [String] {
    items.enumerated().compactMap { index, item in
      if let until = item.until, item.hasEnded(by: today) {
        return "\(item.location): accepted until \(until), reported again: \(item.reason)"
      }
      let isFound = index <= groups[Key(item)]?.reached ?? -1
      return isFound ? nil : "\(item.location): accepted, but not found: \(item.reason)"
    }
  }
}

extension AcceptedFindings.Item {
  fileprivate init(_ value: SourceValue) throws(InputError) {
    let fields = try Fields(
      value, subject: "accepted finding",
      known: ["kind", "stop", "part", "expected", "heard", "reason", "until"])
    location = value.location
    kind = try fields.required("kind").choice(Finding.Kind.self, named: "kind")
    stop = try fields.text("stop")
    part = try fields.choice("part", Part.Kind.self)
    expected = try fields.text("expected")
    heard = try fields.text("heard")
    let why = try fields.required("reason")
    reason = try why.text()
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw InputError("the reason is empty; write why the finding is accepted", at: why.location)
    }
    guard let end = fields["until"] else {
      until = nil
      return
    }
    guard let day = CalendarDate(try end.text()) else {
      throw InputError(
        "expected a day such as 2026-12-31, found \(end.found)", at: end.location)
    }
    until = day
  }

  fileprivate func hasEnded(by today: CalendarDate?) -> Bool {
    guard let until, let today else { return false }
    return until < today
  }
}

extension AcceptedFindings.Key {
  fileprivate init(_ item: AcceptedFindings.Item) {
    self.init(
      kind: item.kind, stop: item.stop, part: item.part, expected: item.expected, heard: item.heard)
  }

  fileprivate static func all(
    covering finding: Finding, in entry: Comparison.Entry, _ stops: Set<String>
  ) -> Set<Self> {
    let all = [entry.expected, entry.heard].compactMap(\.self)
    let names = stops.isEmpty ? [] : all.flatMap(\.names)
    var keys: Set<Self> = []
    for stop in [nil] + Set(names).intersection(stops).map(Optional.some) {
      for part in Set([nil, finding.part]) {
        for expected in Set([nil, finding.expected]) {
          for heard in Set([nil, finding.heard]) {
            keys.insert(
              Self(kind: finding.kind, stop: stop, part: part, expected: expected, heard: heard))
          }
        }
      }
    }
    return keys
  }
}

extension Stop {
  fileprivate var names: [String] {
    let own = [identifier, wording.text].compactMap(\.self)
    guard case .parts(let announcement) = wording else { return own }
    return own + announcement.parts.flatMap { [$0.ownText, $0.text].compactMap(\.self) }
  }
}
