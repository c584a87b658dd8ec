import Foundation
import TestTools
import Testing

@testable import Earshot
@testable import EarshotFiles

private let examples: [String] = {
  let folder = Command.package.appending(path: "Examples").path()
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.filter { $0.hasSuffix(".yaml") }.sorted()
}()

@Suite struct `Every example` {
  @Test func `is there`() {
    #expect(examples.count >= 6)
  }

  @Test(arguments: examples.filter { $0 != "readme.yaml" })
  func `has the announcements that it pins`(name: String) throws {
    let outcome = try Command.run(["check", "Examples/\(name)"])
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(arguments: examples)
  func `joins its parts to its announcements, each with a rule`(name: String) throws {
    let profiles = "documented,device,voiceover-ios-17,voiceover-ios-18,voiceover-snapshot"
    let outcome = try Command.run(
      ["preview", "Examples/\(name)", "--states", "all", "--profile", profiles, "--format", "json"])
    let value = try JSONParser.value(of: Array(outcome.output.utf8))
    let entries = try #require(value.items)
    #expect(!entries.isEmpty)
    let rules = try Command.run(["profiles", "--rules"]).output
    for entry in entries {
      var joined = ["announcement": "", "hint": ""]
      for part in try #require(entry["parts"]?.items) {
        let utterance = try #require(part["utterance"]?.string)
        joined[utterance, default: ""] +=
          (part["joint"]?.string ?? "") + (part["text"]?.string ?? "")
        let rule = try #require(part["rule"]?.string)
        #expect(rules.contains("  \(rule): "), "\(rule)")
      }
      #expect(joined["announcement"] == entry["announcement"]?.string)
      #expect(joined["hint"] == entry["hint"]?.string)
    }
  }

