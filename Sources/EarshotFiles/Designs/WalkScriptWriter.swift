package import Earshot
package import EarshotOutput

package struct WalkScriptWriter: Sendable {
  package init() {}

  /// Returns a walk's script, with `title` as a comment in the first line.
  ///
  /// In the script, each action waits until the reader has finished speaking.
  package func written(_ actions: [Action], from walk: Walkthrough, title: String) -> Document {
    var walk = walk
    var lines = ["# \(YAMLText.comment(title))"] + Self.expectation(walk.beginning, walk)
    for action in actions {
      let step = walk.perform(action)
      lines += [Self.line(of: action)] + Self.expectation(step, walk)
    }
    return Document(yaml: lines.map { "\($0)\n" }.joined())
  }

  private static func line(of action: Action) -> String {
    if case .app(.error(let component, let text)) = action {
      return "- error: {component: \(YAMLText.scalar(component)), text: \(YAMLText.scalar(text))}"
    }
    let pieces = action.description.split(separator: ": ", maxSplits: 1).map(String.init)
    return "- " + ([pieces[0]] + pieces.dropFirst().map(YAMLText.scalar)).joined(separator: ": ")
  }

  private static func expectation(_ step: WalkStep, _ walk: Walkthrough) -> [String] {
    let heard = walk.timeline.heard[step.heard].filter { $0.duration > 0 }.map(\.text)
    let profile = walk.reader.profile
    let isNamed = WalkScriptReader.isCondition(profile.id)
    let who = isNamed ? profile.id : profile.platform.rawValue
    return ["- \(who): {hear: \(YAMLText.scalar(heard.joined(separator: ", ")))}"]
  }
}
