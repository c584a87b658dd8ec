import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

struct OpenWalk {
  private static let mostActions = 2_000

  let profile: Profile
  private let screen: OpenScreen
  private let actions: [Action]
  private(set) var walk: Walkthrough
  private(set) var steps: [WalkStep]

  init(
    _ actions: [String], through screen: OpenScreen, by profile: Profile
  ) throws(InputError) {
    guard actions.count <= Self.mostActions else {
      throw InputError("a walk has at most \(Self.mostActions) actions; start again")
    }
    (self.screen, self.profile) = (screen, profile)
    let lines = actions.map { $0.filter { !$0.isNewline } }
    let script = try WalkScriptReader(file: "walk").script(
      of: Array(lines.joined(separator: "\n").utf8))
    self.actions = script.lines.compactMap { line in
      if case .action(let action) = line.demand { action } else { nil }
    }
    walk = profile.walk(through: screen.screen, locale: screen.locale)
    steps = [walk.beginning]
    for action in self.actions { steps.append(walk.perform(action)) }
  }

  var lastHeard: [Heard] {
    steps.last.map { walk.timeline.heard[$0.heard].filter { $0.duration > 0 } } ?? []
  }

  func write(to object: inout JSONWriter) {
    object.member("isEditing", walk.isEditing)
    object.member("rotor", walk.rotor.rawValue)
    object.member("component", ifPresent: walk.focus?.component)
    object.member("stop", ifPresent: walk.focus?.stop?.description)
    object.objects("steps", of: steps) { object, step in
      object.member("action", step.action?.description ?? "")
      object.strings("remarks", step.remarks.map(\.description))
      let heard = walk.timeline.heard[step.heard].filter { $0.duration > 0 }
      object.objects("heard", of: heard) { object, heard in
        object.member("text", heard.text)
        object.member("isHint", heard.reason == .hint)
      }
    }
  }

  var script: String {
    WalkScriptWriter().written(
      actions, from: profile.walk(through: screen.screen, locale: screen.locale),
      title: "\(screen.screen.title). \(profile.title)."
    ).text
  }
}
