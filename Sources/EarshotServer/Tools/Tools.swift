import Earshot
import EarshotFiles
import EarshotKit
import EarshotProfiles

extension Tool {
  package static let all: [Tool] = [
    Tool(
      Preview(designs: []), title: "Preview announcements",
      description:
        "Returns the expected announcement of VoiceOver and TalkBack for every element of designed "
        + "screens.",
      leavingOut: [Preview.settings.name, Preview.explains.name], items: .announcements
    ) {
      try $0.written(in: $1, isPlain: true).read(by: $0.readers, for: $0.designs, in: $1)
    },
    Tool(
      Check(designs: []), title: "Check a design",
      description:
        "Finds mistakes in designed screens: missing names, names that repeat the role, lost focus and "
        + "more. It knows only the design, never the app.",
      leavingOut: [Check.failOn.name]
    ) { job, context in
      try job.written(in: context) { ToolItems.Content($0) }
        .read(by: job.readers, for: job.designs.sources, in: context)
    },
    Tool(
      Compare(design: Compare.design.defaultValue, captures: []),
      title: "Compare an app with its design",
      description:
        "Compares an app with its design and reports every difference with its place. The captures are "
        + "dumps of the screen, logs or captions; 'formats' lists the supported formats.",
      leavingOut: [
        Compare.failOn.name, Compare.ignored.name, Compare.column.name, Compare.screenshots.name,
      ],
      items: .differences
    ) { try $0.written(in: $1, isPlain: true) },
    Tool(
      Announce(captures: []), title: "Announce a dump",
      description:
        "Returns the announcement of a reader for each element in dumps of a real screen; 'formats' lists "
        + "the supported formats. A dump lacks some facts, such as focus changes by the app.",
      leavingOut: [Announce.showsPlaces.name], items: .stops
    ) {
      try $0.written(in: $1)
        .read(by: $0.readers, for: $0.captures.sources, standard: [.device], in: $1)
    },
    Tool(
      Import(captures: []), title: "Begin a design from dumps",
      description:
        "Writes a design file from dumps of a screen. The file describes the current app with its mistakes, "
        + "so review the file before you compare the app with it.",
      output: .ifAsked
    ) { job, context in
      let (design, status) = try job.imported(
        from: job.captures.list(of: .captures), in: context)
      for remark in design?.remarks ?? [] { context.report(remark) }
      var written = Written(design.map { [$0] } ?? [], status: status)
      written.readings = design?.readings ?? []
      let remarks = design?.remarks.count ?? 0
      written.summary =
        "A design with the present announcements of the app"
        + (remarks == 0 ? "" : ", \(remarks.counted("remark"))")
      return written
    },
    Tool(
      Explain(word: ""), title: "Explain a word",
      description:
        "Explains why a reader announces a word. Returns the rules with their sources and, for designs, each "
        + "part of an announcement that contains the word."
    ) { job, context in
      let explanations = try job.run(in: context)
      var written =
        explanations.isEmpty ? Written([Explanations](), status: 1) : Written([explanations])
      written.readings = explanations.titles
      written.summary =
        explanations.isEmpty ? "The word is not announced" : "Why readers announce the word"
      if explanations.isEmpty { context.report(explanations.absence) }
      return try written.read(
        by: job.readers, for: job.designs, standard: [.device], in: context)
    },
    Tool(
      Walk(design: Walk.design.defaultValue, script: Walk.design.defaultValue),
      title: "Walk through a screen",
      description:
        "Simulates gestures and keys on a designed screen and returns the focus and the announcements "
        + "after each step. Durations are estimates. The script has one "
        + "action per line: 'swipe-right', 'double-tap', 'expect: …'.",
      leavingOut: Set(SpeechSelection.options.map(\.name) + [Walk.durations.name]),
      items: .steps
    ) { job, context in
      let walk = try job.run(in: context)
      var written = Written([walk], status: walk.failures.isEmpty ? 0 : 1)
      written.findings = walk.transcripts.flatMap(\.failures).map { failure in
        JSONValue(
          FindingBudget.fit([
            ("id", failure.focus?.description ?? "screen"), ("severity", "error"),
            ("kind", "expectation"), ("place", "\(failure.location)"),
            ("message", failure.message),
            ("fix", "Correct the design or the actions, or change the expectation."),
            ("expected", failure.expected), ("heard", failure.heard),
          ]))
      }
      return try written.read(
        by: job.readers, for: [job.design], standard: [.documented], in: context)
    },
    Tool(
      CriteriaOfDesigns(), title: "Write acceptance criteria",
      description:
        "Writes acceptance criteria for testers from a design: the actions and the expected announcements.",
      formats: ["gherkin", "markdown", "csv"], output: .ifAsked
    ) { job, context in
      let sheet = try job.run(in: context)
      var written = Written([sheet])
      let count = sheet.criteria.count
      written.summary = count == 1 ? "1 criterion" : "\(count) criteria"
      return try written.read(by: job.criteria.readers, for: job.designs, in: context)
    },
    Tool(
      ReportOnScreens(), title: "Write a report",
      description:
        "Writes one HTML page on screens: drawings, announcements in all states, findings, comparisons "
        + "with captures, walks.",
      leavingOut: Set(
        SpeechSelection.options.map(\.name) + PageHeader.options.map(\.name)
          + [
            Report.files.name, Report.hasSheets.name, Report.hasSound.name, Report.baseline.name,
            Compare.screenshots.name,
          ]),
      output: .always
    ) { job, context in
      var written = try job.written(in: context)
      written.summary = "A page on \(job.designs.count.counted("design"))"
      return try written.read(by: job.report.readers, for: job.designs, in: context)
    },
    Tool(Reference.kinds), Tool(Reference.formats),
    Tool(
      name: "reference", title: "Reference",
      description:
        "Returns the profiles and their settings, the findings of check, or the actions of walks.",
      parameters: [
        ToolParameter(
          topic, .choice(topics.map(\.name)), isRequired: true, meaning: "The subject."),
        ToolParameter(namesKey, .list(.text), meaning: "The profiles or findings to describe."),
      ]
    ) { request, _ in
      let topic = request.texts(of: topic).first
      guard let reference = topics.first(where: { $0.name == topic }) else {
        throw UsageError("'topic' is missing")
      }
      return try reference.written(request.texts(of: namesKey))
    },
    Tool(
      WrittenDesign(), title: "Write a design",
      description:
        "Writes a design file and checks it. A design that cannot be read is not written.",
      output: .always
    ) { job, context in try job.written(in: context) },
  ]

  private static let topic = "topic"
  private static let topics: [Reference] = [.profiles, .checks, .walkActions]
  private static let namesKey = "names"

  private init(_ reference: Reference) {
    self.init(
      name: reference.name, title: reference.title, description: reference.description,
      parameters: reference.entry.map { entry in
        [
          ToolParameter(
            Self.namesKey, .list(.text), meaning: "The names of the \(entry)s to describe.")
        ]
      } ?? []
    ) { request, _ in try reference.written(request.texts(of: Self.namesKey)) }
  }
}
