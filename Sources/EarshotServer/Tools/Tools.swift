import Earshot
import EarshotFiles

// The tools are the commands of these names; a test compares their options with those of the commands.
extension Tool {
  static let all: [Tool] = [
    Tool(
      name: "preview", title: "Preview announcements",
      description:
        "Tells what VoiceOver and TalkBack are expected to say at every stop of a designed screen. "
        + "A documented profile has the words of a guideline, which no device need say; a device "
        + "profile has the words of one version of the reader.",
      parameters: [designs, toolkits] + readers + [
        states,
        ToolParameter(
          name: "explain", form: .flag, place: .option("--explain"),
          meaning: "Explain every part: where it comes from, the rule and its source."),
        ToolParameter(
          name: "attributes", form: .flag, place: .option("--attributes"),
          meaning: "List what a developer sets, by the names of the frameworks."),
      ],
      structure: .items(format: "json", schema: nil) { $0.items ?? [] }, options: ["--plain"]),
    Tool(
      name: "check", title: "Check a design",
      description:
        "Finds mistakes in designed screens: missing names, words that the reader adds by itself, "
        + "focus that is lost and more. It knows the design alone, never the app.",
      parameters: [designs, toolkits] + readers,
      structure: .items(format: "json", schema: .check) { $0.list("findings") }),
    Tool(
      name: "diff", title: "Compare an app with its design",
      description:
        "Compares what an app exposes or said (dumps of its screen, logs, captions) with what its design "
        + "expects, and names every difference with its place.",
      parameters: [
        ToolParameter(
          name: "design", form: .source, place: .operand, meaning: "The design file (YAML).",
          isRequired: true),
        captures, toolkits,
      ] + readers + [
        ToolParameter(
          name: "accepted", form: .source, place: .option("--accepted"),
          meaning: "Findings to live with, each with a reason."),
        ToolParameter(
          name: "requireAll", form: .flag, place: .option("--require-all"),
          meaning: "Let it be an error that no capture shows a part of the design."),
        ToolParameter(
          name: "strict", form: .flag, place: .option("--strict"),
          meaning: "Let letter case, punctuation and spaces count."),
        redact, isSpokenText,
      ],
      structure: .items(format: "json", schema: .diff) { $0.stopsOfComparisons },
      options: ["--plain"]),
    Tool(
      name: "announce", title: "Announce a dump",
      description:
        "Tells what a reader says at each stop of a dump of a real screen, by the version of the profile; "
        + "what a dump leaves out, such as focus that an app moves by itself, it cannot know.",
      parameters: [captures] + readers + [redact, isSpokenText],
      structure: .lines(format: "jsonl", schema: .announce)),
    Tool(
      name: "import", title: "Begin a design from dumps",
      description:
        "Writes a design file that says what dumps of a screen expose. It states what the app is, not "
        + "what it ought to be: read it before you compare the app with it.",
      parameters: [
        captures, platform,
        ToolParameter(
          name: "title", form: .text, place: .option("--title"), meaning: "The title of the screen."
        ),
        locale, redact,
      ], output: .ifAsked),
    Tool(
      name: "explain", title: "Explain a word",
      description:
        "Tells why a reader says a word: the rules that speak of it with their sources, and with designs "
        + "every part of their announcements that contains it.",
      parameters: [
        ToolParameter(
          name: "word", form: .text, place: .operand, meaning: "The word, or several.",
          isRequired: true),
        ToolParameter(
          name: "designs", form: .sources, place: .operand, meaning: "Design files (YAML)."),
      ] + readers + [states]),
    Tool(
      name: "walk", title: "Walk through a screen",
      description:
        "Plays gestures and keys on a designed screen and tells what has the focus and what is heard at "
        + "each step, as the model has it: no device takes part, and durations are estimates.",
      parameters: [
        ToolParameter(
          name: "design", form: .source, place: .operand, meaning: "The design file (YAML).",
          isRequired: true),
        ToolParameter(
          name: "script", form: .source, place: .option("--script"),
          meaning:
            "What is done, a line each: 'swipe-right', 'double-tap', 'expect: …'; 'walk' in the "
            + "documentation lists all.", isRequired: true),
        toolkits,
      ] + readers,
      structure: .items(format: "json", schema: nil) { $0.stepsOfWalks }),
    Tool(
      name: "criteria", title: "Write acceptance criteria",
      description:
        "Writes acceptance criteria for testers from a design: what is done, what must be heard.",
      parameters: [designs, toolkits] + readers + [
        ToolParameter(
          name: "format", form: .choice(["gherkin", "markdown", "csv"]), place: .option("--format"),
          meaning: "How they are written; gherkin when left out."),
        ToolParameter(
          name: "level", form: .choice(["essential", "all"]), place: .option("--level"),
          meaning: "How much is tested; all when left out."),
      ], output: .ifAsked),
    Tool(
      name: "report", title: "Write a report",
      description:
        "Writes all about some screens as one HTML page: drawings, announcements in all states, findings, "
        + "comparisons with captures, walks. The page is a file: the server needs --write-root.",
      parameters: [
        designs,
        ToolParameter(
          name: "captures", form: .sources, place: .operand,
          meaning: "Dumps, logs or captions of these screens."),
        toolkits,
      ] + readers + [
        states,
        ToolParameter(
          name: "scripts", form: .sources, place: .option("--script"),
          meaning: "Walks through the screens."),
        ToolParameter(
          name: "criteria", form: .flag, place: .option("--criteria"),
          meaning: "List the acceptance criteria too."),
        ToolParameter(
          name: "embed", form: .flag, place: .option("--embed"),
          meaning: "Put recordings of all announcements into the page."),
        redact, isSpokenText,
      ], options: ["--output=-"], output: .always),
    Tool(
      name: "kinds", title: "Kinds of component",
      description:
        "Lists the kinds of component that a design can hold, or the keys of those that are named. Read it "
        + "before you write a design.",
      parameters: [names(of: "kind")]),
    Tool(
      name: "formats", title: "Formats of captures",
      description:
        "Lists the formats of dumps, logs and captions that are read, and what each can tell and cannot.",
      parameters: [names(of: "format")]),
  ]

