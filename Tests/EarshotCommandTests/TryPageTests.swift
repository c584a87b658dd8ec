import Foundation
import Testing
import TestTools

@testable import EarshotCommand

@Suite(.enabled(if: Browser.isThere)) struct `Trying out a page in a browser` {
  @Test(arguments: try Browser.lines(for: "try"))
  func `works with keys, buttons and swipes`(line: String) throws {
    let faults = try Browser.faults(ofPageBy: line, by: "try.py")
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(arguments: [
    ("Examples/hotel.yaml", 2_500), ("Examples/booking.yaml", 1_500),
    ("Examples/date-picker.yaml", 500), ("Examples/menu.yaml", 500),
  ])
  func `announces what the walk announces`(design: String, count: Int) throws {
    let scratch = try Scratch()
    let page = scratch.folder.appending(path: "page.html").path()
    let outcome = try Command.run(["report", design, "--output", page])
    #expect(outcome.status == 0, "\(outcome)")
    let script = try Browser.script("try.py")
    let tried = try Python.run(script, ["--walk", "\(count)", "1", page])
    #expect(tried.status == 0, "\(tried)")
    let result = try JSONDecoder().decode(Tried.self, from: Data(tried.output.utf8))
    #expect(result.faults.isEmpty)
    #expect(result.walks.count == 2)
    for (name, walk) in result.walks {
      let isVoiceOver = name.contains("VoiceOver")
      #expect(walk.steps.count > count, "\(name): \(walk.cut) steps are not in the page")
      try compare(
        walk.steps, of: design, by: isVoiceOver ? "voiceover-documented" : "talkback-documented",
        in: scratch)
    }
  }

  private func compare(
    _ steps: [Tried.Step], of design: String, by profile: String, in scratch: Scratch
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let actions = try steps.compactMap(\.action).map { action -> String in
      let pieces = action.split(separator: ": ", maxSplits: 1).map(String.init)
      guard pieces.count == 2 else { return "- \(action)\n" }
      let place = String(decoding: try encoder.encode(pieces[1]), as: UTF8.self)
      return "- \(pieces[0]): \(place)\n"
    }
    let script = try scratch.file("\(profile).walk", Data(actions.joined().utf8))
    let outcome = try Command.run([
      "walk", design, "--script", script.path(), "--profile", profile, "--format", "json",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let walks = try JSONDecoder().decode([Walked].self, from: Data(outcome.output.utf8))
    let walked = try #require(walks.first).steps
    #expect(walked.count == steps.count)
    for (place, (step, expected)) in zip(steps, walked).enumerated() {
      let heard = expected.heard.map(\.text)
      // The page shows a hint and further announcements in one line.
      let shown =
        heard.prefix(1) + (heard.count > 1 ? [heard.dropFirst().joined(separator: " ")] : [])
      #expect(
        step.said == Array(shown) && step.focus == expected.focus ?? "",
        "\(profile), step \(place): \(step), not \(heard) at \(expected.focus ?? "nothing")")
      guard step.said == Array(shown) else { return }
    }
  }
}

private struct Tried: Decodable {
  struct Step: Decodable {
    var action: String?
    var said: [String]
    var focus: String
  }

  struct Walk: Decodable {
    var steps: [Step]
    var cut: Int
  }

  var walks: [String: Walk]
  var faults: [String]
}

private struct Walked: Decodable {
  struct Step: Decodable {
    var focus: String?
    var heard: [Heard]
  }

  struct Heard: Decodable {
    var text: String
  }

  var steps: [Step]
}
