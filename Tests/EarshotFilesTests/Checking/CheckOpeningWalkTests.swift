import EarshotProfiles
import Testing

@testable import Earshot
@testable import EarshotFiles

@Suite struct `Walks to opening components` {
  private static func components() throws -> [any Component] {
    try DumpFixture.all.flatMap(\.design.allComponents)
      + ComponentKinds.builtIn.kinds.flatMap { kind in
        let design = "screen: Test\ncomponents:\n\(kind.example(indent: 2))"
        return try DesignReader.screen(of: Array(design.utf8), file: "test.yaml").allComponents
      }
  }

  @Test(arguments: Platform.allCases)
  func `find nothing for a component that cannot open`(on platform: Platform) throws {
    let profile = try #require(BuiltIn.newest(of: .documented, on: platform))
    let reader = BuiltIn.checkReader(for: profile, locale: "en")
    var counts = [false: 0, true: 0]
    for component in try Self.components() {
      var enabled = component
      enabled.common.isDisabled = false
      let component = enabled
      let canOpen = component.canOpen(on: platform, reader.wording)
      counts[canOpen, default: 0] += 1
      guard !canOpen else { continue }
      let alone = Screen("", locale: "en", initialFocus: Reference(component.id)) { component }
      var walk = reader.walk(through: alone)
      #expect(walk.opening == nil, "\(component.title)")
      _ = walk.perform(.gesture(.doubleTap))
      #expect(walk.opening == nil, "\(component.title)")
    }
    #expect(counts.values.allSatisfy { $0 > 0 })
  }
}
