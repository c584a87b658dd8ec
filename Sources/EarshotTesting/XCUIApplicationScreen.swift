// Type-checked on Linux against Tests/EarshotTestingTests/Stubs, but not run there.
#if os(iOS) && canImport(XCTest)
public import XCTest

extension XCUIApplication: @MainActor ObservedScreen {
  /// The elements in the debug description of the app.
  public var observed: Observation { debugDescription.observed }
}
#endif
