internal import Earshot

extension CaptureFormat {
  /// ARIA-AT's tests and results, and the assertions of a test plan.
  public static let ariaAT = CaptureFormat(
    "aria-at", title: "ARIA-AT test", holding: .expectations,
    limits: [.identifiers, .hintApart, .wording],
    marks: ["assertionId", "assertionStatement", "scenarioResults"],
    json: JSONForm(
      recognizes: { root in
        root["scenarioResults"] != nil || root["info"] != nil && root["assertions"] != nil
      }
    ) { source, _ in ARIAATReader.read(&source) },
    text: TextForm(recognizes: { $0.number == 1 && $0.text.hasPrefix(AssertionsTableReader.header) }
    ) { source, _ throws(InputError) in try AssertionsTableReader.read(source) })
}

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
      assertions: root.list("assertions").compactMap { item in
        item.text("assertionStatement").map { .init($0, priority: .init(item["priority"])) }
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
              .init(
                $0, priority: .init(assertion["assertion"]?["priority"]),
                holds: assertion.flag("result"))
            }
          }, at: source.location(of: result)))
    }
    return expected
  }
}

extension ExpectedAnnouncement.Assertion.Priority {
  init?(_ value: JSONValue?) {
    switch value?.content {
    case .number(let number): self.init(written: number.written)
    case .string(let text): self.init(written: text)
    default: return nil
    }
  }

  init?(written text: String) {
    self.init(rawValue: ["1": "MUST", "2": "SHOULD", "3": "MAY"][text] ?? text.uppercased())
  }
}

enum ReaderName {
  private static let platforms: [String: Platform] = [
    "vo_ios": .voiceOver, "voiceover_ios": .voiceOver, "voiceover-ios": .voiceOver,
    "talkback": .talkBack, "talkback_android": .talkBack,
  ]

  static func platform(_ name: String?) -> Platform? { name.flatMap { platforms[$0.lowercased()] } }
}
