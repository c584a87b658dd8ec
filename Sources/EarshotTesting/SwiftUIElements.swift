// On Linux, only type-checked, with the stubs in Tests/EarshotTestingTests/Stubs.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
public import Earshot
public import SwiftUI
import UIKit

extension View {
  /// The elements that UIKit exposes for the view in a new window.
  @MainActor public func voiceOverElements(
    in size: CGSize = CGSize(width: 390, height: 844)
  ) -> [VoiceOverElement] {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let host = UIHostingController(rootView: self)
    window.rootViewController = host
    window.isHidden = false
    host.view.layoutIfNeeded()
    return window.voiceOverElements
  }
}
#endif
