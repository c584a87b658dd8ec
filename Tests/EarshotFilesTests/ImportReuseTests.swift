import Testing

@testable import EarshotFiles

@Suite struct `Importing one file after another` {
  @Test func `gives the same designs as importing each alone`() throws {
    var last: DesignImport?
    for fixture in DumpFixture.all {
      var alone = DesignImport(title: fixture.name, locale: "en")
      try alone.add(fixture.capture, from: fixture.name)
      var next =
        last?.emptied(titled: fixture.name) ?? DesignImport(title: fixture.name, locale: "en")
      try next.add(fixture.capture, from: fixture.name)
      #expect(next.yaml == alone.yaml)
      #expect(next.remarks == alone.remarks)
      last = next
    }
    #expect(last != nil)
  }
}
