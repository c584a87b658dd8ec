/// One difference between what was expected and what was heard.
public struct Finding: Sendable, Hashable {
  /// What kind of difference it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A part that was expected is not heard.
    case missingPart = "missing-part"
    /// A part is heard that was not expected.
    case extraPart = "extra-part"
    /// A part says something else.
    case wrongText = "wrong-text"
    /// The parts are heard in another order.
    case differentOrder = "different-order"
    /// A part says the same in other words.
    case differentWording = "different-wording"
    /// A part is heard more often than expected.
    case saidTwice = "said-twice"
    /// A role or state is heard because the label has the word, not because the element has it.
    case faked
    /// The announcement was cut off, as by the next swipe.
    case truncated
    /// A speech recognizer wrote down something that sounds like what was expected.
    case misheard
    /// What was heard comes from a format that cannot carry what was expected.
    case notComparable = "not-comparable"
    /// A stop is heard that was not expected.
    case extraStop = "extra-stop"
    /// A stop that was expected is not heard.
    case skippedStop = "skipped-stop"
    /// A stop is heard at another place in the walk.
    case movedStop = "moved-stop"
    /// Something of the design, such as a sheet, is in no capture.
    case notShown = "not-shown"
  }

  /// How much a difference matters.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    case note, warning, error

    /// Whether the first matters less than the second.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// What kind of difference it is.
  public var kind: Kind
  /// How much it matters.
  public var severity: Severity
  /// What the part in question tells; nil when the finding is about a whole stop.
  public var part: Part.Kind?
  /// The fact that the part in question tells, as far as it is known.
  public var fact: Fact?
  /// What was expected; nil when nothing was.
  public var expected: String?
  /// What was heard; nil when nothing was.
  public var heard: String?
  /// The finding in one sentence that leads to the fix.
  public var sentence: String

  /// Creates a finding.
  public init(
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
