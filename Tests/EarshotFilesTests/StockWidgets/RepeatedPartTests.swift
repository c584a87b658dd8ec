import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Texts after a name` {
  private struct Case: Sendable, CustomTestStringConvertible {
    let toolkit: Toolkit
    let kind: String
    var testDescription: String { "\(toolkit) \(kind)" }

    static let all = Toolkit.allCases.flatMap { toolkit in
      ComponentKinds.builtIn.kinds.filter { kind in kind.keys.contains { $0.name == "content" } }
        .map { Case(toolkit: toolkit, kind: $0.name) }
    }
  }

  private static let toggles: Set = ["switch", "checkbox", "radio-button", "toggle-button"]
  private static let toggled = [
    "checked: true", "checked: false", "state-description: locked",
    "checked: true, state-description: locked", "value: locked",
  ]

  @Test(arguments: Case.all)
  private func `add no role and no state, and do not repeat the name`(_ one: Case) throws {
    let states = Self.toggles.contains(one.kind) ? Self.toggled : [""]
    for platform in Platform.allCases where one.toolkit.builds(for: platform) {
      for keys in states {
        let plain = try stops(one, keys, on: platform)
        for content in ["[Visitors only]", "[Visitors only, Until Friday]"] {
          let keys = ["content: \(content)", keys].filter { !$0.isEmpty }.joined(separator: ", ")
          let found = try stops(one, keys, on: platform).filter { $0.stopID.role != .content }
          #expect(found.map(\.stop) == plain.map(\.stop))
          for (stop, usual) in zip(found, plain) {
            let text = "\(keys): \(stop.announcement.text)"
            #expect(stop.count(of: .role) == usual.count(of: .role), "\(text)")
            #expect(stop.count(of: .state) <= usual.count(of: .state), "\(text)")
            #expect(stop.countOfName <= usual.countOfName, "\(text)")
          }
        }
      }
    }
  }

  private func stops(
    _ one: Case, _ keys: String, on platform: Platform
  ) throws -> [ScreenPreview.Entry] {
    let profile = try #require(BuiltIn.newest(of: .device, on: platform))
    let component = ["kind: \(one.kind)", "label: Lorem", keys].filter { !$0.isEmpty }
    let design = "screen: T\ncomponents: [{\(component.joined(separator: ", "))}]"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    return profile.preview(locale: "en").entries(
      of: screen.built(with: [one.toolkit]), states: .current)
  }
}

extension ScreenPreview.Entry {
  fileprivate var countOfName: Int { announcement.text.ranges(of: "Lorem").count }

  fileprivate func count(of kind: Part.Kind) -> Int {
    announcement.parts.count { $0.kind == kind }
  }
}
