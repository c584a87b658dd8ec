internal import Earshot

struct XCUIElements {
  private let nodes: [XCUINode]
  private let stops: XCUIFocusStops
  private let tellsContainers: Bool
  private let tellsBars: Bool

  init(_ nodes: [XCUINode]) {
    self.nodes = nodes
    stops = XCUIFocusStops(nodes)
    tellsBars = nodes.contains { $0.type == "NavigationBar" }
    tellsContainers = nodes.contains { node in
      node.parent.map { parent in
        XCUIElementTypes.containers.contains(nodes[parent].type)
          && !XCUIElementTypes.system.contains(nodes[parent].type)
      } == true
    }
  }

  var stopsAreCertain: Bool { stops.isCertain }
  var modal: (kind: CapturedScreen.Modal, index: Int, hiding: Int)? { stops.modal }

  var elements: [CapturedElement] {
    let contexts = contexts
    let (title, body) = alertTexts
    return stops.stops.map { index in
      var element = element(index)
      if index == title { element.becomeAlertTitle(with: body.flatMap(label)) }
      if index == body { element.becomeAlertBody() }
      element.context = contexts[index]
      if case .tabBarItem? = element.context { element.traits.subtract(.button) }
      var captured = CapturedElement(element, frame: nodes[index].frame, node: index)
      captured.type = type(of: index)
      captured.isUncertain = stops.uncertain.contains(index)
      captured.scroller = stops.scroller(around: index)
      return captured
    }
  }

  private func element(_ index: Int) -> ExposedElement {
    let node = nodes[index]
    let switchInside = node.type == "Cell" ? switchNode(in: index) : nil
    let ofType = XCUIElementTypes.traits[node.type] ?? []
    var traits =
      node.traits?.union(ofType.intersection(XCUIElementTypes.privateTraits))
      ?? guessedTraits(index)
    if let inside = switchInside.flatMap({ XCUIElementTypes.traits[nodes[$0].type] }) {
      traits.formUnion(inside)
    }
    if isBackButton(index) { traits.formUnion([.button, .backButton]) }
    if !node.isEnabled { traits.insert(.notEnabled) }
    if node.isSelected { traits.insert(.selected) }
    if node.hasFocus, traits.contains(.textEntry) { traits.insert(.isEditing) }
    var value = switchInside.flatMap { nodes[$0].value } ?? node.value
    if traits.contains(.button), !traits.contains(.switchButton), value == "1",
      node.type == "Button"
    {
      // XCTest's value "1" for a selected button becomes the trait `selected`, because UIKit
      // reports no value.
      traits.insert(.selected)
      value = nil
    }
    if node.type == "StaticText", value?.trimmed == node.label?.trimmed { value = nil }
    if XCUIElementTypes.fields.contains(node.type) {
      // A field without a value gets the placeholder, which can be the field's only name.
      value = value ?? node.placeholder
      if value == node.label, value == node.placeholder ?? value { value = nil }
    }
    var part = XCUIElementTypes.parts[node.type]
    // The "1" or "0" that XCTest reports for an indicator is removed, because VoiceOver does not
    // announce it.
    if node.type == "ActivityIndicator" {
      if value != "1" { part = nil }
      if value == "0" || value == "1" { value = nil }
    }
    return ExposedElement(
      VoiceOverElement(
        id: node.identifier == node.label ? nil : node.identifier, label: label(of: index),
        value: value, hint: node.hint, traits: traits, customActions: node.customActions),
      part: part)
  }

  private func label(of index: Int) -> String? {
    let node = nodes[index]
    // A cell without a label gets the cell's texts as its label, as in UIKit.
    guard node.type == "Cell", (node.label ?? "").isEmpty else { return node.label ?? node.name }
    let texts = stops.inside(index).filter { nodes[$0].type == "StaticText" }
      .compactMap { label(of: $0) }.filter { !$0.isEmpty }
    return texts.isEmpty ? node.label : texts.joined(separator: ", ")
  }

  private func guessedTraits(_ index: Int) -> Traits {
    let node = nodes[index]
    var traits = XCUIElementTypes.traits[node.type] ?? []
    let around = node.parent.map { nodes[$0].type }
    if around == "NavigationBar", node.type == "StaticText" || node.type == "Other" {
      traits.insert(.header)
    }
    if around == "TabBar", node.type == "Button" { traits.insert(.tabBarItem) }
    if around == "Link", node.type == "StaticText" { traits = .link }
    return traits
  }

  private func type(of index: Int) -> String {
    let type = nodes[index].type
    if nodes[index].identifier == XCUIElementTypes.dismissRegion { return Stop.systemElement }
    if nodes[index].parent.map({ nodes[$0].type }) == "Link", type == "StaticText" { return "Link" }
    if type == "StaticText", !stops.isCertain,
      stops.ancestors(of: index).contains(where: { nodes[$0].type == "Cell" })
    {
      return Stop.textOfCell
    }
    // In XCTest, a Sheet is an alert controller, which is read as an alert.
    if type == "StaticText",
      stops.ancestors(of: index).contains(where: { nodes[$0].type == "Sheet" })
    {
      return Stop.textOfDialog
    }
    // If the file does not show bars, any button can be in a bar.
    let mayBeInBar = nodes[index].parent.map { nodes[$0].type } == "NavigationBar" || !tellsBars
    return type == "Button" && mayBeInBar ? "Button of a bar" : type
  }

  private func isBackButton(_ index: Int) -> Bool {
    if nodes[index].label == XCUIElementTypes.back, let bar = nodes[index].parent,
      [nil, XCUIElementTypes.back].contains(nodes[index].identifier),
      nodes[bar].type == "NavigationBar"
    {
      return !stops.inside(bar).prefix { $0 < index }.contains { nodes[$0].type == "Button" }
    }
    guard nodes[index].identifier == XCUIElementTypes.backButton else { return false }
    return !tellsContainers
      || stops.ancestors(of: index).contains { nodes[$0].type == "NavigationBar" }
  }

  private var alertTexts: (title: Int?, body: Int?) {
    guard let modal, modal.kind == .alert else { return (nil, nil) }
    let texts = stops.stops.drop { $0 < modal.index }.filter { !stops.uncertain.contains($0) }
      .prefix { nodes[$0].type == "StaticText" }
    return (texts.first, texts.dropFirst().first)
  }

  private func switchNode(in cell: Int) -> Int? {
    let switches = stops.inside(cell).filter { XCUIElementTypes.switches.contains(nodes[$0].type) }
    return switches.count == 1 ? switches.first : nil
  }

  private var contexts: [Int: VoiceOverContext] {
    var contexts: [Int: VoiceOverContext] = [:]
    for (container, node) in nodes.enumerated()
    where node.type == "TabBar" || node.type == "SegmentedControl" {
      let buttons = stops.inside(container).filter { nodes[$0].type == "Button" }
      for (offset, button) in buttons.enumerated() {
        contexts[button] =
          node.type == "TabBar"
          ? .tabBarItem(index: offset + 1, count: buttons.count)
          : .series(index: offset + 1, count: buttons.count)
      }
    }
    return contexts
  }
}
