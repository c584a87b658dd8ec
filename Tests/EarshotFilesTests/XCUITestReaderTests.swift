import Earshot
import EarshotFiles
import Testing

@Suite struct `XCUITest page sources` {
  static let source = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" label="App" \
    enabled="true" visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeNavigationBar type="XCUIElementTypeNavigationBar" name="Bar" enabled="true" \
    visible="true" x="0" y="47" width="390" height="44">
          <XCUIElementTypeButton name="BackButton" label="Back" enabled="true" visible="true"/>
          <XCUIElementTypeStaticText name="Keyboards" label="Keyboards" value="Keyboards"/>
        </XCUIElementTypeNavigationBar>
        <XCUIElementTypeOther name="Name field Save" label="Name field Save">
          <XCUIElementTypeTextField name="name" label="Name" value="Your name" \
    placeholderValue="Your name"/>
          <XCUIElementTypeButton name="close_icon" enabled="false"/>
        </XCUIElementTypeOther>
        <XCUIElementTypeTable>
          <XCUIElementTypeCell name="Auto" label="Auto" value="1">
            <XCUIElementTypeStaticText name="AUTO" label="Auto" value="Auto"/>
            <XCUIElementTypeSwitch name="Auto" label="Auto" value="0"/>
          </XCUIElementTypeCell>
          <XCUIElementTypeOther label="Vertical scroll bar, 1 page" value="0%"/>
        </XCUIElementTypeTable>
        <XCUIElementTypeTabBar>
          <XCUIElementTypeButton label="Home" value="1"/>
          <XCUIElementTypeButton label="More"/>
        </XCUIElementTypeTabBar>
        <XCUIElementTypeStaticText label="Behind" visible="false" x="0" y="0" width="10" height="10"/>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """

  @Test func `Without traits the stops and their traits come from types`() throws {
    let capture = try capture(Self.source)
    #expect(capture.format == .xcuiTest)
    #expect(
      capture.elements.map(\.label) == [
        "Back", "Keyboards", "Name", nil, "Auto", "Home", "More",
      ])
    #expect(
      capture.elements.map(\.traits) == [
        [.button, .backButton], [.staticText, .header], .textEntry, [.button, .notEnabled],
        [.button, .switchButton], [.tabBarItem, .selected], .tabBarItem,
      ])
    for limit in [FormatLimit.traits, .focusStops, .hints] {
      #expect(capture.limits.contains(limit))
    }
  }

  @Test func `Values that XCTest adds are not treated as the app's`() throws {
    let elements = try capture(Self.source).elements
    #expect(elements.map(\.value) == [nil, nil, "Your name", nil, "0", nil, nil])
  }

  @Test func `An identifier is never spoken`() throws {
    let elements = try capture(Self.source).elements
    #expect(elements.map(\.id) == ["BackButton", nil, "name", "close_icon", nil, nil, nil])
    #expect(elements[3].label == nil)
  }

  @Test func `Tabs are counted`() throws {
    let elements = try capture(Self.source).elements
    #expect(elements[5].context == .tabBarItem(index: 1, count: 2))
    #expect(elements[6].context == .tabBarItem(index: 2, count: 2))
  }

  @Test func `With accessible and traits nothing is guessed`() throws {
    let capture = try capture(
      """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" label="App" accessible="false">
        <XCUIElementTypeOther label="All of it" accessible="false">
          <XCUIElementTypeOther name="save" label="Save" accessible="true" \
      traits="NotEnabled, Button, ToggleButton" customActions="Archive, Delete">
            <XCUIElementTypeStaticText label="Save" accessible="false" traits="StaticText"/>
          </XCUIElementTypeOther>
        </XCUIElementTypeOther>
      </XCUIElementTypeApplication>
      """)
    #expect(capture.elements.map(\.label) == ["Save"])
    #expect(capture.elements.first?.traits == [.button, .switchButton, .notEnabled])
    #expect(capture.elements.first?.customActions == ["Archive", "Delete"])
    for limit in [FormatLimit.traits, .focusStops, .customActions] {
      #expect(!capture.limits.contains(limit))
    }
  }

  @Test func `A stop keeps its location and its XPath`() throws {
    let screen = try #require(try capture(Self.source).screen)
    let node = screen.elements[4].node
    #expect(
      screen.places.path(of: node)
        == "/AppiumAUT[1]/XCUIElementTypeApplication[1]/XCUIElementTypeTable[1]/XCUIElementTypeCell[1]"
    )
    #expect(
      screen.places.location(of: node) == SourceLocation(file: "fixture", line: 13, column: 7))
  }

  @Test func `Elements off the screen are reached by scrolling, hidden ones are not`() throws {
    let capture = try capture(
      """
      <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
        <XCUIElementTypeScrollView x="0" y="0" width="390" height="844">
          <XCUIElementTypeStaticText label="Below" visible="false" x="0" y="900" width="10" height="10"/>
          <XCUIElementTypeStaticText label="Covered" visible="false" x="0" y="100" width="10" height="10"/>
        </XCUIElementTypeScrollView>
      </XCUIElementTypeApplication>
      """)
    #expect(capture.elements.map(\.label) == ["Below"])
    #expect(capture.screen?.elements.filter(\.isUncertain).map(\.element.label) == ["Covered"])
  }

  @Test(arguments: ["StatusBar", "Keyboard"])
  func `The system's own elements are not stops of the app`(type: String) throws {
    let capture = try capture(
      """
      <AppiumAUT><XCUIElementTypeButton label="Save"/><XCUIElementType\(type)>
      <XCUIElementTypeKey label="a"/><XCUIElementTypeButton label="shift"/>
      <XCUIElementTypeOther label="9:41"/></XCUIElementType\(type)></AppiumAUT>
      """)
    #expect(capture.elements.map(\.label) == ["Save"])
  }

  @Test func `An empty field has its placeholder as value`() throws {
    let capture = try capture(
      """
      <AppiumAUT><XCUIElementTypeTextField label="Name" placeholderValue="Your name"/></AppiumAUT>
      """)
    #expect(capture.elements.map(\.value) == ["Your name"])
  }

  @Test func `Errors of the accessibility server are not labels`() throws {
    let capture = try capture(
      """
      <AppiumAUT><XCUIElementTypeButton label="AX error -25205"/><Rando type="blah"/></AppiumAUT>
      """)
    #expect(capture.elements.map(\.label) == [nil])
    #expect(capture.notes.count == 2)
  }
}
