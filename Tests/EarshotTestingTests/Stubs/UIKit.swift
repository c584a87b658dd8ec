@_exported public import Foundation
import ObjectiveC

// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Sendable {
  // https://developer.apple.com/documentation/swift/optionset
  public var rawValue: UInt64

  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/init(rawvalue:)
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/button
  public static var button: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/link
  public static var link: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/image
  public static var image: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/searchfield
  public static var searchField: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/keyboardkey
  public static var keyboardKey: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/playssound
  public static var playsSound: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/selected
  public static var selected: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/summaryelement
  public static var summaryElement: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/updatesfrequently
  public static var updatesFrequently: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/startsmediasession
  public static var startsMediaSession: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/notenabled
  public static var notEnabled: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/adjustable
  public static var adjustable: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/allowsdirectinteraction
  public static var allowsDirectInteraction: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/causespageturn
  public static var causesPageTurn: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/header
  public static var header: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/tabbar
  public static var tabBar: UIAccessibilityTraits { [] }
  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/statictext
  public static var staticText: UIAccessibilityTraits { [] }
}

// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@MainActor open class UIAccessibilityCustomAction: NSObject {
  // https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/name
  open var name = ""
}

extension NSObject {
  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement
  @MainActor public var isAccessibilityElement: Bool {
    get { false }
    set {}
  }

  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementshidden
  @MainActor public var accessibilityElementsHidden: Bool {
    get { false }
    set {}
  }

  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements
  @MainActor public var accessibilityElements: [Any]? {
    get { nil }
    set {}
  }

  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
  @MainActor public var accessibilityLabel: String? {
    get { nil }
    set {}
  }

  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue
  @MainActor public var accessibilityValue: String? {
    get { nil }
    set {}
  }

  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint
  @MainActor public var accessibilityHint: String? {
    get { nil }
    set {}
  }

  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylanguage
  @MainActor public var accessibilityLanguage: String? {
    get { nil }
    set {}
  }

  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytraits
  @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { [] }
    set {}
  }

  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomactions
  @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { nil }
    set {}
  }
}

// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification
@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  // https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
  var accessibilityIdentifier: String? { get set }
}

// https://developer.apple.com/documentation/uikit/uiview
@MainActor open class UIView: NSObject, UIAccessibilityIdentification {
  // https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public init(frame: CGRect) {}

  // https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
  open var accessibilityIdentifier: String?

  // https://developer.apple.com/documentation/uikit/uiview/ishidden
  open var isHidden = false

  // https://developer.apple.com/documentation/uikit/uiview/alpha
  open var alpha: CGFloat = 1

  // https://developer.apple.com/documentation/uikit/uiview/subviews
  open var subviews: [UIView] { [] }

  // https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
  open func layoutIfNeeded() {}
}

// https://developer.apple.com/documentation/uikit/uiwindow
@MainActor open class UIWindow: UIView {
  // https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller
  open var rootViewController: UIViewController?
}

// https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor open class UIViewController: NSObject {
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/view
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { nil }
    set {}
  }
}
