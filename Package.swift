// swift-tools-version: 6.2
import PackageDescription

// Only `earshot-voice` links libespeak-ng. With this variable, the package builds without the
// library and without `earshot-voice`.
let withoutVoice = Context.environment["EARSHOT_WITHOUT_VOICE"] != nil

// `Scripts/build` sets this variable if the machine can link an executable that needs no libraries
// at run time. Only `earshot` is linked statically, because `earshot-voice` must link
// libespeak-ng dynamically.
let linksStaticExecutable = Context.environment["EARSHOT_STATIC_EXECUTABLE"] != nil

// On Linux, the compiler finds libespeak-ng without pkg-config. Homebrew installs it in a separate
// folder, so macOS needs pkg-config.
#if os(macOS)
let espeakNG = Target.systemLibrary(
  name: "CEspeakNG", pkgConfig: "espeak-ng", providers: [.brew(["espeak-ng"])])
#else
let espeakNG = Target.systemLibrary(name: "CEspeakNG")
#endif
let onlyForVoice = Target.Dependency.target(
  name: "CEspeakNG", condition: .when(traits: ["Voice"]))

let package = Package(
  name: "earshot",
  // The command measures time with `ContinuousClock`, which needs macOS 13.
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "Earshot", targets: ["Earshot"]),
    .library(name: "EarshotProfiles", targets: ["EarshotProfiles"]),
    .library(name: "EarshotFiles", targets: ["EarshotFiles"]),
    .library(name: "EarshotKit", targets: ["EarshotKit"]),
    .library(name: "EarshotTesting", targets: ["EarshotTesting"]),
    .executable(name: "earshot", targets: ["EarshotCommand"]),
    .plugin(name: "EarshotPlugin", targets: ["EarshotPlugin"]),
  ],
  traits: [
    .trait(name: "Voice", description: "earshot-voice, which links libespeak-ng"),
    .default(enabledTraits: ["Voice"]),
  ],
  dependencies: [
    // ArgumentParser provides subcommands, help, completions and usage errors.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Yams parses YAML designs and profiles, and reports the line and column of each node.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // SwiftNIO serves `earshot studio`; it can be linked into the static executable.
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .target(name: "Earshot"),
    .target(name: "EarshotProfiles", dependencies: ["Earshot"]),
    .target(name: "CArguments"),
    .target(name: "CLibrary", dependencies: ["CArguments"]),
    .target(name: "EarshotOutput", dependencies: ["CLibrary"]),
    .target(
      name: "EarshotFiles",
      dependencies: [
        "CLibrary", "Earshot", "EarshotOutput", "EarshotProfiles",
        .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "EarshotKit",
      dependencies: [
        "CLibrary", "Earshot", "EarshotFiles", "EarshotOutput", "EarshotProfiles", "EarshotSpeech",
      ]),
    .target(
      name: "EarshotServer",
      dependencies: [
        "CLibrary", "Earshot", "EarshotFiles", "EarshotKit", "EarshotOutput", "EarshotProfiles",
        "EarshotSpeech",
      ]),
    // The pages of `earshot studio`.
    .target(
      name: "EarshotStudio",
      dependencies: [
        "CLibrary", "Earshot", "EarshotFiles", "EarshotKit", "EarshotOutput", "EarshotProfiles",
        "EarshotSpeech",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .target(
      name: "EarshotTesting",
      dependencies: ["Earshot", "EarshotFiles", "EarshotKit", "EarshotOutput", "EarshotProfiles"]),
    .target(name: "VoiceProtocol"),
    .target(
      name: "EarshotSpeech",
      dependencies: [
        "CLibrary", "Earshot", "EarshotOutput", "VoiceProtocol",
      ]),
    .executableTarget(
      name: "EarshotCommand",
      dependencies: [
        "CLibrary", "Earshot", "EarshotKit", "EarshotOutput", "EarshotProfiles", "EarshotFiles",
        "EarshotServer", "EarshotSpeech", "EarshotStudio",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      linkerSettings: linksStaticExecutable ? [.unsafeFlags(["-static-executable"])] : []),
    .plugin(
      name: "EarshotPlugin",
      capability: .command(
        intent: .custom(
          verb: "earshot", description: "Check, preview and compare designs with earshot."))),
    .executableTarget(
      name: "EmbedProfiles",
      dependencies: ["Earshot", "EarshotFiles", "EarshotOutput", "EarshotProfiles"]),
    .testTarget(name: "EarshotOutputTests", dependencies: ["EarshotOutput", "TestTools"]),
    .testTarget(name: "EarshotTests", dependencies: ["Earshot", "EarshotProfiles", "TestTools"]),
    .testTarget(
      name: "EarshotProfilesTests",
      dependencies: ["Earshot", "EarshotProfiles", "EarshotFiles", "EmbedProfiles", "TestTools"]),
    .testTarget(
      name: "EarshotFilesTests",
      dependencies: ["Earshot", "EarshotOutput", "EarshotProfiles", "EarshotFiles", "TestTools"],
      exclude: ["Walking/Goldens"]),
    .testTarget(
      name: "EarshotTestingTests",
      dependencies: [
        "Earshot", "EarshotFiles", "EarshotKit", "EarshotOutput", "EarshotProfiles",
        "EarshotTesting",
      ],
      exclude: ["Stubs"]),
    // Tests that extend the libraries as users would: without `@testable`, one file per extension.
    .testTarget(
      name: "EarshotExtensionTests",
      dependencies: ["Earshot", "EarshotFiles", "EarshotKit", "EarshotProfiles"]),
    .testTarget(
      name: "EarshotSpeechTests",
      dependencies: [
        "Earshot", "EarshotOutput", "EarshotProfiles", "EarshotSpeech", "VoiceProtocol",
      ]),
    .testTarget(
      name: "EarshotServerTests",
      dependencies: [
        "CLibrary", "EarshotFiles", "EarshotKit", "EarshotOutput", "EarshotServer", "EarshotSpeech",
        "TestTools",
      ]),
    .testTarget(
      name: "EarshotStudioTests",
      dependencies: [
        "Earshot", "EarshotFiles", "EarshotKit", "EarshotOutput", "EarshotStudio", "TestTools",
      ]),
    .testTarget(
      name: "EarshotCommandTests",
      dependencies: [
        "Earshot", "EarshotCommand", "EarshotFiles", "EarshotKit", "EarshotOutput", "EarshotServer",
        "TestTools",
      ],
      exclude: ["Messages.txt"]),
    .target(
      name: "TestTools", dependencies: ["Earshot", "EarshotProfiles"], path: "Tests/TestTools"),
  ],
  swiftLanguageModes: [.v6]
)

if !withoutVoice {
  package.products.append(.executable(name: "earshot-voice", targets: ["EarshotVoice"]))
  package.targets += [
    espeakNG,
    .target(name: "CVoice", dependencies: [onlyForVoice]),
    .executableTarget(
      name: "EarshotVoice",
      dependencies: [onlyForVoice, "CLibrary", "CVoice", "VoiceProtocol"]),
    .testTarget(name: "EarshotVoiceTests", dependencies: ["EarshotVoice", "VoiceProtocol"]),
  ]
}

let targetsInSwift = package.targets.filter { target in
  ![.system, .plugin].contains(target.type) && !["CArguments", "CVoice"].contains(target.name)
}
for target in targetsInSwift {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}

// Tests usually run once after each build, so compiling them without optimization saves time.
for target in package.targets where target.type == .test {
  target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
}
