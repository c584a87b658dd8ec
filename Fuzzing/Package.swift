// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [
        .product(name: "Earshot", package: packageName),
        .product(name: "EarshotProfiles", package: packageName),
        .product(name: "EarshotFiles", package: packageName),
      ])
  ]
)

/// The name of Earshot's package, which SwiftPM takes from the folder's name.
var packageName: String {
  let folders = Context.packageDirectory.split(separator: "/")
  return String(folders[folders.count - 2])
}
