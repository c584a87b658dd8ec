// On Linux, this file is only type-checked, with the stubs in Tests/EarshotTestingTests/Stubs.
#if os(iOS) && canImport(XCTest)
public import XCTest

extension XCUIApplication: @MainActor ObservedScreen {
  /// The elements in the app's debug description.
  public var observed: Observation { debugDescription.observed }
}
#endif
