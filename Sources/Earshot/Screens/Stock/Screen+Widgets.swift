extension Screen {
  /// Returns remarks about widgets that are missing in the toolkit or have no source.
  package func widgetRemarks(on platform: Platform, _ wording: Wording) -> [String] {
    var remarks = UniqueTexts()
    for component in allComponents {
      let toolkit = component.common.toolkits.toolkit(on: platform)
      let table = StockTable.of(toolkit, on: platform)
      let usual: Toolkit = platform == .talkBack ? .compose : .uikit
      let stops = Realization(of: component, on: platform, for: .device, wording: wording).stops
      for stop in stops {
        let name = component.stockName(of: stop.id)
        if let widget = table[name] {
          guard widget.isSubstitute else { continue }
          remarks.add("\(toolkit.title) has no \(component.kind); shown as \(widget.title)")
        } else if let widget = StockTable.of(usual, on: platform)[name] {
          remarks.add(
            "the attributes of \(toolkit.title)'s \(component.kind) are not known; "
              + "shown as \(usual.title)'s \(widget.title)")
        }
      }
    }
    return remarks.texts
  }
}

private struct UniqueTexts {
  private(set) var texts: [String] = []

  mutating func add(_ text: String) {
    if !texts.contains(text) { texts.append(text) }
  }
}

extension Toolkit {
  var title: String {
    switch self {
    case .compose: "Jetpack Compose"
    case .views: "Android Views"
    case .uikit: "UIKit"
    case .swiftui: "SwiftUI"
    case .reactNative: "React Native"
    case .flutter: "Flutter"
    }
  }
}
