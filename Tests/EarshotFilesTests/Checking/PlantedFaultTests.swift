import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Checks of texts` {
  @Test(arguments: GoodScreens.allCases)
  func `find nothing on good screens`(_ screen: GoodScreens) throws {
    #expect(try designFindings(design: screen.design, file: "good.yaml") == [])
  }

  @Test(arguments: GoodScreens.allCases)
  func `find at most notes on good screens if devices are judged too`(
    _ screen: GoodScreens
  ) throws {
    let profiles = [Profile.Family.documented, .device].flatMap(BuiltIn.profileNames)
    let found = try designFindings(design: screen.design, file: "good.yaml", profiles: profiles)
    #expect(found.filter { $0.severity > .note } == [])
  }

  @Test func `find at least nine of ten planted faults`() throws {
    let missed = try PlantedFault.all.filter { fault in
      let design = fault.screen.design.replacing(
        fault.text, with: fault.replacement, maxReplacements: 1)
      try #require(design != fault.screen.design, "\(fault)")
      return try !designFindings(
        design: design, file: "faulty.yaml", besides: fault.otherScreen
      )
      .contains { $0.kind.id == fault.kind }
    }
    #expect(missed.count * 10 <= PlantedFault.all.count, "\(missed)")
  }

  @Test func `have two planted faults each`() {
    let counts = Dictionary(grouping: PlantedFault.all, by: \.kind).mapValues(\.count)
    #expect(counts.values.allSatisfy { $0 == 2 }, "\(counts)")
    let checks: [any DesignCheck] = [any DesignCheck].builtIn
    let kinds = Set(checks.flatMap(\.kinds).map(\.id))
    #expect(Set(counts.keys).isSubset(of: kinds))
  }
}
