// swift-tools-version: 6.2
import PackageDescription

// A user's package, which `Scripts/test-sample` builds outside this package.
let package = Package(
  name: "Sample",
  dependencies: [.package(name: "earshot", path: "../..")],
  targets: [
    .testTarget(
      name: "SampleTests",
      dependencies: [.product(name: "EarshotTesting", package: "earshot")],
      exclude: ["preferences.yaml", "window_dump.xml"])
  ])
