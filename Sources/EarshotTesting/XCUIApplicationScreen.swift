// Based on Apple's documentation of XCTest. This code has never been compiled or run, because it
// needs XCUIAutomation.
#if os(iOS) && canImport(XCTest)
public import XCTest

extension XCUIApplication: @MainActor ObservedScreen {
  /// The elements of the app, from its debug description.
  public var observed: Observation { debugDescription.observed }
}
#endif
