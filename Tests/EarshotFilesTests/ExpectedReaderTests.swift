import Earshot
import EarshotFiles
import Testing

@Suite struct `Other people's expectations` {
  static let uSpec = """
    {"_meta":{"schemaVersion":"1"},"data":{"componentName":"Dropdown","states":[
      {"state":"collapsed","sections":[
        {"title":"TalkBack (Android)","tables":[
          {"focusOrderIndex":2,"name":"Second","announcement":"plain"},
          {"focusOrderIndex":1,"name":"Trigger","announcement":"\\"Collapsed, Size, Drop down list\\"",
           "properties":[{"property":"role","value":"Role.DropdownList","notes":"n"}]}]},
        {"title":"ARIA (Web)","tables":[{"name":"Trigger","announcement":"x"}]},
        {"title":"VoiceOver (iOS)","tables":[{"name":"Trigger","announcement":"“Size, button”"}]}]}]}}
    """
  static let ariaTest = """
    {"info":{"testId":"navTo","title":"Navigate to a size menu"},"target":{"at":{"key":"talkback"},"mode":"reading"},
     "assertions":[{"priority":1,"assertionStatement":"Role 'button' is conveyed"},
                   {"priority":"SHOULD","assertionStatement":"Name is conveyed"}]}
    """
  static let ariaResult = """
    {"test":{"title":"Navigate","at":{"id":"vo_ios"}},"scenarioResults":[
      {"scenario":{"command":{"id":"next"}},"output":"Collapsed, Size, Button","assertionResults":[
        {"assertion":{"priority":"MUST","text":"State is conveyed"},"result":true,"failedReason":null}]}]}
    """
  static let a11ySupport = """
    {"title":"Size menu","assertions":[],"commands":{"talkback":{"and_chr":[
      {"command":"next_item","css_target":"#size","output":"\\"Collapsed, Size\\" (pause) \\"Button\\"",
       "results":[{"feature_id":"html/button","feature_assertion_id":"convey_role","result":"pass"},
                  {"feature_id":"html/button","feature_assertion_id":"convey_name","result":"fail"},
                  {"feature_id":"html/button","feature_assertion_id":"x","result":"unknown"}]}]},
      "nvda":{"firefox":[{"command":"tab"}]}}}
    """
  static let assertions =
    "assertionId,priority,assertionStatement,assertionPhrase,refIds\r\n"
    + "stateCollapsed,1,\"State 'collapsed', or \"\"closed\"\", is conveyed|In {screenReader}\",convey,aria\r\n"
    + "name,3,Name is conveyed,convey name,\r\n"

  @Test func `uSpec lists announcements by state and platform, in focus order`() throws {
    let capture = try capture(Self.uSpec)
    #expect(capture.format == .uSpec)
    #expect(
      capture.expected.map(\.text) == ["Collapsed, Size, Drop down list", "plain", "Size, button"])
    #expect(capture.expected.map(\.platform) == [.talkBack, .talkBack, .voiceOver])
    #expect(capture.expected.map(\.title) == ["Trigger", "Second", "Trigger"])
    #expect(capture.expected.allSatisfy { $0.state == "collapsed" })
    #expect(capture.expected[0].properties == [.init("role", "Role.DropdownList")])
    #expect(capture.expected[0].location.line == 5)
    #expect(capture.notes.count == 1)
  }

  @Test func `ARIA-AT tests have the information to convey`() throws {
    let capture = try capture(Self.ariaTest)
    let test = try #require(capture.expected.first)
    #expect(test.platform == .talkBack && test.state == "reading" && test.text == nil)
    #expect(test.assertions.map(\.priority) == [.must, .should])
    #expect(capture.limits.contains(.wording))
  }

  @Test func `ARIA-AT results have announcements and verdicts`() throws {
    let result = try #require(try capture(Self.ariaResult).expected.first)
    #expect(result.text == "Collapsed, Size, Button" && result.platform == .voiceOver)
    #expect(result.assertions == [.init("State is conveyed", priority: .must, holds: true)])
  }

  @Test func `ARIA-AT tables of assertions are known by their header`() throws {
    let capture = try capture(Self.assertions)
    #expect(capture.format == .ariaAT)
    #expect(capture.expected.map(\.title) == ["stateCollapsed", "name"])
    #expect(
      capture.expected.flatMap(\.assertions) == [
        .init("State 'collapsed', or \"closed\", is conveyed", priority: .must),
        .init("Name is conveyed", priority: .may),
      ])
    #expect(capture.expected.map(\.location.line) == [2, 3])
  }

  @Test func `a11ysupport has quoted speech and results`() throws {
    let capture = try capture(Self.a11ySupport)
    #expect(capture.format == .a11ySupport)
    let test = try #require(capture.expected.first)
    #expect(capture.expected.count == 1)
    #expect(test.text == "Collapsed, Size Button")
    #expect(test.title == "Size menu #size")
    #expect(test.platform == .talkBack && test.reader == "talkback/and_chr")
    #expect(test.assertions.map(\.holds) == [true, false, nil])
    #expect(capture.notes.count == 1)
  }
}

