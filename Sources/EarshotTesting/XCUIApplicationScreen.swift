// Written by Apple's documentation of XCTest; never compiled or run, as no machine of this project has
// XCUIAutomation.
#if os(iOS) && canImport(XCTest)
public import Earshot
public import EarshotFiles
public import XCTest

extension XCUIApplication: @MainActor ObservedScreen {
  /// What messages call the app.
  public var name: String { "the app" }

  /// Returns what the app exposes, by its debug description.
  public func capture(for platform: Platform?, file: (String) -> String) throws -> Capture {
    try debugDescription.capture(for: platform, file: file)
  }
}
#endif
