// The declarations of XCTest and XCUIAutomation that EarshotTesting uses. XCTest exports
// XCUIAutomation.

@_exported public import Foundation
import ObjectiveC

// https://developer.apple.com/documentation/xctest/xctfail(_:file:line:)
public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}

// https://developer.apple.com/documentation/xctest/xctattachment
open class XCTAttachment: NSObject {
  // https://developer.apple.com/documentation/xctest/xctattachment/lifetime-swift.enum
  public enum Lifetime: Int, Sendable {
    // https://developer.apple.com/documentation/xctest/xctattachment/lifetime-swift.enum/keepalways
    case keepAlways
  }

  // https://developer.apple.com/documentation/xctest/xctattachment/init(data:uniformtypeidentifier:)
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init()
  }

  // https://developer.apple.com/documentation/xctest/xctattachment/name
  open var name: String?

  // https://developer.apple.com/documentation/xctest/xctattachment/lifetime-swift.property
  open var lifetime = Lifetime.keepAlways
}

// https://developer.apple.com/documentation/xctest/xctactivity
public protocol XCTActivity: AnyObject {
  // https://developer.apple.com/documentation/xctest/xctactivity/add(_:)
  func add(_ attachment: XCTAttachment)
}

// https://developer.apple.com/documentation/xctest/xctcontext
open class XCTContext: NSObject {
  // https://developer.apple.com/documentation/xctest/xctcontext/runactivity(named:block:)
  @MainActor @preconcurrency public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result { fatalError("never run") }
}

// https://developer.apple.com/documentation/xcuiautomation/xcuielement
//
// XCUIElement's debugDescription overrides NSObject's property
// (https://developer.apple.com/documentation/xcuiautomation/xcuielement/debugdescription).
@MainActor open class XCUIElement: NSObject {}

// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication
@MainActor open class XCUIApplication: XCUIElement {}
