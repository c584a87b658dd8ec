/// The attributes of a toolkit's stock widgets on one platform, from
/// `Profiles/widgets/TOOLKIT.yaml`.
package struct StockTable: Sendable {
  package struct Widget: Sendable {
    /// The kind and, for a part, the role of the stop, such as `tab-bar.option`.
    package let name: String
    /// The widget's name in the toolkit, such as `Checkbox`.
    package let title: String
    package let confidence: Confidence
    package let isSubstitute: Bool
    fileprivate(set) var rules: [StockRule] = []
    var isSilent: Bool { rules.contains { $0.attribute == .label && $0.value.isEmpty } }

    func unknownWords(in states: () -> Set<String>) -> String? {
      guard rules.contains(where: { $0.attribute == .unknown }) else { return nil }
      let states = states()
      return rules.last { $0.attribute == .unknown && $0.applies(in: states) }?.value
    }

    func wordOfBusy(in states: Set<String>) -> String? {
      guard states.contains("busy") else { return nil }
      return rules.last { $0.attribute == .busy }?.value
    }
  }

  package enum Confidence: String, Sendable, Hashable, CaseIterable {
    /// The values are from the toolkit's source or a recording.
    case high
    /// The values are from a picture or documentation.
    case medium
    /// The values are common in apps.
    case low
  }

  private var widgets: [String: Widget] = [:]

  package var all: [Widget] { widgets.values.sorted { $0.name < $1.name } }

  package var wordKeys: Set<String> {
    Set(widgets.values.flatMap(\.rules).flatMap { StockTemplate.wordKeys(in: $0.value) })
  }

  package subscript(name: String) -> Widget? { widgets[name] }

  fileprivate func hasItems(of collection: String) -> Bool {
    let kind = collection.dropLast("collection".count)
    return widgets.keys.contains { $0.hasPrefix(kind) && !$0.hasSuffix(".trigger") }
  }

  /// Reads the records of all widgets.
  ///
  /// A widget's first record contains `widget`, name, title, confidence and, optionally,
  /// `substitute`; its other records contain conditions, attribute and value.
  package init(_ text: StaticString) {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    self.init(records: String(decoding: bytes, as: UTF8.self))
  }

  package init(records: String) {
    var widget: Widget?
    for line in records.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.count == 5, fields[0] == "widget" {
        if let widget { widgets[widget.name] = widget }
        widget = Widget(
          name: fields[1], title: fields[2], confidence: Confidence(rawValue: fields[3]) ?? .low,
          isSubstitute: fields[4] == "substitute")
      } else if fields.count == 3, let attribute = StockAttribute(rawValue: fields[1]) {
        widget?.rules.append(StockRule(fields[0], attribute, fields[2]))
      }
    }
    if let widget { widgets[widget.name] = widget }
  }
}

struct StockRule: Sendable {
  /// The states that the component must have; a state with the prefix `not-` must be absent.
  private let conditions: [String]
  let attribute: StockAttribute
  let value: String

  init(_ conditions: String, _ attribute: StockAttribute, _ value: String) {
    self.conditions = conditions.split(separator: " ").map(String.init)
    self.attribute = attribute
    self.value = value.contains("\\n") ? value.replacing("\\n", with: "\n") : value
  }

  func applies(in states: Set<String>) -> Bool {
    conditions.allSatisfy { condition in
      condition.hasPrefix("not-")
        ? !states.contains(String(condition.dropFirst(4))) : states.contains(condition)
    }
  }
}

extension StockTable {
  package static func of(_ toolkit: Toolkit, on platform: Platform) -> StockTable {
    switch (toolkit, platform) {
    case (.compose, _): compose
    case (.views, _): views
    case (.uikit, _): uikit
    case (.swiftui, _): swiftUI
    case (.reactNative, .talkBack): reactNativeAndroid
    case (.reactNative, .voiceOver): reactNativeIOS
    case (.flutter, .talkBack): flutterAndroid
    case (.flutter, .voiceOver): flutterIOS
    }
  }

  private static let compose = StockTable(text("compose/talkback"))
  private static let views = StockTable(text("views/talkback"))
  private static let uikit = StockTable(text("uikit/voiceover"))
  private static let swiftUI = StockTable(text("swiftui/voiceover"))
  private static let reactNativeAndroid = StockTable(text("react-native/talkback"))
  private static let reactNativeIOS = StockTable(text("react-native/voiceover"))
  private static let flutterAndroid = StockTable(text("flutter/talkback"))
  private static let flutterIOS = StockTable(text("flutter/voiceover"))
}

extension Toolkits {
  func hasOwnWidget(_ name: String, on platform: Platform) -> Bool {
    StockTable.of(toolkit(on: platform), on: platform)[name] != nil
  }

  package func toolkit(on platform: Platform) -> Toolkit {
    platform == .talkBack ? android : iOS
  }

  /// Returns a widget; uses the platform's default toolkit if the app's toolkit lacks the widget.
  func widget(_ name: String, on platform: Platform) -> StockTable.Widget? {
    let table = StockTable.of(toolkit(on: platform), on: platform)
    if let widget = table[name] { return widget }
    // A collection and its items must come from the same toolkit.
    guard !name.hasSuffix(".collection") || !table.hasItems(of: name) else { return nil }
    return StockTable.of(platform == .talkBack ? .compose : .uikit, on: platform)[name]
  }
}
