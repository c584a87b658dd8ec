internal import Earshot

/// Reads Detox's view hierarchy: XML with an element for each view class, of either platform.
struct DetoxReader {
  private let document: XMLDocument
  private var cursor: PlaceCursor

  /// Returns what a document tells.
  static func capture(of document: XMLDocument, file: String) throws(InputError) -> Capture {
    var reader = DetoxReader(document: document, cursor: PlaceCursor(document.bytes, file: file))
    try FileBudget.nodes.check(
      document.elements.count, bytes: document.bytes.count, at: reader.cursor.location(of: 0))
    let isAndroid = document.elements.indices.contains { element in
      document.value("class", of: element)?.contains(".") == true
    }
    return isAndroid ? try reader.android() : reader.ios()
  }

  private mutating func ios() -> Capture {
    var nodes: [XCUINode] = []
    var places = NodePlaces()
    for element in document.elements.indices {
      let parent = document.elements[element].parent
      let name = document.name(of: element)
      _ = places.append(
        name, parent: parent < 0 ? nil : Int(parent), at: location(of: element))
      var node = XCUINode(type: Self.type(ofClass: document.value("class", of: element) ?? name))
      node.identifier = document.value("id", of: element)
      node.label = document.value("label", of: element) ?? document.value("text", of: element)
      node.value = document.value("value", of: element)
      node.placeholder = document.value("placeholder", of: element)
      node.isVisible = document.value("visibility", of: element) != "invisible"
      node.isEnabled = document.value("enabled", of: element) != "false"
      node.hasFocus = document.value("focused", of: element) == "true"
      node.parent = parent < 0 ? nil : Int(parent)
      nodes.append(node)
    }
    places.finish()
    return Capture(
      format: .detox,
      content: .voiceOver(
        CapturedScreen(elements: XCUIElements(nodes).elements, places: places)),
      limits: [
        .traits, .hints, .customActions, .customContent, .expandedState, .selectedState,
        .containers, .languages, .focusStops, .readingOrder,
      ])
  }

  private static func type(ofClass name: String) -> String {
    switch name {
    case "RCTTextView", "RCTParagraphComponentView", "UILabel": "StaticText"
    case "UIButton": "Button"
    case "UITextField", "RCTUITextField": "TextField"
    case "UITextView", "RCTUITextView": "TextView"
    case "UISwitch", "RCTSwitch", "RCTSwitchComponentView": "Switch"
    case "UISlider", "RCTSlider": "Slider"
    case "UIImageView", "RCTImageView", "RCTImageComponentView": "Image"
    case "UITableViewCell": "Cell"
    case "UIScrollView", "RCTScrollView", "RCTScrollViewComponentView": "ScrollView"
    case "UINavigationBar": "NavigationBar"
    case "UITabBar": "TabBar"
    case "UIWindow": "Window"
    default: "Other"
    }
  }

  private mutating func android() throws(InputError) -> Capture {
    var builder = AndroidScreenBuilder(
      root: document.name(of: 0), at: location(of: 0), bytes: document.bytes.count)
    for element in document.elements.indices.dropFirst() {
      var node = TalkBackNode()
      node.className = document.value("class", of: element)
      node.text = document.value("text", of: element)
      node.contentDescription =
        document.value("label", of: element) ?? document.value("content-desc", of: element)
      node.hintText = document.value("placeholder", of: element)
      node.id = document.value("id", of: element)
      node.viewIdResourceName = node.id
      node.visible = document.value("visibility", of: element) != "invisible"
      node.focused = document.value("focused", of: element) == "true"
      AndroidView.complete(&node)
      _ = try builder.add(
        node, named: document.name(of: element), in: Int(document.elements[element].parent),
        at: location(of: element))
    }
    return Capture(
      format: .detox, content: .talkBack(builder.screen),
      limits: [
        .stateDescription, .roleDescription, .expandedState, .selectedState, .headings,
        .collections, .ranges, .errors, .liveRegions, .actionLabels, .customActions, .focusStops,
      ])
  }

  private mutating func location(of element: Int) -> SourceLocation {
    cursor.location(of: Int(document.elements[element].offset))
  }
}