  private static let designs = ToolParameter(
    name: "designs", form: .sources, place: .operand, meaning: "The design files (YAML).",
    isRequired: true)
  private static let captures = ToolParameter(
    name: "captures", form: .sources, place: .operand,
    meaning: "Dumps, logs or captions of one screen or flow; 'formats' lists what is read.",
    isRequired: true)
  private static let platform = ToolParameter(
    name: "platform", form: .choice(["voiceover", "talkback", "both"]),
    place: .option("--platform"), meaning: "The platforms to speak for; both when left out.")
  private static let locale = ToolParameter(
    name: "locale", form: .text, place: .option("--locale"),
    meaning: "The language of the reader, a BCP 47 tag.")
  private static let toolkits = ToolParameter(
    name: "toolkits", form: .texts, place: .option("--toolkit"),
    meaning: "What the app is built with: compose, views, uikit, swiftui, react-native or flutter.")
  private static let states = ToolParameter(
    name: "states", form: .choice(Earshot.Preview.Scope.allCases.map(\.rawValue)),
    place: .option("--states"), meaning: "Which states of each component to go through.")
  private static let redact = ToolParameter(
    name: "redact", form: .flag, place: .option("--redact"),
    meaning: "Put stand-ins in the place of the app's own texts, which may tell of people.")
  private static let isSpokenText = ToolParameter(
    name: "inputFormat", form: .choice(["text"]), place: .option("--input-format"),
    meaning: "What a capture of no known format holds: text, one announcement a line.")

  /// Which readers speak, and how.
  private static let readers: [ToolParameter] = [
    platform,
    ToolParameter(
      name: "profile", form: .text, place: .option("--profile"),
      meaning:
        "The profiles to speak by, with commas between them: documented (a guideline's words), "
        + "device (the newest readers), or ids such as talkback-16.2."),
    ToolParameter(
      name: "profileFiles", form: .sources, place: .option("--profile-file"),
      meaning: "Profiles of your own to speak by."),
    locale,
    ToolParameter(
      name: "settings", form: .texts, place: .option("--set"),
      meaning: "Settings of the reader to change, each as key=value."),
    ToolParameter(
      name: "hints", form: .choice(["on", "off"]), place: .option("--hints"),
      meaning: "Whether usage hints are spoken."),
  ]

  private static func names(of what: String) -> ToolParameter {
    ToolParameter(
      name: "names", form: .texts, place: .operand,
      meaning: "The names of each \(what) to describe.")
  }
}

extension JSONValue {
  /// The compared stops of all comparisons, each with the title of its comparison.
  fileprivate var stopsOfComparisons: [JSONValue] {
    list("comparisons").flatMap { $0.parts("stops", with: ["title"]) }
  }

  /// The steps of all walks, each with its profile.
  fileprivate var stepsOfWalks: [JSONValue] {
    (items ?? []).flatMap { $0.parts("steps", with: ["screen", "profile"]) }
  }

  /// The items of a key, each with some of the keys that stand beside it.
  private func parts(_ key: String, with names: [String]) -> [JSONValue] {
    let beside = (members ?? []).filter { names.contains($0.key) }
    return list(key).map { item in
      JSONValue(content: .object(beside + (item.members ?? [])), offset: item.offset)
    }
  }
}
