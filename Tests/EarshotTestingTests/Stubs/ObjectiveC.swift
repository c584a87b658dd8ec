// The part of Objective-C's module that EarshotTesting uses. On Linux, `NSObject` is in Foundation.

// https://developer.apple.com/documentation/objectivec/nsobject-swift.class
@_exported public import class Foundation.NSObject
