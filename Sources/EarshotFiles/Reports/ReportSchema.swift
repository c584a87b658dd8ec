internal import Earshot
package import EarshotOutput

/// The JSON Schemas (draft 2020-12) of outputs and of accepted findings.
///
/// New keys can be added to a version of a schema; any other change needs a new version.
package enum ReportSchema: String, Sendable, CaseIterable {
  case announce, check, diff, compose, accepted
  case checkLines = "check-jsonl"
  case diffLines = "diff-jsonl"
  static let version = 1

  package var document: Document {
    JSONWriter.line { writer in
      writer.object { schema in
        schema.member("$schema", "https://json-schema.org/draft/2020-12/schema")
        schema.member("title", "earshot \(rawValue)")
        form.write(to: &schema)
      }
    }
  }

  package func writeItem(to schema: inout JSONWriter) {
    switch self {
    case .announce: Self.announcedStop.write(to: &schema)
    case .check, .checkLines: Self.mistake.write(to: &schema)
    case .diff, .diffLines: Self.comparedStop.write(to: &schema)
    case .compose: Self.answer.write(to: &schema)
    case .accepted: Self.acceptedFinding.write(to: &schema)
    }
  }

  private var form: Form {
    switch self {
    case .announce: .any([Self.announcedStop, Self.mistakes])
    case .check: .object(Self.findings)
    case .diff: Self.comparisons
    case .compose: .any([Self.answer, Self.wrongLine])
    case .accepted: Self.acceptedFindings
    case .checkLines:
      .any([.object([("file", .text)] + Self.findings, maybe: [("project", .text)]), Self.mistakes])
    case .diffLines:
      .any([
        .object(
          [("version", .version), ("failed", .flag)] + Self.comparison,
          maybe: Self.comparisonByProfile), Self.mistakes,
      ])
    }
  }

  private indirect enum Form: Sendable {
    case text, flag, count
    case words
    case day
    case version
    case choice([String])
    case list(Form)
    case any([Form])
    case object([(StaticString, Form)], maybe: [(StaticString, Form)] = [], isClosed: Bool = false)

    func write(to schema: inout JSONWriter) {
      switch self {
      case .text: schema.member("type", "string")
      case .words:
        schema.member("type", "string")
        schema.member("pattern", "\\S")
      case .day:
        schema.member("type", "string")
        schema.member("pattern", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
      case .flag: schema.member("type", "boolean")
      case .count:
        schema.member("type", "integer")
        schema.member("minimum", 0)
      case .version: schema.member("const", ReportSchema.version)
      case .choice(let words): schema.strings("enum", words)
      case .list(let form):
        schema.member("type", "array")
        schema.object("items") { form.write(to: &$0) }
      case .any(let forms): schema.objects("anyOf", of: forms) { $1.write(to: &$0) }
      case .object(let always, let maybe, let isClosed):
        schema.member("type", "object")
        schema.strings("required", always.map { "\($0.0)" })
        schema.object("properties") { properties in
          for (key, form) in always + maybe { properties.object(key) { form.write(to: &$0) } }
        }
        if isClosed { schema.member("additionalProperties", false) }
      }
    }
  }

  private static let kinds = Form.choice(Part.Kind.allCases.map(\.rawValue))

  private static let part = Form.object(
    [
      ("kind", kinds), ("fact", .text), ("text", .text), ("joint", .text),
      ("utterance", .choice(Part.Utterance.allCases.map(\.rawValue))), ("from", .text),
      ("rule", .text),
    ], maybe: [("aloud", .text), ("documented", .flag), ("missing", .flag)])

  private static let place: [(StaticString, Form)] = [
    ("file", .text), ("line", .count), ("column", .count),
  ]

  private static let announcedStop = Form.object(
    [("version", .version), ("profile", .text), ("announcement", .text)],
    maybe: [
      ("file", .text), ("identifier", .text), ("hint", .text), ("parts", .list(part)),
      ("line", .count), ("path", .text),
    ])

  private static let mistakes = Form.object([
    ("version", .version), ("file", .text),
    ("errors", .list(.object([("message", .text), ("status", .count)], maybe: place))),
  ])

  private static let said: [(StaticString, Form)] = [
    ("announcement", .text), ("hint", .text), ("parts", .list(part)),
  ]

  private static let answer = Form.any([
    .object(said, maybe: [("id", .text), visits]), .object([visits], maybe: [("id", .text)]),
  ])

  private static let visits: (StaticString, Form) = (
    "visits", .list(.object(said, maybe: [("id", .text)]))
  )

  private static let wrongLine = Form.object(
    [("line", .count), ("error", .object([("message", .text)], maybe: [("field", .text)]))],
    maybe: [("id", .text)])

  private static let mistake = Form.object(
    place + [
      ("severity", .choice(Finding.Severity.allCases.map(\.rawValue))), ("kind", .text),
      ("message", .text),
    ], maybe: [("criterion", .text), ("affects", .text)])

  private static let findings: [(StaticString, Form)] = [
    ("version", .version), ("findings", .list(mistake)),
  ]

  private static let stop = Form.object(
    [],
    maybe: [
      ("id", .text), ("identifier", .text), ("announcement", .text), ("hint", .text),
      ("parts", .list(part)),
      ("text", .text), ("path", .text),
    ] + place)

  private static let finding = Form.object(
    [
      ("kind", .choice(Finding.Kind.allCases.map(\.rawValue))),
      ("severity", .choice(Finding.Severity.allCases.map(\.rawValue))), ("sentence", .text),
    ], maybe: [("part", kinds), ("expected", .text), ("heard", .text)])

  private static let comparedStop = Form.object(
    [("findings", Form.list(finding))],
    maybe: [
      ("action", .text), ("recorded", .flag), ("expected", stop), ("heard", stop),
      ("lines", .list(.text)),
    ])

  private static let comparison: [(StaticString, Form)] = [
    ("title", .text), ("assumptions", .list(.text)), ("expected", .text), ("heard", .text),
    ("errors", .count), ("warnings", .count), ("notes", .count), ("remarks", .list(.text)),
    ("limits", .list(.text)), ("stops", .list(comparedStop)),
  ]

  private static let comparisonByProfile: [(StaticString, Form)] = [("profile", .text)]

  private static let comparisons = Form.object([
    ("version", .version), ("failed", .flag),
    ("comparisons", .list(.object(comparison, maybe: comparisonByProfile))),
  ])

  private static let acceptedFinding = Form.object(
    [("kind", .choice(Finding.Kind.allCases.map(\.rawValue))), ("reason", .words)],
    maybe: [
      ("stop", .text), ("part", kinds), ("expected", .text), ("heard", .text), ("until", .day),
    ], isClosed: true)

  private static let acceptedFindings = Form.object(
    [("accepted", .list(acceptedFinding))], isClosed: true)
}
