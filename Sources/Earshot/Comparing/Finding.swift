/// One difference between a design or a baseline and an app.
public struct Finding: Sendable, Hashable {
  /// The kind of a difference.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// An expected part is missing.
    case missingPart = "missing-part"
    /// A part was not expected.
    case extraPart = "extra-part"
    /// A part's text differs from the expected text.
    case wrongText = "wrong-text"
    /// The parts are not in the expected order.
    case differentOrder = "different-order"
    /// A part has other words than expected, but the same meaning.
    case differentWording = "different-wording"
    /// A part is repeated.
    case saidTwice = "said-twice"
    /// A role or state is only in the label, not in the element.
    case faked
    /// The announcement was cut off, for example by the next swipe.
    case truncated
    /// Speech recognition found words that sound like the expected part.
    case misheard
    /// The format of the capture cannot contain the expected part.
    case notComparable = "not-comparable"
    /// A stop was not expected.
    case extraStop = "extra-stop"
    /// An expected stop is missing.
    case skippedStop = "skipped-stop"
    /// Several expected stops are announced as one stop.
    case mergedStops = "merged-stops"
    /// Several stops announce one expected stop.
    case splitStop = "split-stop"
    /// A stop is not at the expected position.
    case movedStop = "moved-stop"
    /// A part of the design, such as a sheet, is missing from all captures.
    case notShown = "not-shown"
    /// In a session, the focus moves to an unexpected stop.
    case wrongFocus = "wrong-focus"
    /// In a session, an overlay is announced with the title of the screen below.
    case oldTitle = "old-title"
    /// In a session, a value is unchanged after an action that should change it.
    case unchangedValue = "unchanged-value"
    /// In a session, an expected announcement is missing after an action.
    case missingAnnouncement = "missing-announcement"
    /// In a session, an announcement is repeated without an action.
    case repeatedStop = "repeated-stop"
    /// A session ends before the last stop of the screen.
    case notReached = "not-reached"
    /// A tester noted that a criterion fails.
    case failedTest = "failed-test"
  }

  /// The importance of a finding.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    case note, warning, error

    /// Compares severities.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The kind.
  public var kind: Kind
  /// The importance.
  public var severity: Severity
  /// The kind of the part; nil for a whole stop.
  public var part: Part.Kind?
  package var fact: Fact?
  /// The expected text; nil for an extra part or stop.
  public var expected: String?
  /// The heard text; nil for a missing part or stop.
  public var heard: String?
  /// The finding in one sentence, with its fix.
  public var sentence: String

  package init(
    _ kind: Kind, _ severity: Severity, part: Part.Kind? = nil, fact: Fact? = nil,
    expected: String? = nil, heard: String? = nil, _ sentence: String
  ) {
    self.kind = kind
    self.severity = severity
    self.part = part
    self.fact = fact
    self.expected = expected
    self.heard = heard
    self.sentence = sentence
  }
}
