internal import Earshot

extension CaptureFormat {
  /// Detox's view hierarchy for both platforms.
  public static let detox = CaptureFormat(
    "detox", title: "Detox view hierarchy",
    limits: [
      .stateDescription, .roleDescription, .expandedState, .selectedState, .headings,
      .collections, .ranges, .errors, .liveRegions, .actionLabels, .taps, .customActions,
      .focusStops, .labels, .secureFields, .disabledState,
    ],
    limitsOnIOS: [
      .cells, .secureFields, .classes, .hints, .customActions, .customContent, .expandedState,
      .selectedState, .disabledState, .containers, .languages, .focusStops, .readingOrder,
    ], varying: [.disabledState],
    marks: ["ViewHierarchy>", "detox"],
    xml: XMLForm(roots: ["ViewHierarchy"], description: "<ViewHierarchy> (Detox)") {
      source, _ throws(InputError) in try DetoxReader.read(&source)
    })
}

enum DetoxReader {
  static func read(_ source: inout XMLSource) throws(InputError) -> CaptureFormat.Reading {
    let document = source.document
    let isAndroid = document.elementIndices.contains { element in
      document.value("class", of: element)?.contains(".") == true
    }
    var reading = isAndroid ? CaptureFormat.Reading(try android(&source)) : try ios(&source)
    if document.hasName("enabled") { reading.lifted.append(.disabledState) }
    if let web = document.elementIndices.first(where: { isEmptyWebView($0, in: document) }) {
      reading.notes.append(
        Capture.Note(
          "the content of web views was not compared, because this file does not show it",
          at: source.location(of: web)))
    }
    return reading
  }

  private static func isEmptyWebView(_ element: Int, in document: XMLDocument) -> Bool {
    let name = document.value("class", of: element) ?? document.name(of: element)
    return name.hasSuffix("WebView")
      && !document.elementIndices.contains {
        document.parent(of: $0) == element
          && (document.value("label", of: $0) ?? document.value("text", of: $0)) != nil
      }
  }

  private static func ios(
    _ source: inout XMLSource
  ) throws(InputError) -> CaptureFormat.Reading {
    let document = source.document
    var builder = XCUIScreenBuilder(size: source.size)
    for element in document.elementIndices {
      let name = document.name(of: element)
      var node = XCUINode(type: types[document.value("class", of: element) ?? name] ?? "Other")
      node.identifier = document.value("id", of: element)
      node.label = document.value("label", of: element) ?? document.value("text", of: element)
      node.value = document.value("value", of: element)
      node.placeholder = document.value("placeholder", of: element)
      node.isVisible = document.value("visibility", of: element) != "invisible"
      node.isEnabled = document.value("enabled", of: element) != "false"
      node.hasFocus = document.value("focused", of: element) == "true"
      try builder.add(
        node, named: name, in: document.parent(of: element), at: source.location(of: element))
    }
    return builder.reading()
  }

  private static let types = [
    "RCTTextView": "StaticText", "RCTParagraphComponentView": "StaticText", "UILabel": "StaticText",
    "UIButton": "Button", "UITextField": "TextField", "RCTUITextField": "TextField",
    "UITextView": "TextView", "RCTUITextView": "TextView", "UISwitch": "Switch",
    "RCTSwitch": "Switch", "RCTSwitchComponentView": "Switch", "UISlider": "Slider",
    "RCTSlider": "Slider", "UIImageView": "Image", "RCTImageView": "Image",
    "RCTImageComponentView": "Image", "UITableViewCell": "Cell", "UIScrollView": "ScrollView",
    "RCTScrollView": "ScrollView", "RCTScrollViewComponentView": "ScrollView",
    "UINavigationBar": "NavigationBar", "UITabBar": "TabBar", "UIWindow": "Window",
  ]

  private static func aggregatedLabels(of document: XMLDocument) -> Set<Int> {
    var inside: [Int: [String]] = [:]
    var aggregated: Set<Int> = []
    for element in document.elementIndices.reversed() {
      let texts = inside.removeValue(forKey: element).map { Array($0.reversed()) } ?? []
      let own = document.value("label", of: element) ?? document.value("text", of: element)
      if let own, !texts.isEmpty,
        [" ", ", "].contains(where: { texts.joined(separator: $0) == own })
      {
        aggregated.insert(element)
      }
      guard let parent = document.parent(of: element) else { continue }
      let told = texts.isEmpty ? [own].compactMap(\.self) : texts
      inside[parent, default: []] += told.reversed()
    }
    return aggregated
  }

  private static func android(_ source: inout XMLSource) throws(InputError) -> Capture.Content {
    let document = source.document
    var builder = AndroidScreenBuilder(
      root: document.name(of: 0), at: source.location(of: 0), size: source.size)
    let aggregated = Self.aggregatedLabels(of: document)
    for element in document.elementIndices.dropFirst() {
      var node = TalkBackNode()
      node.className = document.value("class", of: element)
      node.text = document.value("text", of: element)
      node.contentDescription =
        aggregated.contains(element)
        ? nil : document.value("label", of: element) ?? document.value("content-desc", of: element)
      node.hintText = document.value("placeholder", of: element)
      node.id = document.value("id", of: element)
      node.viewIdResourceName = node.id
      node.visible = document.value("visibility", of: element) != "invisible"
      node.enabled = document.value("enabled", of: element) != "false"
      node.focused = document.value("focused", of: element) == "true"
      node.checkable = AndroidView.isCheckable(node.className)
      node.checked = Fact.CheckedState(
        node.checkable && document.value("value", of: element) == "true")
      node.clickable = AndroidView.isControl(node.className)
      node.focusable = node.clickable
      AndroidView.complete(&node)
      try builder.add(
        node, named: document.name(of: element), in: document.parent(of: element),
        at: source.location(of: element))
    }
    return .talkBack(builder.screen)
  }
}
