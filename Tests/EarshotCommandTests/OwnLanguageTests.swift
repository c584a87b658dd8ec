import Foundation
import Testing

@Suite struct `Words to translate` {
  private static let profiles = [
    "voiceover-documented", "talkback-documented", "voiceover-ios-27", "talkback-17",
  ]

  private func translated(_ file: String) -> String {
    var isWord = false
    return file.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      if line == "words:" { isWord = true }
      guard isWord, !line.contains("# "), line.hasPrefix("  "), let colon = line.range(of: ": ")
      else { return String(line) }
      let text = line[colon.upperBound...]
      let bare = text.hasPrefix("\"") ? text.dropFirst().dropLast() : text
      return "\(line[..<colon.lowerBound]): \"‹\(bare)›\""
    }.joined(separator: "\n")
  }

  private func file(of profile: String, into locale: String, _ scratch: Scratch) throws -> String {
    let outcome = try Command.run(["profiles", profile, "--words", "--locale", locale])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let file = scratch.folder.appending(path: "\(profile).yaml")
    try Data(translated(outcome.output).utf8).write(to: file)
    return file.path()
  }

  @Test(arguments: profiles, ["cy", "de"])
  func `make reader and components speak the language`(profile: String, locale: String) throws {
    let scratch = try Scratch()
    let own = try file(of: profile, into: locale, scratch)
    let options = ["--profile-file", own, "--locale", locale]
    let checked = try Command.run(["check", "Examples/hotel.yaml", "--format", "json"] + options)
    #expect(checked.status <= 1 && !checked.errors.contains("speaks English"))
    #expect(!checked.output.contains("english-words"), "\(checked.output)")
    let said = try Command.run(
      ["preview", "Examples/dropdown.yaml", "--states", "all"] + options)
    #expect(said.status == 0 && said.errors.isEmpty, "\(said.errors)")
    #expect(locale != "cy" || said.output.lowercased().contains("‹button›"), "\(said.output)")
    let before = try Command.run(
      [
        "check", "Examples/hotel.yaml", "--format", "json", "--profile", profile, "--locale",
        locale,
      ])
    #expect(before.output.contains("english-words"))
  }

  @Test func `are a profile that says the same before they are translated`() throws {
    let scratch = try Scratch()
    for profile in Self.profiles {
      let file = scratch.folder.appending(path: "own.yaml")
      try Data(Command.run(["profiles", profile, "--words"]).output.utf8).write(to: file)
      let preview = ["preview", "Examples/hotel.yaml", "--states", "all", "--format", "csv"]
      let own = try Command.run(preview + ["--profile-file", file.path()]).output
      let built = try Command.run(preview + ["--profile", profile]).output
      let reading = profile.hasSuffix("documented") ? "guidelines" : profile
      let same = own.replacingOccurrences(of: "/\(profile)-words", with: "/\(reading)")
        .replacingOccurrences(of: "\(profile)-words", with: profile)
      #expect(same == built)
    }
  }

  @Test(arguments: [
    (["profiles", "--words"], "name one"), (["profiles", "talkback", "--locale", "fr"], "--words"),
  ])
  func `are written of one profile`(arguments: [String], mend: String) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(mend))
  }
}

@Suite struct `A variant that no pattern has` {
  private static let design = """
    screen: S
    components:
      - {kind: button, label: Go, variant: title-cse}
    """

  @Test(arguments: [
    ["preview", "-"], ["criteria", "-"], ["walk", "-", "--script", "/dev/null"],
    ["preview", "-", "--profile", "voiceover-documented", "--plain"],
    ["preview", "-", "--profile", "device"],
  ])
  func `is an error of every command`(arguments: [String]) throws {
    let outcome = try Command.run(arguments, input: Data(Self.design.utf8))
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("-:3:5: error: "))
    #expect(
      outcome.errors.contains("has no variant 'title-cse'; did you mean 'title-case'?"))
  }

  @Test(arguments: ["voiceover", "talkback"])
  func `cannot be one of the other platform`(platform: String) throws {
    for command in ["preview", "check"] {
      let outcome = try Command.run([command, "Examples/dropdown.yaml", "--platform", platform])
      #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
    }
  }
}
