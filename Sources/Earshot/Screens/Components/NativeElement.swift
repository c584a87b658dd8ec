/// The native element for a part of a component, with the behaviour that users expect.
public struct NativeElement: Sendable {
  let part: String?
  private let iOS: (uikit: String, swiftUI: String)?
  private let android: (views: String, compose: String)?

  /// Creates a native element.
  ///
  /// `part` is a part of the component, such as `trigger`. If `part` is nil, the element applies to
  /// each part that is not named by another element. `iOS` and `android` are nil if the guidelines
  /// name no native element.
  public init(
    _ part: String? = nil, iOS: (uikit: String, swiftUI: String)? = nil,
    android: (views: String, compose: String)? = nil
  ) {
    self.part = part
    self.iOS = iOS
    self.android = android
  }

  func names(on platform: Platform) -> (imperative: String, declarative: String)? {
    switch platform {
    case .voiceOver: iOS.map { ($0.uikit, $0.swiftUI) }
    case .talkBack: android.map { ($0.views, $0.compose) }
    }
  }
}

extension Component {
  func native(
    of part: String, on platform: Platform
  ) -> (imperative: String, declarative: String)? {
    let pieces = part.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = pieces.first else { return nil }
    let owner = name == kind.name ? kind : ComponentKinds.builtIn[name]
    let natives = owner?.natives(self) ?? []
    func names(of part: String?) -> (imperative: String, declarative: String)? {
      natives.lazy.filter { $0.part == part }.compactMap { $0.names(on: platform) }.first
    }
    return names(of: pieces.count == 2 ? pieces[1] : nil) ?? names(of: nil)
  }
}
