import EarshotProfiles
import Foundation
import Testing

@testable import Earshot

@Suite struct `The sentences about designs` {
  private static let designs: [String] = ["Examples", "Tests/Drafts"].flatMap {
    folder -> [String] in
    let path = Command.package.appending(path: folder).path()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(folder)/\($0)" }
  }

  private static let lines: [String] = {
    let outcome = try? Command.run(["check"] + designs)
    let text = (outcome?.output ?? "") + (outcome?.errors ?? "")
    return text.split(separator: "\n").map(String.init)
  }()

  private static let messages = lines.compactMap { line in
    line.firstMatch(of: /(?:error|warning|note): \[[a-z-]+\] (.*)/).map { String($0.1) }
  }

  @Test func `exist`() {
    #expect(Self.designs.count > 30)
    #expect(Self.messages.count > 200)
  }

  @Test func `contain display names; ids only as values to write`() {
    for message in Self.lines {
      let sentence = message.replacing(
        /'(?:earshot [^']*|[a-z0-9.-]+)'|--profile [a-z0-9.-]+/, with: "")
      for id in BuiltIn.profileIDs { #expect(!sentence.contains(id), "\(message)") }
    }
  }

  @Test(arguments: [
    ["explain", "collapsed", "--profile", "talkback-17"],
    ["explain", "collapsed", "--profile", "talkback-17", "Examples/dropdown.yaml"],
    ["preview", "Examples/readme.yaml", "--locale", "cy", "--format", "csv"],
    ["walk", "Examples/dropdown.yaml", "--platform", "voiceover", "--script", "-"],
  ])
  func `of other commands contain display names`(arguments: [String]) throws {
    let outcome = try Command.run(arguments, input: Data("hear: something else\n".utf8))
    let lines = (outcome.errors + (arguments[0] == "explain" ? outcome.output : ""))
      .split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      let sentence = line.replacing(/'[a-z0-9.-]+'|--profile [a-z0-9.-]+/, with: "")
      for id in BuiltIn.profileIDs { #expect(!sentence.contains(id), "\(line)") }
    }
  }

  @Test func `have at most 200 characters, apart from quoted announcements`() {
    for message in Self.messages {
      let own = message.replacing(/"[^"]*"/, with: "\"\"")
      #expect(own.count <= 200, "\(message)")
      let quotes = message.matches(of: /"[^"]*"/).map { $0.0.count }
      #expect(message.count <= 200 || quotes.max() ?? 0 > 100, "\(message)")
    }
  }

  @Test func `do not repeat the expected announcement, which their place shows`() throws {
    let design = Data(
      #"""
      screen: S
      components:
        - kind: text-field
          label: Name
          expect: {talkback: "Edit box, Name, double tap to edit text"}
      """#.utf8)
    let outcome = try Command.run(["check", "-"], input: design)
    let notes = outcome.output.split(separator: "\n").filter { $0.contains("[expectation]") }
    #expect(!notes.isEmpty)
    for note in notes {
      #expect(note.hasSuffix("instead") && !note.contains("double tap to edit"), "\(note)")
    }
  }
}

@Suite struct `The messages about unknown names` {
  private static let many = (1...20).map { "colour-\($0)" } + ["big size", "small size"]

  @Test(arguments: [
    ("colour-1x", "did you mean 'colour-1'?"), ("wide size", "similar: big size, small size"),
    ("zzz", "examples: colour-1, colour-2, colour-3"),
  ])
  func `list only similar names`(name: String, ending: String) {
    let message = NearestName.message("look", name, known: Self.many)
    #expect(message.hasSuffix(ending), "\(message)")
  }

  @Test(arguments: [
    ("zzz", "unknown look 'zzz'; 'earshot looks' lists all"),
    (
      "wide size",
      "unknown look 'wide size'; similar: big size, small size; 'earshot looks' lists all"
    ),
  ])
  func `name the command that lists all names`(name: String, message: String) {
    let found = NearestName.message("look", name, known: Self.many, listedBy: "earshot looks")
    #expect(found == message)
  }

  @Test(arguments: [["on", "off"], ["a", "bb", "ccc", "dddd"]])
  func `list a few names completely`(known: [String]) {
    let message = NearestName.message("value", "zzzzz", known: known)
    #expect(message == "unknown value 'zzzzz'; known: \(known.joined(separator: ", "))")
  }
}
