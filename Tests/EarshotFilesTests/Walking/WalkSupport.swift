import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

enum WalkSupport {
  static let all = [
    "voiceover-documented", "voiceover-ios-26", "talkback-documented", "talkback-15.1",
  ]

  static func screen(_ yaml: String) throws -> Screen {
    try DesignReader.screen(of: Array(yaml.utf8), file: "design.yaml")
  }

  static func screen(of components: String) throws -> Screen {
    try screen("screen: Test\ncomponents:\n\(components)")
  }

  static func walk(_ screen: Screen, _ id: String) throws -> Walkthrough {
    let profile = try #require(BuiltIn.profile(id))
    return Walkthrough(
      through: screen, reader: BuiltIn.reader(for: profile, locale: screen.locale),
      wording: BuiltIn.wording(locale: screen.locale, dates: profile.dates))
  }

  static func script(_ text: String) throws -> WalkScript {
    try WalkScriptReader(file: "script.txt").script(of: Array(text.utf8))
  }

  static func transcript(_ design: String, _ script: String, _ id: String) throws -> Transcript {
    let screen = try screen(design)
    let script = try Self.script(script)
    #expect(script.mistakes(on: screen).isEmpty)
    return Transcript(of: try walk(screen, id), by: script)
  }
}

extension Walkthrough {
  @discardableResult
  mutating func does(_ action: String) throws -> [String] {
    let script = try WalkSupport.script(action)
    var texts: [String] = []
    for line in script.lines {
      guard case .action(let action) = line.demand else { continue }
      let step = perform(action)
      texts = timeline.heard[step.heard].map(\.text)
    }
    return texts
  }
}
