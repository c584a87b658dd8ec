// On Linux, this file is only type-checked, with the stubs in Tests/EarshotTestingTests/Stubs.
#if canImport(UIKit) && !os(watchOS)
public import Earshot
public import UIKit

extension UIView {
  /// The elements that UIKit exposes for the view and its subviews, in UIKit's order.
  ///
  /// The view can also be a window. UIKit has no public properties for an element's position in a
  /// container or for SwiftUI's custom content, so the elements lack both.
  @MainActor public var voiceOverElements: [VoiceOverElement] { Self.elements(in: self) }

  @MainActor private static func elements(in object: NSObject) -> [VoiceOverElement] {
    if object.accessibilityElementsHidden { return [] }
    if object.isAccessibilityElement { return [VoiceOverElement(exposedBy: object)] }
    if let view = object as? UIView, view.isHidden || view.alpha == 0 { return [] }
    let listed = object.accessibilityElements?.compactMap { $0 as? NSObject }
    return (listed ?? (object as? UIView)?.subviews ?? []).flatMap(elements)
  }
}

extension VoiceOverElement {
  @MainActor fileprivate init(exposedBy object: NSObject) {
    self.init(
      id: (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier,
      label: object.accessibilityLabel, value: object.accessibilityValue,
      hint: object.accessibilityHint, traits: Traits(object.accessibilityTraits),
      language: object.accessibilityLanguage,
      customActions: object.accessibilityCustomActions?.map(\.name) ?? [])
  }
}

extension Traits {
  fileprivate init(_ traits: UIAccessibilityTraits) {
    let names: [(UIAccessibilityTraits, Traits)] = [
      (.button, .button), (.link, .link), (.header, .header), (.searchField, .searchField),
      (.image, .image), (.selected, .selected), (.playsSound, .playsSound),
      (.keyboardKey, .keyboardKey), (.staticText, .staticText),
      (.summaryElement, .summaryElement), (.notEnabled, .notEnabled),
      (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMediaSession),
      (.adjustable, .adjustable), (.allowsDirectInteraction, .allowsDirectInteraction),
      (.causesPageTurn, .causesPageTurn), (.tabBar, .tabBar),
    ]
    self = names.reduce(into: []) { all, name in
      if traits.contains(name.0) { all.formUnion(name.1) }
    }
  }
}
#endif
