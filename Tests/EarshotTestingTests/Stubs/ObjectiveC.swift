// The part of Objective-C's module that EarshotTesting uses. Foundation has the class on Linux.

// https://developer.apple.com/documentation/objectivec/nsobject-swift.class
@_exported public import class Foundation.NSObject
