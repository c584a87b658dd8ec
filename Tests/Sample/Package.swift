// swift-tools-version: 6.2
import PackageDescription

// The package of a user, which `Scripts/test-sample` builds outside Earshot's package.
let package = Package(
  name: "Sample",
  dependencies: [.package(name: "earshot", path: "../..")],
  targets: [
    .testTarget(
      name: "SampleTests",
      dependencies: [.product(name: "EarshotTesting", package: "earshot")],
      exclude: ["preferences.yaml", "window_dump.xml"])
  ])
