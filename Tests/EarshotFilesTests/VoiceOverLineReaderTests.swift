import Earshot
import EarshotFiles
import Testing

@Suite struct `A line of compose for VoiceOver` {
  private func line(_ json: String) throws -> VoiceOverLine {
    try VoiceOverLineReader.line(of: try JSONParser.value(of: Array(json.utf8)))
  }

  private func element(_ json: String) throws -> ExposedElement {
    guard case .element(let element, _) = try line(json).content else {
      throw ElementLineError("not an element")
    }
    return element
  }

  private func order(_ json: String) throws -> [String] {
    guard case .screen(let screen) = try line(json).content else {
      throw ElementLineError("not a screen")
    }
    return VoiceOverReadingOrder(screen).visits.map { $0.element.label ?? "" }
  }

  @Test func `Every field of an element is read`() throws {
    let found = try element(
      """
      {"id":"a","label":"Mail","value":"3","hint":"Opens","traits":["button","selected"],
      "expandedStatus":"expanded","language":"de","customActions":["Delete"],
      "customContent":[{"label":"Size","value":"2","importance":"high"},{"label":"Old"}],
      "context":{"type":"series","index":2,"count":3},"part":"menu.item"}
      """)
    #expect(
      found
        == ExposedElement(
          VoiceOverElement(
            id: "a", label: "Mail", value: "3", hint: "Opens", traits: [.button, .selected],
            expandedStatus: .expanded, language: "de", customActions: ["Delete"],
            customContent: [
              .init(label: "Size", value: "2", isImportant: true), .init(label: "Old"),
            ], context: .series(index: 2, count: 3)), part: "menu.item"))
  }

  @Test func `An empty element and nulls are absent fields`() throws {
    #expect(try element("{}") == ExposedElement(VoiceOverElement()))
    let nulls = """
      {"id":null,"label":null,"value":null,"hint":null,"traits":null,"expandedStatus":null,
      "language":null,"customActions":null,"customContent":null,"context":null,"part":null,
      "settings":null}
      """
    #expect(try element(nulls) == ExposedElement(VoiceOverElement()))
    #expect(try line(nulls).unknownFields.isEmpty)
  }

  @Test func `The toggle button is the switch button`() throws {
    #expect(try element(#"{"traits":["toggleButton"]}"#).traits == .switchButton)
    #expect(try element(#"{"traits":["switchButton"]}"#).traits == .switchButton)
  }

  @Test(arguments: [
    (#"{"type":"listStart"}"#, VoiceOverContext.listStart), (#"{"type":"listEnd"}"#, .listEnd),
    (#"{"type":"landmarkStart"}"#, .landmarkStart), (#"{"type":"landmarkEnd"}"#, .landmarkEnd),
    (#"{"type":"tab","index":1,"count":2}"#, .tab(index: 1, count: 2)),
    (#"{"type":"tabBarItem","index":1,"count":2}"#, .tabBarItem(index: 1, count: 2)),
    (#"{"type":"dataTableCell"}"#, .dataTableCell(.init(row: nil, column: nil))),
    (
      #"{"type":"dataTableCell","row":"NSNotFound","column":9223372036854775807}"#,
      .dataTableCell(.init(row: nil, column: nil))
    ),
    (
      #"""
      {"type":"dataTableCell","row":0,"column":1,"width":2,"height":3,"isFirstInRow":true,
      "isRowHeader":true,"isColumnHeader":true,
      "rowHeaders":[{"label":"a","value":"b"}],"columnHeaders":[{"label":"c"},{}]}
      """#,
      .dataTableCell(
        .init(
          row: 0, column: 1, width: 2, height: 3, isFirstInRow: true, isRowHeader: true,
          isColumnHeader: true,
          rowHeaders: [.init(label: "a", value: "b")],
          columnHeaders: [.init(label: "c"), .init()]))
    ),
  ])
  func `Every context is read`(_ json: String, _ context: VoiceOverContext) throws {
    #expect(try element(#"{"context":\#(json)}"#).context == context)
  }

  @Test func `Settings can be next to the fields`() throws {
    let found = try line(#"{"label":"a","settings":{"hints":false,"controls":"before"}}"#)
    #expect(found.settings.map { "\($0.key)=\($0.value)" } == ["hints=off", "controls=before"])
    #expect(found.unknownFields.isEmpty)
  }

  @Test func `Unknown fields are reported once each`() throws {
    let found = try line(
      #"{"colour":1,"label":"a","context":{"type":"listStart","x":1},"customContent":[{"y":1},{"y":2}]}"#
    )
    #expect(found.unknownFields == ["colour", "context.x", "customContent.y"])
    let screen = try line(#"{"theme":1,"root":{"children":[{"colour":1},{"colour":2}]}}"#)
    #expect(screen.unknownFields == ["theme", "colour"])
  }

  @Test(arguments: [
    (#"{"label":3}"#, "label"), (#"{"traits":"button"}"#, "traits"),
    (#"{"traits":[3]}"#, "traits"), (#"{"traits":["buton"]}"#, "traits"),
    (#"{"expandedStatus":"open"}"#, "expandedStatus"),
    (#"{"customActions":[{}]}"#, "customActions"),
    (#"{"customContent":["a"]}"#, "customContent"),
    (#"{"customContent":[{"label":1}]}"#, "customContent.label"),
    (#"{"customContent":[{"label":"a","importance":"low"}]}"#, "customContent.importance"),
    (#"{"context":"list"}"#, "context"), (#"{"context":{}}"#, "context.type"),
    (#"{"context":{"type":"row"}}"#, "context.type"),
    (#"{"context":{"type":"series","index":-1,"count":2}}"#, "context.index"),
    (#"{"context":{"type":"series","index":1.5,"count":2}}"#, "context.index"),
    (#"{"context":{"type":"series","index":1}}"#, "context.count"),
    (#"{"context":{"type":"dataTableCell","row":-1}}"#, "context.row"),
    (
      #"{"context":{"type":"dataTableCell","rowHeaders":[{"label":1}]}}"#,
      "context.rowHeaders.label"
    ),
    (#"{"settings":{"hints":1}}"#, "settings.hints"), (#"{"settings":[]}"#, "settings"),
    (#"{"root":[]}"#, "root"), (#"{"root":{"label":"a"}}"#, "root"),
    (#"{"root":{"children":[]},"idiom":"watch"}"#, "idiom"),
    (#"{"root":{"children":[]},"direction":"up"}"#, "direction"),
    (
      #"{"root":{"children":[{"children":[{"frame":[1,2]}]}]}}"#,
      "root.children[0].children[0].frame"
    ),
    (#"{"root":{"children":[{},{"traits":["x"]}]}}"#, "root.children[1].traits"),
    (#"{"root":{"children":[{},7]}}"#, "root.children[1]"),
    (#"{"root":{"children":{}}}"#, "root.children"),
    (#"{"root":{"children":[{"isHidden":1}]}}"#, "root.children[0].isHidden"),
    (#"{"root":{"children":[{"alpha":"0"}]}}"#, "root.children[0].alpha"),
    (
      #"{"root":{"children":[{"accessibilitySortPriority":true}]}}"#,
      "root.children[0].accessibilitySortPriority"
    ),
    (#"{"root":{"children":[],"container":"UITabBar","itemCount":-1}}"#, "root.itemCount"),
    (
      #"{"root":{"children":[{"accessibilityRowRange":[1]}]}}"#,
      "root.children[0].accessibilityRowRange"
    ),
    (
      #"{"root":{"children":[{"accessibilityColumnRange":[-1,1]}]}}"#,
      "root.children[0].accessibilityColumnRange"
    ),
    (
      #"{"root":{"children":[],"accessibilityHeaderElementsForRow":["h"]}}"#,
      "root.accessibilityHeaderElementsForRow"
    ),
  ])
  func `A wrong type names its field`(_ json: String, _ field: String) throws {
    let error = try #require(throws: ElementLineError.self) { try line(json) }
    #expect(error.field == field)
    #expect(!error.message.isEmpty)
  }

  @Test func `A misspelled trait has a suggestion`() throws {
    let error = try #require(throws: ElementLineError.self) { try line(#"{"traits":["buton"]}"#) }
    #expect(error.message == "unknown trait 'buton'; did you mean 'button'?")
  }

  @Test(arguments: ["[]", "3", "null", "\"a\""])
  func `A line that is not an object is an error of the line`(_ json: String) throws {
    let error = try #require(throws: ElementLineError.self) { try line(json) }
    #expect(error.field == nil)
  }

  @Test func `A screen is read with its frames, groups and flags`() throws {
    let json = """
      {"id":"s","idiom":"pad","direction":"rtl","root":{"explicitlyOrdered":false,"children":[
      {"label":"left","frame":[0,12,5,5]},{"label":"right","frame":[100,0,5,5]},
      {"label":"no","frame":[0,0,1,1],"isAccessibilityElement":false},
      {"label":"gone","frame":[0,0,1,1],"accessibilityElementsHidden":true},
      {"explicitlyOrdered":true,"container":"list","children":[
      {"label":"b","frame":[0,80,1,1]},{"label":"a","frame":[0,60,1,1]}]}]}}
      """
    #expect(try line(json).id == "s")
    #expect(try order(json) == ["right", "left", "b", "a"])
  }

  @Test func `A plain view is replaced by its children, a group is not`() throws {
    func json(_ fields: String) -> String {
      """
      {"root":{"children":[{\(fields)"children":[{"label":"a","frame":[0,0,1,1]},
      {"label":"c","frame":[0,40,1,1]}]},{"label":"b","frame":[0,20,1,1]}]}}
      """
    }
    #expect(try order(json("")) == ["a", "b", "c"])
    #expect(try order(json(#""type":"group","kind":"view","#)) == ["a", "b", "c"])
    for fields in [
      #""shouldGroupAccessibilityChildren":true,"#, #""container":"list","#,
      #""type":"group","kind":"list","#, #""type":"group","#, #""traits":["tabBar"],"#,
      #""container":"semanticGroup","label":"Group","#, #""explicitlyOrdered":true,"#,
      #""container":"semanticGroup","value":"Value","#, #""container":"semanticGroup","id":"a","#,
    ] {
      #expect(try order(json(fields)) == ["a", "c", "b"], "\(fields)")
    }
  }

  @Test func `Nothing inside an element is read`() throws {
    let json = """
      {"root":{"children":[{"label":"card","isAccessibilityElement":true,
      "children":[{"label":"inside"}]}]}}
      """
    #expect(try order(json) == ["card"])
  }

  @Test func `Modal views hide their siblings`() throws {
    let json = """
      {"root":{"children":[{"label":"no"},{"accessibilityViewIsModal":true,
      "children":[{"label":"yes"}]}]}}
      """
    #expect(try order(json) == ["yes"])
  }

  @Test(arguments: [
    #""isHidden":true"#, #""alpha":0"#, #""alpha":-1"#, #""accessibilityElementsHidden":true"#,
  ])
  func `Invisible elements are not read`(_ field: String) throws {
    let json = """
      {"root":{"children":[{"label":"no",\(field)},{\(field),"children":[{"label":"no"}]},
      {"label":"yes","isHidden":false,"alpha":0.1}]}}
      """
    #expect(try order(json) == ["yes"])
  }

  @Test func `An element in a view without a size is not read, one without a frame is`() throws {
    let json = """
      {"root":{"children":[{"label":"no","viewFrame":[5,5,0,0]},
      {"label":"wide","viewFrame":[0,0,1,0]},{"label":"bare"},
      {"clipsToBounds":true,"viewFrame":[0,0,0,0],"children":[{"label":"no"}]},
      {"viewFrame":[0,0,0,0],"children":[{"label":"inside"}]}]}}
      """
    #expect(try order(json) == ["wide", "bare", "inside"])
  }

  @Test func `A priority puts an element first in its container`() throws {
    let json = """
      {"root":{"children":[{"label":"b"},{"label":"a","accessibilitySortPriority":1.5},
      {"label":"c","accessibilitySortPriority":-1},{"label":"b2","accessibilitySortPriority":null}]}}
      """
    #expect(try order(json) == ["a", "b", "b2", "c"])
  }

  private func contexts(_ json: String) throws -> [VoiceOverContext?] {
    guard case .screen(let screen) = try line(json).content else {
      throw ElementLineError("not a screen")
    }
    return VoiceOverReadingOrder(screen).visits.map(\.element.context)
  }

  @Test func `UIKit's own controls give their parts a place`() throws {
    let segments = """
      {"root":{"children":[{"container":"UISegmentedControl","explicitlyOrdered":true,
      "children":[{"label":"a"},{"label":"b"}]}]}}
      """
    #expect(
      try contexts(segments) == [.series(index: 1, count: 2), .series(index: 2, count: 2)])
    let tabs = """
      {"root":{"children":[{"container":"UITabBar","itemCount":1,"traits":["tabBar"],"children":[
      {"label":"a","traits":["tabBarItem"]},{"label":"b","traits":["tabBarItem"]}]}]}}
      """
    #expect(
      try contexts(tabs) == [.tabBarItem(index: 1, count: 1), .tabBarItem(index: 1, count: 1)])
  }

  @Test func `Cells have the ranges and headers of the table`()
    throws
  {
    let json = """
      {"root":{"children":[{"container":"dataTable","accessibilityHeaderElementsForColumn":[["h"]],
      "accessibilityHeaderElementsForRow":[["h"],[]],"explicitlyOrdered":true,"children":[
      {"id":"h","label":"Size","accessibilityRowRange":[0,1],"accessibilityColumnRange":[0,2]},
      {"label":"a","accessibilityRowRange":[7,3],"accessibilityColumnRange":[0,1]},
      {"label":"b","accessibilityRowRange":["NSNotFound",1]}, {"label":"c"}]}]}}
      """
    #expect(
      try contexts(json) == [
        .dataTableCell(
          .init(
            row: 0, column: 0, width: 2, isFirstInRow: true, isRowHeader: true,
            isColumnHeader: true)),
        .dataTableCell(
          .init(
            row: 7, column: 0, height: 3, isFirstInRow: true,
            columnHeaders: [.init(label: "Size")])),
        .dataTableCell(.init(row: nil, column: nil)), nil,
      ])
  }

  @Test func `A row or a column has a limited number of headers`() throws {
    func table(_ count: Int) -> String {
      let names = Array(repeating: #""h""#, count: count).joined(separator: ",")
      return #"{"root":{"children":[],"accessibilityHeaderElementsForRow":[[],[\#(names)]]}}"#
    }
    #expect(try order(table(16)) == [])
    let error = try #require(throws: ElementLineError.self) { try order(table(17)) }
    #expect(error.message.hasPrefix("found 17 headers"))
    #expect(error.field == "root.accessibilityHeaderElementsForRow")
  }

  @Test func `The tab bar trait of a view wins over its container type`() throws {
    let json = """
      {"root":{"children":[{"container":"list","traits":["tabBar"],"children":[{"label":"a"}]}]}}
      """
    #expect(try contexts(json) == [.tab(index: 1, count: 1)])
  }

  @Test func `A screen as deep as JSON may be is read`() throws {
    let depth = 900
    let json =
      #"{"root":{"children":["# + String(repeating: #"{"children":["#, count: depth)
      + #"{"label":"a"}"# + String(repeating: "]}", count: depth) + "]}}"
    #expect(try order(json) == ["a"])
  }
}
