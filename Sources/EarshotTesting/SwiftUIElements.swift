// On Linux, this file is only type-checked, with the stubs in Tests/EarshotTestingTests/Stubs.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
public import Earshot
public import SwiftUI
import UIKit

extension View {
  /// Shows the view in a new window, and returns the elements that UIKit exposes for it.
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
