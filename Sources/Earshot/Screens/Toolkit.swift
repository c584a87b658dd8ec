/// A user interface toolkit; toolkits expose the same control with different attributes.
public enum Toolkit: String, Sendable, Hashable, CaseIterable {
  case compose, views, uikit, swiftui
  case reactNative = "react-native"
  case flutter

  /// Creates a toolkit from its name in documentation, such as "Jetpack Compose".
  package init?(calledAs name: String) {
    let word = KeyWord.folded(name).filter { $0 != "-" }
    let names: [String: Toolkit] = [
      "jetpackcompose": .compose, "composeui": .compose, "androidviews": .views,
      "androidview": .views, "materialcomponents": .views, "xml": .views, "swiftui": .swiftui,
      "reactnative": .reactNative, "rn": .reactNative,
    ]
    guard let toolkit = Toolkit(rawValue: word) ?? names[word] else { return nil }
    self = toolkit
  }

  /// Returns whether the toolkit can build apps for a platform.
  public func builds(for platform: Platform) -> Bool {
    switch self {
    case .compose, .views: platform == .talkBack
    case .uikit, .swiftui: platform == .voiceOver
    case .reactNative, .flutter: true
    }
  }
}

package struct Toolkits: Sendable, Hashable {
  package private(set) var android = Toolkit.compose
  package private(set) var iOS = Toolkit.uikit

  package private(set) var named: Set<Platform> = []

  package init() {}

  package mutating func use(_ toolkit: Toolkit) {
    named.formUnion(Platform.allCases.filter(toolkit.builds))
    if toolkit.builds(for: .talkBack) { android = toolkit }
    if toolkit.builds(for: .voiceOver) { iOS = toolkit }
  }
}

extension Screen {
  /// Returns the screen with the given toolkits; a platform without a toolkit in the list keeps its
  /// current toolkit.
  public func built(with toolkits: [Toolkit]) -> Screen {
    var screen = self
    for index in components.indices { screen.components[index].use(toolkits) }
    return screen
  }

  package func namesToolkit(of platform: Platform) -> Bool {
    allComponents.contains { $0.common.toolkits.named.contains(platform) }
  }
}

extension Component {
  fileprivate mutating func use(_ toolkits: [Toolkit]) {
    for toolkit in toolkits { common.toolkits.use(toolkit) }
    changeNested { $0.use(toolkits) }
  }
}