  @Test(arguments: ["ar", "pl", "ru"])
  func `does not repeat full stops in languages with a full stop after hints`(locale: String) throws
  {
    let outcome = try Command.run([
      "preview", "Examples/date-picker.yaml", "--states", "all", "--locale", locale,
      "--profile", "documented",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("."))
    #expect(!outcome.output.contains(".."))
  }

  @Test(arguments: ["markdown", "csv", "json", "text"])
  func `is written in every format`(format: String) throws {
    let outcome = try Command.run(
      ["preview", "Examples/booking.yaml", "--states", "all", "--format", format, "--attributes"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Amenities"))
  }
}

@Suite(.enabled("needs PyYAML and jsonschema") { Python.has("yaml", "jsonschema") })
struct `The JSON Schema` {
  private static let validator = """
    import json, sys, yaml, jsonschema
    class Text(yaml.SafeLoader): pass
    Text.yaml_implicit_resolvers = {k: [r for r in v if r[0] != 'tag:yaml.org,2002:timestamp']
                                    for k, v in yaml.SafeLoader.yaml_implicit_resolvers.items()}
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    for path in sys.argv[2:]:
        jsonschema.Draft202012Validator(schema).validate(yaml.load(open(path), Text))
    """

  private func validate(_ paths: [String]) throws -> Python.Outcome {
    let scratch = try Scratch()
    let schema = try scratch.file("schema.json", Data(try Command.run(["schema"]).output.utf8))
    return try Python.run(Self.validator, [schema.path()] + paths)
  }

  @Test(arguments: examples)
  func `accepts every example`(name: String) throws {
    let outcome = try validate([Command.package.appending(path: "Examples/\(name)").path()])
    #expect(outcome.status == 0, "\(outcome.errors.suffix(600))")
  }

  @Test(arguments: [
    "screen: A\ncomponents:\n  - {kind: button, label: [x]}\n",
    "screen: A\ncomponents:\n  - {kind: button, label: x, stars: 3}\n",
    "screen: A\ncomponents:\n  - {kind: radio-group, id: x}\n",
    "screen: A\ncomponents:\n  - {label: x}\n",
    "components: []\n",
  ])
  func `rejects the same input as the reader`(text: String) throws {
    let scratch = try Scratch()
    let file = try scratch.file("wrong.yaml", Data(text.utf8))
    #expect(try validate([file.path()]).status != 0)
    #expect(try Command.run(["preview", file.path()]).status == 65)
  }

  @Test func `accepts every component that the reader accepts`() throws {
    let kinds = ComponentKinds.builtIn.kinds
    var components = [
      "{kind: quorble, label: x}", "{kind: Bank Card, label: x}", "{quorble: x}", "x",
      "{kind: dropdown, label: x}", "{kind: tab-bar, items: [a, {label: b, badge: 2}]}",
      "{kind: tab-bar, components: [{kind: text, label: a}]}",
      "{kind: button, label: x, quorble: y}", "{kind: link, label: x, style: quorble}",
      "{kind: heading, label: x, variant: quorble}", "{kind: switch, label: x, value: locked}",
      "{kind: alert, label: x, buttons: [{label: a, style: destructive}]}",
      "{kind: navigation-bar, title: x, actions: {label: a}}", "{kind: text, label: true}",
    ]
    for (index, kind) in kinds.enumerated() {
      let choices = kind.choicesKey.map { ", \($0): [a, b]" } ?? ""
      for (place, word) in KeyWord.all.keys.sorted().enumerated() where place % 7 == index % 7 {
        for value in ["quorble", "true", "3", "[a, b]"] {
          // In YAML 1.1, which the validator reads, the word "on" is a Boolean.
          components.append("{kind: \(kind.name), label: x\(choices), \"\(word)\": \(value)}")
        }
      }
    }
    let accepted = components.filter { component in
      let design = "screen: S\ncomponents:\n  - \(component)\n"
      return (try? DesignReader.screen(of: Array(design.utf8), file: "d.yaml")) != nil
    }
    #expect(accepted.count > components.count / 2)
    let scratch = try Scratch()
    let design = "title: S\nplatform: ios\ncomponents:\n" + accepted.map { "  - \($0)\n" }.joined()
    let file = try scratch.file("accepted.yaml", Data(design.utf8))
    let outcome = try validate([file.path()])
    #expect(outcome.status == 0, "\(outcome.errors.suffix(900))")
  }
}

@Suite(.enabled("needs gherkin-official") { Python.has("gherkin.parser") })
struct `Acceptance criteria in Gherkin` {
  private static let parser = """
    import sys
    from gherkin.parser import Parser
    for path in sys.argv[1:]:
        feature = Parser().parse(open(path, encoding='utf-8').read())['feature']
        scenarios = [inner['scenario'] for rule in feature['children']
                     for inner in rule['rule']['children']]
        assert scenarios, path
        for scenario in scenarios:
            kinds = [step['keywordType'] for step in scenario['steps']]
            assert kinds[:3] == ['Context', 'Action', 'Outcome'], (path, scenario['name'], kinds)
            assert scenario['tags'], (path, scenario['name'])
    """

  @Test func `are read by the official parser`() throws {
    let scratch = try Scratch()
    let hostile = """
      screen: "Scenario: # @tag\\n  Given | a"
      components:
        - {kind: button, label: "Examples:\\n| <a> |", opens: all}
        - {kind: modal, close: true, id: all, label: '\"\"\" ```', components: [{kind: text, label: "@And * Rule:"}]}
      """
    let designs =
      examples.map { "Examples/\($0)" } + [try scratch.file("h.yaml", Data(hostile.utf8)).path()]
    let paths = try designs.enumerated().map { number, design in
      let criteria = try Command.run(["criteria", design])
      #expect(criteria.status == 0, "\(criteria.errors)")
      return try scratch.file("\(number).feature", Data(criteria.output.utf8)).path()
    }
    let outcome = try Python.run(Self.parser, paths)
    #expect(outcome.status == 0, "\(outcome.errors.suffix(600))")
  }
}
