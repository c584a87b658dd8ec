// Based on Apple's documentation of SwiftUI. This code has never been compiled or run, because it
// needs an Apple platform.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
public import Earshot
public import SwiftUI
import UIKit

extension View {
  /// Returns the elements that UIKit exposes for a SwiftUI view, in a window of the given size in
  /// points.
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
