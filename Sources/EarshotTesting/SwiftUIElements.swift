// Written by Apple's documentation of SwiftUI; never compiled or run, as no machine of this project has it.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
public import Earshot
public import SwiftUI
import UIKit

extension View {
  /// What UIKit exposes of a view of SwiftUI, hosted in a window of its own of a size.
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
