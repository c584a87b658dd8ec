extension Screen {
  /// Returns remarks about widgets that the toolkit lacks or that no source documents.
  package func widgetRemarks(
    on platform: Platform, in states: ScreenPreview.Scope = .current, _ wording: Wording
  ) -> [String] {
    var remarks = Remarks()
    for component in allComponents.flatMap({ $0.inStates(states) }) {
      let toolkit = component.common.toolkits.toolkit(on: platform)
      let table = StockTable.of(toolkit, on: platform)
      let usual: Toolkit = platform == .talkBack ? .compose : .uikit
      let stops = Realization(of: component, on: platform, for: .device, wording: wording).stops
      for stop in stops {
        let name = component.stockName(of: stop.id)
        if let widget = table[name] ?? StockTable.of(usual, on: platform)[name] {
          let words = widget.unknownWords {
            StockFields(of: stop.id, in: StockComponent(component), wording).states
          }
          if let words {
            remarks.add(
              "\(words) of \(widget.title) are unknown, because no source documents them",
              about: "\(name) \(words)")
          }
          let subject = "\(toolkit.title) \(component.kind)"
          if table[name] == nil {
            remarks.add(
              "the attributes of \(toolkit.title)'s \(component.kind) are not known; "
                + "shown as \(usual.title)'s \(widget.title)", about: subject)
          } else if widget.isSubstitute {
            remarks.add(
              "\(toolkit.title) has no \(component.kind); shown as \(widget.title)",
              about: subject)
          }
        }
      }
    }
    for case let field as SearchField in allComponents
    where platform == .voiceOver && field.mayHaveClearButton {
      remarks.add(
        "on iOS, a search field with text has the button \"\(wording.word("label.clear-text"))\"; "
          + "write 'clear: true', or 'clear: false' if the app removes the button",
        about: "search-field.clear")
    }
    return remarks.texts
  }
}

extension Component {
  fileprivate func inStates(_ scope: ScreenPreview.Scope) -> [any Component] {
    scope == .current ? [self] : [self] + states.map { inState($0) }
  }
}

private struct Remarks {
  private(set) var texts: [String] = []
  private var subjects: Set<String> = []

  mutating func add(_ text: String, about subject: String) {
    if subjects.insert(subject).inserted { texts.append(text) }
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
