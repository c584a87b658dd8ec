// Type-checked on Linux with Tests/EarshotTestingTests/Stubs, but not run there.
#if os(iOS) && canImport(XCTest)
public import XCTest

extension XCUIApplication: @MainActor ObservedScreen {
  /// The elements in the app's debug description.
  public var observed: Observation { debugDescription.observed }
}
#endif
