/// What an app's interface is built with: toolkits expose the same control in different attributes.
public enum Toolkit: String, Sendable, Hashable, CaseIterable {
  case compose, views, uikit, swiftui
  case reactNative = "react-native"
  case flutter

  /// Whether apps of a platform are built with it.
  public func builds(for platform: Platform) -> Bool {
    switch self {
    case .compose, .views: platform == .talkBack
    case .uikit, .swiftui: platform == .voiceOver
    case .reactNative, .flutter: true
    }
  }
}

/// What the apps of a design are built with, one for each platform.
package struct Toolkits: Sendable, Hashable {
  /// The toolkit of the Android app.
  package private(set) var android = Toolkit.compose
  /// The toolkit of the iOS app.
  package private(set) var iOS = Toolkit.uikit

  /// Creates Jetpack Compose and UIKit.
  package init() {}

  /// Takes a toolkit for the platforms that it builds for.
  package mutating func use(_ toolkit: Toolkit) {
    if toolkit.builds(for: .talkBack) { android = toolkit }
    if toolkit.builds(for: .voiceOver) { iOS = toolkit }
  }
}

extension Screen {
  /// Returns the screen as apps of some toolkits expose it; platforms of which none is given keep
  /// theirs.
  public func built(with toolkits: [Toolkit]) -> Screen {
    var screen = self
    for index in components.indices { screen.components[index].use(toolkits) }
    return screen
  }
}

extension Component {
  fileprivate mutating func use(_ toolkits: [Toolkit]) {
    for toolkit in toolkits { common.toolkits.use(toolkit) }
    changeNested { $0.use(toolkits) }
  }
}