@Suite struct `Announcements in JSON and tables` {
  static let lines = """
    {"utterance":"Add Favorites, button","id":"add"}

    {"utterance":"Größe, 😀"}
    """

  @Test func `There is one utterance in each line`() throws {
    let capture = try capture(Self.lines)
    #expect(capture.format == .utterances)
    #expect(capture.heard.map(\.text) == ["Add Favorites, button", "Größe, 😀"])
    #expect(capture.heard.map(\.id) == ["add", nil])
    #expect(capture.heard.map(\.location.line) == [1, 3])
  }

  @Test
  func `A line that is not JSON is an error with its location, unless the file is cut off there`()
    throws
  {
    let error = #expect(throws: InputError.self) {
      try capture(#"{"utterance":"a"}\#n{x}\#n{"utterance":"b"}"#)
    }
    #expect(error?.location == SourceLocation(file: "fixture", line: 2, column: 2))
    let cut = try capture(Self.lines + "\n{\"utter")
    #expect(cut.heard.count == 2)
    #expect(cut.notes.count == 1)
  }

  @Test func `AT Driver events without speech are skipped`() throws {
    let capture = try capture(
      """
      {"method":"session.started","params":{}}
      {"method":"interaction.capturedOutput","params":{"data":"Size, button, collapsed"}}
      """)
    #expect(capture.format == .atDriver)
    #expect(capture.heard.map(\.text) == ["Size, button, collapsed"])
  }

  @Test(arguments: [
    #"{"utterance":"one"}"#, #"{"value":{"utterance":"one"}}"#, #"["one"]"#,
    #"[{"utterance":"one"}]"#,
  ])
  func `One value is enough`(text: String) throws {
    #expect(try capture(text).heard.map(\.text) == ["one"])
  }

  @Test func `guidepup's log is a list of phrases`() throws {
    let capture = try capture("[\"Save, button\",\n\"\",\n\"Name, edit text\"]")
    #expect(capture.format == .spokenPhrases)
    #expect(capture.heard.map(\.text) == ["Save, button", "Name, edit text"])
    #expect(capture.heard.map(\.location.line) == [1, 3])
  }

  @Test(arguments: [",", ";", "\t"])
  func `A table is read by the given column`(separator: String) throws {
    let text = "id,said\n1,\"a, \"\"b\"\"\nc\"\n2,\n3,d\n"
    let table = text.replacing("id,", with: "id\(separator)").replacing("1,", with: "1\(separator)")
      .replacing("2,", with: "2\(separator)").replacing("3,", with: "3\(separator)")
    let capture = try capture(table, column: "said")
    #expect(capture.format == .csv)
    #expect(capture.heard.map(\.text) == ["a, \"b\"\nc", "d"])
    #expect(capture.heard.map(\.id) == ["1", "3"])
    #expect(capture.heard.map(\.location.line) == [2, 5])
  }

  @Test func `A missing column is reported with the nearest name`() {
    let error = #expect(throws: InputError.self) { try capture("id,Spoken\n1,x", column: "spokn") }
    #expect(error?.message.contains("did you mean 'Spoken'") == true)
  }
}
