public import Earshot

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
public struct AcceptedFindings: Sendable {
  /// An accepted finding, for one stop or all stops.
  public struct Item: Sendable {
    /// The kind of the finding.
    public let kind: Finding.Kind
    /// The stop's identifier or name; nil for all stops.
    public let stop: String?
    /// The kind of part; nil for all kinds.
    public let part: Part.Kind?
    /// The expected text; nil for any text.
    public let expected: String?
    /// The heard text; nil for any text.
    public let heard: String?
    /// The reason for accepting the finding.
    public let reason: String
    /// The last day on which the item applies; nil for no limit.
    public let until: CalendarDate?
    /// The location of the item in the file.
    public let location: SourceLocation
  }

  /// The items in the order of the file.
  public let items: [Item]
  private var counts: [Int]
  private let today: CalendarDate?

  /// Reads a file.
  ///
  /// If `today` is nil, no item expires.
  public init(of bytes: [UInt8], file: String, today: CalendarDate?) throws(InputError) {
    let value = try SourceReader(file: file).value(of: bytes)
    let fields = try Fields(value, subject: "accepted findings", known: ["accepted"])
    var items: [Item] = []
    for value in try fields.required("accepted").list() { items.append(try Item(value)) }
    self.items = items
    counts = items.map { _ in 0 }
    self.today = today
  }

  /// Removes the accepted findings from a comparison; returns the number of removed findings.
  public mutating func leaveOut(of comparison: inout Comparison) -> Int {
    var counts = counts
    var found = 0
    comparison = comparison.filtered { [items, today] finding, entry in
      for (index, item) in items.enumerated() where item.covers(finding, in: entry) {
        counts[index] += 1
        guard !item.hasEnded(by: today) else { continue }
        found += 1
        return false
      }
      return true
    }
    self.counts = counts
    return found
  }

  /// Remarks about expired items, and about items that match no finding.
  public var remarks: [String] {
    zip(items, counts).compactMap { item, count in
      if let until = item.until, item.hasEnded(by: today) {
        return "\(item.location): accepted until \(until), reported again: \(item.reason)"
      }
      return count == 0 ? "\(item.location): accepted, but not found: \(item.reason)" : nil
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

  fileprivate func covers(_ finding: Finding, in entry: Comparison.Entry) -> Bool {
    guard kind == finding.kind, part == nil || part == finding.part,
      expected == nil || expected == finding.expected, heard == nil || heard == finding.heard
    else { return false }
    guard let stop else { return true }
    return [entry.expected, entry.heard].contains { $0?.isCalled(stop) == true }
  }
}

extension Stop {
  fileprivate func isCalled(_ name: String) -> Bool {
    if identifier == name || wording.text == name { return true }
    guard case .parts(let announcement) = wording else { return false }
    return announcement.parts.contains { $0.ownText == name || $0.text == name }
  }
}
