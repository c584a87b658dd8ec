// Written by Apple's documentation of XCTest; never compiled or run, as no machine of this project has
// XCUIAutomation.
#if os(iOS) && canImport(XCTest)
public import XCTest

extension XCUIApplication: @MainActor ObservedScreen {
  /// What the app exposes, by its debug description.
  public var observed: Observation { debugDescription.observed }
}
#endif
