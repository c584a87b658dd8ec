internal import Earshot

extension CaptureFormat {
  /// The tests and results of ARIA-AT, and the table of the assertions of a test plan.
  public static let ariaAT = CaptureFormat(
    "aria-at", title: "ARIA-AT test", limits: [.identifiers, .hintApart, .wording],
    json: JSONForm(
      "ARIA-AT",
      recognizes: { root in
        root["scenarioResults"] != nil || root["info"] != nil && root["assertions"] != nil
      }
    ) { source, _ in ARIAATReader.read(&source) },
    text: TextForm(
      recognizes: { $0.number == 1 && $0.text.hasPrefix(AssertionsTableReader.header) }
    ) { source, _ throws(InputError) in try AssertionsTableReader.read(source) })
}

/// Reads the tests and results of ARIA-AT as JSON.
enum ARIAATReader {
  static func read(_ source: inout JSONSource) -> CaptureFormat.Reading {
    let isResult = source.root["scenarioResults"] != nil
    return CaptureFormat.Reading(
      .expected(isResult ? results(&source) : [test(&source)]),
      lifting: [isResult ? .wording : .hintApart])
  }

  private static func test(_ source: inout JSONSource) -> ExpectedAnnouncement {
    let root = source.root
    let reader = root["target"]?["at"]?.text("key")
    return ExpectedAnnouncement(
      root["info"]?.text("title") ?? "", state: root["target"]?.text("mode"),
      platform: ReaderName.platform(reader), reader: reader,
      assertions: root.list("assertions").compactMap { assertion in
        assertion.text("assertionStatement").map {
          ExpectedAnnouncement.Assertion(
            $0, priority: AssertionPriority.priority(assertion["priority"]))
        }
      }, at: source.location(of: root))
  }

  private static func results(_ source: inout JSONSource) -> [ExpectedAnnouncement] {
    let test = source.root["test"]
    let reader = test?["at"]?.text("id") ?? test?["at"]?.text("key")
    var expected: [ExpectedAnnouncement] = []
    for result in source.root.list("scenarioResults") {
      let command = result["scenario"]?["command"]?.text("id")
      expected.append(
        ExpectedAnnouncement(
          test?.text("title") ?? "", text: result.text("output"), state: command,
          platform: ReaderName.platform(reader), reader: reader,
          assertions: result.list("assertionResults").compactMap { assertion in
            assertion["assertion"]?.text("text").map {
              ExpectedAnnouncement.Assertion(
                $0, priority: AssertionPriority.priority(assertion["assertion"]?["priority"]),
                holds: assertion.flag("result"))
            }
          }, at: source.location(of: result)))
    }
    return expected
  }
}

/// How much an assertion matters, as a word or as a number.
enum AssertionPriority {
  /// Returns the priority that a value means.
  static func priority(_ value: JSONValue?) -> ExpectedAnnouncement.Assertion.Priority? {
    switch value?.content {
    case .number(let number):
      priority("\(number.rounded() == number ? "\(Int(exactly: number) ?? 0)" : "")")
    case .string(let text): priority(text)
    default: nil
    }
  }

  /// Returns the priority that a word or a digit means.
  static func priority(_ text: String) -> ExpectedAnnouncement.Assertion.Priority? {
    switch text {
    case "1": .must
    case "2": .should
    case "3": .may
    default: ExpectedAnnouncement.Assertion.Priority(rawValue: text.uppercased())
    }
  }
}

/// Readers by the names that test collections give them.
enum ReaderName {
  /// Returns the platform of a reader, nil for any other reader than VoiceOver on iOS and TalkBack.
  static func platform(_ name: String?) -> Platform? {
    switch name?.lowercased() {
    case "vo_ios", "voiceover_ios", "voiceover-ios": .voiceOver
    case "talkback", "talkback_android": .talkBack
    default: nil
    }
  }
}
