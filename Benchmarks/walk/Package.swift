// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "walk-benchmark",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../..")],
  targets: [
    .executableTarget(
      name: "walk",
      dependencies: [
        .product(name: "Earshot", package: packageName),
        .product(name: "EarshotProfiles", package: packageName),
      ])
  ]
)

var packageName: String {
  let folders = Context.packageDirectory.split(separator: "/")
  return String(folders[folders.count - 3])
}
