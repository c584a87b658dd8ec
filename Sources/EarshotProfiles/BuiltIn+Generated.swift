// Written by Scripts/embed-profiles; edit the files in Profiles/ instead.
// swift-format-ignore-file

extension BuiltIn {
  enum ProfileID: String, CaseIterable {
    case talkback_15_1 = "talkback-15.1"
    case talkback_16_0 = "talkback-16.0"
    case talkback_16_2 = "talkback-16.2"
    case talkback_17 = "talkback-17"
    case talkback_documented = "talkback-documented"
    case talkback_samsung_16_2 = "talkback-samsung-16.2"
    case voiceover_documented = "voiceover-documented"
    case voiceover_ios_17 = "voiceover-ios-17"
    case voiceover_ios_18 = "voiceover-ios-18"
    case voiceover_ios_26 = "voiceover-ios-26"
    case voiceover_ios_27 = "voiceover-ios-27"
    case voiceover_snapshot = "voiceover-snapshot"
    case voiceover_snapshot_next = "voiceover-snapshot-next"
  }

  /// The identifiers of all profiles, sorted.
  public static let profileIDs: [String] = ProfileID.allCases.map(\.rawValue)

  /// The names that select a reader's newest profile, each with the profile's identifier.
  public static let newest: [String: String] = [
    "talkback": "talkback-17",
    "voiceover-ios": "voiceover-ios-27",
  ]

  /// The profiles that extend another profile, each with the extended profile's identifier.
  static let profileBases: [String: String] = [
    "talkback-16.0": "talkback-15.1",
    "talkback-16.2": "talkback-15.1",
    "talkback-17": "talkback-16.2",
    "talkback-samsung-16.2": "talkback-16.2",
    "voiceover-ios-18": "voiceover-ios-17",
    "voiceover-ios-26": "voiceover-ios-18",
    "voiceover-ios-27": "voiceover-ios-26",
    "voiceover-snapshot-next": "voiceover-snapshot",
  ]

  static func newestText(_ name: String) -> String? {
    switch name {
    case "documented/voiceover": "voiceover-documented"
    case "documented/talkback": "talkback-documented"
    case "device/voiceover": "voiceover-ios-27"
    case "device/talkback": "talkback-17"
    default: nil
    }
  }

  /// The folders and locales of all vocabularies, sorted.
  public static let vocabularyNames: [String] = [
    "appcompat/af",
    "appcompat/am",
    "appcompat/ar",
    "appcompat/as",
    "appcompat/az",
    "appcompat/be",
    "appcompat/bg",
    "appcompat/bn",
    "appcompat/bs",
    "appcompat/ca",
    "appcompat/cs",
    "appcompat/da",
    "appcompat/de",
    "appcompat/el",
    "appcompat/en",
    "appcompat/es",
    "appcompat/es-US",
    "appcompat/et",
    "appcompat/eu",
    "appcompat/fa",
    "appcompat/fi",
    "appcompat/fil",
    "appcompat/fr",
    "appcompat/fr-CA",
    "appcompat/gl",
    "appcompat/gu",
    "appcompat/he",
    "appcompat/hi",
    "appcompat/hr",
    "appcompat/hu",
    "appcompat/hy",
    "appcompat/id",
    "appcompat/is",
    "appcompat/it",
    "appcompat/ja",
    "appcompat/ka",
    "appcompat/kk",
    "appcompat/km",
    "appcompat/kn",
    "appcompat/ko",
    "appcompat/ky",
    "appcompat/lo",
    "appcompat/lt",
    "appcompat/lv",
    "appcompat/mk",
    "appcompat/ml",
    "appcompat/mn",
    "appcompat/mr",
    "appcompat/ms",
    "appcompat/my",
    "appcompat/nb",
    "appcompat/ne",
    "appcompat/nl",
    "appcompat/or",
    "appcompat/pa",
    "appcompat/pl",
    "appcompat/pt-BR",
    "appcompat/pt-PT",
    "appcompat/ro",
    "appcompat/ru",
    "appcompat/si",
    "appcompat/sk",
    "appcompat/sl",
    "appcompat/sq",
    "appcompat/sr",
    "appcompat/sr-Latn",
    "appcompat/sv",
    "appcompat/sw",
    "appcompat/ta",
    "appcompat/te",
    "appcompat/th",
    "appcompat/tr",
    "appcompat/uk",
    "appcompat/ur",
    "appcompat/uz",
    "appcompat/vi",
    "appcompat/zh-HK",
    "appcompat/zh-Hans",
    "appcompat/zh-Hant",
    "appcompat/zu",
    "components/af",
    "components/am",
    "components/ar",
    "components/as",
    "components/az",
    "components/be",
    "components/bg",
    "components/bn",
    "components/bo",
    "components/bs",
    "components/ca",
    "components/cs",
    "components/cy",
    "components/da",
    "components/de",
    "components/el",
    "components/en",
    "components/en-AU",
    "components/en-CA",
    "components/en-GB",
    "components/en-IE",
    "components/en-IN",
    "components/en-NZ",
    "components/en-SG",
    "components/en-ZA",
    "components/es",
    "components/es-419",
    "components/es-US",
    "components/et",
    "components/eu",
    "components/fa",
    "components/fi",
    "components/fil",
    "components/fr",
    "components/fr-CA",
    "components/ga",
    "components/gl",
    "components/gsw",
    "components/gu",
    "components/he",
    "components/hi",
    "components/hr",
    "components/hu",
    "components/hy",
    "components/id",
    "components/is",
    "components/it",
    "components/ja",
    "components/ka",
    "components/kk",
    "components/km",
    "components/kn",
    "components/ko",
    "components/ky",
    "components/lo",
    "components/lt",
    "components/lv",
    "components/mk",
    "components/ml",
    "components/mn",
    "components/mr",
    "components/ms",
    "components/my",
    "components/nb",
    "components/ne",
    "components/nl",
    "components/or",
    "components/pa",
    "components/pl",
    "components/ps",
    "components/pt-BR",
    "components/pt-PT",
    "components/ro",
    "components/ru",
    "components/si",
    "components/sk",
    "components/sl",
    "components/sq",
    "components/sr",
    "components/sr-Latn",
    "components/sv",
    "components/sw",
    "components/ta",
    "components/te",
    "components/th",
    "components/tr",
    "components/ug",
    "components/uk",
    "components/ur",
    "components/uz",
    "components/vi",
    "components/zh-HK",
    "components/zh-Hans",
    "components/zh-Hant",
    "components/zu",
    "compose/af",
    "compose/am",
    "compose/ar",
    "compose/as",
    "compose/az",
    "compose/be",
    "compose/bg",
    "compose/bn",
    "compose/bs",
    "compose/ca",
    "compose/cs",
    "compose/da",
    "compose/de",
    "compose/el",
    "compose/en",
    "compose/en-GB",
    "compose/es",
    "compose/es-US",
    "compose/et",
    "compose/eu",
    "compose/fa",
    "compose/fi",
    "compose/fil",
    "compose/fr",
    "compose/fr-CA",
    "compose/gl",
    "compose/gu",
    "compose/he",
    "compose/hi",
    "compose/hr",
    "compose/hu",
    "compose/hy",
    "compose/id",
    "compose/is",
    "compose/it",
    "compose/ja",
    "compose/ka",
    "compose/kk",
    "compose/km",
    "compose/kn",
    "compose/ko",
    "compose/ky",
    "compose/lo",
    "compose/lt",
    "compose/lv",
    "compose/mk",
    "compose/ml",
    "compose/mn",
    "compose/mr",
    "compose/ms",
    "compose/my",
    "compose/nb",
    "compose/ne",
    "compose/nl",
    "compose/or",
    "compose/pa",
    "compose/pl",
    "compose/pt-BR",
    "compose/pt-PT",
    "compose/ro",
    "compose/ru",
    "compose/si",
    "compose/sk",
    "compose/sl",
    "compose/sq",
    "compose/sr",
    "compose/sr-Latn",
    "compose/sv",
    "compose/sw",
    "compose/ta",
    "compose/te",
    "compose/th",
    "compose/tr",
    "compose/uk",
    "compose/ur",
    "compose/uz",
    "compose/vi",
    "compose/zh-HK",
    "compose/zh-Hans",
    "compose/zh-Hant",
    "compose/zu",
    "flutter/af",
    "flutter/am",
    "flutter/ar",
    "flutter/as",
    "flutter/az",
    "flutter/be",
    "flutter/bg",
    "flutter/bn",
    "flutter/bo",
    "flutter/bs",
    "flutter/ca",
    "flutter/cs",
    "flutter/cy",
    "flutter/da",
    "flutter/de",
    "flutter/de-CH",
    "flutter/el",
    "flutter/en",
    "flutter/en-CA",
    "flutter/en-GB",
    "flutter/en-NZ",
    "flutter/es",
    "flutter/es-419",
    "flutter/et",
    "flutter/eu",
    "flutter/fa",
    "flutter/fi",
    "flutter/fil",
    "flutter/fr",
    "flutter/fr-CA",
    "flutter/ga",
    "flutter/gl",
    "flutter/gsw",
    "flutter/gu",
    "flutter/he",
    "flutter/hi",
    "flutter/hr",
    "flutter/hu",
    "flutter/hy",
    "flutter/id",
    "flutter/is",
    "flutter/it",
    "flutter/ja",
    "flutter/ka",
    "flutter/kk",
    "flutter/km",
    "flutter/kn",
    "flutter/ko",
    "flutter/ky",
    "flutter/lo",
    "flutter/lt",
    "flutter/lv",
    "flutter/mk",
    "flutter/ml",
    "flutter/mn",
    "flutter/mr",
    "flutter/ms",
    "flutter/my",
    "flutter/nb",
    "flutter/ne",
    "flutter/nl",
    "flutter/or",
    "flutter/pa",
    "flutter/pl",
    "flutter/ps",
    "flutter/pt-BR",
    "flutter/pt-PT",
    "flutter/ro",
    "flutter/ru",
    "flutter/si",
    "flutter/sk",
    "flutter/sl",
    "flutter/sq",
    "flutter/sr",
    "flutter/sr-Latn",
    "flutter/sv",
    "flutter/sw",
    "flutter/ta",
    "flutter/te",
    "flutter/th",
    "flutter/tr",
    "flutter/ug",
    "flutter/uk",
    "flutter/ur",
    "flutter/uz",
    "flutter/vi",
    "flutter/zh-HK",
    "flutter/zh-Hans",
    "flutter/zh-Hant",
    "flutter/zu",
    "framework/af",
    "framework/am",
    "framework/ar",
    "framework/as",
    "framework/az",
    "framework/be",
    "framework/bg",
    "framework/bn",
    "framework/bs",
    "framework/ca",
    "framework/cs",
    "framework/da",
    "framework/de",
    "framework/el",
    "framework/en",
    "framework/en-GB",
    "framework/es",
    "framework/es-US",
    "framework/et",
    "framework/eu",
    "framework/fa",
    "framework/fi",
    "framework/fil",
    "framework/fr",
    "framework/fr-CA",
    "framework/gl",
    "framework/gu",
    "framework/he",
    "framework/hi",
    "framework/hr",
    "framework/hu",
    "framework/hy",
    "framework/id",
    "framework/is",
    "framework/it",
    "framework/ja",
    "framework/ka",
    "framework/kk",
    "framework/km",
    "framework/kn",
    "framework/ko",
    "framework/ky",
    "framework/lo",
    "framework/lt",
    "framework/lv",
    "framework/mk",
    "framework/ml",
    "framework/mn",
    "framework/mr",
    "framework/ms",
    "framework/my",
    "framework/nb",
    "framework/ne",
    "framework/nl",
    "framework/or",
    "framework/pa",
    "framework/pl",
    "framework/pt-BR",
    "framework/pt-PT",
    "framework/ro",
    "framework/ru",
    "framework/si",
    "framework/sk",
    "framework/sl",
    "framework/sq",
    "framework/sr",
    "framework/sr-Latn",
    "framework/sv",
    "framework/sw",
    "framework/ta",
    "framework/te",
    "framework/th",
    "framework/tr",
    "framework/uk",
    "framework/ur",
    "framework/uz",
    "framework/vi",
    "framework/zh-HK",
    "framework/zh-Hans",
    "framework/zh-Hant",
    "framework/zu",
    "material/af",
    "material/am",
    "material/ar",
    "material/as",
    "material/az",
    "material/be",
    "material/bg",
    "material/bn",
    "material/bs",
    "material/ca",
    "material/cs",
    "material/da",
    "material/de",
    "material/el",
    "material/en",
    "material/en-GB",
    "material/es",
    "material/es-419",
    "material/et",
    "material/eu",
    "material/fa",
    "material/fi",
    "material/fil",
    "material/fr",
    "material/fr-CA",
    "material/gl",
    "material/gu",
    "material/he",
    "material/hi",
    "material/hr",
    "material/hu",
    "material/hy",
    "material/id",
    "material/is",
    "material/it",
    "material/ja",
    "material/ka",
    "material/kk",
    "material/km",
    "material/kn",
    "material/ko",
    "material/ky",
    "material/lo",
    "material/lt",
    "material/lv",
    "material/mk",
    "material/ml",
    "material/mn",
    "material/mr",
    "material/ms",
    "material/my",
    "material/nb",
    "material/ne",
    "material/nl",
    "material/or",
    "material/pa",
    "material/pl",
    "material/pt-BR",
    "material/pt-PT",
    "material/ro",
    "material/ru",
    "material/si",
    "material/sk",
    "material/sl",
    "material/sq",
    "material/sr",
    "material/sr-Latn",
    "material/sv",
    "material/sw",
    "material/ta",
    "material/te",
    "material/th",
    "material/tr",
    "material/uk",
    "material/ur",
    "material/uz",
    "material/vi",
    "material/zh-HK",
    "material/zh-Hans",
    "material/zh-Hant",
    "material/zu",
    "react-native/af",
    "react-native/am",
    "react-native/ar",
    "react-native/az",
    "react-native/be",
    "react-native/bg",
    "react-native/bn",
    "react-native/cs",
    "react-native/da",
    "react-native/de",
    "react-native/el",
    "react-native/en",
    "react-native/en-GB",
    "react-native/es",
    "react-native/es-ES",
    "react-native/et",
    "react-native/fa",
    "react-native/fi",
    "react-native/fr",
    "react-native/fr-CA",
    "react-native/gu",
    "react-native/he",
    "react-native/hi",
    "react-native/hr",
    "react-native/hu",
    "react-native/hy",
    "react-native/it",
    "react-native/ja",
    "react-native/ka",
    "react-native/kk",
    "react-native/km",
    "react-native/kn",
    "react-native/ko",
    "react-native/ky",
    "react-native/lo",
    "react-native/lt",
    "react-native/lv",
    "react-native/mk",
    "react-native/ml",
    "react-native/mn",
    "react-native/mr",
    "react-native/ms",
    "react-native/my",
    "react-native/ne",
    "react-native/nl",
    "react-native/pa",
    "react-native/pl",
    "react-native/pt-BR",
    "react-native/pt-PT",
    "react-native/ro",
    "react-native/ru",
    "react-native/si",
    "react-native/sk",
    "react-native/sl",
    "react-native/sq",
    "react-native/sr",
    "react-native/sv",
    "react-native/sw",
    "react-native/ta",
    "react-native/te",
    "react-native/th",
    "react-native/tr",
    "react-native/uk",
    "react-native/ur",
    "react-native/vi",
    "react-native/zh-HK",
    "react-native/zh-Hans",
    "react-native/zh-Hant",
    "talkback-16.2/af",
    "talkback-16.2/am",
    "talkback-16.2/ar",
    "talkback-16.2/as",
    "talkback-16.2/az",
    "talkback-16.2/be",
    "talkback-16.2/bg",
    "talkback-16.2/bn",
    "talkback-16.2/bs",
    "talkback-16.2/ca",
    "talkback-16.2/cs",
    "talkback-16.2/da",
    "talkback-16.2/de",
    "talkback-16.2/el",
    "talkback-16.2/en",
    "talkback-16.2/en-GB",
    "talkback-16.2/es",
    "talkback-16.2/es-419",
    "talkback-16.2/et",
    "talkback-16.2/eu",
    "talkback-16.2/fa",
    "talkback-16.2/fi",
    "talkback-16.2/fil",
    "talkback-16.2/fr",
    "talkback-16.2/fr-CA",
    "talkback-16.2/gl",
    "talkback-16.2/gu",
    "talkback-16.2/he",
    "talkback-16.2/hi",
    "talkback-16.2/hr",
    "talkback-16.2/hu",
    "talkback-16.2/hy",
    "talkback-16.2/id",
    "talkback-16.2/is",
    "talkback-16.2/it",
    "talkback-16.2/ja",
    "talkback-16.2/ka",
    "talkback-16.2/kk",
    "talkback-16.2/km",
    "talkback-16.2/kn",
    "talkback-16.2/ko",
    "talkback-16.2/ky",
    "talkback-16.2/lo",
    "talkback-16.2/lt",
    "talkback-16.2/lv",
    "talkback-16.2/mk",
    "talkback-16.2/ml",
    "talkback-16.2/mn",
    "talkback-16.2/mr",
    "talkback-16.2/ms",
    "talkback-16.2/my",
    "talkback-16.2/nb",
    "talkback-16.2/ne",
    "talkback-16.2/nl",
    "talkback-16.2/or",
    "talkback-16.2/pa",
    "talkback-16.2/pl",
    "talkback-16.2/pt-BR",
    "talkback-16.2/pt-PT",
    "talkback-16.2/ro",
    "talkback-16.2/ru",
    "talkback-16.2/si",
    "talkback-16.2/sk",
    "talkback-16.2/sl",
    "talkback-16.2/sq",
    "talkback-16.2/sr",
    "talkback-16.2/sr-Latn",
    "talkback-16.2/sv",
    "talkback-16.2/sw",
    "talkback-16.2/ta",
    "talkback-16.2/te",
    "talkback-16.2/th",
    "talkback-16.2/tr",
    "talkback-16.2/uk",
    "talkback-16.2/ur",
    "talkback-16.2/uz",
    "talkback-16.2/vi",
    "talkback-16.2/zh-HK",
    "talkback-16.2/zh-Hans",
    "talkback-16.2/zh-Hant",
    "talkback-16.2/zu",
    "talkback-documented/af",
    "talkback-documented/am",
    "talkback-documented/ar",
    "talkback-documented/as",
    "talkback-documented/az",
    "talkback-documented/be",
    "talkback-documented/bg",
    "talkback-documented/bn",
    "talkback-documented/bs",
    "talkback-documented/ca",
    "talkback-documented/cs",
    "talkback-documented/da",
    "talkback-documented/de",
    "talkback-documented/el",
    "talkback-documented/en",
    "talkback-documented/en-GB",
    "talkback-documented/es",
    "talkback-documented/et",
    "talkback-documented/eu",
    "talkback-documented/fa",
    "talkback-documented/fi",
    "talkback-documented/fil",
    "talkback-documented/fr",
    "talkback-documented/fr-CA",
    "talkback-documented/gl",
    "talkback-documented/gu",
    "talkback-documented/he",
    "talkback-documented/hi",
    "talkback-documented/hr",
    "talkback-documented/hu",
    "talkback-documented/hy",
    "talkback-documented/id",
    "talkback-documented/is",
    "talkback-documented/it",
    "talkback-documented/ja",
    "talkback-documented/ka",
    "talkback-documented/kk",
    "talkback-documented/km",
    "talkback-documented/kn",
    "talkback-documented/ko",
    "talkback-documented/ky",
    "talkback-documented/lo",
    "talkback-documented/lt",
    "talkback-documented/lv",
    "talkback-documented/mk",
    "talkback-documented/ml",
    "talkback-documented/mn",
    "talkback-documented/mr",
    "talkback-documented/ms",
    "talkback-documented/my",
    "talkback-documented/nb",
    "talkback-documented/ne",
    "talkback-documented/nl",
    "talkback-documented/or",
    "talkback-documented/pa",
    "talkback-documented/pl",
    "talkback-documented/pt-BR",
    "talkback-documented/pt-PT",
    "talkback-documented/ro",
    "talkback-documented/ru",
    "talkback-documented/si",
    "talkback-documented/sk",
    "talkback-documented/sl",
    "talkback-documented/sq",
    "talkback-documented/sr",
    "talkback-documented/sr-Latn",
    "talkback-documented/sv",
    "talkback-documented/sw",
    "talkback-documented/ta",
    "talkback-documented/te",
    "talkback-documented/th",
    "talkback-documented/tr",
    "talkback-documented/uk",
    "talkback-documented/ur",
    "talkback-documented/uz",
    "talkback-documented/vi",
    "talkback-documented/zh-HK",
    "talkback-documented/zh-Hans",
    "talkback-documented/zh-Hant",
    "talkback-documented/zu",
    "talkback/af",
    "talkback/am",
    "talkback/ar",
    "talkback/as",
    "talkback/az",
    "talkback/be",
    "talkback/bg",
    "talkback/bn",
    "talkback/bs",
    "talkback/ca",
    "talkback/cs",
    "talkback/da",
    "talkback/de",
    "talkback/el",
    "talkback/en",
    "talkback/en-GB",
    "talkback/es",
    "talkback/es-419",
    "talkback/et",
    "talkback/eu",
    "talkback/fa",
    "talkback/fi",
    "talkback/fil",
    "talkback/fr",
    "talkback/fr-CA",
    "talkback/gl",
    "talkback/gu",
    "talkback/he",
    "talkback/hi",
    "talkback/hr",
    "talkback/hu",
    "talkback/hy",
    "talkback/id",
    "talkback/is",
    "talkback/it",
    "talkback/ja",
    "talkback/ka",
    "talkback/kk",
    "talkback/km",
    "talkback/kn",
    "talkback/ko",
    "talkback/ky",
    "talkback/lo",
    "talkback/lt",
    "talkback/lv",
    "talkback/mk",
    "talkback/ml",
    "talkback/mn",
    "talkback/mr",
    "talkback/ms",
    "talkback/my",
    "talkback/nb",
    "talkback/ne",
    "talkback/nl",
    "talkback/or",
    "talkback/pa",
    "talkback/pl",
    "talkback/pt-BR",
    "talkback/pt-PT",
    "talkback/ro",
    "talkback/ru",
    "talkback/si",
    "talkback/sk",
    "talkback/sl",
    "talkback/sq",
    "talkback/sr",
    "talkback/sr-Latn",
    "talkback/sv",
    "talkback/sw",
    "talkback/ta",
    "talkback/te",
    "talkback/th",
    "talkback/tr",
    "talkback/uk",
    "talkback/ur",
    "talkback/uz",
    "talkback/vi",
    "talkback/zh-HK",
    "talkback/zh-Hans",
    "talkback/zh-Hant",
    "talkback/zu",
    "uikit/ar",
    "uikit/ca",
    "uikit/cs",
    "uikit/da",
    "uikit/de",
    "uikit/el",
    "uikit/en",
    "uikit/en-GB",
    "uikit/es",
    "uikit/es-419",
    "uikit/fi",
    "uikit/fr",
    "uikit/fr-CA",
    "uikit/he",
    "uikit/hi",
    "uikit/hr",
    "uikit/hu",
    "uikit/id",
    "uikit/it",
    "uikit/ja",
    "uikit/ko",
    "uikit/ms",
    "uikit/nb",
    "uikit/nl",
    "uikit/pl",
    "uikit/pt-BR",
    "uikit/pt-PT",
    "uikit/ro",
    "uikit/ru",
    "uikit/sk",
    "uikit/sv",
    "uikit/th",
    "uikit/tr",
    "uikit/uk",
    "uikit/vi",
    "uikit/zh-HK",
    "uikit/zh-Hans",
    "uikit/zh-Hant",
    "voiceover-documented/ar",
    "voiceover-documented/ca",
    "voiceover-documented/cs",
    "voiceover-documented/da",
    "voiceover-documented/de",
    "voiceover-documented/el",
    "voiceover-documented/en",
    "voiceover-documented/es",
    "voiceover-documented/es-419",
    "voiceover-documented/fi",
    "voiceover-documented/fr",
    "voiceover-documented/fr-CA",
    "voiceover-documented/he",
    "voiceover-documented/hi",
    "voiceover-documented/hr",
    "voiceover-documented/hu",
    "voiceover-documented/id",
    "voiceover-documented/it",
    "voiceover-documented/ja",
    "voiceover-documented/ko",
    "voiceover-documented/ms",
    "voiceover-documented/nb",
    "voiceover-documented/nl",
    "voiceover-documented/pl",
    "voiceover-documented/pt-BR",
    "voiceover-documented/pt-PT",
    "voiceover-documented/ro",
    "voiceover-documented/ru",
    "voiceover-documented/sk",
    "voiceover-documented/sv",
    "voiceover-documented/th",
    "voiceover-documented/tr",
    "voiceover-documented/uk",
    "voiceover-documented/vi",
    "voiceover-documented/zh-HK",
    "voiceover-documented/zh-Hans",
    "voiceover-documented/zh-Hant",
    "voiceover-snapshot-next/de",
    "voiceover-snapshot-next/en",
    "voiceover-snapshot-next/ru",
    "voiceover-snapshot/de",
    "voiceover-snapshot/en",
    "voiceover-snapshot/ru",
    "voiceover/ar",
    "voiceover/ca",
    "voiceover/cs",
    "voiceover/da",
    "voiceover/de",
    "voiceover/el",
    "voiceover/en",
    "voiceover/es",
    "voiceover/es-419",
    "voiceover/fi",
    "voiceover/fr",
    "voiceover/fr-CA",
    "voiceover/he",
    "voiceover/hi",
    "voiceover/hr",
    "voiceover/hu",
    "voiceover/id",
    "voiceover/it",
    "voiceover/ja",
    "voiceover/ko",
    "voiceover/ms",
    "voiceover/nb",
    "voiceover/nl",
    "voiceover/pl",
    "voiceover/pt-BR",
    "voiceover/pt-PT",
    "voiceover/ro",
    "voiceover/ru",
    "voiceover/sk",
    "voiceover/sv",
    "voiceover/th",
    "voiceover/tr",
    "voiceover/uk",
    "voiceover/vi",
    "voiceover/zh-HK",
    "voiceover/zh-Hans",
    "voiceover/zh-Hant",
  ]

  /// The vocabularies that extend another vocabulary, each with the extended vocabulary's name.
  static let vocabularyBases: [String: String] = [
    "talkback-16.2": "talkback",
    "voiceover-snapshot-next": "voiceover-snapshot",
  ]

  static func profileText(_ id: ProfileID) -> StaticString {
    switch id {
    case .talkback_15_1:
      ###"""
      profile	talkback-15.1	TalkBack 15.1	talkback	talkback	From the source code of TalkBack 15.1. Other versions, and device makers' builds, can differ.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	TalkBack 15.1	https://github.com/google/talkback	2024-10
      setting	verbosityPreset		Choose a preset	high;custom;low	custom
      preset	high	alwaysSpeakNumberOfListItems	on	hints	on	keyboardEchoOnScreen	characters-and-words	keyboardEchoPhysical	characters-and-words	sayCapital	on	speakContainerInfo	on	speakLettersWithExamples	on	speakNotificationsWhenScreenIsOff	on	speakRoles	on	speakWindowNames	on	usePitchChanges	on
      preset	low	alwaysSpeakNumberOfListItems	off	hints	off	keyboardEchoOnScreen	none	keyboardEchoPhysical	none	sayCapital	off	speakContainerInfo	off	speakLettersWithExamples	off	speakNotificationsWhenScreenIsOff	off	speakRoles	off	speakWindowNames	off	usePitchChanges	off
      setting	descriptionOrder		Element description order	state-name-role;role-name-state;name-role-state	state-name-role
      setting	hints	usageHints	Speak usage hints	on;off	on
      setting	speakRoles	speakElementType	Speak element type	on;off	on
      setting	speakContainerInfo		Speak container info	on;off	on
      setting	speakWindowNames		Speak window names	on;off	on
      setting	speakElementIds		Speak element IDs	on;off	off
      setting	sayCapital		Capital letters: say capital	on;off	on
      setting	alwaysSpeakNumberOfListItems		Always speak number of list items	on;off	off
      setting	singleTapActivation		Single-tap to activate	on;off	off
      setting	speakPasswords		Speak passwords	on;off	on
      setting	keyboardEchoOnScreen		Keyboard echo: on-screen keyboard	characters-and-words;characters;words;none	characters-and-words
      setting	keyboardEchoPhysical		Keyboard echo: physical keyboard (not simulated)	characters-and-words;characters;words;none	characters-and-words
      setting	speakNotificationsWhenScreenIsOff		Speak notifications when screen is off (no effect; the screen is always on)	on;off	off
      setting	usePitchChanges		Use pitch changes (no effect on words)	on;off	on
      setting	speakLettersWithExamples		Speak letters with examples (not simulated)	on;off	on
      setting	speakAllProgressUpdates		Speak all progress updates	on;off	on
      setting	speakPunctuation		Speak punctuation and symbols (no effect on the predicted text)	all;most;some	some
      setting	keyboardActive		The on-screen keyboard is visible	on;off	off
      setting	selectionModeActive		TalkBack's selection mode is on	on;off	off
      setting	inputMode		The input device in hints: touch, a keyboard, or the keypad of a phone or remote control	touch;keyboard;keypad	touch
      setting	readingControl		The reading control for swipes up and down (text: characters, words, lines and paragraphs)	default;actions;text	default
      setting	liftToType		Keys are typed when the finger is lifted	on;off	on
      setting	adjustGestures		Swipes that adjust the reading control	both;up;down;none	both
      setting	separator		The separator between parts (selected by Google's server)	comma;period	comma
      setting	actionsGesture		The gesture that shows custom actions	none;3-finger-tap;3-finger-swipe-right	none
      layout	announcement			{tree}, {item}, {heading}, {collection}, {window}, {announcement}
      layout	hint			{hint}, {actions}
      layout	tree	state-name-role		{selected}, {body}, {disabled}
      layout	tree	role-name-state		{body}, {selected}, {disabled}
      layout	tree	name-role-state		{body}, {selected}, {disabled}
      layout	body			{opening}, {child}, {closing}
      layout	opening	state-name-role		{status}, {triple}
      layout	opening	role-name-state		{triple}
      layout	opening	name-role-state		{triple}
      layout	closing	state-name-role		{error}, {hint}, {tooltip}
      layout	closing	role-name-state		{status}, {error}, {hint}, {tooltip}
      layout	closing	name-role-state		{status}, {error}, {hint}, {tooltip}
      layout	triple	state-name-role	once	{state}, {name}, {role}
      layout	triple	role-name-state	once	{role}, {name}, {state}
      layout	triple	name-role-state	once	{name}, {role}, {state}
      layout	name			{name}
      layout	state			{state}
      follows	counted-pairs
      follows	disabled-of-everything
      follows	hint-text-of-filled-fields
      follows	links-menu
      follows	nested-items
      follows	not-checked
      follows	password-bullets
      follows	window-before-pane
      rule	talkback.selected	If the description order begins with the state, "selected" precedes everything else. In the other orders, "selected" follows the description. For merged nodes, "selected" is not announced.	TalkBack 15.1, TreeNodesDescription; value_selected
      rule	talkback.disabled	For a disabled node, "disabled" follows the description, and there is no usage hint. For headings and merged nodes, "disabled" is not announced. Before Android 12, "disabled" is announced only for operable nodes and web content.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (disabled state, API 31 and later); value_disabled
      rule	talkback.label	If labeledBy names a node with text, the whole description is wrapped in "… for LABEL".	TalkBack 15.1, TreeNodesDescription; template_labeled_item
      rule	talkback.status.collapsed	A node with the EXPAND action is announced as "collapsed", even if it also has COLLAPSE. "Collapsed" is never announced alone.	TalkBack 15.1, TreeNodesDescription; value_collapsed
      rule	talkback.status.expanded	A node with the COLLAPSE action is announced as "expanded".	TalkBack 15.1, TreeNodesDescription; value_expanded
      rule	talkback.status.checked	A checked node is announced as "checked", unless it is a switch or has a state description.	TalkBack 15.1, TreeNodesDescription; value_checked
      rule	talkback.status.not-checked	An unchecked, checkable node is announced as "not checked", unless it is a switch or has a state description. A CheckedTextView is never announced as "not checked".	TalkBack 15.1, TreeNodesDescription; value_not_checked
      rule	talkback.error	A field's error follows its description, unless the content is marked as valid. "Error" precedes the error's text.	TalkBack 15.1, AccessibilityNodeFeedbackUtils; template_node_error_with_error_message
      rule	talkback.hint-text	The hint text follows the description of any node, except for an edit box that shows the hint as its text.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (hint text)
      rule	talkback.tooltip	The tooltip follows the description, unless it is the same as the name.	TalkBack 15.1, TreeNodesDescription
      rule	talkback.unlabelled	An enabled, operable node without children, text and role is announced only as "unlabelled".	TalkBack 15.1, AccessibilityNodeFeedbackUtils and TalkBackLabelManager; value_unlabelled
      rule	talkback.name.content-description	The content description is the name and replaces the text, except in an edit box. A content description also prevents merging of child nodes.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (node text) and EditTextDescription
      rule	talkback.name.text	The text is the name if there is no content description. In an edit box, the text has priority over the content description.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (node text) and EditTextDescription
      rule	talkback.name.element-id	An image or a bar without a name is announced by its resource id if the setting for element ids is on.	TalkBack 15.1, ImageDescription and SeekBarDescription
      rule	talkback.name.custom-label	If a node has neither a content description nor a text, the name is the label that the user added in TalkBack.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (node text) and EditTextDescription
      rule	talkback.name.password	A password field without a content description has the name "password".	TalkBack 15.1, EditTextDescription; value_password
      rule	talkback.name.password-length	If a password field has the SET_SELECTION action, only the number of characters is announced.	TalkBack 15.1, EditTextDescription; template_password_character_count
      rule	talkback.role	The role is the word for the first matching class or attribute of the node. Text, view groups and scroll views have no role word.	TalkBack 15.1, Role and AccessibilityNodeFeedbackUtils (role names)
      rule	talkback.role.description	A role description will replace the word for the role.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.role.page	A pager and its only visible child are announced as "Page".	TalkBack 15.1, RoleDescriptionExtractor; value_pager_page
      rule	talkback.role.heading	The word for a heading, or its role description, follows the description, unless the position in a collection already includes this word.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule; heading_template
      rule	talkback.state.description	The state description will replace "checked", "on", "off", the value of a range and the state of an unlabelled image.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.state.editing	An edit box with input focus is announced as "Editing" while a keyboard is visible.	TalkBack 15.1, EditTextDescription; value_edit_box_editing
      rule	talkback.state.selection-mode	If selection mode is on, an edit box announces the mode after "Editing".	TalkBack 15.1, EditTextDescription; notification_type_selection_mode_on
      rule	talkback.state.unlabelled	An image without a name has "Unlabelled" as its state.	TalkBack 15.1, ImageDescription; value_unlabelled
      rule	talkback.state.switch-text	A switch without a state description announces its text instead of "on" or "off".	TalkBack 15.1, SwitchDescription
      rule	talkback.state.on	A checked switch that has neither a state description nor a text is announced as "on".	TalkBack 15.1, SwitchDescription; value_on
      rule	talkback.state.off	An unchecked switch that has neither a state description nor a text is announced as "off".	TalkBack 15.1, SwitchDescription; value_off
      rule	talkback.state.percent	A bar with a range in percent announces its current value with a fraction, such as "50.0 percent". The reader does not round the value.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.percent-of-items	A bar without a range announces "0 percent" after each event that contains a number of items.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.range	A bar with a valid range and no state description announces its current value.	TalkBack 15.1, SeekBarDescription; template_value
      rule	talkback.collection.in	When focus enters a list or grid with more than one item, the collection will be announced with its name or role description. A flat collection that contains another collection is never announced.	TalkBack 15.1, CollectionState and CollectionStateFeedbackUtils; in_list, in_grid
      rule	talkback.collection.out	TalkBack announces that focus leaves a list or grid, unless focus enters another collection.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_list, out_of_grid
      rule	talkback.collection.in-pager	When focus enters a pager, its direction will be announced. The page number is missing, because the reader requests it in a way that never returns a number.	TalkBack 15.1, CollectionStateFeedbackUtils lines 458 to 468; in_pager
      rule	talkback.collection.out-of-pager	When focus leaves a pager without counts of rows and columns, its direction will be announced. A horizontal pager is announced without its name.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_pager
      rule	talkback.collection.out-of-grid-pager	When focus leaves a pager with counts of rows and columns, "Out of grid pager" will be announced, even if the pager has only one row. This is a fault of the reader.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_grid_pager
      rule	talkback.collection.level	When focus enters a hierarchical collection, its nesting level will be announced, counted from 1.	TalkBack 15.1, CollectionStateFeedbackUtils; template_collection_level
      rule	talkback.collection.count	When focus enters a list with counts of rows and columns, the number of items will be announced. For a grid, the numbers of rows and columns are announced.	TalkBack 15.1, CollectionStateFeedbackUtils; template_list_total_count, template_list_row_count, template_list_column_count
      rule	talkback.item.list-position	If the focus moves to another position in a list, the item announces its position and the total number of items.	TalkBack 15.1, CollectionStateFeedbackUtils; list_index_template
      rule	talkback.item.grid-position	A cell of a grid announces its row number if the row has changed, and its column number if the column has changed.	TalkBack 15.1, CollectionStateFeedbackUtils; row_index_template, column_index_template
      rule	talkback.item.row-header	The row's heading text, or the row title, replaces the row number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.column-header	The column's heading text, or the column title, replaces the column number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.heading	A heading in a list or grid is announced with its position. In a grid, row headings and column headings have different announcements.	TalkBack 15.1, CollectionStateFeedbackUtils; heading_template, row_heading_template, column_heading_template
      rule	talkback.container.in	When focus enters a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.container.out	When focus leaves a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.window	When focus enters another window, the title of this window will be announced. The titles of system windows and keyboards are announced only if the setting for window names is on.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; in_window_with_name
      rule	talkback.window.picture-in-picture	When focus enters a picture-in-picture window, the title and the type of the window will be announced.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; template_overlay_window
      rule	talkback.hint.click	The hint of a clickable node explains how users can activate it.	TalkBack 15.1, ClickableHint; template_hint_clickable
      rule	talkback.hint.click-label	If the app gives the click action a label, the hint will contain this label. This hint replaces every other hint for a click.	TalkBack 15.1, ClickableHint; template_custom_hint_for_actions
      rule	talkback.hint.select	The hint of a clickable node in a single-selection collection explains how users can select it.	TalkBack 15.1, ClickableHint; template_hint_single_selection_item
      rule	talkback.hint.toggle	The hint of a clickable, checkable node explains how users can toggle it.	TalkBack 15.1, ClickableHint; template_hint_checkable
      rule	talkback.hint.long-click	The hint of a long-clickable node explains how users can long press it. The setting for single-tap activation does not change the hint.	TalkBack 15.1, NodeRoleHint; template_hint_long_clickable
      rule	talkback.hint.long-click-label	If the app gives the long-click action a label, the hint will contain this label.	TalkBack 15.1, NodeRoleHint; template_custom_hint_for_long_clickable_actions
      rule	talkback.hint.edit	The hint of an edit box without input focus explains how users can edit it.	TalkBack 15.1, NodeRoleHint; template_hint_edit_text
      rule	talkback.hint.proofread	The hint of an edit box with spelling suggestions will contain the number of misspelled words, after the hints for editing and long press.	TalkBack 15.1, NodeRoleHint; template_hint_edit_text_containing_typo
      rule	talkback.hint.change	The hint of a dropdown list explains how users can change it.	TalkBack 15.1, NodeRoleHint; template_hint_spinner
      rule	talkback.hint.adjust	The hint of a slider that can be scrolled explains only how to adjust the slider. The gestures are in quotes, as in TalkBack's text. If the user has removed both gestures, the hint explains where to add one.	TalkBack 15.1, NodeRoleHint; template_hint_adjustable_2gesture, template_hint_adjustable_1gesture, no_adjust_setting_gesture
      rule	talkback.hint.number-picker	The hint of a scrollable view inside a number picker first explains how to adjust the picker.	TalkBack 15.1, AccessibilityFocusHint; template_hint_adjustable_2gesture
      rule	talkback.hint.menu	The last hint lists the entries that TalkBack's menu can have for the node (labels, actions, links), with the gesture that opens the menu.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_menu_type_high_verbosity
      rule	talkback.hint.actions-gesture	If the user has a gesture for custom actions, a separate hint for actions precedes the hint that lists the other entries of the menu.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_menu_type_high_verbosity
      rule	talkback.hint.reading-control-actions	While the reading control is set to actions, the hint will explain how to swipe, with the gestures in lower case. The reading control changes to actions after the first node with actions. TalkBack ends this hint with an inaudible separator, which Earshot removes.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_for_reading_control_actions_in_high_verbosity
      rule	talkback.event.clicked	After a double-tap, one state of the node is announced, with this order of priority: checked or on; the state of a direct child; selected; expanded or collapsed. If the node has a state description, only a changed description is announced.	TalkBack 15.1, EventTypeViewClickedFeedbackRule lines 78 to 168
      rule	talkback.event.text	When a view is selected or its state changes, the event's text will be announced.	TalkBack 15.1, event feedback rules (event text)
      rule	talkback.event.content-changed	A changed description, text or state is announced if focus is on the node or an ancestor. On other nodes, a changed state is announced only if TalkBack performed an action on the node. An edit box's text is not announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	talkback.event.enabled-changed	When a focused node becomes enabled or disabled, the new state will be announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; value_enabled, value_disabled
      rule	talkback.event.error	A new error will be announced wherever the focus is.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; template_node_error_with_error_message
      rule	talkback.event.drag	The start and the end of a drag are announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; drag_started, drag_dropped, drag_cancelled
      rule	talkback.event.scrolled	After TalkBack has scrolled, the visible items or the page will be announced. After the user has scrolled by touch, only the page is announced, unless the setting for the number of list items is on.	TalkBack 15.1, ScrollPositionFeedbackRule lines 75 to 105; template_scroll_from_to_count, template_viewpager_index_count
      rule	talkback.event.text-added	Typed text is echoed according to the keyboard echo setting.	TalkBack 15.1, text event feedback; keyboard echo
      rule	talkback.event.text-edited	Deleted, cut, pasted, replaced and cleared text is announced. A password is announced as bullets.	TalkBack 15.1, text event feedback; template_text_removed, template_text_cut, template_text_pasted, template_text_replaced, value_text_cleared
      rule	talkback.event.selection-changed	Text is announced when it is added to the selection, removed from it, or selected all at once. The clearing of a selection is also announced.	TalkBack 15.1, text event feedback; template_text_selected, template_text_unselected, template_announce_selected_text, notification_type_selection_cleared
      rule	talkback.event.maximum-length	TalkBack announces that the typed text has reached the maximum length of the field.	TalkBack 15.1, text event feedback; value_text_max_length
      rule	talkback.event.password-replaced	When a password is replaced, the number of characters will be announced. By mistake, TalkBack announces the new number before the old number.	TalkBack 15.1, text event feedback; template_replaced_characters
      rule	talkback.event.cursor-moved	When the cursor moves, the text that it passes will be announced.	TalkBack 15.1, text event feedback
      rule	talkback.event.cursor-at-edge	TalkBack announces that the cursor has reached the beginning or the end of a field.	TalkBack 15.1, text event feedback; notification_type_beginning_of_field, notification_type_end_of_field
      rule	talkback.event.pane-title	When a pane appears or its title changes, the title will be announced, without a word for its type.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager
      rule	talkback.event.window-title	After a change of windows, the first available text in this list is announced: the title of the active window, the title of the last pane, the name of the app. If only the content of the window changed, the title of the last pane has priority over the title of the window.	TalkBack 15.1, ScreenFeedbackManager lines 282 to 397
      rule	talkback.event.split-screen	For two windows that share the screen, the titles and positions are announced.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager; template_split_screen_mode_portrait, template_split_screen_mode_landscape_ltr, template_split_screen_mode_landscape_rtl
      rule	talkback.event.untitled-window	A window without any title is announced as "untitled".	TalkBack 15.1, ScreenFeedbackManager lines 282 to 397; untitled_window
      rule	talkback.event.menu-opened	TalkBack announces that a drawer or the options menu has opened.	TalkBack 15.1, window state feedback; template_drawer_opened, value_sliding_drawer_opened, value_options_menu_open
      rule	talkback.event.keyboard	TalkBack announces that an on-screen keyboard has appeared or disappeared.	TalkBack 15.1, ScreenFeedbackManager; show_keyboard_window, hide_keyboard_window
      rule	talkback.event.service-started	When TalkBack is turned on, "TalkBack on" will be announced.	TalkBack 15.1, service feedback; talkback_on
      rule	talkback.event.announced	Announcements and toasts of the app will be announced unchanged.	TalkBack 15.1, announcement and notification feedback
      rule	talkback.event.notification	A notification is announced with its category, title and text.	TalkBack 15.1, notification feedback; notification_category_…
      rule	walk.focus	The node that receives focus is announced.	TalkBack 15.1, Compositor, TYPE_VIEW_ACCESSIBILITY_FOCUSED
      rule	walk.hint	The usage hint follows 400 ms after the announcement.	TalkBack 15.1, ProcessorAccessibilityHints
      rule	walk.activation	After a click, the new state of the node is announced.	TalkBack 15.1, EventTypeViewClickedFeedbackRule
      rule	walk.adjustment	If the state or text of the focused node changes, the new state or text is announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.refusal	For a disabled node, only "disabled" is announced. (Assumption of Earshot; TalkBack plays a sound.)	Earshot
      rule	walk.live-region	A live region or an announcement of the app is announced after TalkBack has finished.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.screen-change	When a window appears, its title is announced.	TalkBack 15.1, ScreenFeedbackManager
      rule	walk.echo	Typed text is echoed according to the keyboard echo setting.	TalkBack 15.1, TextEventInterpreter
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	TalkBack 15.1, reading controls, Actions
      """###
    case .talkback_16_0:
      ###"""
      profile	talkback-16.0	TalkBack 16.0	talkback	talkback	TalkBack 16.0 and 16.1 have no published source code. Recordings of Android 16 emulators match version 15.1, except for the full stops between parts.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	TalkBack 15.1	https://github.com/google/talkback	2024-10
      source	TalkBack 16.0		2025-05
      setting	verbosityPreset		Choose a preset	high;custom;low	custom
      preset	high	alwaysSpeakNumberOfListItems	on	hints	on	keyboardEchoOnScreen	characters-and-words	keyboardEchoPhysical	characters-and-words	sayCapital	on	speakContainerInfo	on	speakLettersWithExamples	on	speakNotificationsWhenScreenIsOff	on	speakRoles	on	speakWindowNames	on	usePitchChanges	on
      preset	low	alwaysSpeakNumberOfListItems	off	hints	off	keyboardEchoOnScreen	none	keyboardEchoPhysical	none	sayCapital	off	speakContainerInfo	off	speakLettersWithExamples	off	speakNotificationsWhenScreenIsOff	off	speakRoles	off	speakWindowNames	off	usePitchChanges	off
      setting	descriptionOrder		Element description order	state-name-role;role-name-state;name-role-state	state-name-role
      setting	hints	usageHints	Speak usage hints	on;off	on
      setting	speakRoles	speakElementType	Speak element type	on;off	on
      setting	speakContainerInfo		Speak container info	on;off	on
      setting	speakWindowNames		Speak window names	on;off	on
      setting	speakElementIds		Speak element IDs	on;off	off
      setting	sayCapital		Capital letters: say capital	on;off	on
      setting	alwaysSpeakNumberOfListItems		Always speak number of list items	on;off	off
      setting	singleTapActivation		Single-tap to activate	on;off	off
      setting	speakPasswords		Speak passwords	on;off	on
      setting	keyboardEchoOnScreen		Keyboard echo: on-screen keyboard	characters-and-words;characters;words;none	characters-and-words
      setting	keyboardEchoPhysical		Keyboard echo: physical keyboard (not simulated)	characters-and-words;characters;words;none	characters-and-words
      setting	speakNotificationsWhenScreenIsOff		Speak notifications when screen is off (no effect; the screen is always on)	on;off	off
      setting	usePitchChanges		Use pitch changes (no effect on words)	on;off	on
      setting	speakLettersWithExamples		Speak letters with examples (not simulated)	on;off	on
      setting	speakAllProgressUpdates		Speak all progress updates	on;off	on
      setting	speakPunctuation		Speak punctuation and symbols (no effect on the predicted text)	all;most;some	some
      setting	keyboardActive		The on-screen keyboard is visible	on;off	off
      setting	selectionModeActive		TalkBack's selection mode is on	on;off	off
      setting	inputMode		The input device in hints: touch, a keyboard, or the keypad of a phone or remote control	touch;keyboard;keypad	touch
      setting	readingControl		The reading control for swipes up and down (text: characters, words, lines and paragraphs)	default;actions;text	default
      setting	liftToType		Keys are typed when the finger is lifted	on;off	on
      setting	adjustGestures		Swipes that adjust the reading control	both;up;down;none	both
      setting	separator		The separator between parts (selected by Google's server)	comma;period	period
      setting	actionsGesture		The gesture that shows custom actions	none;3-finger-tap;3-finger-swipe-right	none
      layout	announcement			{tree}, {item}, {heading}, {collection}, {window}, {announcement}
      layout	hint			{hint}, {actions}
      layout	tree	state-name-role		{selected}, {body}, {disabled}
      layout	tree	role-name-state		{body}, {selected}, {disabled}
      layout	tree	name-role-state		{body}, {selected}, {disabled}
      layout	body			{opening}, {child}, {closing}
      layout	opening	state-name-role		{status}, {triple}
      layout	opening	role-name-state		{triple}
      layout	opening	name-role-state		{triple}
      layout	closing	state-name-role		{error}, {hint}, {tooltip}
      layout	closing	role-name-state		{status}, {error}, {hint}, {tooltip}
      layout	closing	name-role-state		{status}, {error}, {hint}, {tooltip}
      layout	triple	state-name-role	once	{state}, {name}, {role}
      layout	triple	role-name-state	once	{role}, {name}, {state}
      layout	triple	name-role-state	once	{name}, {role}, {state}
      layout	name			{name}
      layout	state			{state}
      follows	counted-pairs
      follows	disabled-of-everything
      follows	hint-text-of-filled-fields
      follows	links-menu
      follows	nested-items
      follows	not-checked
      follows	password-bullets
      follows	window-before-pane
      rule	talkback.selected	If the description order begins with the state, "selected" precedes everything else. In the other orders, "selected" follows the description. For merged nodes, "selected" is not announced.	TalkBack 15.1, TreeNodesDescription; value_selected
      rule	talkback.disabled	For a disabled node, "disabled" follows the description, and there is no usage hint. For headings and merged nodes, "disabled" is not announced. Before Android 12, "disabled" is announced only for operable nodes and web content.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (disabled state, API 31 and later); value_disabled
      rule	talkback.label	If labeledBy names a node with text, the whole description is wrapped in "… for LABEL".	TalkBack 15.1, TreeNodesDescription; template_labeled_item
      rule	talkback.status.collapsed	A node with the EXPAND action is announced as "collapsed", even if it also has COLLAPSE. "Collapsed" is never announced alone.	TalkBack 15.1, TreeNodesDescription; value_collapsed
      rule	talkback.status.expanded	A node with the COLLAPSE action is announced as "expanded".	TalkBack 15.1, TreeNodesDescription; value_expanded
      rule	talkback.status.checked	A checked node is announced as "checked", unless it is a switch or has a state description.	TalkBack 15.1, TreeNodesDescription; value_checked
      rule	talkback.status.not-checked	An unchecked, checkable node is announced as "not checked", unless it is a switch or has a state description. A CheckedTextView is never announced as "not checked".	TalkBack 15.1, TreeNodesDescription; value_not_checked
      rule	talkback.error	A field's error follows its description, unless the content is marked as valid. "Error" precedes the error's text.	TalkBack 15.1, AccessibilityNodeFeedbackUtils; template_node_error_with_error_message
      rule	talkback.hint-text	The hint text follows the description of any node, except for an edit box that shows the hint as its text.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (hint text)
      rule	talkback.tooltip	The tooltip follows the description, unless it is the same as the name.	TalkBack 15.1, TreeNodesDescription
      rule	talkback.unlabelled	An enabled, operable node without children, text and role is announced only as "unlabelled".	TalkBack 15.1, AccessibilityNodeFeedbackUtils and TalkBackLabelManager; value_unlabelled
      rule	talkback.name.content-description	The content description is the name and replaces the text, except in an edit box. A content description also prevents merging of child nodes.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (node text) and EditTextDescription
      rule	talkback.name.text	The text is the name if there is no content description. In an edit box, the text has priority over the content description.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (node text) and EditTextDescription
      rule	talkback.name.element-id	An image or a bar without a name is announced by its resource id if the setting for element ids is on.	TalkBack 15.1, ImageDescription and SeekBarDescription
      rule	talkback.name.custom-label	If a node has neither a content description nor a text, the name is the label that the user added in TalkBack.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (node text) and EditTextDescription
      rule	talkback.name.password	A password field without a content description has the name "password".	TalkBack 15.1, EditTextDescription; value_password
      rule	talkback.name.password-length	If a password field has the SET_SELECTION action, only the number of characters is announced.	TalkBack 15.1, EditTextDescription; template_password_character_count
      rule	talkback.role	The role is the word for the first matching class or attribute of the node. Text, view groups and scroll views have no role word.	TalkBack 15.1, Role and AccessibilityNodeFeedbackUtils (role names)
      rule	talkback.role.description	A role description will replace the word for the role.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.role.page	A pager and its only visible child are announced as "Page".	TalkBack 15.1, RoleDescriptionExtractor; value_pager_page
      rule	talkback.role.heading	The word for a heading, or its role description, follows the description, unless the position in a collection already includes this word.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule; heading_template
      rule	talkback.state.description	The state description will replace "checked", "on", "off", the value of a range and the state of an unlabelled image.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.state.editing	An edit box with input focus is announced as "Editing" while a keyboard is visible.	TalkBack 15.1, EditTextDescription; value_edit_box_editing
      rule	talkback.state.selection-mode	If selection mode is on, an edit box announces the mode after "Editing".	TalkBack 15.1, EditTextDescription; notification_type_selection_mode_on
      rule	talkback.state.unlabelled	An image without a name has "Unlabelled" as its state.	TalkBack 15.1, ImageDescription; value_unlabelled
      rule	talkback.state.switch-text	A switch without a state description announces its text instead of "on" or "off".	TalkBack 15.1, SwitchDescription
      rule	talkback.state.on	A checked switch that has neither a state description nor a text is announced as "on".	TalkBack 15.1, SwitchDescription; value_on
      rule	talkback.state.off	An unchecked switch that has neither a state description nor a text is announced as "off".	TalkBack 15.1, SwitchDescription; value_off
      rule	talkback.state.percent	A bar with a range in percent announces its current value with a fraction, such as "50.0 percent". The reader does not round the value.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.percent-of-items	A bar without a range announces "0 percent" after each event that contains a number of items.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.range	A bar with a valid range and no state description announces its current value.	TalkBack 15.1, SeekBarDescription; template_value
      rule	talkback.collection.in	When focus enters a list or grid with more than one item, the collection will be announced with its name or role description. A flat collection that contains another collection is never announced.	TalkBack 15.1, CollectionState and CollectionStateFeedbackUtils; in_list, in_grid
      rule	talkback.collection.out	TalkBack announces that focus leaves a list or grid, unless focus enters another collection.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_list, out_of_grid
      rule	talkback.collection.in-pager	When focus enters a pager, its direction will be announced. The page number is missing, because the reader requests it in a way that never returns a number.	TalkBack 15.1, CollectionStateFeedbackUtils lines 458 to 468; in_pager
      rule	talkback.collection.out-of-pager	When focus leaves a pager without counts of rows and columns, its direction will be announced. A horizontal pager is announced without its name.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_pager
      rule	talkback.collection.out-of-grid-pager	When focus leaves a pager with counts of rows and columns, "Out of grid pager" will be announced, even if the pager has only one row. This is a fault of the reader.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_grid_pager
      rule	talkback.collection.level	When focus enters a hierarchical collection, its nesting level will be announced, counted from 1.	TalkBack 15.1, CollectionStateFeedbackUtils; template_collection_level
      rule	talkback.collection.count	When focus enters a list with counts of rows and columns, the number of items will be announced. For a grid, the numbers of rows and columns are announced.	TalkBack 15.1, CollectionStateFeedbackUtils; template_list_total_count, template_list_row_count, template_list_column_count
      rule	talkback.item.list-position	If the focus moves to another position in a list, the item announces its position and the total number of items.	TalkBack 15.1, CollectionStateFeedbackUtils; list_index_template
      rule	talkback.item.grid-position	A cell of a grid announces its row number if the row has changed, and its column number if the column has changed.	TalkBack 15.1, CollectionStateFeedbackUtils; row_index_template, column_index_template
      rule	talkback.item.row-header	The row's heading text, or the row title, replaces the row number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.column-header	The column's heading text, or the column title, replaces the column number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.heading	A heading in a list or grid is announced with its position. In a grid, row headings and column headings have different announcements.	TalkBack 15.1, CollectionStateFeedbackUtils; heading_template, row_heading_template, column_heading_template
      rule	talkback.container.in	When focus enters a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.container.out	When focus leaves a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.window	When focus enters another window, the title of this window will be announced. The titles of system windows and keyboards are announced only if the setting for window names is on.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; in_window_with_name
      rule	talkback.window.picture-in-picture	When focus enters a picture-in-picture window, the title and the type of the window will be announced.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; template_overlay_window
      rule	talkback.hint.click	The hint of a clickable node explains how users can activate it.	TalkBack 15.1, ClickableHint; template_hint_clickable
      rule	talkback.hint.click-label	If the app gives the click action a label, the hint will contain this label. This hint replaces every other hint for a click.	TalkBack 15.1, ClickableHint; template_custom_hint_for_actions
      rule	talkback.hint.select	The hint of a clickable node in a single-selection collection explains how users can select it.	TalkBack 15.1, ClickableHint; template_hint_single_selection_item
      rule	talkback.hint.toggle	The hint of a clickable, checkable node explains how users can toggle it.	TalkBack 15.1, ClickableHint; template_hint_checkable
      rule	talkback.hint.long-click	The hint of a long-clickable node explains how users can long press it. The setting for single-tap activation does not change the hint.	TalkBack 15.1, NodeRoleHint; template_hint_long_clickable
      rule	talkback.hint.long-click-label	If the app gives the long-click action a label, the hint will contain this label.	TalkBack 15.1, NodeRoleHint; template_custom_hint_for_long_clickable_actions
      rule	talkback.hint.edit	The hint of an edit box without input focus explains how users can edit it.	TalkBack 15.1, NodeRoleHint; template_hint_edit_text
      rule	talkback.hint.proofread	The hint of an edit box with spelling suggestions will contain the number of misspelled words, after the hints for editing and long press.	TalkBack 15.1, NodeRoleHint; template_hint_edit_text_containing_typo
      rule	talkback.hint.change	The hint of a dropdown list explains how users can change it.	TalkBack 15.1, NodeRoleHint; template_hint_spinner
      rule	talkback.hint.adjust	The hint of a slider that can be scrolled explains only how to adjust the slider. The gestures are in quotes, as in TalkBack's text. If the user has removed both gestures, the hint explains where to add one.	TalkBack 15.1, NodeRoleHint; template_hint_adjustable_2gesture, template_hint_adjustable_1gesture, no_adjust_setting_gesture
      rule	talkback.hint.number-picker	The hint of a scrollable view inside a number picker first explains how to adjust the picker.	TalkBack 15.1, AccessibilityFocusHint; template_hint_adjustable_2gesture
      rule	talkback.hint.menu	The last hint lists the entries that TalkBack's menu can have for the node (labels, actions, links), with the gesture that opens the menu.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_menu_type_high_verbosity
      rule	talkback.hint.actions-gesture	If the user has a gesture for custom actions, a separate hint for actions precedes the hint that lists the other entries of the menu.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_menu_type_high_verbosity
      rule	talkback.hint.reading-control-actions	While the reading control is set to actions, the hint will explain how to swipe, with the gestures in lower case. The reading control changes to actions after the first node with actions. TalkBack ends this hint with an inaudible separator, which Earshot removes.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_for_reading_control_actions_in_high_verbosity
      rule	talkback.event.clicked	After a double-tap, one state of the node is announced, with this order of priority: checked or on; the state of a direct child; selected; expanded or collapsed. If the node has a state description, only a changed description is announced.	TalkBack 15.1, EventTypeViewClickedFeedbackRule lines 78 to 168
      rule	talkback.event.text	When a view is selected or its state changes, the event's text will be announced.	TalkBack 15.1, event feedback rules (event text)
      rule	talkback.event.content-changed	A changed description, text or state is announced if focus is on the node or an ancestor. On other nodes, a changed state is announced only if TalkBack performed an action on the node. An edit box's text is not announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	talkback.event.enabled-changed	When a focused node becomes enabled or disabled, the new state will be announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; value_enabled, value_disabled
      rule	talkback.event.error	A new error will be announced wherever the focus is.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; template_node_error_with_error_message
      rule	talkback.event.drag	The start and the end of a drag are announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; drag_started, drag_dropped, drag_cancelled
      rule	talkback.event.scrolled	After TalkBack has scrolled, the visible items or the page will be announced. After the user has scrolled by touch, only the page is announced, unless the setting for the number of list items is on.	TalkBack 15.1, ScrollPositionFeedbackRule lines 75 to 105; template_scroll_from_to_count, template_viewpager_index_count
      rule	talkback.event.text-added	Typed text is echoed according to the keyboard echo setting.	TalkBack 15.1, text event feedback; keyboard echo
      rule	talkback.event.text-edited	Deleted, cut, pasted, replaced and cleared text is announced. A password is announced as bullets.	TalkBack 15.1, text event feedback; template_text_removed, template_text_cut, template_text_pasted, template_text_replaced, value_text_cleared
      rule	talkback.event.selection-changed	Text is announced when it is added to the selection, removed from it, or selected all at once. The clearing of a selection is also announced.	TalkBack 15.1, text event feedback; template_text_selected, template_text_unselected, template_announce_selected_text, notification_type_selection_cleared
      rule	talkback.event.maximum-length	TalkBack announces that the typed text has reached the maximum length of the field.	TalkBack 15.1, text event feedback; value_text_max_length
      rule	talkback.event.password-replaced	When a password is replaced, the number of characters will be announced. By mistake, TalkBack announces the new number before the old number.	TalkBack 15.1, text event feedback; template_replaced_characters
      rule	talkback.event.cursor-moved	When the cursor moves, the text that it passes will be announced.	TalkBack 15.1, text event feedback
      rule	talkback.event.cursor-at-edge	TalkBack announces that the cursor has reached the beginning or the end of a field.	TalkBack 15.1, text event feedback; notification_type_beginning_of_field, notification_type_end_of_field
      rule	talkback.event.pane-title	When a pane appears or its title changes, the title will be announced, without a word for its type.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager
      rule	talkback.event.window-title	After a change of windows, the first available text in this list is announced: the title of the active window, the title of the last pane, the name of the app. If only the content of the window changed, the title of the last pane has priority over the title of the window.	TalkBack 15.1, ScreenFeedbackManager lines 282 to 397
      rule	talkback.event.split-screen	For two windows that share the screen, the titles and positions are announced.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager; template_split_screen_mode_portrait, template_split_screen_mode_landscape_ltr, template_split_screen_mode_landscape_rtl
      rule	talkback.event.untitled-window	A window without any title is announced as "untitled".	TalkBack 15.1, ScreenFeedbackManager lines 282 to 397; untitled_window
      rule	talkback.event.menu-opened	TalkBack announces that a drawer or the options menu has opened.	TalkBack 15.1, window state feedback; template_drawer_opened, value_sliding_drawer_opened, value_options_menu_open
      rule	talkback.event.keyboard	TalkBack announces that an on-screen keyboard has appeared or disappeared.	TalkBack 15.1, ScreenFeedbackManager; show_keyboard_window, hide_keyboard_window
      rule	talkback.event.service-started	When TalkBack is turned on, "TalkBack on" will be announced.	TalkBack 15.1, service feedback; talkback_on
      rule	talkback.event.announced	Announcements and toasts of the app will be announced unchanged.	TalkBack 15.1, announcement and notification feedback
      rule	talkback.event.notification	A notification is announced with its category, title and text.	TalkBack 15.1, notification feedback; notification_category_…
      rule	walk.focus	The node that receives focus is announced.	TalkBack 15.1, Compositor, TYPE_VIEW_ACCESSIBILITY_FOCUSED
      rule	walk.hint	The usage hint follows 400 ms after the announcement.	TalkBack 15.1, ProcessorAccessibilityHints
      rule	walk.activation	After a click, the new state of the node is announced.	TalkBack 15.1, EventTypeViewClickedFeedbackRule
      rule	walk.adjustment	If the state or text of the focused node changes, the new state or text is announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.refusal	For a disabled node, only "disabled" is announced. (Assumption of Earshot; TalkBack plays a sound.)	Earshot
      rule	walk.live-region	A live region or an announcement of the app is announced after TalkBack has finished.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.screen-change	When a window appears, its title is announced.	TalkBack 15.1, ScreenFeedbackManager
      rule	walk.echo	Typed text is echoed according to the keyboard echo setting.	TalkBack 15.1, TextEventInterpreter
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	TalkBack 15.1, reading controls, Actions
      """###
    case .talkback_16_2:
      ###"""
      profile	talkback-16.2	TalkBack 16.2	talkback	talkback-16.2	From the source code of TalkBack 16.2. Google can change some features remotely, and device makers' builds can differ.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	TalkBack 15.1	https://github.com/google/talkback	2024-10
      source	TalkBack 16.2	https://github.com/google/talkback	2026-03-18
      setting	verbosityPreset		Choose a preset	high;custom;low	custom
      preset	high	alwaysSpeakNumberOfListItems	on	hints	on	keyboardEchoOnScreen	characters-and-words	keyboardEchoPhysical	characters-and-words	sayCapital	on	speakContainerInfo	on	speakLettersWithExamples	on	speakNotificationsWhenScreenIsOff	on	speakRoles	on	speakWindowNames	on	usePitchChanges	on
      preset	low	alwaysSpeakNumberOfListItems	off	hints	off	keyboardEchoOnScreen	none	keyboardEchoPhysical	none	sayCapital	off	speakContainerInfo	off	speakLettersWithExamples	off	speakNotificationsWhenScreenIsOff	off	speakRoles	off	speakWindowNames	off	usePitchChanges	off
      setting	descriptionOrder		Element description order	state-name-role;role-name-state;name-role-state	state-name-role
      setting	hints	usageHints	Speak usage hints	on;off	on
      setting	speakRoles	speakElementType	Speak element type	on;off	on
      setting	speakContainerInfo		Speak container info	on;off	on
      setting	speakWindowNames		Speak window names	on;off	on
      setting	speakElementIds		Speak element IDs	on;off	off
      setting	sayCapital		Capital letters: say capital	on;off	on
      setting	alwaysSpeakNumberOfListItems		Always speak number of list items	on;off	off
      setting	singleTapActivation		Single-tap to activate	on;off	off
      setting	keyboardEchoOnScreen		Keyboard echo: on-screen keyboard	characters-and-words;characters;words;none	characters-and-words
      setting	keyboardEchoPhysical		Keyboard echo: physical keyboard (not simulated)	characters-and-words;characters;words;none	characters-and-words
      setting	speakNotificationsWhenScreenIsOff		Speak notifications when screen is off (no effect; the screen is always on)	on;off	off
      setting	usePitchChanges		Use pitch changes (no effect on words)	on;off	on
      setting	speakLettersWithExamples		Speak letters with examples (not simulated)	on;off	on
      setting	speakAllProgressUpdates		Speak all progress updates	on;off	on
      setting	speakPunctuation		Speak punctuation and symbols (no effect on the predicted text)	all;most;some	some
      setting	keyboardActive		The on-screen keyboard is visible	on;off	off
      setting	selectionModeActive		TalkBack's selection mode is on	on;off	off
      setting	inputMode		The input device in hints: touch, a keyboard, or the keypad of a phone or remote control	touch;keyboard;keypad	touch
      setting	readingControl		The reading control for swipes up and down (text: characters, words, lines and paragraphs)	default;actions;text	default
      setting	liftToType		Keys are typed when the finger is lifted	on;off	on
      setting	adjustGestures		Swipes that adjust the reading control	both;up;down;none	both
      setting	separator		The separator between parts (selected by Google's server)	comma;period	comma
      setting	actionsGesture		The gesture that shows custom actions	none;3-finger-tap;3-finger-swipe-right	none
      setting	keymap		Keymap; the default of new installations is enhanced (only with inputMode=keyboard)	enhanced;default	enhanced
      setting	countRepeatedSymbols		Count repeated symbols (in speech only, not in the text)	on;off	on
      setting	speakTextFormatting		Speak text formatting (not simulated)	on;off	on
      setting	speakTime		Speak time (no effect; the screen is always on)	on;off	on
      setting	focusDelay		Focus delay, in milliseconds (no effect on words)		300
      setting	typingFocusDelay		Typing focus delay, in milliseconds (no effect on words)		300
      setting	smartBrowseMode		Smart browse mode (web content is not simulated)	on;off	on
      setting	announceKeyboardKeysFaster		Announce keyboard keys faster (no effect on words)	on;off	off
      setting	tableNavigation		Table navigation reading control when entering a table (not simulated)	on;off	off
      layout	announcement			{tree}, {item}, {heading}, {collection}, {window}, {announcement}
      layout	hint			{hint}, {actions}
      layout	tree	state-name-role		{selected}, {body}, {disabled}
      layout	tree	role-name-state		{body}, {selected}, {disabled}
      layout	tree	name-role-state		{body}, {selected}, {disabled}
      layout	body			{opening}, {child}, {closing}
      layout	triple	state-name-role	once	{state}, {name}, {role}
      layout	triple	role-name-state	once	{role}, {name}, {state}
      layout	triple	name-role-state	once	{name}, {role}, {state}
      layout	name			{name}
      layout	state			{state}
      layout	opening	state-name-role		{error}, {hint}, {status}, {triple}
      layout	opening	role-name-state		{error}, {hint}, {triple}
      layout	opening	name-role-state		{error}, {hint}, {triple}
      layout	closing	state-name-role		{tooltip}
      layout	closing	role-name-state		{status}, {tooltip}
      layout	closing	name-role-state		{status}, {tooltip}
      follows	checked-switches
      follows	clearing-cut
      follows	counted-runs
      follows	described-field-actions
      follows	disabled-of-everything
      follows	edit-box-always
      follows	emoji
      follows	held-keys
      follows	ignored-items
      follows	nameless-roles
      follows	newer-roles
      follows	not-checked-in-choices
      follows	open-link-hint
      follows	read-only-fields
      follows	required-fields
      follows	several-labels
      follows	shortened-selections
      follows	typed-errors
      rule	talkback.selected	If the description order begins with the state, "selected" precedes everything else. In the other orders, "selected" follows the description. For merged nodes, "selected" is not announced.	TalkBack 15.1, TreeNodesDescription; value_selected
      rule	talkback.disabled	For a disabled node, "disabled" follows the description, and there is no usage hint. For headings and merged nodes, "disabled" is not announced. Before Android 12, "disabled" is announced only for operable nodes and web content.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (disabled state, API 31 and later); value_disabled
      rule	talkback.status.collapsed	A node with the EXPAND action is announced as "collapsed", even if it also has COLLAPSE. "Collapsed" is never announced alone.	TalkBack 15.1, TreeNodesDescription; value_collapsed
      rule	talkback.status.expanded	A node with the COLLAPSE action is announced as "expanded".	TalkBack 15.1, TreeNodesDescription; value_expanded
      rule	talkback.tooltip	The tooltip follows the description, unless it is the same as the name.	TalkBack 15.1, TreeNodesDescription
      rule	talkback.name.element-id	An image or a bar without a name is announced by its resource id if the setting for element ids is on.	TalkBack 15.1, ImageDescription and SeekBarDescription
      rule	talkback.name.custom-label	If a node has neither a content description nor a text, the name is the label that the user added in TalkBack.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (node text) and EditTextDescription
      rule	talkback.name.password	A password field without a content description has the name "password".	TalkBack 15.1, EditTextDescription; value_password
      rule	talkback.name.password-length	If a password field has the SET_SELECTION action, only the number of characters is announced.	TalkBack 15.1, EditTextDescription; template_password_character_count
      rule	talkback.role.description	A role description will replace the word for the role.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.role.page	A pager and its only visible child are announced as "Page".	TalkBack 15.1, RoleDescriptionExtractor; value_pager_page
      rule	talkback.role.heading	The word for a heading, or its role description, follows the description, unless the position in a collection already includes this word.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule; heading_template
      rule	talkback.state.description	The state description will replace "checked", "on", "off", the value of a range and the state of an unlabelled image.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.state.editing	An edit box with input focus is announced as "Editing" while a keyboard is visible.	TalkBack 15.1, EditTextDescription; value_edit_box_editing
      rule	talkback.state.selection-mode	If selection mode is on, an edit box announces the mode after "Editing".	TalkBack 15.1, EditTextDescription; notification_type_selection_mode_on
      rule	talkback.state.unlabelled	An image without a name has "Unlabelled" as its state.	TalkBack 15.1, ImageDescription; value_unlabelled
      rule	talkback.state.switch-text	A switch without a state description announces its text instead of "on" or "off".	TalkBack 15.1, SwitchDescription
      rule	talkback.state.on	A checked switch that has neither a state description nor a text is announced as "on".	TalkBack 15.1, SwitchDescription; value_on
      rule	talkback.state.off	An unchecked switch that has neither a state description nor a text is announced as "off".	TalkBack 15.1, SwitchDescription; value_off
      rule	talkback.state.percent	A bar with a range in percent announces its current value with a fraction, such as "50.0 percent". The reader does not round the value.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.percent-of-items	A bar without a range announces "0 percent" after each event that contains a number of items.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.range	A bar with a valid range and no state description announces its current value.	TalkBack 15.1, SeekBarDescription; template_value
      rule	talkback.collection.out	TalkBack announces that focus leaves a list or grid, unless focus enters another collection.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_list, out_of_grid
      rule	talkback.collection.in-pager	When focus enters a pager, its direction will be announced. The page number is missing, because the reader requests it in a way that never returns a number.	TalkBack 15.1, CollectionStateFeedbackUtils lines 458 to 468; in_pager
      rule	talkback.collection.out-of-pager	When focus leaves a pager without counts of rows and columns, its direction will be announced. A horizontal pager is announced without its name.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_pager
      rule	talkback.collection.out-of-grid-pager	When focus leaves a pager with counts of rows and columns, "Out of grid pager" will be announced, even if the pager has only one row. This is a fault of the reader.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_grid_pager
      rule	talkback.collection.level	When focus enters a hierarchical collection, its nesting level will be announced, counted from 1.	TalkBack 15.1, CollectionStateFeedbackUtils; template_collection_level
      rule	talkback.collection.count	When focus enters a list with counts of rows and columns, the number of items will be announced. For a grid, the numbers of rows and columns are announced.	TalkBack 15.1, CollectionStateFeedbackUtils; template_list_total_count, template_list_row_count, template_list_column_count
      rule	talkback.item.list-position	If the focus moves to another position in a list, the item announces its position and the total number of items.	TalkBack 15.1, CollectionStateFeedbackUtils; list_index_template
      rule	talkback.item.grid-position	A cell of a grid announces its row number if the row has changed, and its column number if the column has changed.	TalkBack 15.1, CollectionStateFeedbackUtils; row_index_template, column_index_template
      rule	talkback.item.row-header	The row's heading text, or the row title, replaces the row number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.column-header	The column's heading text, or the column title, replaces the column number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.heading	A heading in a list or grid is announced with its position. In a grid, row headings and column headings have different announcements.	TalkBack 15.1, CollectionStateFeedbackUtils; heading_template, row_heading_template, column_heading_template
      rule	talkback.container.in	When focus enters a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.container.out	When focus leaves a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.window	When focus enters another window, the title of this window will be announced. The titles of system windows and keyboards are announced only if the setting for window names is on.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; in_window_with_name
      rule	talkback.window.picture-in-picture	When focus enters a picture-in-picture window, the title and the type of the window will be announced.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; template_overlay_window
      rule	talkback.hint.click-label	If the app gives the click action a label, the hint will contain this label. This hint replaces every other hint for a click.	TalkBack 15.1, ClickableHint; template_custom_hint_for_actions
      rule	talkback.hint.select	The hint of a clickable node in a single-selection collection explains how users can select it.	TalkBack 15.1, ClickableHint; template_hint_single_selection_item
      rule	talkback.hint.toggle	The hint of a clickable, checkable node explains how users can toggle it.	TalkBack 15.1, ClickableHint; template_hint_checkable
      rule	talkback.hint.long-click-label	If the app gives the long-click action a label, the hint will contain this label.	TalkBack 15.1, NodeRoleHint; template_custom_hint_for_long_clickable_actions
      rule	talkback.hint.proofread	The hint of an edit box with spelling suggestions will contain the number of misspelled words, after the hints for editing and long press.	TalkBack 15.1, NodeRoleHint; template_hint_edit_text_containing_typo
      rule	talkback.hint.change	The hint of a dropdown list explains how users can change it.	TalkBack 15.1, NodeRoleHint; template_hint_spinner
      rule	talkback.hint.adjust	The hint of a slider that can be scrolled explains only how to adjust the slider. The gestures are in quotes, as in TalkBack's text. If the user has removed both gestures, the hint explains where to add one.	TalkBack 15.1, NodeRoleHint; template_hint_adjustable_2gesture, template_hint_adjustable_1gesture, no_adjust_setting_gesture
      rule	talkback.hint.number-picker	The hint of a scrollable view inside a number picker first explains how to adjust the picker.	TalkBack 15.1, AccessibilityFocusHint; template_hint_adjustable_2gesture
      rule	talkback.hint.actions-gesture	If the user has a gesture for custom actions, a separate hint for actions precedes the hint that lists the other entries of the menu.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_menu_type_high_verbosity
      rule	talkback.hint.reading-control-actions	While the reading control is set to actions, the hint will explain how to swipe, with the gestures in lower case. The reading control changes to actions after the first node with actions. TalkBack ends this hint with an inaudible separator, which Earshot removes.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_for_reading_control_actions_in_high_verbosity
      rule	talkback.event.text	When a view is selected or its state changes, the event's text will be announced.	TalkBack 15.1, event feedback rules (event text)
      rule	talkback.event.content-changed	A changed description, text or state is announced if focus is on the node or an ancestor. On other nodes, a changed state is announced only if TalkBack performed an action on the node. An edit box's text is not announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	talkback.event.enabled-changed	When a focused node becomes enabled or disabled, the new state will be announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; value_enabled, value_disabled
      rule	talkback.event.error	A new error will be announced wherever the focus is.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; template_node_error_with_error_message
      rule	talkback.event.drag	The start and the end of a drag are announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; drag_started, drag_dropped, drag_cancelled
      rule	talkback.event.scrolled	After TalkBack has scrolled, the visible items or the page will be announced. After the user has scrolled by touch, only the page is announced, unless the setting for the number of list items is on.	TalkBack 15.1, ScrollPositionFeedbackRule lines 75 to 105; template_scroll_from_to_count, template_viewpager_index_count
      rule	talkback.event.selection-changed	Text is announced when it is added to the selection, removed from it, or selected all at once. The clearing of a selection is also announced.	TalkBack 15.1, text event feedback; template_text_selected, template_text_unselected, template_announce_selected_text, notification_type_selection_cleared
      rule	talkback.event.maximum-length	TalkBack announces that the typed text has reached the maximum length of the field.	TalkBack 15.1, text event feedback; value_text_max_length
      rule	talkback.event.cursor-moved	When the cursor moves, the text that it passes will be announced.	TalkBack 15.1, text event feedback
      rule	talkback.event.cursor-at-edge	TalkBack announces that the cursor has reached the beginning or the end of a field.	TalkBack 15.1, text event feedback; notification_type_beginning_of_field, notification_type_end_of_field
      rule	talkback.event.pane-title	When a pane appears or its title changes, the title will be announced, without a word for its type.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager
      rule	talkback.event.split-screen	For two windows that share the screen, the titles and positions are announced.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager; template_split_screen_mode_portrait, template_split_screen_mode_landscape_ltr, template_split_screen_mode_landscape_rtl
      rule	talkback.event.untitled-window	A window without any title is announced as "untitled".	TalkBack 15.1, ScreenFeedbackManager lines 282 to 397; untitled_window
      rule	talkback.event.menu-opened	TalkBack announces that a drawer or the options menu has opened.	TalkBack 15.1, window state feedback; template_drawer_opened, value_sliding_drawer_opened, value_options_menu_open
      rule	talkback.event.keyboard	TalkBack announces that an on-screen keyboard has appeared or disappeared.	TalkBack 15.1, ScreenFeedbackManager; show_keyboard_window, hide_keyboard_window
      rule	talkback.event.service-started	When TalkBack is turned on, "TalkBack on" will be announced.	TalkBack 15.1, service feedback; talkback_on
      rule	talkback.event.announced	Announcements and toasts of the app will be announced unchanged.	TalkBack 15.1, announcement and notification feedback
      rule	talkback.event.notification	A notification is announced with its category, title and text.	TalkBack 15.1, notification feedback; notification_category_…
      rule	walk.focus	The node that receives focus is announced.	TalkBack 15.1, Compositor, TYPE_VIEW_ACCESSIBILITY_FOCUSED
      rule	walk.hint	The usage hint follows 400 ms after the announcement.	TalkBack 15.1, ProcessorAccessibilityHints
      rule	walk.activation	After a click, the new state of the node is announced.	TalkBack 15.1, EventTypeViewClickedFeedbackRule
      rule	walk.adjustment	If the state or text of the focused node changes, the new state or text is announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.refusal	For a disabled node, only "disabled" is announced. (Assumption of Earshot; TalkBack plays a sound.)	Earshot
      rule	walk.live-region	A live region or an announcement of the app is announced after TalkBack has finished.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.screen-change	When a window appears, its title is announced.	TalkBack 15.1, ScreenFeedbackManager
      rule	walk.echo	Typed text is echoed according to the keyboard echo setting.	TalkBack 15.1, TextEventInterpreter
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	TalkBack 15.1, reading controls, Actions
      rule	talkback.error	The error of a field precedes the description of the field, but follows "selected", in every description order. If the content is marked as valid, the error is not announced.	TalkBack 16.2, TreeNodesDescription lines 192 to 230; template_node_error_with_error_message
      rule	talkback.hint-text	The hint text precedes the description. The hint is not announced if the node shows the hint as its text, or if an edit box has a text.	TalkBack 16.2, TreeNodesDescription lines 192 to 230, AccessibilityNodeFeedbackUtils lines 547 to 555
      rule	talkback.status.checked	A checked node without a state description is announced as "checked". A checked switch is announced as both "checked" and "on". For a required node, "checked" is announced in addition to its state.	TalkBack 16.2, TreeNodesDescription lines 238 to 272; value_checked
      rule	talkback.status.not-checked	An unchecked node without a state description is announced as "not checked" only if it is an item of the current collection, and this collection has a selection mode.	TalkBack 16.2, TreeNodesDescription lines 238 to 272, CollectionState lines 463 to 470; value_not_checked
      rule	talkback.unlabelled	An enabled, operable node without children, text, state, label and role word is announced only as "unlabelled".	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 300 to 341; value_unlabelled
      rule	talkback.nameless	An enabled, operable node without a name is announced only by its role word. The node's other attributes (selected, collapsed, an error, a tooltip) are not announced.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 300 to 341, EventTypeViewAccessibilityFocusedFeedbackRule lines 210 to 234
      rule	talkback.read-only	An enabled edit box that cannot be edited has "read only" at the end of its description and no hint for editing.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 457 to 465, NodeRoleHint lines 97 to 124; value_read_only
      rule	talkback.state.required	A required node has the state "Required". If the node has another state, "Required" follows that state.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 205 to 221; required_state, required_state_appended
      rule	talkback.role	The role is the word for the first matching class or attribute of the node. A CheckedTextView is a radio button. A floating action button and a dictation key are buttons. An android.widget.Image is an image. An EditText is an edit box even if it cannot be edited.	TalkBack 16.2, Role lines 771 to 1011, AccessibilityNodeFeedbackUtils lines 263 to 294
      rule	talkback.role.edit-box	The role of an edit box is announced even if the setting for element types is off.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 223 to 240; value_edit_box
      rule	talkback.label	If labeledBy names nodes with text, the whole description is wrapped in "… for LABELS". LABELS contains each text once, in order.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 417 to 446; template_labeled_item
      rule	talkback.name.text	The text is the name if there is no content description. In an edit box, the text has priority over the content description. In speech, TalkBack adds the word for emoji and counts four or more equal symbols. The log does not contain the word for emoji or the count of symbols. The name of a single symbol is in the speech and in the log.	TalkBack 16.2, CompositorUtils lines 213 to 236, EmojiUtils, SpeechCleanupUtils lines 42 to 53 and 300 to 343; emoji_name, character_collapse_template
      rule	talkback.name.content-description	The content description is the name and replaces the text, except in an edit box. A content description also prevents merging of child nodes. In speech, TalkBack counts four or more equal symbols of the content description and leaves emoji unchanged.	TalkBack 16.2, CompositorUtils lines 213 to 236, SpeechCleanupUtils lines 300 to 343
      rule	talkback.collection.ignored	If focus enters a collection with items that are not important for accessibility, the numbers of items and ignored items will be announced. For a list, this announcement replaces the usual number of items.	TalkBack 16.2, CollectionStateFeedbackUtils lines 372 to 433, CollectionState lines 420 to 445; template_list_item_count
      rule	talkback.collection.in	When focus enters a list or grid with more than one item, the collection will be announced with its name or role description. A flat collection that contains another collection is never announced. An item inside another item does not belong to a collection.	TalkBack 16.2, AccessibilityNodeInfoUtils lines 2924 to 2962; in_list, in_grid
      rule	talkback.hint.edit	The hint of an editable edit box without input focus explains how users can edit it.	TalkBack 16.2, NodeRoleHint lines 97 to 124; template_hint_edit_text
      rule	talkback.hint.open-link	If a node with a link or a merged link has no other click hint, the hint explains how to open the link.	TalkBack 16.2, ClickableHint lines 62 to 89 and 155 to 183; template_hint_clickable_link
      rule	talkback.hint.menu	The last hint lists the entries that TalkBack's menu can have for the node (labels, actions), with the gesture that opens the menu. Links are listed as actions. For an edit box with a content description, the text operations are also listed as actions.	TalkBack 16.2, NodeMenuRuleCreator lines 39 to 45, EditingAndSelectingMenu lines 112 to 140; template_hint_menu_type_high_verbosity
      rule	talkback.hint.click	The hint of a clickable node explains how users can activate it. For a keyboard, the hint contains the keys of the user's keymap. New installations use the enhanced keymap.	TalkBack 16.2, ClickableHint, KeyComboManager lines 639 to 660, NewKeyComboModel lines 114 to 125; template_hint_clickable
      rule	talkback.hint.long-click	The hint of a long-clickable node explains how users can long press it, except for a key that types a character. The setting for single-tap activation does not change the hint.	TalkBack 16.2, NodeRoleHint; template_hint_long_clickable
      rule	talkback.event.clicked	After a double-tap, one state of the node is announced, with this order of priority: checked or on; the state of a direct child; selected; expanded or collapsed. If the node is required or has a state description, only a changed state is announced.	TalkBack 16.2, EventTypeViewClickedFeedbackRule
      rule	talkback.event.text-added	Typed text, including a password, is echoed according to the keyboard echo setting. Repeated symbols in typed text are never counted.	TalkBack 16.2, InputTextFeedbackRules lines 107 to 175
      rule	talkback.event.text-edited	Deleted, cut, pasted, replaced and cleared text is announced. A password is announced as it appears on the screen. If the whole text is cut, "cleared" is also announced.	TalkBack 16.2, InputTextFeedbackRules lines 107 to 175, TextEditActor lines 450 to 454; template_text_removed, template_text_cut, template_text_pasted, template_text_replaced, value_text_cleared
      rule	talkback.event.typed-error	When the user types into a field with an error, the error will be announced, unless the same error was announced for this field before.	TalkBack 16.2, InputTextFeedbackRules lines 107 to 260, AccessibilityNodeFeedbackUtils lines 664 to 713; template_text_error
      rule	talkback.event.selection-shortened	If a whole text of 100 or more characters is selected, the number of characters and the text's beginning and end will be announced.	TalkBack 16.2, SpeechCleanupUtils lines 413 to 427; template_shorten_text, template_text_selected
      rule	talkback.event.window-title	After a change of windows, the first available text in this list is announced: the title of the pane in the active window, the title of the window, the last title, the name of the app.	TalkBack 16.2, ScreenFeedbackManager and WindowEventInterpreter
      """###
    case .talkback_17:
      ###"""
      profile	talkback-17	TalkBack 17	talkback	talkback-16.2	TalkBack 17 is closed source. Its logs match version 16.2, except for the full stops between parts.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	TalkBack 15.1	https://github.com/google/talkback	2024-10
      source	TalkBack 16.2	https://github.com/google/talkback	2026-03-18
      setting	verbosityPreset		Choose a preset	high;custom;low	custom
      preset	high	alwaysSpeakNumberOfListItems	on	hints	on	keyboardEchoOnScreen	characters-and-words	keyboardEchoPhysical	characters-and-words	sayCapital	on	speakContainerInfo	on	speakLettersWithExamples	on	speakNotificationsWhenScreenIsOff	on	speakRoles	on	speakWindowNames	on	usePitchChanges	on
      preset	low	alwaysSpeakNumberOfListItems	off	hints	off	keyboardEchoOnScreen	none	keyboardEchoPhysical	none	sayCapital	off	speakContainerInfo	off	speakLettersWithExamples	off	speakNotificationsWhenScreenIsOff	off	speakRoles	off	speakWindowNames	off	usePitchChanges	off
      setting	descriptionOrder		Element description order	state-name-role;role-name-state;name-role-state	state-name-role
      setting	hints	usageHints	Speak usage hints	on;off	on
      setting	speakRoles	speakElementType	Speak element type	on;off	on
      setting	speakContainerInfo		Speak container info	on;off	on
      setting	speakWindowNames		Speak window names	on;off	on
      setting	speakElementIds		Speak element IDs	on;off	off
      setting	sayCapital		Capital letters: say capital	on;off	on
      setting	alwaysSpeakNumberOfListItems		Always speak number of list items	on;off	off
      setting	singleTapActivation		Single-tap to activate	on;off	off
      setting	keyboardEchoOnScreen		Keyboard echo: on-screen keyboard	characters-and-words;characters;words;none	characters-and-words
      setting	keyboardEchoPhysical		Keyboard echo: physical keyboard (not simulated)	characters-and-words;characters;words;none	characters-and-words
      setting	speakNotificationsWhenScreenIsOff		Speak notifications when screen is off (no effect; the screen is always on)	on;off	off
      setting	usePitchChanges		Use pitch changes (no effect on words)	on;off	on
      setting	speakLettersWithExamples		Speak letters with examples (not simulated)	on;off	on
      setting	speakAllProgressUpdates		Speak all progress updates	on;off	on
      setting	speakPunctuation		Speak punctuation and symbols (no effect on the predicted text)	all;most;some	some
      setting	keyboardActive		The on-screen keyboard is visible	on;off	off
      setting	selectionModeActive		TalkBack's selection mode is on	on;off	off
      setting	inputMode		The input device in hints: touch, a keyboard, or the keypad of a phone or remote control	touch;keyboard;keypad	touch
      setting	readingControl		The reading control for swipes up and down (text: characters, words, lines and paragraphs)	default;actions;text	default
      setting	liftToType		Keys are typed when the finger is lifted	on;off	on
      setting	adjustGestures		Swipes that adjust the reading control	both;up;down;none	both
      setting	separator		The separator between parts (selected by Google's server)	comma;period	period
      setting	actionsGesture		The gesture that shows custom actions	none;3-finger-tap;3-finger-swipe-right	none
      setting	keymap		Keymap; the default of new installations is enhanced (only with inputMode=keyboard)	enhanced;default	enhanced
      setting	countRepeatedSymbols		Count repeated symbols (in speech only, not in the text)	on;off	on
      setting	speakTextFormatting		Speak text formatting (not simulated)	on;off	on
      setting	speakTime		Speak time (no effect; the screen is always on)	on;off	on
      setting	focusDelay		Focus delay, in milliseconds (no effect on words)		300
      setting	typingFocusDelay		Typing focus delay, in milliseconds (no effect on words)		300
      setting	smartBrowseMode		Smart browse mode (web content is not simulated)	on;off	on
      setting	announceKeyboardKeysFaster		Announce keyboard keys faster (no effect on words)	on;off	off
      setting	tableNavigation		Table navigation reading control when entering a table (not simulated)	on;off	off
      layout	announcement			{tree}, {item}, {heading}, {collection}, {window}, {announcement}
      layout	hint			{hint}, {actions}
      layout	tree	state-name-role		{selected}, {body}, {disabled}
      layout	tree	role-name-state		{body}, {selected}, {disabled}
      layout	tree	name-role-state		{body}, {selected}, {disabled}
      layout	body			{opening}, {child}, {closing}
      layout	triple	state-name-role	once	{state}, {name}, {role}
      layout	triple	role-name-state	once	{role}, {name}, {state}
      layout	triple	name-role-state	once	{name}, {role}, {state}
      layout	name			{name}
      layout	state			{state}
      layout	opening	state-name-role		{error}, {hint}, {status}, {triple}
      layout	opening	role-name-state		{error}, {hint}, {triple}
      layout	opening	name-role-state		{error}, {hint}, {triple}
      layout	closing	state-name-role		{tooltip}
      layout	closing	role-name-state		{status}, {tooltip}
      layout	closing	name-role-state		{status}, {tooltip}
      follows	checked-switches
      follows	clearing-cut
      follows	counted-runs
      follows	described-field-actions
      follows	disabled-of-everything
      follows	edit-box-always
      follows	emoji
      follows	held-keys
      follows	ignored-items
      follows	nameless-roles
      follows	newer-roles
      follows	not-checked-in-choices
      follows	open-link-hint
      follows	read-only-fields
      follows	required-fields
      follows	several-labels
      follows	shortened-selections
      follows	typed-errors
      rule	talkback.selected	If the description order begins with the state, "selected" precedes everything else. In the other orders, "selected" follows the description. For merged nodes, "selected" is not announced.	TalkBack 15.1, TreeNodesDescription; value_selected
      rule	talkback.disabled	For a disabled node, "disabled" follows the description, and there is no usage hint. For headings and merged nodes, "disabled" is not announced. Before Android 12, "disabled" is announced only for operable nodes and web content.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (disabled state, API 31 and later); value_disabled
      rule	talkback.status.collapsed	A node with the EXPAND action is announced as "collapsed", even if it also has COLLAPSE. "Collapsed" is never announced alone.	TalkBack 15.1, TreeNodesDescription; value_collapsed
      rule	talkback.status.expanded	A node with the COLLAPSE action is announced as "expanded".	TalkBack 15.1, TreeNodesDescription; value_expanded
      rule	talkback.tooltip	The tooltip follows the description, unless it is the same as the name.	TalkBack 15.1, TreeNodesDescription
      rule	talkback.name.element-id	An image or a bar without a name is announced by its resource id if the setting for element ids is on.	TalkBack 15.1, ImageDescription and SeekBarDescription
      rule	talkback.name.custom-label	If a node has neither a content description nor a text, the name is the label that the user added in TalkBack.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (node text) and EditTextDescription
      rule	talkback.name.password	A password field without a content description has the name "password".	TalkBack 15.1, EditTextDescription; value_password
      rule	talkback.name.password-length	If a password field has the SET_SELECTION action, only the number of characters is announced.	TalkBack 15.1, EditTextDescription; template_password_character_count
      rule	talkback.role.description	A role description will replace the word for the role.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.role.page	A pager and its only visible child are announced as "Page".	TalkBack 15.1, RoleDescriptionExtractor; value_pager_page
      rule	talkback.role.heading	The word for a heading, or its role description, follows the description, unless the position in a collection already includes this word.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule; heading_template
      rule	talkback.state.description	The state description will replace "checked", "on", "off", the value of a range and the state of an unlabelled image.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.state.editing	An edit box with input focus is announced as "Editing" while a keyboard is visible.	TalkBack 15.1, EditTextDescription; value_edit_box_editing
      rule	talkback.state.selection-mode	If selection mode is on, an edit box announces the mode after "Editing".	TalkBack 15.1, EditTextDescription; notification_type_selection_mode_on
      rule	talkback.state.unlabelled	An image without a name has "Unlabelled" as its state.	TalkBack 15.1, ImageDescription; value_unlabelled
      rule	talkback.state.switch-text	A switch without a state description announces its text instead of "on" or "off".	TalkBack 15.1, SwitchDescription
      rule	talkback.state.on	A checked switch that has neither a state description nor a text is announced as "on".	TalkBack 15.1, SwitchDescription; value_on
      rule	talkback.state.off	An unchecked switch that has neither a state description nor a text is announced as "off".	TalkBack 15.1, SwitchDescription; value_off
      rule	talkback.state.percent	A bar with a range in percent announces its current value with a fraction, such as "50.0 percent". The reader does not round the value.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.percent-of-items	A bar without a range announces "0 percent" after each event that contains a number of items.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.range	A bar with a valid range and no state description announces its current value.	TalkBack 15.1, SeekBarDescription; template_value
      rule	talkback.collection.out	TalkBack announces that focus leaves a list or grid, unless focus enters another collection.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_list, out_of_grid
      rule	talkback.collection.in-pager	When focus enters a pager, its direction will be announced. The page number is missing, because the reader requests it in a way that never returns a number.	TalkBack 15.1, CollectionStateFeedbackUtils lines 458 to 468; in_pager
      rule	talkback.collection.out-of-pager	When focus leaves a pager without counts of rows and columns, its direction will be announced. A horizontal pager is announced without its name.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_pager
      rule	talkback.collection.out-of-grid-pager	When focus leaves a pager with counts of rows and columns, "Out of grid pager" will be announced, even if the pager has only one row. This is a fault of the reader.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_grid_pager
      rule	talkback.collection.level	When focus enters a hierarchical collection, its nesting level will be announced, counted from 1.	TalkBack 15.1, CollectionStateFeedbackUtils; template_collection_level
      rule	talkback.collection.count	When focus enters a list with counts of rows and columns, the number of items will be announced. For a grid, the numbers of rows and columns are announced.	TalkBack 15.1, CollectionStateFeedbackUtils; template_list_total_count, template_list_row_count, template_list_column_count
      rule	talkback.item.list-position	If the focus moves to another position in a list, the item announces its position and the total number of items.	TalkBack 15.1, CollectionStateFeedbackUtils; list_index_template
      rule	talkback.item.grid-position	A cell of a grid announces its row number if the row has changed, and its column number if the column has changed.	TalkBack 15.1, CollectionStateFeedbackUtils; row_index_template, column_index_template
      rule	talkback.item.row-header	The row's heading text, or the row title, replaces the row number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.column-header	The column's heading text, or the column title, replaces the column number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.heading	A heading in a list or grid is announced with its position. In a grid, row headings and column headings have different announcements.	TalkBack 15.1, CollectionStateFeedbackUtils; heading_template, row_heading_template, column_heading_template
      rule	talkback.container.in	When focus enters a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.container.out	When focus leaves a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.window	When focus enters another window, the title of this window will be announced. The titles of system windows and keyboards are announced only if the setting for window names is on.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; in_window_with_name
      rule	talkback.window.picture-in-picture	When focus enters a picture-in-picture window, the title and the type of the window will be announced.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; template_overlay_window
      rule	talkback.hint.click-label	If the app gives the click action a label, the hint will contain this label. This hint replaces every other hint for a click.	TalkBack 15.1, ClickableHint; template_custom_hint_for_actions
      rule	talkback.hint.select	The hint of a clickable node in a single-selection collection explains how users can select it.	TalkBack 15.1, ClickableHint; template_hint_single_selection_item
      rule	talkback.hint.toggle	The hint of a clickable, checkable node explains how users can toggle it.	TalkBack 15.1, ClickableHint; template_hint_checkable
      rule	talkback.hint.long-click-label	If the app gives the long-click action a label, the hint will contain this label.	TalkBack 15.1, NodeRoleHint; template_custom_hint_for_long_clickable_actions
      rule	talkback.hint.proofread	The hint of an edit box with spelling suggestions will contain the number of misspelled words, after the hints for editing and long press.	TalkBack 15.1, NodeRoleHint; template_hint_edit_text_containing_typo
      rule	talkback.hint.change	The hint of a dropdown list explains how users can change it.	TalkBack 15.1, NodeRoleHint; template_hint_spinner
      rule	talkback.hint.adjust	The hint of a slider that can be scrolled explains only how to adjust the slider. The gestures are in quotes, as in TalkBack's text. If the user has removed both gestures, the hint explains where to add one.	TalkBack 15.1, NodeRoleHint; template_hint_adjustable_2gesture, template_hint_adjustable_1gesture, no_adjust_setting_gesture
      rule	talkback.hint.number-picker	The hint of a scrollable view inside a number picker first explains how to adjust the picker.	TalkBack 15.1, AccessibilityFocusHint; template_hint_adjustable_2gesture
      rule	talkback.hint.actions-gesture	If the user has a gesture for custom actions, a separate hint for actions precedes the hint that lists the other entries of the menu.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_menu_type_high_verbosity
      rule	talkback.hint.reading-control-actions	While the reading control is set to actions, the hint will explain how to swipe, with the gestures in lower case. The reading control changes to actions after the first node with actions. TalkBack ends this hint with an inaudible separator, which Earshot removes.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_for_reading_control_actions_in_high_verbosity
      rule	talkback.event.text	When a view is selected or its state changes, the event's text will be announced.	TalkBack 15.1, event feedback rules (event text)
      rule	talkback.event.content-changed	A changed description, text or state is announced if focus is on the node or an ancestor. On other nodes, a changed state is announced only if TalkBack performed an action on the node. An edit box's text is not announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	talkback.event.enabled-changed	When a focused node becomes enabled or disabled, the new state will be announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; value_enabled, value_disabled
      rule	talkback.event.error	A new error will be announced wherever the focus is.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; template_node_error_with_error_message
      rule	talkback.event.drag	The start and the end of a drag are announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; drag_started, drag_dropped, drag_cancelled
      rule	talkback.event.scrolled	After TalkBack has scrolled, the visible items or the page will be announced. After the user has scrolled by touch, only the page is announced, unless the setting for the number of list items is on.	TalkBack 15.1, ScrollPositionFeedbackRule lines 75 to 105; template_scroll_from_to_count, template_viewpager_index_count
      rule	talkback.event.selection-changed	Text is announced when it is added to the selection, removed from it, or selected all at once. The clearing of a selection is also announced.	TalkBack 15.1, text event feedback; template_text_selected, template_text_unselected, template_announce_selected_text, notification_type_selection_cleared
      rule	talkback.event.maximum-length	TalkBack announces that the typed text has reached the maximum length of the field.	TalkBack 15.1, text event feedback; value_text_max_length
      rule	talkback.event.cursor-moved	When the cursor moves, the text that it passes will be announced.	TalkBack 15.1, text event feedback
      rule	talkback.event.cursor-at-edge	TalkBack announces that the cursor has reached the beginning or the end of a field.	TalkBack 15.1, text event feedback; notification_type_beginning_of_field, notification_type_end_of_field
      rule	talkback.event.pane-title	When a pane appears or its title changes, the title will be announced, without a word for its type.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager
      rule	talkback.event.split-screen	For two windows that share the screen, the titles and positions are announced.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager; template_split_screen_mode_portrait, template_split_screen_mode_landscape_ltr, template_split_screen_mode_landscape_rtl
      rule	talkback.event.untitled-window	A window without any title is announced as "untitled".	TalkBack 15.1, ScreenFeedbackManager lines 282 to 397; untitled_window
      rule	talkback.event.menu-opened	TalkBack announces that a drawer or the options menu has opened.	TalkBack 15.1, window state feedback; template_drawer_opened, value_sliding_drawer_opened, value_options_menu_open
      rule	talkback.event.keyboard	TalkBack announces that an on-screen keyboard has appeared or disappeared.	TalkBack 15.1, ScreenFeedbackManager; show_keyboard_window, hide_keyboard_window
      rule	talkback.event.service-started	When TalkBack is turned on, "TalkBack on" will be announced.	TalkBack 15.1, service feedback; talkback_on
      rule	talkback.event.announced	Announcements and toasts of the app will be announced unchanged.	TalkBack 15.1, announcement and notification feedback
      rule	talkback.event.notification	A notification is announced with its category, title and text.	TalkBack 15.1, notification feedback; notification_category_…
      rule	walk.focus	The node that receives focus is announced.	TalkBack 15.1, Compositor, TYPE_VIEW_ACCESSIBILITY_FOCUSED
      rule	walk.hint	The usage hint follows 400 ms after the announcement.	TalkBack 15.1, ProcessorAccessibilityHints
      rule	walk.activation	After a click, the new state of the node is announced.	TalkBack 15.1, EventTypeViewClickedFeedbackRule
      rule	walk.adjustment	If the state or text of the focused node changes, the new state or text is announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.refusal	For a disabled node, only "disabled" is announced. (Assumption of Earshot; TalkBack plays a sound.)	Earshot
      rule	walk.live-region	A live region or an announcement of the app is announced after TalkBack has finished.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.screen-change	When a window appears, its title is announced.	TalkBack 15.1, ScreenFeedbackManager
      rule	walk.echo	Typed text is echoed according to the keyboard echo setting.	TalkBack 15.1, TextEventInterpreter
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	TalkBack 15.1, reading controls, Actions
      rule	talkback.error	The error of a field precedes the description of the field, but follows "selected", in every description order. If the content is marked as valid, the error is not announced.	TalkBack 16.2, TreeNodesDescription lines 192 to 230; template_node_error_with_error_message
      rule	talkback.hint-text	The hint text precedes the description. The hint is not announced if the node shows the hint as its text, or if an edit box has a text.	TalkBack 16.2, TreeNodesDescription lines 192 to 230, AccessibilityNodeFeedbackUtils lines 547 to 555
      rule	talkback.status.checked	A checked node without a state description is announced as "checked". A checked switch is announced as both "checked" and "on". For a required node, "checked" is announced in addition to its state.	TalkBack 16.2, TreeNodesDescription lines 238 to 272; value_checked
      rule	talkback.status.not-checked	An unchecked node without a state description is announced as "not checked" only if it is an item of the current collection, and this collection has a selection mode.	TalkBack 16.2, TreeNodesDescription lines 238 to 272, CollectionState lines 463 to 470; value_not_checked
      rule	talkback.unlabelled	An enabled, operable node without children, text, state, label and role word is announced only as "unlabelled".	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 300 to 341; value_unlabelled
      rule	talkback.nameless	An enabled, operable node without a name is announced only by its role word. The node's other attributes (selected, collapsed, an error, a tooltip) are not announced.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 300 to 341, EventTypeViewAccessibilityFocusedFeedbackRule lines 210 to 234
      rule	talkback.read-only	An enabled edit box that cannot be edited has "read only" at the end of its description and no hint for editing.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 457 to 465, NodeRoleHint lines 97 to 124; value_read_only
      rule	talkback.state.required	A required node has the state "Required". If the node has another state, "Required" follows that state.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 205 to 221; required_state, required_state_appended
      rule	talkback.role	The role is the word for the first matching class or attribute of the node. A CheckedTextView is a radio button. A floating action button and a dictation key are buttons. An android.widget.Image is an image. An EditText is an edit box even if it cannot be edited.	TalkBack 16.2, Role lines 771 to 1011, AccessibilityNodeFeedbackUtils lines 263 to 294
      rule	talkback.role.edit-box	The role of an edit box is announced even if the setting for element types is off.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 223 to 240; value_edit_box
      rule	talkback.label	If labeledBy names nodes with text, the whole description is wrapped in "… for LABELS". LABELS contains each text once, in order.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 417 to 446; template_labeled_item
      rule	talkback.name.text	The text is the name if there is no content description. In an edit box, the text has priority over the content description. In speech, TalkBack adds the word for emoji and counts four or more equal symbols. The log does not contain the word for emoji or the count of symbols. The name of a single symbol is in the speech and in the log.	TalkBack 16.2, CompositorUtils lines 213 to 236, EmojiUtils, SpeechCleanupUtils lines 42 to 53 and 300 to 343; emoji_name, character_collapse_template
      rule	talkback.name.content-description	The content description is the name and replaces the text, except in an edit box. A content description also prevents merging of child nodes. In speech, TalkBack counts four or more equal symbols of the content description and leaves emoji unchanged.	TalkBack 16.2, CompositorUtils lines 213 to 236, SpeechCleanupUtils lines 300 to 343
      rule	talkback.collection.ignored	If focus enters a collection with items that are not important for accessibility, the numbers of items and ignored items will be announced. For a list, this announcement replaces the usual number of items.	TalkBack 16.2, CollectionStateFeedbackUtils lines 372 to 433, CollectionState lines 420 to 445; template_list_item_count
      rule	talkback.collection.in	When focus enters a list or grid with more than one item, the collection will be announced with its name or role description. A flat collection that contains another collection is never announced. An item inside another item does not belong to a collection.	TalkBack 16.2, AccessibilityNodeInfoUtils lines 2924 to 2962; in_list, in_grid
      rule	talkback.hint.edit	The hint of an editable edit box without input focus explains how users can edit it.	TalkBack 16.2, NodeRoleHint lines 97 to 124; template_hint_edit_text
      rule	talkback.hint.open-link	If a node with a link or a merged link has no other click hint, the hint explains how to open the link.	TalkBack 16.2, ClickableHint lines 62 to 89 and 155 to 183; template_hint_clickable_link
      rule	talkback.hint.menu	The last hint lists the entries that TalkBack's menu can have for the node (labels, actions), with the gesture that opens the menu. Links are listed as actions. For an edit box with a content description, the text operations are also listed as actions.	TalkBack 16.2, NodeMenuRuleCreator lines 39 to 45, EditingAndSelectingMenu lines 112 to 140; template_hint_menu_type_high_verbosity
      rule	talkback.hint.click	The hint of a clickable node explains how users can activate it. For a keyboard, the hint contains the keys of the user's keymap. New installations use the enhanced keymap.	TalkBack 16.2, ClickableHint, KeyComboManager lines 639 to 660, NewKeyComboModel lines 114 to 125; template_hint_clickable
      rule	talkback.hint.long-click	The hint of a long-clickable node explains how users can long press it, except for a key that types a character. The setting for single-tap activation does not change the hint.	TalkBack 16.2, NodeRoleHint; template_hint_long_clickable
      rule	talkback.event.clicked	After a double-tap, one state of the node is announced, with this order of priority: checked or on; the state of a direct child; selected; expanded or collapsed. If the node is required or has a state description, only a changed state is announced.	TalkBack 16.2, EventTypeViewClickedFeedbackRule
      rule	talkback.event.text-added	Typed text, including a password, is echoed according to the keyboard echo setting. Repeated symbols in typed text are never counted.	TalkBack 16.2, InputTextFeedbackRules lines 107 to 175
      rule	talkback.event.text-edited	Deleted, cut, pasted, replaced and cleared text is announced. A password is announced as it appears on the screen. If the whole text is cut, "cleared" is also announced.	TalkBack 16.2, InputTextFeedbackRules lines 107 to 175, TextEditActor lines 450 to 454; template_text_removed, template_text_cut, template_text_pasted, template_text_replaced, value_text_cleared
      rule	talkback.event.typed-error	When the user types into a field with an error, the error will be announced, unless the same error was announced for this field before.	TalkBack 16.2, InputTextFeedbackRules lines 107 to 260, AccessibilityNodeFeedbackUtils lines 664 to 713; template_text_error
      rule	talkback.event.selection-shortened	If a whole text of 100 or more characters is selected, the number of characters and the text's beginning and end will be announced.	TalkBack 16.2, SpeechCleanupUtils lines 413 to 427; template_shorten_text, template_text_selected
      rule	talkback.event.window-title	After a change of windows, the first available text in this list is announced: the title of the pane in the active window, the title of the window, the last title, the name of the app.	TalkBack 16.2, ScreenFeedbackManager and WindowEventInterpreter
      """###
    case .talkback_documented:
      ###"""
      profile	talkback-documented	TalkBack (guidelines)	talkback	talkback-documented	Words vary by device, version and manufacturer. Listen on a device before you report a difference.	documented
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	MagentaA11y	https://www.magentaa11y.com	
      source	TalkBack 15.1	https://github.com/google/talkback	2024-10
      setting	hints	usageHints	Speak usage hints	on;off	on
      setting	keyboardEchoOnScreen	typingEcho	Keyboard echo: on-screen keyboard	characters-and-words;characters;words;none	characters-and-words
      setting	variant		Pattern variants, separated by commas		
      pattern	dropdown.trigger	{name}, {role}, {value}, {container}, {expanded}, {hints}	collapsed		MagentaA11y, dropdown, Android announcement examples: opens drop down menu	documented	container	container.list	hints	hint.activate	role	role.button
      pattern	dropdown.trigger	{name}, {role}, {value}, {container}, {expanded}, {hints}	collapsed	pop-up-window	MagentaA11y, dropdown, Android: the role can be "pop up window"	documented	container	container.list	hints	hint.activate	role	role.pop-up-window
      pattern	dropdown.trigger	{name}, {role}, {value}, {container}, {expanded}, {hints}	collapsed	dropdown-list	MagentaA11y, dropdown, Android: the role can be "dropdown list"	documented	container	container.list	hints	hint.activate	role	role.dropdown-list
      pattern	dropdown.option	{name}, {hints}			MagentaA11y, dropdown, Android announcement examples: other list item	documented	hints	hint.activate
      pattern	dropdown.option	{selected}, {name}, {position}, {hints}	selected		MagentaA11y, dropdown, Android announcement examples: selected list item	documented	hints	hint.activate	selected	state.selected.title
      pattern	date-picker.field	{name}, {role}, {hints}. {actions}			MagentaA11y, calendar date picker, Android: edit box	documented	actions	actions.available	actions	actions.use-3-fingers	hints	hint.long-press.hyphen	role	role.edit-box
      pattern	date-picker.open	{name} {role}, {hints}			MagentaA11y, calendar date picker, Android: down arrow to open picker	documented	hints	hint.activate	role	role.button
      pattern	date-picker.title	{name}			MagentaA11y, calendar date picker, Android: title or heading	documented
      pattern	date-picker.column	{name} {role}, {hints|. }			MagentaA11y, calendar date picker, Android: each day or date in a column	documented	hints	hint.adjust.title	hints	hint.activate.title	hints	hint.long-press.title	role	role.button
      pattern	date-picker.action	{name} {role}, {hints}			MagentaA11y, calendar date picker, Android: Cancel, with Set as the other action	documented	hints	hint.activate	role	role.button
      pattern	menu.trigger	{name}, {role}, {hints}			MagentaA11y, menu, Android announcement examples	documented	hints	hint.activate	role	role.button
      pattern	menu.trigger	{name}, {role}, {hints}	collapsed		MagentaA11y, menu, Android announcement examples: "collapsed" is not announced	documented	hints	hint.activate	role	role.button
      pattern	menu.trigger	{name}, {disabled}	disabled		MagentaA11y, menu, Android announcement examples: disabled state	documented
      pattern	menu.trigger	{name} {role}, {disabled}	disabled	disabled-with-role	MagentaA11y, menu, Android: More options button, disabled	documented	role	role.button
      pattern	menu.trigger	{name}, {disabled}	collapsed;disabled		MagentaA11y, menu, Android announcement examples: disabled state	documented
      pattern	menu.trigger	{name} {role}, {disabled}	collapsed;disabled	disabled-with-role	MagentaA11y, menu, Android: More options button, disabled	documented	role	role.button
      pattern	menu.item	{name}, {role}, {hints}			MagentaA11y, menu, Android announcement examples	documented	hints	hint.activate	role	role.button
      pattern	menu.item	{name}, {content}, {role}, {hints}	content		MagentaA11y, menu, Android announcement examples: grouping	documented	hints	hint.activate	role	role.button
      pattern	menu.item	{name}, {role}, {selected}, {hints}	selected		MagentaA11y, menu, Android announcement examples: selected state	documented	hints	hint.activate	role	role.button
      pattern	menu.item	{name}, {disabled}	disabled		MagentaA11y, menu, Android announcement examples: disabled state	documented
      pattern	search-field.field	{name}, {value}, {role}, {hints}	placeholder		MagentaA11y, search, Android: name, placeholder, role, hint	documented	hints	hint.edit	role	role.edit-box
      pattern	search-field.results	{announcement}			MagentaA11y, search, Android: added when results are shown, optional	documented
      pattern	button	{name}, {role}, {hints}			MagentaA11y, button, Android announcement examples	documented	hints	hint.activate	role	role.button
      pattern	button	{name}, {content}, {role}, {hints}	content		MagentaA11y, button, Android announcement examples: grouping	documented	hints	hint.activate	role	role.button
      pattern	button	{name}, {role}, {selected}, {hints}	selected		MagentaA11y, button, Android announcement examples: selected state	documented	hints	hint.activate	role	role.button
      pattern	button	{name}, {disabled}	disabled		MagentaA11y, button, Android announcement examples: disabled state	documented
      pattern	checkbox	{checked}, {name}, {role}, {hints}	checked		MagentaA11y, checkbox, Android announcement examples	documented	checked	state.checked.title	hints	hint.toggle	role	role.checkbox
      pattern	checkbox	{checked}, {name}, {role}, {hints}	unchecked		MagentaA11y, checkbox, Android announcement examples	documented	checked	state.unchecked.title	hints	hint.toggle	role	role.checkbox
      pattern	radio-button	{checked}, {name}, {role}, {hints}	checked		MagentaA11y, radio button, Android: selected state	documented	checked	state.checked.title	hints	hint.toggle	role	role.radio-button
      pattern	radio-button	{checked}, {name}, {role}, {hints}	unchecked		MagentaA11y, radio button, Android: unselected state	documented	checked	state.unchecked.title	hints	hint.toggle	role	role.radio-button
      pattern	radio-button	{checked}, {name}, {role}, {hints}	unchecked	double-tap-to-select	MagentaA11y, radio button, Android: unselected state, double tap to select	documented	checked	state.unchecked.title	hints	hint.select	role	role.radio-button
      pattern	switch	{switched}, {name}, {role}, {hints}	on		MagentaA11y, toggle switch, Android: on or off	documented	hints	hint.toggle	role	role.switch	switched	state.on.title
      pattern	switch	{switched}, {name}, {role}, {hints}	off		MagentaA11y, toggle switch, Android: on or off	documented	hints	hint.toggle	role	role.switch	switched	state.off.title
      pattern	switch	{switched}, {name}, {role}, {disabled}	disabled;off		MagentaA11y, toggle switch, Android: disabled state	documented	role	role.switch	switched	state.off.title
      pattern	switch	{switched}, {name}, {role}, {disabled}	disabled;on		MagentaA11y, toggle switch, Android: disabled state, on or off	documented	role	role.switch	switched	state.on.title
      pattern	slider	{value}, {name}, {role}, {hints}			MagentaA11y, slider, Android announcement examples	documented	hints	hint.adjust	role	role.slider
      pattern	stepper.button	{name}, {value}, {content}, {hints}			MagentaA11y, stepper, Android: increment or increase, decrement or decrease	documented	hints	hint.activate.title
      pattern	text-field	{value}, {role}, {name}, {hints}			MagentaA11y, text input, Android: value entered, no value	documented	hints	hint.edit	role	role.edit-box.title
      pattern	expandable-row	{name}, {value}, {expanded}, {hints}	collapsed		MagentaA11y, expandable, Android: label, data, state, action	documented	hints	hint.activate
      pattern	link	{name}, {role}, {hints}			MagentaA11y, link, Android announcement examples	documented	hints	hint.activate	role	role.link
      pattern	link	{name}, {role}		without-hint	MagentaA11y, link, Android announcement examples	documented	role	role.link
      pattern	link	{name}, {hints}, {actions}	links		MagentaA11y, link, Android: the TalkBack menu appears	documented	actions	links.available	actions	links.tap-3-fingers	hints	hint.activate
      pattern	link	{content}, {name}, {role}, {contentAfter}, {hints}, {actions}	content;links		MagentaA11y, link, Android: link in a sentence, with separate focus	documented	actions	links.available	actions	links.tap-3-fingers	hints	hint.activate	role	role.link
      pattern	link	{name}, {disabled}	disabled		MagentaA11y, link, Android announcement examples: disabled	documented
      pattern	link	{name}, {disabled}	disabled;links		MagentaA11y, link, Android announcement examples: disabled	documented
      pattern	heading	{name}, {role}			MagentaA11y, headings, Android announcement examples	documented	role	role.heading
      pattern	text	{name}			MagentaA11y, strike-through, Android: one text for the group	documented
      pattern	text	{name}, {actions}	links		MagentaA11y, link, Android: link in a paragraph	documented	actions	links.available	actions	links.tap-3-fingers
      pattern	group	{name}, {content}, {contentAfter}			MagentaA11y, tidbit, Android: exclamation point image grouped with text	documented
      pattern	alert	{name}			MagentaA11y, alert dialog, Android: title, several swipes	documented
      pattern	alert.body	{content}			MagentaA11y, alert dialog, Android: body copy, several swipes	documented
      pattern	alert.action	{name} {role}, {hints}			MagentaA11y, alert dialog, Android: CTA, several swipes	documented	hints	hint.activate	role	role.button
      pattern	alert.action	{name} {role}, {hints}	content		MagentaA11y, alert dialog, Android: CTA, the body is a separate stop	documented	hints	hint.activate	role	role.button
      pattern	alert.action	{container}, {content}, {name} {role}, {hints}	content	whole-alert	MagentaA11y, alert dialog, Android: the whole alert in one announcement	documented	hints	hint.activate	role	role.button
      pattern	modal.close	{name}, {role}, {hints}			MagentaA11y, modal, Android: Close button, initial focus	documented	hints	hint.activate	role	role.button
      pattern	toast	{announcement}			MagentaA11y, snackbar and toast, Android: information that disappears	documented
      pattern	chip	{container}, {selected}, {name}, {content}, {position}, {role}	selected		MagentaA11y, chip, Android: selected state	documented	selected	state.selected.title
      pattern	chip	{container}, {selected}, {name}, {content}, {position}, {role}, {hints}	unselected		MagentaA11y, chip, Android: unselected state, without the hint that its name contains	documented	hints	hint.toggle	selected	state.unselected.title
      pattern	segmented-control.segment	{container}, {selected}, {name}, {role}, {position}	selected		MagentaA11y, segmented control, Android: group label, state, button label, role, index	documented	selected	state.selected.title
      pattern	segmented-control.segment	{container}, {name}, {role}, {position}, {hints}			MagentaA11y, segmented control, Android: button label, role, index, hint	documented	hints	hint.activate
      pattern	sheet.grabber	{name}, {expanded}, {hints}			MagentaA11y, sheet, Android: in minimized and expanded state	documented	hints	hint.activate
      pattern	sheet.grabber	{name}		drag-handle	MagentaA11y, sheet, Android: full expanded bottom sheet with no partial expanded state	documented
      pattern	sheet.grabber	{expanded} {name}	collapsed	drag-handle	MagentaA11y, sheet, Android: drag handle of the native component	documented	expanded	state.collapse
      pattern	sheet.grabber	{expanded} {name}	expanded	drag-handle	MagentaA11y, sheet, Android: full expanded bottom sheet	documented
      pattern	time-picker.hour	{container}, {name}, {value}, {hints}			MagentaA11y, time picker, Android: hour of the clock	documented	hints	hint.select.hours
      pattern	time-picker.minute	{value}, {hints}			MagentaA11y, time picker, Android: minute of the clock	documented	hints	hint.select.minutes
      pattern	time-picker.period	{selected}, {name}, {role}, {position}, {hints}	selected		MagentaA11y, time picker, Android: selected PM option	documented	hints	hint.select.title	role	role.radio-button.title	selected	state.selected.title
      pattern	time-picker.period	{selected}, {name}, {role}, {position}, {hints}	unselected		MagentaA11y, time picker, Android: not selected	documented	hints	hint.select.title	role	role.radio-button.title	selected	state.unselected.title
      pattern	time-picker.mode	{name}, {role}, {hints}			MagentaA11y, time picker, Android: clock mode and text input mode	documented	hints	hint.activate.title	role	role.button
      pattern	time-picker.title	{name}			MagentaA11y, time picker, Android: heading for the text input modal	documented
      pattern	time-picker.label	{name}			MagentaA11y, time picker, Android: visible text label for hour and minute	documented
      pattern	time-picker.input	{value}, {role} {name}, {hints}			MagentaA11y, time picker, Android: hour input, minute input	documented	hints	hint.edit.title	role	role.edit-box.title
      pattern	time-picker.colon	{content}			MagentaA11y, time picker, Android: visible time display	documented
      pattern	time-picker.period-list	{role}, {value}, {hints}			MagentaA11y, time picker, Android: AM or PM next to the input	documented	hints	hint.change.title	role	role.dropdown-list.title
      pattern	time-picker.option	{window}, {checked}, {name}, {container}, {hints}	checked		MagentaA11y, time picker, Android: pop up list	documented	container	container.list.title	hints	hint.select.title	window	container.pop-up-window
      pattern	time-picker.action	{name}, {role}, {hints}			MagentaA11y, time picker, Android: Cancel, with OK as the other option	documented	hints	hint.activate	role	role.button
      pattern	card	{name}, {value}, {content}, {role}, {position}, {hints}			from table-row: a card is a single row	derived	hints	hint.activate
      pattern	rating	{value}, {name}, {role}, {hints}			from slider	derived	hints	hint.adjust	role	role.slider
      pattern	rating.shown	{name}, {value}, {role}			from image	derived	role	role.image
      pattern	page-control	{value}, {name}, {role}, {hints}			from slider	derived	hints	hint.adjust	role	role.slider
      pattern	loading	{value}, {name}, {role}			from progress	derived	role	role.progress-bar
      pattern	loading.done	{announcement}			from toast: information that appears without a user action	derived
      pattern	reorderable-row	{name}, {value}, {position}, {actions}			from table-row and date-picker.field: the order label, data, actions	derived	actions	actions.available
      pattern	reorderable-row.handle	{name}, {role}, {hints}			from button and date-picker.column: an element that users hold	derived	hints	hint.long-press	role	role.button
      pattern	reorderable-row.moved	{announcement}			from toast: information that appears without a user action	derived
      pattern	banner	{name}, {content}			from group: texts that are read in one swipe	derived
      pattern	banner.action	{name}, {role}, {hints}			from button	derived	hints	hint.activate	role	role.button
      pattern	banner.close	{name}, {role}, {hints}			from modal.close	derived	hints	hint.activate	role	role.button
      pattern	navigation-bar.back	{name}, {role}, {hints}			from button	derived	hints	hint.activate	role	role.button
      pattern	navigation-drawer	{name}			from sheet: the title of the overlay	derived
      pattern	navigation-drawer.item	{selected}, {name}, {role}, {position}, {hints}			from menu.item; the state is from dropdown.option	derived	hints	hint.activate	role	role.button	selected	state.selected.title
      pattern	navigation-drawer.close	{name}, {role}, {hints}			from modal.close	derived	hints	hint.activate	role	role.button
      pattern	time-picker.field	{name}, {value}, {role}, {hints}			from button: the button that opens the picker	derived	hints	hint.activate	role	role.button
      pattern	date-time-picker.field	{name}, {value}, {role}, {hints}			from button: the button that opens the picker	derived	hints	hint.activate	role	role.button
      pattern	time-picker.option	{window}, {name}, {container}, {hints}	unchecked		from the row of the checked option	derived	container	container.list.title	hints	hint.select.title	window	container.pop-up-window
      pattern	time-picker.number	{selected}, {name}, {role}, {hints}			from time-picker.period: a choice on the face of the clock	derived	hints	hint.select.title	role	role.button	selected	state.selected.title
      pattern	menu.trigger	{name}, {role}, {expanded}, {hints}	collapsed	with-state	from dropdown.trigger and menu, state: the state is announced on the elements that open the menu	derived	hints	hint.activate	role	role.button
      pattern	dropdown.list	{name}			assumption of Earshot: a list has no documented words	derived
      pattern	own-role	{name}, {value}, {role}, {hints}			from link: a role in the app's own words, in any language	derived
      pattern	dropdown.dismiss	{name}, {role}, {expanded}, {hints}			from the iOS row of dropdown.dismiss and from button	derived	hints	hint.activate	role	role.button
      pattern	menu.dismiss	{name}, {role}, {expanded}, {hints}			from the iOS row of menu.dismiss and from button	derived	hints	hint.activate	role	role.button
      pattern	date-picker.heading	{name}			from date-picker.title	derived
      pattern	date-picker.close	{name}, {role}, {hints}			from modal.close	derived	hints	hint.activate	role	role.button
      pattern	date-picker.day	{selected}, {name}, {role}, {hints}			from dropdown.option and button	derived	hints	hint.activate	role	role.button	selected	state.selected.title
      pattern	date-picker.month	{name}, {role}, {hints}			from button and date-picker.column	derived	hints	hint.adjust	hints	hint.activate	role	role.button
      pattern	date-picker.input	{value}, {role}, {name}, {hints}			from text-field	derived	hints	hint.edit	role	role.edit-box.title
      pattern	picker-wheel.value	{name} {role}, {hints|. }			from date-picker.column	derived	hints	hint.adjust.title	hints	hint.activate.title	hints	hint.long-press.title	role	role.button
      pattern	stepper	{value}, {name}, {role}, {hints}			from slider: a stepper has the same class	derived	hints	hint.adjust
      pattern	stepper.value	{name}			from text: the value of a stepper	derived
      pattern	image	{name}, {role}			from button: the name precedes the role	derived	role	role.image
      pattern	table-row	{selected}, {name}, {value}, {content}, {role}, {hints}			from expandable-row: the order label, data, action; the state is from dropdown.option	derived	hints	hint.activate	selected	state.selected.title
      pattern	segment	{selected}, {name}, {role}, {position}, {hints}			from dropdown.option	derived	hints	hint.activate	selected	state.selected.title
      pattern	tab	{container}, {selected}, {name}, {role}, {position}, {hints}			from dropdown.option	derived	hints	hint.activate	role	role.tab	selected	state.selected.title
      pattern	progress	{value}, {name}, {role}			from slider: a progress indicator is announced like a slider that cannot be adjusted	derived	role	role.progress-bar
      pattern	list	{name}			assumption of Earshot: only the items of a list are stops	derived
      pattern	radio-group	{name}			from text: the label of a group of choices	derived
      pattern	tab-bar	{name}			assumption of Earshot: only the tabs are stops	derived
      pattern	segmented-control	{name}			assumption of Earshot: only the segments are stops	derived
      pattern	modal	{name}			from date-picker.title: the title of a modal	derived
      pattern	sheet	{name}			from date-picker.title: the title of a sheet	derived
      pattern	sheet.close	{name}, {role}, {hints}			from modal.close	derived	hints	hint.activate	role	role.button
      pattern	menu.close	{name}, {role}, {hints}			from modal.close	derived	hints	hint.activate	role	role.button
      pattern	modal.dismiss	{name}, {role}, {hints}			from dropdown.dismiss	derived	hints	hint.activate	role	role.button
      pattern	sheet.dismiss	{name}, {role}, {hints}			from dropdown.dismiss	derived	hints	hint.activate	role	role.button
      pattern	menu.item	{name}, {content}, {role}, {selected}, {hints}	content;selected		from menu: the grouping and the selected state together	derived	hints	hint.activate	role	role.button
      pattern	menu.item	{name}, {content}, {disabled}	content;disabled		from menu: the grouping and the disabled state together	derived
      pattern	menu.item	{name}, {selected}, {disabled}	disabled;selected		from menu: the selected and the disabled state together	derived
      pattern	button	{name}, {content}, {role}, {selected}, {hints}	content;selected		from button: the grouping and the selected state together	derived	hints	hint.activate	role	role.button
      pattern	button	{name}, {content}, {disabled}	content;disabled		from button: the grouping and the disabled state together	derived
      pattern	button	{name}, {selected}, {disabled}	disabled;selected		from button: the selected and the disabled state together	derived
      pattern	button	{name}, {content}, {selected}, {disabled}	content;disabled;selected		from button: the grouping, the selected state and the disabled state together	derived
      pattern	menu.item	{name}, {content}, {selected}, {disabled}	content;disabled;selected		from menu.item: the grouping, the selected state and the disabled state together	derived
      pattern	link	{content}, {name}, {contentAfter}, {disabled}	content;disabled;links		from link: a disabled link in a sentence	derived
      pattern	text	{name}, {hints}	actionable		from dropdown.option: a text that can be tapped has a hint but no role	derived	hints	hint.activate
      pattern	text	{name}, {hints}, {actions}	actionable;links		from link: the order label, hint, "links available"	derived	actions	links.available	actions	links.tap-3-fingers	hints	hint.activate
      pattern	group	{name}, {content}, {contentAfter}, {hints}	actionable		from dropdown.option: a group that can be tapped has a hint but no role	derived	hints	hint.activate
      derivation	container		before selected;checked;switched;name		talkback.derived.container	The label of a group precedes its first stop.	MagentaA11y, segmented control, Android (group label, state, button label, role, index)
      derivation	value		after name		talkback.derived.value	If the documented announcement has no value, the value follows the name.	MagentaA11y, search, Android (name, placeholder, role, hint)
      derivation	content		after name;value		talkback.derived.content	A cell's other texts follow its name.	MagentaA11y, button, Android (grouping)
      derivation	checked		before name		talkback.derived.checked	"Checked" or "not checked" precedes the name.	MagentaA11y, checkbox, Android
      derivation	switched		before name		talkback.derived.switched	"On" or "off" precedes the name.	MagentaA11y, toggle switch, Android
      derivation	selected	button;menu	after role;name		talkback.derived.selected.button+menu	"Selected" follows the role of a button or menu item.	MagentaA11y, button, Android (selected state)
      derivation	selected		before name		talkback.derived.selected	"Selected" precedes the name.	MagentaA11y, dropdown, chip and segmented control, Android
      derivation	expanded	menu	after name;role		talkback.derived.expanded.menu	"Expanded", or the app's own text for it, follows the name and role of a menu.	MagentaA11y, menu, Android, state: stateDescription for a customized state announcement
      derivation	expanded		after role;value;container		talkback.derived.expanded	"Expanded" has the same position as "collapsed". In menus, "expanded" follows the role.	MagentaA11y, dropdown, Android (collapsed before the hint)
      derivation	position		after role;name		talkback.derived.position	A position from the design follows the role.	MagentaA11y, segmented control (button label, role, index)
      derivation	error		last		talkback.derived.error	An error precedes the hint.	TalkBack 15.1, where the error follows name and state
      derivation	disabled		last	actions;hints	talkback.derived.disabled	"Disabled" comes last, and a disabled element has no hint.	MagentaA11y, toggle switch and button, Android (disabled state)
      derivation	hints		last		talkback.derived.hints	The hint of the app follows everything else.	MagentaA11y, button: the hint is announced at the end
      derivation	actions		last		talkback.derived.actions	The words for custom actions come last.	MagentaA11y, calendar date picker, Android (Actions available)
      part	role.heading	heading
      part	role.own	own-role
      part	role.switch	switch
      part	role.checkbox	checkbox
      part	role.radio-button	radio-button
      part	role.edit-box	text-field
      part	role.dropdown-list	dropdown.trigger
      part	role.slider	slider
      part	role.progress-bar	progress
      part	role.button	button
      part	role.image	image
      leaves-out	column;count.grid;count.list;editing;entered.grid;entered.group;entered.list;entered.pager;hint.menu;hint.proofread;insertion-point;level;role.grid;role.list;role.page;role.pager;role.tab-bar;role.web-view;row;secure;tooltip;unlabelled
      rule	walk.focus	The stop that receives focus is announced.	MagentaA11y, mobile, swipe: focus moves to the element and expresses its name, role, value and state
      rule	walk.hint	The usage hint follows after a pause.	MagentaA11y, menu: double tap to activate is announced at the end, with hints turned on
      rule	walk.activation	After an activation, the stop is announced again, with its new state.	MagentaA11y, dropdown: the state of expanded or collapsed is announced on the elements that open or close it
      rule	walk.adjustment	After an adjustment, only the change is announced.	MagentaA11y, calendar date picker, Android: swiping up and down rotates through the options in the column
      rule	walk.refusal	For a disabled element, only "disabled" is announced. (Assumption of Earshot.)	MagentaA11y, dropdown, state: announcement disabled
      rule	walk.live-region	New content that does not take focus is announced after the reader has finished.	MagentaA11y, focus: accessibilityLiveRegion, set to polite
      rule	walk.screen-change	The name of a new screen is not announced. The focused element is announced.	MagentaA11y, focus: initial focus on a screen lands in a logical place
      rule	walk.echo	Typed characters and words are announced.	TalkBack 15.1, KeyboardEcho default
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	TalkBack, reading controls, Actions
      """###
    case .talkback_samsung_16_2:
      ###"""
      profile	talkback-samsung-16.2	TalkBack 16.2 of Samsung	talkback	talkback-16.2	Samsung's TalkBack is closed source. Sessions on Galaxy phones match Google's version 16.2, except for the hint text of filled fields.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	TalkBack 15.1	https://github.com/google/talkback	2024-10
      source	TalkBack 16.2	https://github.com/google/talkback	2026-03-18
      source	TalkBack 16.2.00.12		2026
      setting	verbosityPreset		Choose a preset	high;custom;low	custom
      preset	high	alwaysSpeakNumberOfListItems	on	hints	on	keyboardEchoOnScreen	characters-and-words	keyboardEchoPhysical	characters-and-words	sayCapital	on	speakContainerInfo	on	speakLettersWithExamples	on	speakNotificationsWhenScreenIsOff	on	speakRoles	on	speakWindowNames	on	usePitchChanges	on
      preset	low	alwaysSpeakNumberOfListItems	off	hints	off	keyboardEchoOnScreen	none	keyboardEchoPhysical	none	sayCapital	off	speakContainerInfo	off	speakLettersWithExamples	off	speakNotificationsWhenScreenIsOff	off	speakRoles	off	speakWindowNames	off	usePitchChanges	off
      setting	descriptionOrder		Element description order	state-name-role;role-name-state;name-role-state	state-name-role
      setting	hints	usageHints	Speak usage hints	on;off	on
      setting	speakRoles	speakElementType	Speak element type	on;off	on
      setting	speakContainerInfo		Speak container info	on;off	on
      setting	speakWindowNames		Speak window names	on;off	on
      setting	speakElementIds		Speak element IDs	on;off	off
      setting	sayCapital		Capital letters: say capital	on;off	on
      setting	alwaysSpeakNumberOfListItems		Always speak number of list items	on;off	off
      setting	singleTapActivation		Single-tap to activate	on;off	off
      setting	keyboardEchoOnScreen		Keyboard echo: on-screen keyboard	characters-and-words;characters;words;none	characters-and-words
      setting	keyboardEchoPhysical		Keyboard echo: physical keyboard (not simulated)	characters-and-words;characters;words;none	characters-and-words
      setting	speakNotificationsWhenScreenIsOff		Speak notifications when screen is off (no effect; the screen is always on)	on;off	off
      setting	usePitchChanges		Use pitch changes (no effect on words)	on;off	on
      setting	speakLettersWithExamples		Speak letters with examples (not simulated)	on;off	on
      setting	speakAllProgressUpdates		Speak all progress updates	on;off	on
      setting	speakPunctuation		Speak punctuation and symbols (no effect on the predicted text)	all;most;some	some
      setting	keyboardActive		The on-screen keyboard is visible	on;off	off
      setting	selectionModeActive		TalkBack's selection mode is on	on;off	off
      setting	inputMode		The input device in hints: touch, a keyboard, or the keypad of a phone or remote control	touch;keyboard;keypad	touch
      setting	readingControl		The reading control for swipes up and down (text: characters, words, lines and paragraphs)	default;actions;text	default
      setting	liftToType		Keys are typed when the finger is lifted	on;off	on
      setting	adjustGestures		Swipes that adjust the reading control	both;up;down;none	both
      setting	separator		The separator between parts (selected by Google's server)	comma;period	comma
      setting	actionsGesture		The gesture that shows custom actions	none;3-finger-tap;3-finger-swipe-right	none
      setting	keymap		Keymap; the default of new installations is enhanced (only with inputMode=keyboard)	enhanced;default	default
      setting	countRepeatedSymbols		Count repeated symbols (in speech only, not in the text)	on;off	on
      setting	speakTextFormatting		Speak text formatting (not simulated)	on;off	on
      setting	speakTime		Speak time (no effect; the screen is always on)	on;off	on
      setting	focusDelay		Focus delay, in milliseconds (no effect on words)		300
      setting	typingFocusDelay		Typing focus delay, in milliseconds (no effect on words)		300
      setting	smartBrowseMode		Smart browse mode (web content is not simulated)	on;off	on
      setting	announceKeyboardKeysFaster		Announce keyboard keys faster (no effect on words)	on;off	off
      setting	tableNavigation		Table navigation reading control when entering a table (not simulated)	on;off	off
      layout	announcement			{tree}, {item}, {heading}, {collection}, {window}, {announcement}
      layout	hint			{hint}, {actions}
      layout	tree	state-name-role		{selected}, {body}, {disabled}
      layout	tree	role-name-state		{body}, {selected}, {disabled}
      layout	tree	name-role-state		{body}, {selected}, {disabled}
      layout	body			{opening}, {child}, {closing}
      layout	triple	state-name-role	once	{state}, {name}, {role}
      layout	triple	role-name-state	once	{role}, {name}, {state}
      layout	triple	name-role-state	once	{name}, {role}, {state}
      layout	name			{name}
      layout	state			{state}
      layout	opening	state-name-role		{error}, {hint}, {status}, {triple}
      layout	opening	role-name-state		{error}, {hint}, {triple}
      layout	opening	name-role-state		{error}, {hint}, {triple}
      layout	closing	state-name-role		{tooltip}
      layout	closing	role-name-state		{status}, {tooltip}
      layout	closing	name-role-state		{status}, {tooltip}
      follows	checked-switches
      follows	clearing-cut
      follows	counted-runs
      follows	described-field-actions
      follows	disabled-of-everything
      follows	edit-box-always
      follows	emoji
      follows	held-keys
      follows	hint-text-of-filled-fields
      follows	ignored-items
      follows	nameless-roles
      follows	newer-roles
      follows	not-checked-in-choices
      follows	open-link-hint
      follows	read-only-fields
      follows	required-fields
      follows	several-labels
      follows	shortened-selections
      follows	typed-errors
      rule	talkback.selected	If the description order begins with the state, "selected" precedes everything else. In the other orders, "selected" follows the description. For merged nodes, "selected" is not announced.	TalkBack 15.1, TreeNodesDescription; value_selected
      rule	talkback.disabled	For a disabled node, "disabled" follows the description, and there is no usage hint. For headings and merged nodes, "disabled" is not announced. Before Android 12, "disabled" is announced only for operable nodes and web content.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (disabled state, API 31 and later); value_disabled
      rule	talkback.status.collapsed	A node with the EXPAND action is announced as "collapsed", even if it also has COLLAPSE. "Collapsed" is never announced alone.	TalkBack 15.1, TreeNodesDescription; value_collapsed
      rule	talkback.status.expanded	A node with the COLLAPSE action is announced as "expanded".	TalkBack 15.1, TreeNodesDescription; value_expanded
      rule	talkback.tooltip	The tooltip follows the description, unless it is the same as the name.	TalkBack 15.1, TreeNodesDescription
      rule	talkback.name.element-id	An image or a bar without a name is announced by its resource id if the setting for element ids is on.	TalkBack 15.1, ImageDescription and SeekBarDescription
      rule	talkback.name.custom-label	If a node has neither a content description nor a text, the name is the label that the user added in TalkBack.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (node text) and EditTextDescription
      rule	talkback.name.password	A password field without a content description has the name "password".	TalkBack 15.1, EditTextDescription; value_password
      rule	talkback.name.password-length	If a password field has the SET_SELECTION action, only the number of characters is announced.	TalkBack 15.1, EditTextDescription; template_password_character_count
      rule	talkback.role.description	A role description will replace the word for the role.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.role.page	A pager and its only visible child are announced as "Page".	TalkBack 15.1, RoleDescriptionExtractor; value_pager_page
      rule	talkback.role.heading	The word for a heading, or its role description, follows the description, unless the position in a collection already includes this word.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule; heading_template
      rule	talkback.state.description	The state description will replace "checked", "on", "off", the value of a range and the state of an unlabelled image.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.state.editing	An edit box with input focus is announced as "Editing" while a keyboard is visible.	TalkBack 15.1, EditTextDescription; value_edit_box_editing
      rule	talkback.state.selection-mode	If selection mode is on, an edit box announces the mode after "Editing".	TalkBack 15.1, EditTextDescription; notification_type_selection_mode_on
      rule	talkback.state.unlabelled	An image without a name has "Unlabelled" as its state.	TalkBack 15.1, ImageDescription; value_unlabelled
      rule	talkback.state.switch-text	A switch without a state description announces its text instead of "on" or "off".	TalkBack 15.1, SwitchDescription
      rule	talkback.state.on	A checked switch that has neither a state description nor a text is announced as "on".	TalkBack 15.1, SwitchDescription; value_on
      rule	talkback.state.off	An unchecked switch that has neither a state description nor a text is announced as "off".	TalkBack 15.1, SwitchDescription; value_off
      rule	talkback.state.percent	A bar with a range in percent announces its current value with a fraction, such as "50.0 percent". The reader does not round the value.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.percent-of-items	A bar without a range announces "0 percent" after each event that contains a number of items.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.range	A bar with a valid range and no state description announces its current value.	TalkBack 15.1, SeekBarDescription; template_value
      rule	talkback.collection.out	TalkBack announces that focus leaves a list or grid, unless focus enters another collection.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_list, out_of_grid
      rule	talkback.collection.in-pager	When focus enters a pager, its direction will be announced. The page number is missing, because the reader requests it in a way that never returns a number.	TalkBack 15.1, CollectionStateFeedbackUtils lines 458 to 468; in_pager
      rule	talkback.collection.out-of-pager	When focus leaves a pager without counts of rows and columns, its direction will be announced. A horizontal pager is announced without its name.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_pager
      rule	talkback.collection.out-of-grid-pager	When focus leaves a pager with counts of rows and columns, "Out of grid pager" will be announced, even if the pager has only one row. This is a fault of the reader.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_grid_pager
      rule	talkback.collection.level	When focus enters a hierarchical collection, its nesting level will be announced, counted from 1.	TalkBack 15.1, CollectionStateFeedbackUtils; template_collection_level
      rule	talkback.collection.count	When focus enters a list with counts of rows and columns, the number of items will be announced. For a grid, the numbers of rows and columns are announced.	TalkBack 15.1, CollectionStateFeedbackUtils; template_list_total_count, template_list_row_count, template_list_column_count
      rule	talkback.item.list-position	If the focus moves to another position in a list, the item announces its position and the total number of items.	TalkBack 15.1, CollectionStateFeedbackUtils; list_index_template
      rule	talkback.item.grid-position	A cell of a grid announces its row number if the row has changed, and its column number if the column has changed.	TalkBack 15.1, CollectionStateFeedbackUtils; row_index_template, column_index_template
      rule	talkback.item.row-header	The row's heading text, or the row title, replaces the row number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.column-header	The column's heading text, or the column title, replaces the column number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.heading	A heading in a list or grid is announced with its position. In a grid, row headings and column headings have different announcements.	TalkBack 15.1, CollectionStateFeedbackUtils; heading_template, row_heading_template, column_heading_template
      rule	talkback.container.in	When focus enters a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.container.out	When focus leaves a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.window	When focus enters another window, the title of this window will be announced. The titles of system windows and keyboards are announced only if the setting for window names is on.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; in_window_with_name
      rule	talkback.window.picture-in-picture	When focus enters a picture-in-picture window, the title and the type of the window will be announced.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; template_overlay_window
      rule	talkback.hint.click-label	If the app gives the click action a label, the hint will contain this label. This hint replaces every other hint for a click.	TalkBack 15.1, ClickableHint; template_custom_hint_for_actions
      rule	talkback.hint.select	The hint of a clickable node in a single-selection collection explains how users can select it.	TalkBack 15.1, ClickableHint; template_hint_single_selection_item
      rule	talkback.hint.toggle	The hint of a clickable, checkable node explains how users can toggle it.	TalkBack 15.1, ClickableHint; template_hint_checkable
      rule	talkback.hint.long-click-label	If the app gives the long-click action a label, the hint will contain this label.	TalkBack 15.1, NodeRoleHint; template_custom_hint_for_long_clickable_actions
      rule	talkback.hint.proofread	The hint of an edit box with spelling suggestions will contain the number of misspelled words, after the hints for editing and long press.	TalkBack 15.1, NodeRoleHint; template_hint_edit_text_containing_typo
      rule	talkback.hint.change	The hint of a dropdown list explains how users can change it.	TalkBack 15.1, NodeRoleHint; template_hint_spinner
      rule	talkback.hint.adjust	The hint of a slider that can be scrolled explains only how to adjust the slider. The gestures are in quotes, as in TalkBack's text. If the user has removed both gestures, the hint explains where to add one.	TalkBack 15.1, NodeRoleHint; template_hint_adjustable_2gesture, template_hint_adjustable_1gesture, no_adjust_setting_gesture
      rule	talkback.hint.number-picker	The hint of a scrollable view inside a number picker first explains how to adjust the picker.	TalkBack 15.1, AccessibilityFocusHint; template_hint_adjustable_2gesture
      rule	talkback.hint.actions-gesture	If the user has a gesture for custom actions, a separate hint for actions precedes the hint that lists the other entries of the menu.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_menu_type_high_verbosity
      rule	talkback.hint.reading-control-actions	While the reading control is set to actions, the hint will explain how to swipe, with the gestures in lower case. The reading control changes to actions after the first node with actions. TalkBack ends this hint with an inaudible separator, which Earshot removes.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_for_reading_control_actions_in_high_verbosity
      rule	talkback.event.text	When a view is selected or its state changes, the event's text will be announced.	TalkBack 15.1, event feedback rules (event text)
      rule	talkback.event.content-changed	A changed description, text or state is announced if focus is on the node or an ancestor. On other nodes, a changed state is announced only if TalkBack performed an action on the node. An edit box's text is not announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	talkback.event.enabled-changed	When a focused node becomes enabled or disabled, the new state will be announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; value_enabled, value_disabled
      rule	talkback.event.error	A new error will be announced wherever the focus is.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; template_node_error_with_error_message
      rule	talkback.event.drag	The start and the end of a drag are announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; drag_started, drag_dropped, drag_cancelled
      rule	talkback.event.scrolled	After TalkBack has scrolled, the visible items or the page will be announced. After the user has scrolled by touch, only the page is announced, unless the setting for the number of list items is on.	TalkBack 15.1, ScrollPositionFeedbackRule lines 75 to 105; template_scroll_from_to_count, template_viewpager_index_count
      rule	talkback.event.selection-changed	Text is announced when it is added to the selection, removed from it, or selected all at once. The clearing of a selection is also announced.	TalkBack 15.1, text event feedback; template_text_selected, template_text_unselected, template_announce_selected_text, notification_type_selection_cleared
      rule	talkback.event.maximum-length	TalkBack announces that the typed text has reached the maximum length of the field.	TalkBack 15.1, text event feedback; value_text_max_length
      rule	talkback.event.cursor-moved	When the cursor moves, the text that it passes will be announced.	TalkBack 15.1, text event feedback
      rule	talkback.event.cursor-at-edge	TalkBack announces that the cursor has reached the beginning or the end of a field.	TalkBack 15.1, text event feedback; notification_type_beginning_of_field, notification_type_end_of_field
      rule	talkback.event.pane-title	When a pane appears or its title changes, the title will be announced, without a word for its type.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager
      rule	talkback.event.split-screen	For two windows that share the screen, the titles and positions are announced.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager; template_split_screen_mode_portrait, template_split_screen_mode_landscape_ltr, template_split_screen_mode_landscape_rtl
      rule	talkback.event.untitled-window	A window without any title is announced as "untitled".	TalkBack 15.1, ScreenFeedbackManager lines 282 to 397; untitled_window
      rule	talkback.event.menu-opened	TalkBack announces that a drawer or the options menu has opened.	TalkBack 15.1, window state feedback; template_drawer_opened, value_sliding_drawer_opened, value_options_menu_open
      rule	talkback.event.keyboard	TalkBack announces that an on-screen keyboard has appeared or disappeared.	TalkBack 15.1, ScreenFeedbackManager; show_keyboard_window, hide_keyboard_window
      rule	talkback.event.service-started	When TalkBack is turned on, "TalkBack on" will be announced.	TalkBack 15.1, service feedback; talkback_on
      rule	talkback.event.announced	Announcements and toasts of the app will be announced unchanged.	TalkBack 15.1, announcement and notification feedback
      rule	talkback.event.notification	A notification is announced with its category, title and text.	TalkBack 15.1, notification feedback; notification_category_…
      rule	walk.focus	The node that receives focus is announced.	TalkBack 15.1, Compositor, TYPE_VIEW_ACCESSIBILITY_FOCUSED
      rule	walk.hint	The usage hint follows 400 ms after the announcement.	TalkBack 15.1, ProcessorAccessibilityHints
      rule	walk.activation	After a click, the new state of the node is announced.	TalkBack 15.1, EventTypeViewClickedFeedbackRule
      rule	walk.adjustment	If the state or text of the focused node changes, the new state or text is announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.refusal	For a disabled node, only "disabled" is announced. (Assumption of Earshot; TalkBack plays a sound.)	Earshot
      rule	walk.live-region	A live region or an announcement of the app is announced after TalkBack has finished.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.screen-change	When a window appears, its title is announced.	TalkBack 15.1, ScreenFeedbackManager
      rule	walk.echo	Typed text is echoed according to the keyboard echo setting.	TalkBack 15.1, TextEventInterpreter
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	TalkBack 15.1, reading controls, Actions
      rule	talkback.error	The error of a field precedes the description of the field, but follows "selected", in every description order. If the content is marked as valid, the error is not announced.	TalkBack 16.2, TreeNodesDescription lines 192 to 230; template_node_error_with_error_message
      rule	talkback.status.checked	A checked node without a state description is announced as "checked". A checked switch is announced as both "checked" and "on". For a required node, "checked" is announced in addition to its state.	TalkBack 16.2, TreeNodesDescription lines 238 to 272; value_checked
      rule	talkback.status.not-checked	An unchecked node without a state description is announced as "not checked" only if it is an item of the current collection, and this collection has a selection mode.	TalkBack 16.2, TreeNodesDescription lines 238 to 272, CollectionState lines 463 to 470; value_not_checked
      rule	talkback.unlabelled	An enabled, operable node without children, text, state, label and role word is announced only as "unlabelled".	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 300 to 341; value_unlabelled
      rule	talkback.nameless	An enabled, operable node without a name is announced only by its role word. The node's other attributes (selected, collapsed, an error, a tooltip) are not announced.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 300 to 341, EventTypeViewAccessibilityFocusedFeedbackRule lines 210 to 234
      rule	talkback.read-only	An enabled edit box that cannot be edited has "read only" at the end of its description and no hint for editing.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 457 to 465, NodeRoleHint lines 97 to 124; value_read_only
      rule	talkback.state.required	A required node has the state "Required". If the node has another state, "Required" follows that state.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 205 to 221; required_state, required_state_appended
      rule	talkback.role	The role is the word for the first matching class or attribute of the node. A CheckedTextView is a radio button. A floating action button and a dictation key are buttons. An android.widget.Image is an image. An EditText is an edit box even if it cannot be edited.	TalkBack 16.2, Role lines 771 to 1011, AccessibilityNodeFeedbackUtils lines 263 to 294
      rule	talkback.role.edit-box	The role of an edit box is announced even if the setting for element types is off.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 223 to 240; value_edit_box
      rule	talkback.label	If labeledBy names nodes with text, the whole description is wrapped in "… for LABELS". LABELS contains each text once, in order.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 417 to 446; template_labeled_item
      rule	talkback.name.text	The text is the name if there is no content description. In an edit box, the text has priority over the content description. In speech, TalkBack adds the word for emoji and counts four or more equal symbols. The log does not contain the word for emoji or the count of symbols. The name of a single symbol is in the speech and in the log.	TalkBack 16.2, CompositorUtils lines 213 to 236, EmojiUtils, SpeechCleanupUtils lines 42 to 53 and 300 to 343; emoji_name, character_collapse_template
      rule	talkback.name.content-description	The content description is the name and replaces the text, except in an edit box. A content description also prevents merging of child nodes. In speech, TalkBack counts four or more equal symbols of the content description and leaves emoji unchanged.	TalkBack 16.2, CompositorUtils lines 213 to 236, SpeechCleanupUtils lines 300 to 343
      rule	talkback.collection.ignored	If focus enters a collection with items that are not important for accessibility, the numbers of items and ignored items will be announced. For a list, this announcement replaces the usual number of items.	TalkBack 16.2, CollectionStateFeedbackUtils lines 372 to 433, CollectionState lines 420 to 445; template_list_item_count
      rule	talkback.collection.in	When focus enters a list or grid with more than one item, the collection will be announced with its name or role description. A flat collection that contains another collection is never announced. An item inside another item does not belong to a collection.	TalkBack 16.2, AccessibilityNodeInfoUtils lines 2924 to 2962; in_list, in_grid
      rule	talkback.hint.edit	The hint of an editable edit box without input focus explains how users can edit it.	TalkBack 16.2, NodeRoleHint lines 97 to 124; template_hint_edit_text
      rule	talkback.hint.open-link	If a node with a link or a merged link has no other click hint, the hint explains how to open the link.	TalkBack 16.2, ClickableHint lines 62 to 89 and 155 to 183; template_hint_clickable_link
      rule	talkback.hint.menu	The last hint lists the entries that TalkBack's menu can have for the node (labels, actions), with the gesture that opens the menu. Links are listed as actions. For an edit box with a content description, the text operations are also listed as actions.	TalkBack 16.2, NodeMenuRuleCreator lines 39 to 45, EditingAndSelectingMenu lines 112 to 140; template_hint_menu_type_high_verbosity
      rule	talkback.hint.click	The hint of a clickable node explains how users can activate it. For a keyboard, the hint contains the keys of the user's keymap. New installations use the enhanced keymap.	TalkBack 16.2, ClickableHint, KeyComboManager lines 639 to 660, NewKeyComboModel lines 114 to 125; template_hint_clickable
      rule	talkback.hint.long-click	The hint of a long-clickable node explains how users can long press it, except for a key that types a character. The setting for single-tap activation does not change the hint.	TalkBack 16.2, NodeRoleHint; template_hint_long_clickable
      rule	talkback.event.clicked	After a double-tap, one state of the node is announced, with this order of priority: checked or on; the state of a direct child; selected; expanded or collapsed. If the node is required or has a state description, only a changed state is announced.	TalkBack 16.2, EventTypeViewClickedFeedbackRule
      rule	talkback.event.text-added	Typed text, including a password, is echoed according to the keyboard echo setting. Repeated symbols in typed text are never counted.	TalkBack 16.2, InputTextFeedbackRules lines 107 to 175
      rule	talkback.event.text-edited	Deleted, cut, pasted, replaced and cleared text is announced. A password is announced as it appears on the screen. If the whole text is cut, "cleared" is also announced.	TalkBack 16.2, InputTextFeedbackRules lines 107 to 175, TextEditActor lines 450 to 454; template_text_removed, template_text_cut, template_text_pasted, template_text_replaced, value_text_cleared
      rule	talkback.event.typed-error	When the user types into a field with an error, the error will be announced, unless the same error was announced for this field before.	TalkBack 16.2, InputTextFeedbackRules lines 107 to 260, AccessibilityNodeFeedbackUtils lines 664 to 713; template_text_error
      rule	talkback.event.selection-shortened	If a whole text of 100 or more characters is selected, the number of characters and the text's beginning and end will be announced.	TalkBack 16.2, SpeechCleanupUtils lines 413 to 427; template_shorten_text, template_text_selected
      rule	talkback.event.window-title	After a change of windows, the first available text in this list is announced: the title of the pane in the active window, the title of the window, the last title, the name of the app.	TalkBack 16.2, ScreenFeedbackManager and WindowEventInterpreter
      rule	talkback.hint-text	The hint text precedes the description, even if an edit box has a text. A node that shows the hint as its text does not announce the hint.	TalkBack 16.2.00.12, sessions on a Galaxy M54 with Android 16
      """###
    case .voiceover_documented:
      ###"""
      profile	voiceover-documented	VoiceOver (guidelines)	voiceover	voiceover-documented	Words vary by device and version. Listen on a device before you report a difference.	documented
      pauses	150	600	700
      dates	weekday-month-day	month-year	month-day-year	month-year
      caveat	dropdown	iOS has no native dropdown.
      source	MagentaA11y	https://www.magentaa11y.com	
      setting	hints		Speak hints	on;off	on
      setting	typingEcho		Typing feedback: software keyboards	characters;words;characters-and-words;none	characters
      setting	variant		Pattern variants, separated by commas		
      pattern	dropdown.trigger	{name}, {value}, {role}, {expanded}, {hints}	collapsed		MagentaA11y, dropdown, iOS announcement examples	documented
      pattern	dropdown.option	{name}, {role}, {hints}			MagentaA11y, dropdown, iOS announcement examples: other options in the list	documented
      pattern	dropdown.option	{selected}, {name}, {role}, {hints}	selected		MagentaA11y, dropdown, iOS announcement examples: selected option	documented	selected	state.selected.title
      pattern	dropdown.dismiss	{name}, {role}, {expanded}			MagentaA11y, dropdown, iOS announcement examples: optional hidden button	documented
      pattern	date-picker.dismiss	{name}			MagentaA11y, calendar date picker, iOS: first invisible element, on later versions	documented
      pattern	date-picker.heading	{name}, {role}			MagentaA11y, calendar date picker, iOS: header announces as heading	documented
      pattern	date-picker.close	{name}, {role}, {hints}			MagentaA11y, calendar date picker, iOS: Close X button	documented
      pattern	date-picker.month	{name}, {role}, {adjustable}, {hints}			MagentaA11y, calendar date picker, iOS: month and year button	documented	hints	hint.change-month	hints	hint.adjust
      pattern	date-picker.day	{name}, {role}, {hints}			MagentaA11y, calendar date picker, iOS: each date	documented
      pattern	date-picker.day	{selected}, {name}, {role}, {hints}	selected		MagentaA11y, calendar date picker, iOS: selected date	documented	selected	state.selected.title
      pattern	date-picker.day	{name}, {disabled}, {role}	disabled		MagentaA11y, calendar date picker, iOS: disabled or unavailable date	documented
      pattern	menu.trigger	{name}, {role}, {hints}			MagentaA11y, menu, iOS announcement examples	documented
      pattern	menu.trigger	{name}, {role}, {hints}	collapsed		MagentaA11y, menu, iOS announcement examples: "collapsed" is not announced	documented
      pattern	menu.trigger	{name}, {disabled}, {role}	disabled		MagentaA11y, menu, iOS announcement examples: disabled state	documented
      pattern	menu.trigger	{name}, {disabled}, {role}	collapsed;disabled		MagentaA11y, menu, iOS announcement examples: disabled state	documented
      pattern	menu.dismiss	{name}, {role}, {expanded}			MagentaA11y, menu, iOS: invisible button in swipe past the last item	documented
      pattern	search-field.field	{name}, {role}, {hints}			MagentaA11y, search, iOS: name, role, hint	documented	hints	hint.edit
      pattern	search-field.field	{name}, {role}, {hints}		text-field	MagentaA11y, search: identifies as a search field or text field in iOS	documented	hints	hint.edit	role	role.text-field
      pattern	search-field.results	{announcement}			MagentaA11y, search, iOS: added when results are shown, optional	documented
      pattern	button	{name}, {role}, {hints}			MagentaA11y, button, iOS announcement examples	documented
      pattern	button	{name}, {role}, {hints}		title-case	MagentaA11y, button, iOS: correct announcement (Submit, Button)	documented	role	role.button.title
      pattern	button	{name}, {content}, {role}, {hints}	content		MagentaA11y, button, iOS announcement examples: grouping	documented
      pattern	button	{name}, {role}, {selected}, {hints}	selected		MagentaA11y, button, iOS announcement examples: selected state	documented
      pattern	button	{name}, {disabled}, {role}	disabled		MagentaA11y, button, iOS announcement examples: disabled state	documented
      pattern	checkbox	{name}, {checked}, {role}, {hints}			MagentaA11y, checkbox, iOS announcement examples	documented
      pattern	checkbox	{name}, {checked}, {role}, {hints}	unchecked	unselected	MagentaA11y, checkbox, iOS: "not checked" and "unselected" are both acceptable	documented	checked	state.unselected
      pattern	radio-button	{name}, {role}, {hints}	unselected		MagentaA11y, radio button, iOS announcement examples	documented
      pattern	radio-button	{name}, {role}, {selected}, {hints}	selected		MagentaA11y, radio button, iOS: selected state	documented
      pattern	radio-button	{name}, {disabled}, {role}	disabled;unselected		MagentaA11y, radio button, iOS: disabled state	documented
      pattern	switch	{name}, {switched}, {role}, {hints}			MagentaA11y, toggle switch, iOS: on or off	documented	hints	hint.toggle
      pattern	switch	{name}, {switched}, {hints}		without-role	MagentaA11y, toggle switch, iOS: on or off, no role	documented	hints	hint.toggle
      pattern	switch	{name}, {disabled}, {role}, {switched}	disabled		MagentaA11y, toggle switch, iOS: disabled state	documented
      pattern	slider	{name}, {value}, {adjustable}, {hints}			MagentaA11y, slider, iOS announcement examples	documented	hints	hint.adjust
      pattern	stepper.button	{name}, {value}, {content}, {role}, {hints}			MagentaA11y, stepper, iOS: increment, decrement	documented	role	role.button.title
      pattern	text-field	{name}, {value}, {role}, {hints}			MagentaA11y, text input, iOS: value entered, placeholder, neither	documented	hints	hint.edit
      pattern	expandable-row	{name}, {value}, {expanded}, {role}, {hints}	collapsed		MagentaA11y, expandable, iOS: label, data, state, role	documented
      pattern	link	{name}, {role}, {hints}			MagentaA11y, link, iOS announcement examples	documented
      pattern	link	{name}, {disabled}, {role}	disabled		MagentaA11y, link, iOS announcement examples: disabled	documented
      pattern	heading	{name}, {role}			MagentaA11y, headings, iOS announcement examples	documented
      pattern	text	{name}, {hints}			MagentaA11y, strike-through, iOS: one text for the group	documented
      pattern	group	{name}, {content}, {hints}			MagentaA11y, tidbit, iOS: exclamation point image grouped with text	documented
      pattern	alert	{container}, {name}			MagentaA11y, alert dialog, iOS: when the alert appears	documented	container	container.alert
      pattern	alert.body	{content}			MagentaA11y, alert dialog, iOS: separate focus area	documented
      pattern	alert.action	{name}, {role}, {hints}			MagentaA11y, alert dialog, iOS: CTA, separate focus area	documented
      pattern	modal.close	{name}, {role}, {hints}			MagentaA11y, modal, iOS: Close button, initial focus	documented
      pattern	modal.dismiss	{name}			MagentaA11y, modal, iOS: invisible button at the top of the screen	documented
      pattern	toast	{announcement}			MagentaA11y, snackbar and toast, iOS: information that disappears	documented
      pattern	chip	{container}, {selected}, {name}, {content}, {role}, {boundary}	selected		MagentaA11y, chip, iOS: selected state	documented	selected	state.selected.title
      pattern	chip	{container}, {selected}, {name}, {content}, {role}, {boundary}	unselected		MagentaA11y, chip, iOS: unselected state	documented	selected	state.unselected.title
      pattern	segmented-control.segment	{container}, {selected}, {name}, {role}, {position}, {hints}			MagentaA11y, segmented control, iOS: group label, state, button label, role, index	documented	selected	state.selected.title
      pattern	segmented-control.segment	{container}, {name}, {disabled}, {role}, {position}	disabled		MagentaA11y, segmented control, iOS: button label, disabled state, role, index	documented
      pattern	sheet.dismiss	{name}, {role}			MagentaA11y, sheet, iOS: invisible dismiss button, on later versions	documented
      pattern	sheet.close	{name}, {role}, {hints}			MagentaA11y, sheet, iOS: Close X	documented
      pattern	sheet.grabber	{name}, {value}, {role}, {hints}			MagentaA11y, sheet, iOS: card controller	documented
      pattern	time-picker.field	{name}, {value}, {role}, {hints}			MagentaA11y, time picker, iOS: button that opens the picker	documented
      pattern	time-picker.wheel	{value}, {role}, {adjustable}, {hints}			MagentaA11y, time picker, iOS: picker item	documented	hints	hint.adjust
      pattern	date-time-picker.field	{name}, {value}, {role}, {hints}, {actions}			MagentaA11y, date and time picker, iOS: button that opens the picker	documented
      pattern	date-time-picker.field	{name}, {value}, {disabled}, {role}	disabled		MagentaA11y, date and time picker, iOS: disabled state	documented
      pattern	date-time-picker.wheel	{value}, {role}, {adjustable}			MagentaA11y, date and time picker, iOS: value and role when the picker opens	documented
      pattern	card	{name}, {value}, {content}, {role}, {position}, {hints}			from button: grouping	derived
      pattern	rating	{name}, {value}, {adjustable}, {hints}			from slider	derived	hints	hint.adjust
      pattern	rating.shown	{name}, {value}, {role}			from image	derived
      pattern	page-control	{name}, {value}, {adjustable}, {hints}			from slider	derived	hints	hint.adjust
      pattern	loading	{name}, {value}			from progress	derived
      pattern	loading.done	{announcement}			from toast: information that appears without a user action	derived
      pattern	reorderable-row	{name}, {value}, {position}, {actions}			from table-row: the order label, data, actions	derived	actions	actions.available
      pattern	reorderable-row.handle	{name}, {role}, {hints}			from button	derived
      pattern	reorderable-row.moved	{announcement}			from toast: information that appears without a user action	derived
      pattern	banner	{name}, {content}, {hints}			from group: texts that are read in one swipe	derived
      pattern	banner.action	{name}, {role}, {hints}			from button	derived
      pattern	banner.close	{name}, {role}, {hints}			from modal.close	derived
      pattern	navigation-bar.back	{name}, {role}, {hints}			from button: VoiceOver has a special role for back buttons	derived	role	role.back-button
      pattern	navigation-drawer	{name}, {role}			from sheet: the title of the overlay	derived
      pattern	navigation-drawer.item	{name}, {role}, {selected}, {hints}			from menu.item	derived
      pattern	navigation-drawer.close	{name}, {role}, {hints}			from modal.close	derived
      pattern	time-picker.dismiss	{name}			from date-picker.dismiss	derived
      pattern	menu.trigger	{name}, {role}, {expanded}, {hints}	collapsed	with-state	from dropdown.trigger and menu, state: the state is announced on the elements that open the menu	derived
      pattern	dropdown.list	{name}			assumption of Earshot: a list has no documented words	derived
      pattern	date-picker.field	{name}, {value}, {role}, {hints}			from dropdown.trigger: the field is a button with a value	derived
      pattern	date-picker.title	{name}, {role}			from date-picker.heading	derived
      pattern	menu.item	{name}, {content}, {role}, {selected}, {hints}			from button: menu items follow button guidance (menu, screen reader, name)	derived
      pattern	menu.close	{name}, {role}, {hints}			from date-picker.close: a close button	derived
      pattern	date-picker.wheel	{name}, {role}, {adjustable}, {hints}			from date-picker.month and the picker item of MagentaA11y, picker	derived	hints	hint.adjust	role	role.picker-item
      pattern	picker-wheel	{name}, {value}, {role}, {adjustable}, {hints}			from date-picker.wheel	derived	hints	hint.adjust	role	role.picker-item
      pattern	stepper	{name}, {value}, {adjustable}, {hints}			from slider: a stepper is adjustable	derived	hints	hint.adjust
      pattern	stepper.value	{name}			from text: the value of a stepper	derived
      pattern	image	{name}, {role}			from button: the name precedes the role	derived
      pattern	table-row	{name}, {value}, {content}, {role}, {selected}, {hints}			from button: the order name, content, role, state	derived
      pattern	segment	{selected}, {name}, {role}, {position}, {hints}			from dropdown.option: the position of a segment is announced last	derived	selected	state.selected.title
      pattern	tab	{container}, {selected}, {name}, {role}, {position}, {hints}			from dropdown.option: the position of a tab is announced last	derived	selected	state.selected.title
      pattern	progress	{name}, {value}			from slider: a progress indicator is announced like a slider that cannot be adjusted	derived
      pattern	list	{name}			assumption of Earshot: only the items of a list are stops	derived
      pattern	radio-group	{name}, {role}			from heading: the label of a group of choices	derived
      pattern	tab-bar	{name}			assumption of Earshot: only the tabs are stops	derived
      pattern	segmented-control	{name}			assumption of Earshot: only the segments are stops	derived
      pattern	modal	{name}, {role}			from date-picker.heading: the title of a modal is a heading	derived
      pattern	sheet	{name}, {role}			from date-picker.heading: the title of a sheet is a heading	derived
      pattern	button	{name}, {content}, {role}, {selected}, {hints}	content;selected		from button: the grouping and the selected state together	derived
      pattern	button	{name}, {content}, {disabled}, {role}	content;disabled		from button: the grouping and the disabled state together	derived
      pattern	button	{name}, {disabled}, {role}, {selected}	disabled;selected		from button: the disabled and the selected state together	derived
      pattern	button	{name}, {content}, {disabled}, {role}, {selected}	content;disabled;selected		from button: the grouping, the disabled state and the selected state together	derived
      pattern	date-picker.day	{selected}, {name}, {disabled}, {role}	disabled;selected		from date-picker.day: the selected and the disabled state of a date together	derived	selected	state.selected.title
      derivation	container		before selected;checked;switched;name		voiceover.derived.container	The label of a group precedes its first stop.	MagentaA11y, segmented control, iOS (group label, state, button label, role, index)
      derivation	value		after name		voiceover.derived.value	If the documented announcement has no value, the value follows the name.	MagentaA11y, text input, iOS (name, value, role, hint)
      derivation	content		after name;value		voiceover.derived.content	A cell's other texts follow its name and value.	MagentaA11y, button, iOS (grouping)
      derivation	checked		after name;value		voiceover.derived.checked	"Checked" or "not checked" follows the name.	MagentaA11y, checkbox, iOS
      derivation	switched		after name;value		voiceover.derived.switched	"On" or "off" follows the name.	MagentaA11y, toggle switch, iOS
      derivation	selected		after role		voiceover.derived.selected	"Selected" follows the role.	MagentaA11y, button, iOS (selected state)
      derivation	position		after role;name		voiceover.derived.position	A position from the design follows the role.	MagentaA11y, segmented control (button label, role, index)
      derivation	error		after name;value;content		voiceover.derived.error	An error follows the value. (Assumption of Earshot.)	Earshot
      derivation	expanded		after role		voiceover.derived.expanded	"Expanded" has the same position as "collapsed". In menus, "expanded" follows the role.	MagentaA11y, dropdown, iOS ("collapsed" after the role)
      derivation	disabled		before role;adjustable	hints	voiceover.derived.disabled	"Dimmed" follows the name (and value) and precedes the role. A disabled element has no hint.	MagentaA11y, button and toggle switch, iOS (disabled state)
      derivation	hints		last		voiceover.derived.hints	The hint of the app follows everything else.	MagentaA11y, button: the hint is announced at the end
      derivation	actions		last		voiceover.derived.actions	The words for custom actions come last.	VoiceOver, Verbosity, Actions
      part	role.tab	tab
      part	position	segment
      part	role.switch	switch
      part	role.search-field	search-field.field
      part	role.secure-text-field	text-field
      part	role.text-field	text-field
      part	role.back-button	button
      part	role.pop-up-button	dropdown.trigger
      part	role.picker-item	date-picker.wheel
      part	role.link	link
      part	role.button	button
      part	role.heading	heading
      part	role.adjustable	slider
      part	role.image	image
      leaves-out	column;editing;end.landmark;entered.alert;entered.group;entered.tab-bar;header;hint.collapse;hint.drag;hint.expand;hint.open;hint.touch-directly;insertion-point;more-content;role.draggable;row;span;start.landmark
      rule	walk.focus	The stop that receives focus is announced.	MagentaA11y, mobile, swipe: focus moves to the element and expresses its name, role, value and state
      rule	walk.hint	The usage hint follows after a pause.	MagentaA11y, button: double tap to activate is announced at the end, with hints turned on
      rule	walk.activation	After an activation, the stop is announced again, with its new state.	MagentaA11y, dropdown: the state of expanded or collapsed is announced on the elements that open or close it
      rule	walk.adjustment	After an adjustment, only the change is announced.	VoiceOver on iOS: after an adjust swipe only the new value is spoken
      rule	walk.refusal	For a disabled element, only "dimmed" is announced. (Assumption of Earshot.)	MagentaA11y, dropdown, state: announcement for disabled is dimmed
      rule	walk.live-region	New content that does not take focus is announced after the reader has finished.	MagentaA11y, focus: to not move focus, post an announcement
      rule	walk.screen-change	The name of a new screen is not announced. The focused element is announced.	MagentaA11y, focus: initial focus on a screen lands in a logical place
      rule	walk.echo	Each typed character is announced.	VoiceOver, Verbosity, Typing Feedback
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	VoiceOver, rotor, Actions
      """###
    case .voiceover_ios_17:
      ###"""
      profile	voiceover-ios-17	VoiceOver on iOS 17	voiceover	voiceover	Based on a few audits and transcriptions. Announcements are written with commas and lower-case roles, like testers' transcriptions.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	MagentaA11y	https://www.magentaa11y.com	
      source	a11ysupport.io	https://a11ysupport.io	
      source	AccessibilitySnapshot 0.12.1	https://github.com/cashapp/AccessibilitySnapshot	2026-08
      source	AccessibilitySnapshot	https://github.com/cashapp/AccessibilitySnapshot	
      setting	hints		Speak hints	on;off	on
      setting	value		Speak values	on;off	on
      setting	containers		Speak containers and positions	on;off	on
      setting	actions		Verbosity, Actions	on;off	on
      setting	customContent		Announce that there is more content	on;off	on
      setting	verbosity		Verbosity	minimal;standard	standard
      preset	minimal	actions	off	containers	off	customContent	off	hints	off	value	off
      preset	standard	actions	on	containers	on	customContent	on	hints	on	value	on
      setting	typingEcho		Typing feedback: software keyboards	characters;words;characters-and-words;none	characters
      layout	announcement			{container}, {description}, {content}, {specifiers}, {boundary}, {spans}, {coordinates}, {position}
      layout	description			{selected}, {text}
      layout	text			{name}, {value}, {selected}
      layout	cell			{headers}, {name}, {value}
      layout	specifiers			{disabled}, {role}, {switched}, {tab}, {textField}, {searchField}, {editing}, {heading}, {link}, {adjustable}, {image}, {draggable}, {expanded}
      layout	hint			{hint}, {usage}, {actions}, {moreContent}
      layout	announcement	minimal		{description}
      layout	description	minimal		{text}
      layout	text	minimal		{name}
      layout	cell	minimal		{name}
      follows	alert-prefix
      follows	direct-touch-hint
      follows	draggable
      follows	group-actions
      follows	header-cells
      follows	high-importance-content
      follows	insertion-point
      follows	pickers
      follows	search-field-edits
      follows	switch-without-button
      follows	tab-bar-prefix
      digits	ar	٠١٢٣٤٥٦٧٨٩
      digits	ar-DZ	0123456789
      digits	ar-EH	0123456789
      digits	ar-LY	0123456789
      digits	ar-MA	0123456789
      digits	ar-TN	0123456789
      digits	as	০১২৩৪৫৬৭৮৯
      digits	bn	০১২৩৪৫৬৭৮৯
      digits	ckb	٠١٢٣٤٥٦٧٨٩
      digits	fa	۰۱۲۳۴۵۶۷۸۹
      digits	mr	०१२३४५६७८९
      digits	my	၀၁၂၃၄၅၆၇၈၉
      digits	ne	०१२३४५६७८९
      digits	ps	۰۱۲۳۴۵۶۷۸۹
      rule	voiceover.name	The label comes first, unless the element is selected.	magentaA11y, native iOS transcriptions
      rule	voiceover.name.hint	If an element has a hint but no label and no value, the hint becomes the description and is announced even if hints are off.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.value	The value follows the label. A switch announces its state instead of the value.	magentaA11y, native iOS transcriptions
      rule	voiceover.selected	"Selected" precedes the label.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.dimmed	An element that is not enabled is announced as "dimmed", before the type of the control.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.button	The button trait is announced as "button", unless a more specific trait (keyboard key, switch, back button, tab) defines the type.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.back-button	A back button has its own words. If the label of a back button is only "Back", the label is left out.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.switch-button	The switch trait is announced as "switch button", with or without the button trait.	AccessibilitySnapshot issue 199, checked on devices; magentaA11y, native iOS transcriptions
      rule	voiceover.role.pop-up-button	The words for a pop-up button (a private trait) follow "button".	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.role.picker-item	An item of a picker wheel is announced as "picker item", before "adjustable".	magentaA11y, native iOS transcriptions
      rule	voiceover.role.tab	A button of a tab bar is announced as "tab", not as "button".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilityHierarchyParser.swift
      rule	voiceover.role.text-field	A text entry is announced as "text field". A search field is announced as "search field" instead.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.secure-text-field	A text entry with hidden text is announced as "secure text field".	a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.heading	The header trait is announced as "heading", after the words for buttons and text fields.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.link	The link trait is announced as "link".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.adjustable	The adjustable trait is announced as "adjustable".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.image	The image trait is announced as "image".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.search-field	The search field trait is announced as "search field".	magentaA11y, native iOS transcriptions
      rule	voiceover.role.draggable	The word for a draggable element (a private trait) follows the type.	magentaA11y, native iOS transcriptions
      rule	voiceover.switch	The value of a switch is announced after its type: 1 as "on", 0 as "off", and 2 as "mixed". Any other value is announced unchanged.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.editing	A text entry with the editing trait is announced as "is editing".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.insertion-point	A text entry that is being edited announces whether the cursor is at the start or the end of the text.	native recordings of iOS, 2021 to 2023
      rule	voiceover.selected.picker-wheel	"Selected" follows the current value of a picker wheel.	native recordings of iOS, 2021 to 2023
      rule	voiceover.content.high	Custom content of high importance is always announced. It follows the name and the value, and precedes the type.	CVS Health iOS SwiftUI accessibility examples, AccessibilityCustomContent; Square Blueprint documentation
      rule	voiceover.container.group	When the cursor enters a group, the label of the group will be announced.	CVS Health iOS SwiftUI accessibility examples, Containers; magentaA11y, native iOS transcriptions
      rule	voiceover.container.alert	The title of an alert is announced with the word for alerts, before everything else.	magentaA11y, native iOS transcriptions
      rule	voiceover.container.tab-bar	The words for a tab bar are announced at its first tab, before everything else.	AccessibilitySnapshot issue 26, audited on iOS 14 to 17
      rule	voiceover.container.list-start	The start of a list is announced at its first element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.list-end	The end of a list is announced at its last element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-start	The start of a landmark is announced at its first element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-end	The end of a landmark is announced at its last element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.position	The position in a series or tab bar comes last.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.table.headers	In a data table, the headers of the row and the column precede the cell.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.spans	If a cell spans several rows or columns, the numbers of rows and columns follow the value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilitySnapshot issue 7, audited on iOS 13 to 17
      rule	voiceover.table.header-cell	A header cell is announced as "row header" or "column header", followed by the row and column numbers.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.table.row	The first cell of a row announces the row number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.table.column	A cell announces its column number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.hint	The hint of the app is announced after the pause. If another hint follows, the app's hint has no full stop. For an enabled text entry, the app's hint is not announced.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.switch-button	An enabled switch announces how users can toggle it, after the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-field	An enabled text entry announces how users can edit it, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-area	An enabled text area announces how users can edit it and how they can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.editing	A text entry that is being edited announces how users can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.search-field	A search field announces how users can edit it, even without the trait of a text entry.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.adjustable	An enabled adjustable element announces how users can adjust it. Exceptions are switches, and elements with a hint that have neither label nor value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.hint.pop-up-button	A pop-up button announces how users can open its picker.	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.hint.draggable	An enabled draggable element announces how users can drag it.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.direct-touch	An element that allows direct interaction announces how users can enable Direct Touch.	AccessibilitySnapshot issue 52, audited on iOS 14.2 to 17
      rule	voiceover.actions	If the element or its semantic group has custom actions, "actions available" will be announced after the hint.	AccessibilitySnapshot issue 285; Apple, accessibilityCustomActions
      rule	voiceover.more-content	If an element has custom content, "more content available" will be announced after the hint.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; Apple, AXCustomContent
      rule	walk.focus	The element that receives the cursor is announced.	Apple, VoiceOver gestures: swipe right selects and speaks the next item
      rule	walk.hint	The hint follows after a pause.	UIKit, accessibilityHint
      rule	walk.activation	After an activation, only the change is announced.	VoiceOver on iOS, by ear: a switch says on or off, a button its new label
      rule	walk.adjustment	After an adjust swipe, only the new value is announced.	VoiceOver on iOS: after an adjust swipe only the new value is spoken
      rule	walk.refusal	For a disabled element, only "dimmed" is announced. (Assumption of Earshot.)	Earshot
      rule	walk.live-region	VoiceOver finishes its current speech before it speaks an announcement of the app.	UIKit, UIAccessibility.Notification.announcement
      rule	walk.screen-change	The name of a new screen is not announced. The element that receives the cursor is announced.	UIKit, UIAccessibility.Notification.screenChanged
      rule	walk.echo	Each typed character is announced.	VoiceOver, Verbosity, Typing Feedback
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	VoiceOver, rotor, Actions
      """###
    case .voiceover_ios_18:
      ###"""
      profile	voiceover-ios-18	VoiceOver on iOS 18	voiceover	voiceover	Based on a few audits and transcriptions. Announcements are written with commas and lower-case roles. The setting 'controls' needs iOS 18.4.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	MagentaA11y	https://www.magentaa11y.com	
      source	a11ysupport.io	https://a11ysupport.io	
      source	AccessibilitySnapshot 0.12.1	https://github.com/cashapp/AccessibilitySnapshot	2026-08
      source	AccessibilitySnapshot	https://github.com/cashapp/AccessibilitySnapshot	
      setting	hints		Speak hints	on;off	on
      setting	value		Speak values	on;off	on
      setting	containers		Speak containers and positions	on;off	on
      setting	actions		Verbosity, Actions	on;off	on
      setting	customContent		Announce that there is more content	on;off	on
      setting	verbosity		Verbosity	minimal;standard	standard
      preset	minimal	actions	off	containers	off	customContent	off	hints	off	value	off
      preset	standard	actions	on	containers	on	customContent	on	hints	on	value	on
      setting	typingEcho		Typing feedback: software keyboards	characters;words;characters-and-words;none	characters
      setting	controls		Verbosity, Controls	before;after;off	after
      layout	announcement			{container}, {description}, {content}, {specifiers}, {boundary}, {spans}, {coordinates}, {position}
      layout	description			{selected}, {text}
      layout	text			{name}, {value}, {selected}
      layout	cell			{headers}, {name}, {value}
      layout	specifiers			{disabled}, {role}, {switched}, {tab}, {textField}, {searchField}, {editing}, {heading}, {link}, {adjustable}, {image}, {draggable}, {expanded}
      layout	hint			{hint}, {usage}, {actions}, {moreContent}
      layout	announcement	minimal		{description}
      layout	description	minimal		{text}
      layout	text	minimal		{name}
      layout	cell	minimal		{name}
      layout	announcement	before		{container}, {controls}, {description}, {content}, {specifiers}, {boundary}, {spans}, {coordinates}, {position}
      layout	controls	before		{role}, {tab}, {textField}, {searchField}, {heading}, {link}, {adjustable}, {image}, {draggable}
      layout	specifiers	before		{disabled}, {switched}, {editing}, {expanded}
      layout	specifiers	off		{disabled}, {switched}, {editing}, {expanded}
      follows	alert-prefix
      follows	direct-touch-hint
      follows	draggable
      follows	expanded-status
      follows	group-actions
      follows	header-cells
      follows	high-importance-content
      follows	insertion-point
      follows	pickers
      follows	search-field-edits
      follows	switch-without-button
      follows	tab-bar-prefix
      digits	ar	٠١٢٣٤٥٦٧٨٩
      digits	ar-DZ	0123456789
      digits	ar-EH	0123456789
      digits	ar-LY	0123456789
      digits	ar-MA	0123456789
      digits	ar-TN	0123456789
      digits	as	০১২৩৪৫৬৭৮৯
      digits	bn	০১২৩৪৫৬৭৮৯
      digits	ckb	٠١٢٣٤٥٦٧٨٩
      digits	fa	۰۱۲۳۴۵۶۷۸۹
      digits	mr	०१२३४५६७८९
      digits	my	၀၁၂၃၄၅၆၇၈၉
      digits	ne	०१२३४५६७८९
      digits	ps	۰۱۲۳۴۵۶۷۸۹
      rule	voiceover.name	The label comes first, unless the element is selected.	magentaA11y, native iOS transcriptions
      rule	voiceover.name.hint	If an element has a hint but no label and no value, the hint becomes the description and is announced even if hints are off.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.value	The value follows the label. A switch announces its state instead of the value.	magentaA11y, native iOS transcriptions
      rule	voiceover.selected	"Selected" precedes the label.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.dimmed	An element that is not enabled is announced as "dimmed", before the type of the control.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.button	The button trait is announced as "button", unless a more specific trait (keyboard key, switch, back button, tab) defines the type.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.back-button	A back button has its own words. If the label of a back button is only "Back", the label is left out.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.switch-button	The switch trait is announced as "switch button", with or without the button trait.	AccessibilitySnapshot issue 199, checked on devices; magentaA11y, native iOS transcriptions
      rule	voiceover.role.pop-up-button	The words for a pop-up button (a private trait) follow "button".	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.role.picker-item	An item of a picker wheel is announced as "picker item", before "adjustable".	magentaA11y, native iOS transcriptions
      rule	voiceover.role.tab	A button of a tab bar is announced as "tab", not as "button".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilityHierarchyParser.swift
      rule	voiceover.role.text-field	A text entry is announced as "text field". A search field is announced as "search field" instead.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.secure-text-field	A text entry with hidden text is announced as "secure text field".	a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.heading	The header trait is announced as "heading", after the words for buttons and text fields.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.link	The link trait is announced as "link".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.adjustable	The adjustable trait is announced as "adjustable".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.image	The image trait is announced as "image".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.search-field	The search field trait is announced as "search field".	magentaA11y, native iOS transcriptions
      rule	voiceover.role.draggable	The word for a draggable element (a private trait) follows the type.	magentaA11y, native iOS transcriptions
      rule	voiceover.switch	The value of a switch is announced after its type: 1 as "on", 0 as "off", and 2 as "mixed". Any other value is announced unchanged.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.editing	A text entry with the editing trait is announced as "is editing".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.insertion-point	A text entry that is being edited announces whether the cursor is at the start or the end of the text.	native recordings of iOS, 2021 to 2023
      rule	voiceover.selected.picker-wheel	"Selected" follows the current value of a picker wheel.	native recordings of iOS, 2021 to 2023
      rule	voiceover.content.high	Custom content of high importance is always announced. It follows the name and the value, and precedes the type.	CVS Health iOS SwiftUI accessibility examples, AccessibilityCustomContent; Square Blueprint documentation
      rule	voiceover.container.group	When the cursor enters a group, the label of the group will be announced.	CVS Health iOS SwiftUI accessibility examples, Containers; magentaA11y, native iOS transcriptions
      rule	voiceover.container.alert	The title of an alert is announced with the word for alerts, before everything else.	magentaA11y, native iOS transcriptions
      rule	voiceover.container.tab-bar	The words for a tab bar are announced at its first tab, before everything else.	AccessibilitySnapshot issue 26, audited on iOS 14 to 17
      rule	voiceover.container.list-start	The start of a list is announced at its first element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.list-end	The end of a list is announced at its last element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-start	The start of a landmark is announced at its first element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-end	The end of a landmark is announced at its last element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.position	The position in a series or tab bar comes last.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.table.headers	In a data table, the headers of the row and the column precede the cell.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.spans	If a cell spans several rows or columns, the numbers of rows and columns follow the value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilitySnapshot issue 7, audited on iOS 13 to 17
      rule	voiceover.table.header-cell	A header cell is announced as "row header" or "column header", followed by the row and column numbers.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.table.row	The first cell of a row announces the row number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.table.column	A cell announces its column number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.hint	The hint of the app is announced after the pause. If another hint follows, the app's hint has no full stop. For an enabled text entry, the app's hint is not announced.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.switch-button	An enabled switch announces how users can toggle it, after the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-field	An enabled text entry announces how users can edit it, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-area	An enabled text area announces how users can edit it and how they can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.editing	A text entry that is being edited announces how users can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.search-field	A search field announces how users can edit it, even without the trait of a text entry.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.adjustable	An enabled adjustable element announces how users can adjust it. Exceptions are switches, and elements with a hint that have neither label nor value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.hint.pop-up-button	A pop-up button announces how users can open its picker.	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.hint.draggable	An enabled draggable element announces how users can drag it.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.direct-touch	An element that allows direct interaction announces how users can enable Direct Touch.	AccessibilitySnapshot issue 52, audited on iOS 14.2 to 17
      rule	voiceover.actions	If the element or its semantic group has custom actions, "actions available" will be announced after the hint.	AccessibilitySnapshot issue 285; Apple, accessibilityCustomActions
      rule	voiceover.more-content	If an element has custom content, "more content available" will be announced after the hint.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; Apple, AXCustomContent
      rule	walk.focus	The element that receives the cursor is announced.	Apple, VoiceOver gestures: swipe right selects and speaks the next item
      rule	walk.hint	The hint follows after a pause.	UIKit, accessibilityHint
      rule	walk.activation	After an activation, only the change is announced.	VoiceOver on iOS, by ear: a switch says on or off, a button its new label
      rule	walk.adjustment	After an adjust swipe, only the new value is announced.	VoiceOver on iOS: after an adjust swipe only the new value is spoken
      rule	walk.refusal	For a disabled element, only "dimmed" is announced. (Assumption of Earshot.)	Earshot
      rule	walk.live-region	VoiceOver finishes its current speech before it speaks an announcement of the app.	UIKit, UIAccessibility.Notification.announcement
      rule	walk.screen-change	The name of a new screen is not announced. The element that receives the cursor is announced.	UIKit, UIAccessibility.Notification.screenChanged
      rule	walk.echo	Each typed character is announced.	VoiceOver, Verbosity, Typing Feedback
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	VoiceOver, rotor, Actions
      rule	voiceover.expanded	An expandable element is announced as "expanded" or "collapsed", after its type.	AccessibilitySnapshot pull request 324; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.hint.expanded	An enabled, expanded element announces how users can collapse it.	AccessibilitySnapshot pull request 324
      rule	voiceover.hint.collapsed	An enabled, collapsed element announces how users can expand it.	AccessibilitySnapshot pull request 324; a11ysupport.io, VoiceOver on iOS
      """###
    case .voiceover_ios_26:
      ###"""
      profile	voiceover-ios-26	VoiceOver on iOS 26	voiceover	voiceover	Based on a few audits and transcriptions. Announcements are written with commas and lower-case roles, like testers' transcriptions.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	MagentaA11y	https://www.magentaa11y.com	
      source	a11ysupport.io	https://a11ysupport.io	
      source	AccessibilitySnapshot 0.12.1	https://github.com/cashapp/AccessibilitySnapshot	2026-08
      source	AccessibilitySnapshot	https://github.com/cashapp/AccessibilitySnapshot	
      setting	hints		Speak hints	on;off	on
      setting	value		Speak values	on;off	on
      setting	containers		Speak containers and positions	on;off	on
      setting	actions		Verbosity, Actions	on;off	on
      setting	customContent		Announce that there is more content	on;off	on
      setting	verbosity		Verbosity	minimal;standard	standard
      preset	minimal	actions	off	containers	off	customContent	off	hints	off	value	off
      preset	standard	actions	on	containers	on	customContent	on	hints	on	value	on
      setting	typingEcho		Typing feedback: software keyboards	characters;words;characters-and-words;none	characters
      setting	controls		Verbosity, Controls	before;after;off	after
      layout	description			{selected}, {text}
      layout	text			{name}, {value}, {selected}
      layout	cell			{headers}, {name}, {value}
      layout	specifiers			{disabled}, {role}, {switched}, {tab}, {textField}, {searchField}, {editing}, {heading}, {link}, {adjustable}, {image}, {draggable}, {expanded}
      layout	hint			{hint}, {usage}, {actions}, {moreContent}
      layout	announcement	minimal		{description}
      layout	description	minimal		{text}
      layout	text	minimal		{name}
      layout	cell	minimal		{name}
      layout	controls	before		{role}, {tab}, {textField}, {searchField}, {heading}, {link}, {adjustable}, {image}, {draggable}
      layout	specifiers	before		{disabled}, {switched}, {editing}, {expanded}
      layout	specifiers	off		{disabled}, {switched}, {editing}, {expanded}
      layout	announcement			{container}, {description}, {content}, {boundary}, {specifiers}, {spans}, {coordinates}, {position}
      layout	announcement	before		{container}, {controls}, {description}, {content}, {boundary}, {specifiers}, {spans}, {coordinates}, {position}
      follows	alert-prefix
      follows	direct-touch-hint
      follows	draggable
      follows	expanded-status
      follows	group-actions
      follows	header-cells
      follows	high-importance-content
      follows	insertion-point
      follows	pickers
      follows	search-field-edits
      follows	switch-without-button
      follows	tab-bar-prefix
      digits	ar	٠١٢٣٤٥٦٧٨٩
      digits	ar-DZ	0123456789
      digits	ar-EH	0123456789
      digits	ar-LY	0123456789
      digits	ar-MA	0123456789
      digits	ar-TN	0123456789
      digits	as	০১২৩৪৫৬৭৮৯
      digits	bn	০১২৩৪৫৬৭৮৯
      digits	ckb	٠١٢٣٤٥٦٧٨٩
      digits	fa	۰۱۲۳۴۵۶۷۸۹
      digits	mr	०१२३४५६७८९
      digits	my	၀၁၂၃၄၅၆၇၈၉
      digits	ne	०१२३४५६७८९
      digits	ps	۰۱۲۳۴۵۶۷۸۹
      rule	voiceover.name	The label comes first, unless the element is selected.	magentaA11y, native iOS transcriptions
      rule	voiceover.name.hint	If an element has a hint but no label and no value, the hint becomes the description and is announced even if hints are off.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.value	The value follows the label. A switch announces its state instead of the value.	magentaA11y, native iOS transcriptions
      rule	voiceover.selected	"Selected" precedes the label.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.dimmed	An element that is not enabled is announced as "dimmed", before the type of the control.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.button	The button trait is announced as "button", unless a more specific trait (keyboard key, switch, back button, tab) defines the type.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.back-button	A back button has its own words. If the label of a back button is only "Back", the label is left out.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.switch-button	The switch trait is announced as "switch button", with or without the button trait.	AccessibilitySnapshot issue 199, checked on devices; magentaA11y, native iOS transcriptions
      rule	voiceover.role.pop-up-button	The words for a pop-up button (a private trait) follow "button".	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.role.picker-item	An item of a picker wheel is announced as "picker item", before "adjustable".	magentaA11y, native iOS transcriptions
      rule	voiceover.role.tab	A button of a tab bar is announced as "tab", not as "button".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilityHierarchyParser.swift
      rule	voiceover.role.text-field	A text entry is announced as "text field". A search field is announced as "search field" instead.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.secure-text-field	A text entry with hidden text is announced as "secure text field".	a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.heading	The header trait is announced as "heading", after the words for buttons and text fields.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.link	The link trait is announced as "link".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.adjustable	The adjustable trait is announced as "adjustable".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.image	The image trait is announced as "image".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.search-field	The search field trait is announced as "search field".	magentaA11y, native iOS transcriptions
      rule	voiceover.role.draggable	The word for a draggable element (a private trait) follows the type.	magentaA11y, native iOS transcriptions
      rule	voiceover.switch	The value of a switch is announced after its type: 1 as "on", 0 as "off", and 2 as "mixed". Any other value is announced unchanged.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.editing	A text entry with the editing trait is announced as "is editing".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.insertion-point	A text entry that is being edited announces whether the cursor is at the start or the end of the text.	native recordings of iOS, 2021 to 2023
      rule	voiceover.selected.picker-wheel	"Selected" follows the current value of a picker wheel.	native recordings of iOS, 2021 to 2023
      rule	voiceover.content.high	Custom content of high importance is always announced. It follows the name and the value, and precedes the type.	CVS Health iOS SwiftUI accessibility examples, AccessibilityCustomContent; Square Blueprint documentation
      rule	voiceover.container.group	When the cursor enters a group, the label of the group will be announced.	CVS Health iOS SwiftUI accessibility examples, Containers; magentaA11y, native iOS transcriptions
      rule	voiceover.container.alert	The title of an alert is announced with the word for alerts, before everything else.	magentaA11y, native iOS transcriptions
      rule	voiceover.container.tab-bar	The words for a tab bar are announced at its first tab, before everything else.	AccessibilitySnapshot issue 26, audited on iOS 14 to 17
      rule	voiceover.position	The position in a series or tab bar comes last.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.table.headers	In a data table, the headers of the row and the column precede the cell.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.spans	If a cell spans several rows or columns, the numbers of rows and columns follow the value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilitySnapshot issue 7, audited on iOS 13 to 17
      rule	voiceover.table.header-cell	A header cell is announced as "row header" or "column header", followed by the row and column numbers.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.table.row	The first cell of a row announces the row number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.table.column	A cell announces its column number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.hint	The hint of the app is announced after the pause. If another hint follows, the app's hint has no full stop. For an enabled text entry, the app's hint is not announced.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.switch-button	An enabled switch announces how users can toggle it, after the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-field	An enabled text entry announces how users can edit it, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-area	An enabled text area announces how users can edit it and how they can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.editing	A text entry that is being edited announces how users can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.search-field	A search field announces how users can edit it, even without the trait of a text entry.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.adjustable	An enabled adjustable element announces how users can adjust it. Exceptions are switches, and elements with a hint that have neither label nor value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.hint.pop-up-button	A pop-up button announces how users can open its picker.	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.hint.draggable	An enabled draggable element announces how users can drag it.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.direct-touch	An element that allows direct interaction announces how users can enable Direct Touch.	AccessibilitySnapshot issue 52, audited on iOS 14.2 to 17
      rule	voiceover.actions	If the element or its semantic group has custom actions, "actions available" will be announced after the hint.	AccessibilitySnapshot issue 285; Apple, accessibilityCustomActions
      rule	voiceover.more-content	If an element has custom content, "more content available" will be announced after the hint.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; Apple, AXCustomContent
      rule	walk.focus	The element that receives the cursor is announced.	Apple, VoiceOver gestures: swipe right selects and speaks the next item
      rule	walk.hint	The hint follows after a pause.	UIKit, accessibilityHint
      rule	walk.activation	After an activation, only the change is announced.	VoiceOver on iOS, by ear: a switch says on or off, a button its new label
      rule	walk.adjustment	After an adjust swipe, only the new value is announced.	VoiceOver on iOS: after an adjust swipe only the new value is spoken
      rule	walk.refusal	For a disabled element, only "dimmed" is announced. (Assumption of Earshot.)	Earshot
      rule	walk.live-region	VoiceOver finishes its current speech before it speaks an announcement of the app.	UIKit, UIAccessibility.Notification.announcement
      rule	walk.screen-change	The name of a new screen is not announced. The element that receives the cursor is announced.	UIKit, UIAccessibility.Notification.screenChanged
      rule	walk.echo	Each typed character is announced.	VoiceOver, Verbosity, Typing Feedback
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	VoiceOver, rotor, Actions
      rule	voiceover.expanded	An expandable element is announced as "expanded" or "collapsed", after its type.	AccessibilitySnapshot pull request 324; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.hint.expanded	An enabled, expanded element announces how users can collapse it.	AccessibilitySnapshot pull request 324
      rule	voiceover.hint.collapsed	An enabled, collapsed element announces how users can expand it.	AccessibilitySnapshot pull request 324; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.container.list-start	The start of a list is announced at its first element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.container.list-end	The end of a list is announced at its last element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.container.landmark-start	The start of a landmark is announced at its first element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.container.landmark-end	The end of a landmark is announced at its last element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      """###
    case .voiceover_ios_27:
      ###"""
      profile	voiceover-ios-27	VoiceOver on iOS 27	voiceover	voiceover	Based on a few audits. The only known change from iOS 26: VoiceOver announces the app's name.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	MagentaA11y	https://www.magentaa11y.com	
      source	a11ysupport.io	https://a11ysupport.io	
      source	AccessibilitySnapshot 0.12.1	https://github.com/cashapp/AccessibilitySnapshot	2026-08
      source	AccessibilitySnapshot	https://github.com/cashapp/AccessibilitySnapshot	
      setting	hints		Speak hints	on;off	on
      setting	value		Speak values	on;off	on
      setting	containers		Speak containers and positions	on;off	on
      setting	actions		Verbosity, Actions	on;off	on
      setting	customContent		Announce that there is more content	on;off	on
      setting	verbosity		Verbosity	minimal;standard	standard
      preset	minimal	actions	off	containers	off	customContent	off	hints	off	value	off
      preset	standard	actions	on	containers	on	customContent	on	hints	on	value	on
      setting	typingEcho		Typing feedback: software keyboards	characters;words;characters-and-words;none	characters
      setting	controls		Verbosity, Controls	before;after;off	after
      setting	turnedOn		VoiceOver has just been turned on	on;off	off
      setting	characterMode		The rotor is set to characters	on;off	off
      layout	description			{selected}, {text}
      layout	text			{name}, {value}, {selected}
      layout	cell			{headers}, {name}, {value}
      layout	specifiers			{disabled}, {role}, {switched}, {tab}, {textField}, {searchField}, {editing}, {heading}, {link}, {adjustable}, {image}, {draggable}, {expanded}
      layout	hint			{hint}, {usage}, {actions}, {moreContent}
      layout	announcement	minimal		{description}
      layout	description	minimal		{text}
      layout	text	minimal		{name}
      layout	cell	minimal		{name}
      layout	controls	before		{role}, {tab}, {textField}, {searchField}, {heading}, {link}, {adjustable}, {image}, {draggable}
      layout	specifiers	before		{disabled}, {switched}, {editing}, {expanded}
      layout	specifiers	off		{disabled}, {switched}, {editing}, {expanded}
      layout	announcement			{container}, {description}, {content}, {boundary}, {specifiers}, {spans}, {coordinates}, {position}
      layout	announcement	before		{container}, {controls}, {description}, {content}, {boundary}, {specifiers}, {spans}, {coordinates}, {position}
      follows	alert-prefix
      follows	app-name
      follows	direct-touch-hint
      follows	draggable
      follows	expanded-status
      follows	group-actions
      follows	header-cells
      follows	high-importance-content
      follows	insertion-point
      follows	pickers
      follows	search-field-edits
      follows	switch-without-button
      follows	tab-bar-prefix
      digits	ar	٠١٢٣٤٥٦٧٨٩
      digits	ar-DZ	0123456789
      digits	ar-EH	0123456789
      digits	ar-LY	0123456789
      digits	ar-MA	0123456789
      digits	ar-TN	0123456789
      digits	as	০১২৩৪৫৬৭৮৯
      digits	bn	০১২৩৪৫৬৭৮৯
      digits	ckb	٠١٢٣٤٥٦٧٨٩
      digits	fa	۰۱۲۳۴۵۶۷۸۹
      digits	mr	०१२३४५६७८९
      digits	my	၀၁၂၃၄၅၆၇၈၉
      digits	ne	०१२३४५६७८९
      digits	ps	۰۱۲۳۴۵۶۷۸۹
      rule	voiceover.name	The label comes first, unless the element is selected.	magentaA11y, native iOS transcriptions
      rule	voiceover.name.hint	If an element has a hint but no label and no value, the hint becomes the description and is announced even if hints are off.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.value	The value follows the label. A switch announces its state instead of the value.	magentaA11y, native iOS transcriptions
      rule	voiceover.selected	"Selected" precedes the label.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.dimmed	An element that is not enabled is announced as "dimmed", before the type of the control.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.button	The button trait is announced as "button", unless a more specific trait (keyboard key, switch, back button, tab) defines the type.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.back-button	A back button has its own words. If the label of a back button is only "Back", the label is left out.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.switch-button	The switch trait is announced as "switch button", with or without the button trait.	AccessibilitySnapshot issue 199, checked on devices; magentaA11y, native iOS transcriptions
      rule	voiceover.role.pop-up-button	The words for a pop-up button (a private trait) follow "button".	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.role.picker-item	An item of a picker wheel is announced as "picker item", before "adjustable".	magentaA11y, native iOS transcriptions
      rule	voiceover.role.tab	A button of a tab bar is announced as "tab", not as "button".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilityHierarchyParser.swift
      rule	voiceover.role.text-field	A text entry is announced as "text field". A search field is announced as "search field" instead.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.secure-text-field	A text entry with hidden text is announced as "secure text field".	a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.heading	The header trait is announced as "heading", after the words for buttons and text fields.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.link	The link trait is announced as "link".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.adjustable	The adjustable trait is announced as "adjustable".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.image	The image trait is announced as "image".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.search-field	The search field trait is announced as "search field".	magentaA11y, native iOS transcriptions
      rule	voiceover.role.draggable	The word for a draggable element (a private trait) follows the type.	magentaA11y, native iOS transcriptions
      rule	voiceover.switch	The value of a switch is announced after its type: 1 as "on", 0 as "off", and 2 as "mixed". Any other value is announced unchanged.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.editing	A text entry with the editing trait is announced as "is editing".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.insertion-point	A text entry that is being edited announces whether the cursor is at the start or the end of the text.	native recordings of iOS, 2021 to 2023
      rule	voiceover.selected.picker-wheel	"Selected" follows the current value of a picker wheel.	native recordings of iOS, 2021 to 2023
      rule	voiceover.content.high	Custom content of high importance is always announced. It follows the name and the value, and precedes the type.	CVS Health iOS SwiftUI accessibility examples, AccessibilityCustomContent; Square Blueprint documentation
      rule	voiceover.container.group	When the cursor enters a group, the label of the group will be announced.	CVS Health iOS SwiftUI accessibility examples, Containers; magentaA11y, native iOS transcriptions
      rule	voiceover.container.alert	The title of an alert is announced with the word for alerts, before everything else.	magentaA11y, native iOS transcriptions
      rule	voiceover.container.tab-bar	The words for a tab bar are announced at its first tab, before everything else.	AccessibilitySnapshot issue 26, audited on iOS 14 to 17
      rule	voiceover.position	The position in a series or tab bar comes last.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.table.headers	In a data table, the headers of the row and the column precede the cell.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.spans	If a cell spans several rows or columns, the numbers of rows and columns follow the value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilitySnapshot issue 7, audited on iOS 13 to 17
      rule	voiceover.table.header-cell	A header cell is announced as "row header" or "column header", followed by the row and column numbers.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.table.row	The first cell of a row announces the row number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.table.column	A cell announces its column number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.hint	The hint of the app is announced after the pause. If another hint follows, the app's hint has no full stop. For an enabled text entry, the app's hint is not announced.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.switch-button	An enabled switch announces how users can toggle it, after the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-field	An enabled text entry announces how users can edit it, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-area	An enabled text area announces how users can edit it and how they can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.editing	A text entry that is being edited announces how users can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.search-field	A search field announces how users can edit it, even without the trait of a text entry.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.adjustable	An enabled adjustable element announces how users can adjust it. Exceptions are switches, and elements with a hint that have neither label nor value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.hint.pop-up-button	A pop-up button announces how users can open its picker.	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.hint.draggable	An enabled draggable element announces how users can drag it.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.direct-touch	An element that allows direct interaction announces how users can enable Direct Touch.	AccessibilitySnapshot issue 52, audited on iOS 14.2 to 17
      rule	voiceover.actions	If the element or its semantic group has custom actions, "actions available" will be announced after the hint.	AccessibilitySnapshot issue 285; Apple, accessibilityCustomActions
      rule	voiceover.more-content	If an element has custom content, "more content available" will be announced after the hint.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; Apple, AXCustomContent
      rule	walk.focus	The element that receives the cursor is announced.	Apple, VoiceOver gestures: swipe right selects and speaks the next item
      rule	walk.hint	The hint follows after a pause.	UIKit, accessibilityHint
      rule	walk.activation	After an activation, only the change is announced.	VoiceOver on iOS, by ear: a switch says on or off, a button its new label
      rule	walk.adjustment	After an adjust swipe, only the new value is announced.	VoiceOver on iOS: after an adjust swipe only the new value is spoken
      rule	walk.refusal	For a disabled element, only "dimmed" is announced. (Assumption of Earshot.)	Earshot
      rule	walk.live-region	VoiceOver finishes its current speech before it speaks an announcement of the app.	UIKit, UIAccessibility.Notification.announcement
      rule	walk.screen-change	The name of a new screen is not announced. The element that receives the cursor is announced.	UIKit, UIAccessibility.Notification.screenChanged
      rule	walk.echo	Each typed character is announced.	VoiceOver, Verbosity, Typing Feedback
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	VoiceOver, rotor, Actions
      rule	voiceover.expanded	An expandable element is announced as "expanded" or "collapsed", after its type.	AccessibilitySnapshot pull request 324; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.hint.expanded	An enabled, expanded element announces how users can collapse it.	AccessibilitySnapshot pull request 324
      rule	voiceover.hint.collapsed	An enabled, collapsed element announces how users can expand it.	AccessibilitySnapshot pull request 324; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.container.list-start	The start of a list is announced at its first element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.container.list-end	The end of a list is announced at its last element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.container.landmark-start	The start of a landmark is announced at its first element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.container.landmark-end	The end of a landmark is announced at its last element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.container.app	When the cursor enters an app, the name of the app precedes the first element.	XCUIVoiceOverService on iOS 27.0, recorded by IRS-Public/aloud; native recordings of iOS
      rule	voiceover.turned-on	When VoiceOver is turned on, "VoiceOver on" will be announced before everything else.	XCUIVoiceOverService on iOS 27.0
      rule	voiceover.character-mode	If the rotor is set to characters, a text entry that is being edited announces "character mode".	native recordings of iOS, 2021 to 2023
      word	voiceover.on	VoiceOver on
      """###
    case .voiceover_snapshot:
      ###"""
      profile	voiceover-snapshot	AccessibilitySnapshot 0.12.1	voiceover	voiceover-snapshot	Notation of the AccessibilitySnapshot library, a model of VoiceOver that writes pauses as full stops. Devices can differ.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	AccessibilitySnapshot 0.12.1	https://github.com/cashapp/AccessibilitySnapshot	2026-08
      source	AccessibilitySnapshot	https://github.com/cashapp/AccessibilitySnapshot	
      setting	hints		Speak hints	on;off	on
      setting	value		Speak values	on;off	on
      setting	containers		Speak containers and positions	on;off	on
      setting	customContent		Announce that there is more content	on;off	on
      setting	verbosity		Verbosity	minimal;standard	standard
      preset	minimal	containers	off	customContent	off	hints	off	value	off
      preset	standard	containers	on	customContent	on	hints	on	value	on
      setting	controls		The position of the words for traits	before;after;off	after
      setting	typingEcho		Typing feedback: software keyboards	characters;words;characters-and-words;none	characters
      layout	announcement			{description}. {specifiers} {position}. {boundary}
      layout	announcement	before		{specifiers} {description} {position}. {boundary}
      layout	announcement	off		{description} {position}. {boundary}
      layout	description			{selected}: {text}
      layout	text			{name}: {value}
      layout	cell			{headers| } {name} {spans| } {coordinates| } {value}
      layout	specifiers			{disabled} {role| } {switched} {tab} {textField} {editing} {heading} {link} {adjustable} {image} {searchField}
      layout	hint			{hint}. {usage|. }. {actions}. {moreContent}
      layout	announcement	minimal		{description}
      layout	description	minimal		{text}
      layout	text	minimal		{name}
      layout	cell	minimal		{name}
      follows	empty-text-keeps-joint
      follows	trailers-replace-empty-description
      follows	written-full-stops
      digits	ar	٠١٢٣٤٥٦٧٨٩
      digits	ar-DZ	0123456789
      digits	ar-EH	0123456789
      digits	ar-LY	0123456789
      digits	ar-MA	0123456789
      digits	ar-TN	0123456789
      digits	as	০১২৩৪৫৬৭৮৯
      digits	bn	০১২৩৪৫৬৭৮৯
      digits	ckb	٠١٢٣٤٥٦٧٨٩
      digits	fa	۰۱۲۳۴۵۶۷۸۹
      digits	mr	०१२३४५६७८९
      digits	my	၀၁၂၃၄၅၆၇၈၉
      digits	ne	०१२३४५६७८९
      digits	ps	۰۱۲۳۴۵۶۷۸۹
      rule	voiceover.name	The label comes first. In a data table, the label ends with a full stop, even if the label is empty.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.name.hint	If an element has a hint but no label and no value, the hint becomes the description and is announced even if hints are off.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.value	The value follows the label and a colon. In a data table, the value follows the position and a space.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.selected	"Selected:" precedes the label, and "Selected." replaces an empty label.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.dimmed	An element that is not enabled is announced as "Dimmed", before the words for the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.button	The button trait is announced as "Button", unless a more specific trait (keyboard key, switch, back button, tab) defines the type.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.back-button	A back button has its own words. If the label of a back button is only "Back", the label is left out.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.switch-button	The switch and button traits together are announced as "Switch Button". The switch trait alone is not announced.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.tab	A button of a tab bar is announced as "Tab", not as "Button".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.text-field	A text entry is announced as "Text Field", even if it is also a search field.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.secure-text-field	A text entry with hidden text is announced as "Secure Text Field".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.heading	The header trait is announced as "Heading", after the words for buttons and text fields.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.link	The link trait is announced as "Link".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.adjustable	The adjustable trait is announced as "Adjustable".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.image	The image trait is announced as "Image".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.search-field	The search field trait is announced as "Search Field", after the words for the other traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.switch	The value of a switch is announced after its type. A value that is not a state is announced unchanged, and an empty value becomes a space.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.editing	A text entry with the editing trait is announced as "Is editing".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.list-start	The start of a list is announced at its first element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.list-end	The end of a list is announced at its last element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-start	The start of a landmark is announced at its first element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-end	The end of a landmark is announced at its last element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.position	The position in a series or tab bar comes last, without a full stop before it.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.headers	In a data table, the headers of the row and the column precede the cell.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.spans	If a cell spans several rows or columns, the numbers of rows and columns follow the label.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.row	The first cell of a row announces the row number, before its value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.column	A cell announces its column number, before its value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint	The hint of the app is announced after the pause. If another hint follows, the app's hint has no full stop. For an enabled text entry, the app's hint is not announced.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.switch-button	An enabled switch announces how users can toggle it, after the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.text-field	An enabled text entry announces how users can edit it, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.text-area	An enabled text area announces how users can edit it and how they can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.editing	A text entry that is being edited announces how users can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.adjustable	An enabled adjustable element announces how users can adjust it. Exceptions are switches, and elements with a hint that have neither label nor value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.actions	The text "Actions Available" is printed after the hint, so it ends the second utterance. The names of the actions are not printed.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	voiceover.more-content	The text "More Content Available" is printed after the hint and the actions, so it ends the second utterance.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	voiceover.name.empty	If an element has only a position, the space or full stop that precedes the position stays.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.actions.name	The text "Actions Available" replaces an empty description.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	voiceover.more-content.name	The text "More Content Available" replaces an empty description if there are no actions.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	walk.focus	The element that receives the cursor is announced.	Apple, VoiceOver gestures: swipe right selects and speaks the next item
      rule	walk.hint	The hint follows after a pause.	UIKit, accessibilityHint
      rule	walk.activation	After an activation, only the change is announced.	VoiceOver on iOS, by ear: a switch says on or off, a button its new label
      rule	walk.adjustment	After an adjust swipe, only the new value is announced.	VoiceOver on iOS: after an adjust swipe only the new value is spoken
      rule	walk.refusal	For a disabled element, only "dimmed" is announced. (Assumption of Earshot.)	Earshot
      rule	walk.live-region	VoiceOver finishes its current speech before it speaks an announcement of the app.	UIKit, UIAccessibility.Notification.announcement
      rule	walk.screen-change	The name of a new screen is not announced. The element that receives the cursor is announced.	UIKit, UIAccessibility.Notification.screenChanged
      rule	walk.echo	Each typed character is announced.	VoiceOver, Verbosity, Typing Feedback
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	VoiceOver, rotor, Actions
      """###
    case .voiceover_snapshot_next:
      ###"""
      profile	voiceover-snapshot-next	AccessibilitySnapshot (next version)	voiceover	voiceover-snapshot-next	Notation of open pull requests of AccessibilitySnapshot (309, 324 and 359), which can still change. Devices can differ.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	AccessibilitySnapshot 0.12.1	https://github.com/cashapp/AccessibilitySnapshot	2026-08
      source	AccessibilitySnapshot	https://github.com/cashapp/AccessibilitySnapshot	
      setting	hints		Speak hints	on;off	on
      setting	value		Speak values	on;off	on
      setting	containers		Speak containers and positions	on;off	on
      setting	customContent		Announce that there is more content	on;off	on
      setting	verbosity		Verbosity	minimal;standard;verbose	standard
      preset	minimal	containers	off	customContent	off	hints	off	value	off
      preset	standard	containers	on	customContent	on	hints	on	value	on
      preset	minimal	tables	off
      preset	standard	tables	on
      preset	verbose	containers	on	controls	after	customContent	on	hints	on	tables	on	value	on
      setting	controls		The position of the words for traits	before;after;off	after
      setting	typingEcho		Typing feedback: software keyboards	characters;words;characters-and-words;none	characters
      setting	tables		Speak positions in data tables	on;off	on
      layout	announcement			{description}. {specifiers} {position}. {boundary}
      layout	announcement	before		{specifiers} {description} {position}. {boundary}
      layout	announcement	off		{description} {position}. {boundary}
      layout	description			{selected}: {text}
      layout	text			{name}: {value}
      layout	cell			{headers| } {name} {spans| } {coordinates| } {value}
      layout	hint			{hint}. {usage|. }. {actions}. {moreContent}
      layout	announcement	minimal		{description}
      layout	description	minimal		{text}
      layout	text	minimal		{name}
      layout	cell	minimal		{name}
      layout	specifiers			{disabled} {role| } {switched} {tab} {textField} {editing} {heading} {link} {adjustable} {image} {searchField} {expanded}
      follows	empty-text-keeps-joint
      follows	expanded-status
      follows	trailers-replace-empty-description
      follows	written-full-stops
      digits	ar	٠١٢٣٤٥٦٧٨٩
      digits	ar-DZ	0123456789
      digits	ar-EH	0123456789
      digits	ar-LY	0123456789
      digits	ar-MA	0123456789
      digits	ar-TN	0123456789
      digits	as	০১২৩৪৫৬৭৮৯
      digits	bn	০১২৩৪৫৬৭৮৯
      digits	ckb	٠١٢٣٤٥٦٧٨٩
      digits	fa	۰۱۲۳۴۵۶۷۸۹
      digits	mr	०१२३४५६७८९
      digits	my	၀၁၂၃၄၅၆၇၈၉
      digits	ne	०१२३४५६७८९
      digits	ps	۰۱۲۳۴۵۶۷۸۹
      rule	voiceover.name	The label comes first. In a data table, the label ends with a full stop, even if the label is empty.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.name.hint	If an element has a hint but no label and no value, the hint becomes the description and is announced even if hints are off.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.value	The value follows the label and a colon. In a data table, the value follows the position and a space.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.selected	"Selected:" precedes the label, and "Selected." replaces an empty label.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.dimmed	An element that is not enabled is announced as "Dimmed", before the words for the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.button	The button trait is announced as "Button", unless a more specific trait (keyboard key, switch, back button, tab) defines the type.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.back-button	A back button has its own words. If the label of a back button is only "Back", the label is left out.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.switch-button	The switch and button traits together are announced as "Switch Button". The switch trait alone is not announced.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.tab	A button of a tab bar is announced as "Tab", not as "Button".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.text-field	A text entry is announced as "Text Field", even if it is also a search field.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.secure-text-field	A text entry with hidden text is announced as "Secure Text Field".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.heading	The header trait is announced as "Heading", after the words for buttons and text fields.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.link	The link trait is announced as "Link".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.adjustable	The adjustable trait is announced as "Adjustable".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.image	The image trait is announced as "Image".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.search-field	The search field trait is announced as "Search Field", after the words for the other traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.switch	The value of a switch is announced after its type. A value that is not a state is announced unchanged, and an empty value becomes a space.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.editing	A text entry with the editing trait is announced as "Is editing".	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.list-start	The start of a list is announced at its first element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.list-end	The end of a list is announced at its last element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-start	The start of a landmark is announced at its first element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-end	The end of a landmark is announced at its last element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.position	The position in a series or tab bar comes last, without a full stop before it.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.headers	In a data table, the headers of the row and the column precede the cell.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.spans	If a cell spans several rows or columns, the numbers of rows and columns follow the label.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.row	The first cell of a row announces the row number, before its value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.column	A cell announces its column number, before its value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint	The hint of the app is announced after the pause. If another hint follows, the app's hint has no full stop. For an enabled text entry, the app's hint is not announced.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.switch-button	An enabled switch announces how users can toggle it, after the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.text-field	An enabled text entry announces how users can edit it, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.text-area	An enabled text area announces how users can edit it and how they can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.editing	A text entry that is being edited announces how users can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.adjustable	An enabled adjustable element announces how users can adjust it. Exceptions are switches, and elements with a hint that have neither label nor value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.actions	The text "Actions Available" is printed after the hint, so it ends the second utterance. The names of the actions are not printed.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	voiceover.more-content	The text "More Content Available" is printed after the hint and the actions, so it ends the second utterance.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	voiceover.name.empty	If an element has only a position, the space or full stop that precedes the position stays.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.actions.name	The text "Actions Available" replaces an empty description.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	voiceover.more-content.name	The text "More Content Available" replaces an empty description if there are no actions.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	walk.focus	The element that receives the cursor is announced.	Apple, VoiceOver gestures: swipe right selects and speaks the next item
      rule	walk.hint	The hint follows after a pause.	UIKit, accessibilityHint
      rule	walk.activation	After an activation, only the change is announced.	VoiceOver on iOS, by ear: a switch says on or off, a button its new label
      rule	walk.adjustment	After an adjust swipe, only the new value is announced.	VoiceOver on iOS: after an adjust swipe only the new value is spoken
      rule	walk.refusal	For a disabled element, only "dimmed" is announced. (Assumption of Earshot.)	Earshot
      rule	walk.live-region	VoiceOver finishes its current speech before it speaks an announcement of the app.	UIKit, UIAccessibility.Notification.announcement
      rule	walk.screen-change	The name of a new screen is not announced. The element that receives the cursor is announced.	UIKit, UIAccessibility.Notification.screenChanged
      rule	walk.echo	Each typed character is announced.	VoiceOver, Verbosity, Typing Feedback
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	VoiceOver, rotor, Actions
      rule	voiceover.expanded	An expandable element is announced as "Expanded" or "Collapsed", after the words for the traits.	AccessibilitySnapshot pull request 324
      rule	voiceover.hint.expanded	An enabled, expanded element announces how users can collapse it, after its own hint.	AccessibilitySnapshot pull request 324
      rule	voiceover.hint.collapsed	An enabled, collapsed element announces how users can expand it, after its own hint.	AccessibilitySnapshot pull request 324
      """###
    }
  }

  static func vocabularyText(_ name: String) -> StaticString? {
    switch name {
    case "appcompat":
      ###"""
      	state
      abc_capital_off	OFF
      abc_capital_on	ON
      v7_preference_on	ON
      v7_preference_off	OFF
      	name
      abc_action_bar_home_description	Navigate home
      abc_action_bar_up_description	Navigate up
      abc_action_menu_overflow_description	More options
      abc_action_mode_done	Done
      abc_search_hint	Search…
      abc_searchview_description_clear	Clear query
      abc_searchview_description_query	Search query
      abc_searchview_description_search	Search
      abc_searchview_description_submit	Submit query
      abc_searchview_description_voice	Voice search
      abc_shareactionprovider_share_with	Share with
      abc_toolbar_collapse_description	Collapse
      search_menu_title	Search
      expand_button_title	Advanced
      nav_app_bar_open_drawer_description	Open navigation drawer
      nav_app_bar_navigate_up_description	Navigate up
      	name-template
      abc_shareactionprovider_share_with_application	Share with %1$s
      """###
    case "components":
      ###"""
      	role
      role.link	link
      role.tab	tab
      	value
      value.range	%1$s to %2$s
      value.checked	checked
      value.unchecked	not checked
      value.unselected	unselected
      value.mixed	mixed
      toolkit.open-link	open link
      toolkit.flutter.widgets.radioButtonUnselectedLabel	Not selected
      toolkit.react-native.ios_checkbox	checkbox
      toolkit.react-native.ios_checked	checked
      toolkit.react-native.ios_expanded	expanded
      toolkit.react-native.ios_mixed	mixed
      toolkit.react-native.ios_radio_button	radio button
      toolkit.react-native.ios_unchecked	unchecked
      toolkit.uikit.popover_hint	Double-tap to dismiss pop-up window.
      toolkit.uikit.sheet.expanded	Expanded
      toolkit.uikit.sheet.half	Half screen
      value.in-progress	In progress
      value.sheet-collapsed	minimized
      value.sheet-half	half screen
      value.sheet-expanded	full screen
      value.hour-on-clock	%1$s o'clock
      value.minutes-on-clock	%1$s minutes
      value.page	page %1$s of %2$s
      value.stars	%1$s of %2$s stars
      	name
      label.dismiss-context-menu	Dismiss context menu
      label.dismiss-pop-up	Double tap to dismiss pop up window
      label.clear-text	Clear text
      label.refreshing	Refreshing content
      label.close	Close
      label.cancel	Cancel
      label.set	Set
      label.show-date-picker	Show date picker
      label.calendar	Calendar
      label.today	Today
      label.results	Auto search results below
      label.close-modal	Double tap to close modal
      label.back	Back
      label.popup-window	Pop-up window
      label.keyboard	Gboard
      label.search	Search
      label.decrease	Decrease
      label.increase	Increase
      label.decrement	Decrement
      label.increment	Increment
      label.toolbar	Toolbar
      label.dismiss-sheet	Double tap to dismiss pop-up window
      label.card-controller	Card controller
      label.sheet-grabber	Sheet grabber
      label.time-parts	Hour, Minutes and Period
      label.select-hours	Select Hours
      label.select-minutes	Select Minutes
      label.select-time	Select time
      label.set-time	Set time
      label.type-in-time	Type in time
      label.text-input-mode	Switch to text input mode for the time input
      label.clock-mode	Switch to clock mode for the time input
      label.hour	hour
      label.minute	minute
      label.for-hour	for hour
      label.for-minute	for minute
      label.colon	Colon
      label.am	AM
      label.pm	PM
      label.ok	OK
      label.navigate-up	Navigate up
      label.move-up	Move up
      label.move-down	Move down
      	name-template
      name.menu	%1$s menu
      name.checkbox	%1$s checkbox
      name.required	%1$s, required
      name.state	%1$s, %2$s
      name.reorder	Reorder %1$s
      name.lifted	%1$s, lifted, %2$s of %3$s
      name.moved	%1$s, moved to %2$s of %3$s
      name.dropped	%1$s, dropped, %2$s of %3$s
      	state-word
      state-word.expanded	expanded
      state-word.collapsed	collapsed
      state-word.expands	expands
      state-word.collapses	collapses
      state-word.opens	opens
      state-word.closes	closes
      	hint
      hint.sheet-size	adjust the size of the card overlaying screen
      	date
      month.1	January
      month.2	February
      month.3	March
      month.4	April
      month.5	May
      month.6	June
      month.7	July
      month.8	August
      month.9	September
      month.10	October
      month.11	November
      month.12	December
      month.short.1	Jan
      month.short.2	Feb
      month.short.3	Mar
      month.short.4	Apr
      month.short.5	May
      month.short.6	Jun
      month.short.7	Jul
      month.short.8	Aug
      month.short.9	Sep
      month.short.10	Oct
      month.short.11	Nov
      month.short.12	Dec
      weekday.1	Sunday
      weekday.2	Monday
      weekday.3	Tuesday
      weekday.4	Wednesday
      weekday.5	Thursday
      weekday.6	Friday
      weekday.7	Saturday
      weekday.short.1	Sun
      weekday.short.2	Mon
      weekday.short.3	Tue
      weekday.short.4	Wed
      weekday.short.5	Thu
      weekday.short.6	Fri
      weekday.short.7	Sat
      date.weekday-month-day	%1$s, %2$s %3$s
      date.weekday-month-day-year	%1$s, %2$s %3$s, %4$s
      date.month-day-year	%2$s %3$s, %4$s
      date.short-weekday-month-day	%1$s, %2$s %3$s
      date.month-year	%2$s %4$s
      time.12	%1$s:%2$s %3$s
      time.24	%1$s:%2$s
      time.hours	12
      """###
    case "compose":
      ###"""
      	role
      switch_role	Switch
      tab	Tab
      dropdown_menu	Dropdown menu
      	state
      indeterminate	Partially checked
      state_on	On
      state_off	Off
      selected	Selected
      not_selected	Not selected
      in_progress	In progress
      state_empty	Empty
      m3c_dropdown_menu_expanded	Expanded
      m3c_dropdown_menu_collapsed	Collapsed
      m3c_suggestions_available	Suggestions below
      	value
      template_percent	%1$d percent.
      	container
      navigation_menu	Navigation menu
      default_popup_window_title	Pop-Up Window
      snackbar_pane_title	Alert
      tooltip_description	tooltip
      m3c_dialog	Dialog
      m3c_snackbar_pane_title	Alert
      m3c_date_picker_year_picker_pane_title	Year picker visible
      m3c_bottom_sheet_pane_title	Bottom Sheet
      m3c_wide_navigation_rail_pane_title	Navigation rail
      mc2_snackbar_pane_title	Alert
      m3_adaptive_default_pane_title_primary	Primary pane
      m3_adaptive_default_pane_title_secondary	Secondary pane
      m3_adaptive_default_pane_title_tertiary	Tertiary pane
      	name
      close_drawer	Close navigation menu
      close_sheet	Close sheet
      range_start	Range start
      range_end	Range end
      m3c_dropdown_menu_toggle	Toggle dropdown menu
      m3c_snackbar_dismiss	Dismiss
      m3c_search_bar_search	Search
      m3c_date_picker_title	Select date
      m3c_date_picker_headline	Selected date
      m3c_date_picker_switch_to_year_selection	Switch to selecting a year
      m3c_date_picker_switch_to_day_selection	Swipe to select a year, or tap to switch back to selecting a day
      m3c_date_picker_switch_to_next_month	Change to next month
      m3c_date_picker_switch_to_previous_month	Change to previous month
      m3c_date_picker_no_selection_description	None
      m3c_date_picker_today_description	Today
      m3c_date_input_title	Select date
      m3c_date_input_headline	Entered date
      m3c_date_input_label	Date
      m3c_date_input_no_input_description	None
      m3c_date_picker_switch_to_calendar_mode	Switch to calendar input mode
      m3c_date_picker_switch_to_input_mode	Switch to text input mode
      m3c_date_picker_scroll_to_later_years	Scroll to show later years
      m3c_date_picker_scroll_to_earlier_years	Scroll to show earlier years
      m3c_date_range_picker_title	Select dates
      m3c_date_range_picker_start_headline	Start date
      m3c_date_range_picker_end_headline	End date
      m3c_date_range_picker_scroll_to_next_month	Scroll to show the next month
      m3c_date_range_picker_scroll_to_previous_month	Scroll to show the previous month
      m3c_date_range_picker_day_in_range	In range
      m3c_date_range_input_title	Enter dates
      m3c_bottom_sheet_drag_handle_description	Drag handle
      m3c_floating_toolbar_collapse	Collapse toolbar
      m3c_floating_toolbar_expand	Expand toolbar
      m3c_time_picker_pm	PM
      m3c_time_picker_am	AM
      m3c_time_picker_period_toggle_description	Select AM or PM
      m3c_time_picker_hour_selection	Select hour
      m3c_time_picker_minute_selection	Select minutes
      m3c_time_picker_minute	Minute
      m3c_time_picker_hour	Hour
      m3c_time_picker_minute_text_field	for minutes
      m3c_time_picker_hour_text_field	for hour
      m3c_time_picker_toggle_keyboard	Switch to text input mode for the time input
      m3c_time_picker_toggle_touch	Switch to clock mode for the time input
      m3c_time_picker_dialog_title	Select Time
      m3c_time_input_dialog_title	Enter Time
      m3c_wide_navigation_rail_close_rail	Close rail
      m3c_button_group_more_options	More options
      m3c_floating_toolbar_more_options	More options
      m3c_time_picker_minute_error	Minute must be 0–59
      m3c_time_picker_hour_error	Hour must be 1–12
      m3c_time_picker_hour_error_24h	Hour must be 0–23
      m3_adaptive_default_pane_expansion_drag_handle_content_description	Pane expansion drag handle
      m3_adaptive_drag_to_resize_click_to_expand_description	expand
      m3_adaptive_drag_to_resize_click_to_collapse_description	collapse
      m3_adaptive_drag_to_resize_click_to_partially_expand_description	partially expand
      m3_adaptive_drag_to_resize_expanded_state_description	expanded
      m3_adaptive_drag_to_resize_collapsed_state_description	collapsed
      m3_adaptive_drag_to_resize_partially_expanded_state_description	partially expanded
      	name-template
      m3c_date_picker_navigate_to_year_description	Navigate to year %1$s
      m3c_date_picker_headline_description	Current selection: %1$s
      m3c_date_input_headline_description	Entered date: %1$s
      m3c_time_picker_hour_suffix	%1$d o'clock
      m3c_time_picker_hour_24h_suffix	%1$d hours
      m3c_time_picker_minute_suffix	%1$d minutes
      m3_adaptive_default_pane_expansion_drag_handle_state_description	Current pane split, %1$s
      m3_adaptive_default_pane_expansion_drag_handle_action_description	Change pane split to %1$s
      	error
      default_error_message	Invalid input
      m3c_date_input_invalid_not_allowed	Date not allowed: %1$s
      m3c_date_input_invalid_for_pattern	Date does not match expected pattern: %1$s
      m3c_date_input_invalid_year_range	Date out of expected year range %1$s - %2$s
      m3c_date_range_input_invalid_range_input	Invalid date range input
      	actions
      tooltip_label	show tooltip
      m3c_bottom_sheet_collapse_description	Collapse bottom sheet
      m3c_bottom_sheet_dismiss_description	Dismiss bottom sheet
      m3c_bottom_sheet_expand_description	Expand bottom sheet
      m3c_tooltip_pane_description	Tooltip
      m3c_tooltip_long_press_label	Show tooltip
      """###
    case "flutter":
      ###"""
      	name
      material.openAppDrawerTooltip	Open navigation menu
      material.backButtonTooltip	Back
      material.closeButtonTooltip	Close
      material.deleteButtonTooltip	Delete
      material.nextMonthTooltip	Next month
      material.previousMonthTooltip	Previous month
      material.nextPageTooltip	Next page
      material.previousPageTooltip	Previous page
      material.firstPageTooltip	First page
      material.lastPageTooltip	Last page
      material.showMenuTooltip	Show menu
      material.rowsPerPageTitle	Rows per page:
      material.cancelButtonLabel	Cancel
      material.closeButtonLabel	Close
      material.continueButtonLabel	Continue
      material.copyButtonLabel	Copy
      material.cutButtonLabel	Cut
      material.scanTextButtonLabel	Scan text
      material.okButtonLabel	OK
      material.pasteButtonLabel	Paste
      material.selectAllButtonLabel	Select all
      material.anteMeridiemAbbreviation	AM
      material.postMeridiemAbbreviation	PM
      material.timePickerHourModeAnnouncement	Select hours
      material.timePickerMinuteModeAnnouncement	Select minutes
      material.modalBarrierDismissLabel	Dismiss
      material.signedInLabel	Signed in
      material.hideAccountsLabel	Hide accounts
      material.showAccountsLabel	Show accounts
      material.drawerLabel	Navigation menu
      material.popupMenuLabel	Popup menu
      material.dialogLabel	Dialog
      material.alertDialogLabel	Alert
      material.searchFieldLabel	Search
      material.reorderItemToStart	Move to the start
      material.reorderItemToEnd	Move to the end
      material.reorderItemUp	Move up
      material.reorderItemDown	Move down
      material.reorderItemLeft	Move left
      material.reorderItemRight	Move right
      material.expandedIconTapHint	Collapse
      material.collapsedIconTapHint	Expand
      material.refreshIndicatorSemanticLabel	Refresh
      material.moreButtonTooltip	More
      material.selectYearSemanticsLabel	Select year
      material.unspecifiedDate	Date
      material.unspecifiedDateRange	Date Range
      material.dateInputLabel	Enter Date
      material.dateRangeStartLabel	Start Date
      material.dateRangeEndLabel	End Date
      material.invalidDateFormatLabel	Invalid format.
      material.invalidDateRangeLabel	Invalid range.
      material.dateOutOfRangeLabel	Out of range.
      material.saveButtonLabel	Save
      material.datePickerHelpText	Select date
      material.dateRangePickerHelpText	Select range
      material.calendarModeButtonLabel	Switch to calendar
      material.inputDateModeButtonLabel	Switch to input
      material.timePickerDialHelpText	Select time
      material.timePickerInputHelpText	Enter time
      material.timePickerHourLabel	Hour
      material.timePickerMinuteLabel	Minute
      material.invalidTimeLabel	Enter a valid time
      material.dialModeButtonLabel	Switch to dial picker mode
      material.inputTimeModeButtonLabel	Switch to text input mode
      material.menuBarMenuLabel	Menu bar menu
      material.currentDateLabel	Today
      material.scrimLabel	Scrim
      material.bottomSheetLabel	Bottom Sheet
      material.expansionTileExpandedHint	double tap to collapse
      material.expansionTileCollapsedHint	double tap to expand
      material.expansionTileExpandedTapHint	Collapse
      material.expansionTileCollapsedTapHint	Expand for more details
      material.expandedHint	Collapsed
      material.collapsedHint	Expanded
      material.menuDismissLabel	Dismiss menu
      material.lookUpButtonLabel	Look Up
      material.searchWebButtonLabel	Search Web
      material.shareButtonLabel	Share
      material.clearButtonTooltip	Clear text
      material.selectedDateLabel	Selected
      cupertino.anteMeridiemAbbreviation	AM
      cupertino.postMeridiemAbbreviation	PM
      cupertino.todayLabel	Today
      cupertino.alertDialogLabel	Alert
      cupertino.timerPickerHourLabel	one	hour	other	hours
      cupertino.timerPickerMinuteLabel	one	min.	other	min.
      cupertino.timerPickerSecondLabel	one	sec.	other	sec.
      cupertino.cutButtonLabel	Cut
      cupertino.copyButtonLabel	Copy
      cupertino.pasteButtonLabel	Paste
      cupertino.selectAllButtonLabel	Select All
      cupertino.modalBarrierDismissLabel	Dismiss
      cupertino.searchTextFieldPlaceholderLabel	Search
      cupertino.noSpellCheckReplacementsLabel	No Replacements Found
      cupertino.menuDismissLabel	Dismiss menu
      cupertino.lookUpButtonLabel	Look Up
      cupertino.searchWebButtonLabel	Search Web
      cupertino.shareButtonLabel	Share...
      cupertino.clearButtonLabel	Clear
      cupertino.cancelButtonLabel	Cancel
      cupertino.backButtonLabel	Back
      cupertino.expansionTileExpandedHint	double tap to collapse
      cupertino.expansionTileCollapsedHint	double tap to expand
      cupertino.expansionTileExpandedTapHint	Collapse
      cupertino.expansionTileCollapsedTapHint	Expand for more details
      cupertino.expandedHint	Collapsed
      cupertino.collapsedHint	Expanded
      	name-template
      material.pageRowsInfoTitle	%1$s–%2$s of %3$s
      material.pageRowsInfoTitleApproximate	%1$s–%2$s of about %3$s
      material.tabLabel	Tab %1$s of %2$s
      material.selectedRowCountTitle	one	1 item selected	other	%1$s items selected	zero	No items selected
      material.remainingTextFieldCharacterCount	one	1 character remaining	other	%1$s characters remaining	zero	No characters remaining
      material.dateRangeStartDateSemanticLabel	Start date %1$s
      material.dateRangeEndDateSemanticLabel	End date %1$s
      material.scrimOnTapHint	Close %1$s
      cupertino.datePickerHourSemanticsLabel	one	%1$s o'clock	other	%1$s o'clock
      cupertino.datePickerMinuteSemanticsLabel	one	1 minute	other	%1$s minutes
      cupertino.tabSemanticsLabel	Tab %1$s of %2$s
      """###
    case "framework":
      ###"""
      	state
      capital_on	ON
      capital_off	OFF
      checked	checked
      not_checked	not checked
      selected	selected
      not_selected	not selected
      in_progress	in progress
      	value
      rating_label	one	One star out of %2$s	other	%1$d stars out of %2$s
      	container
      popup_window_default_title	Popup Window
      tooltip_popup_title	Tooltip
      date_picker_dialog_title	Set date
      time_picker_dialog_title	Set time
      	name
      expand_button_content_description_collapsed	Expand
      expand_button_content_description_expanded	Collapse
      action_bar_up_description	Navigate up
      action_menu_overflow_description	More options
      action_mode_done	Done
      toolbar_collapse_description	Collapse
      searchview_description_search	Search
      searchview_description_query	Search query
      searchview_description_clear	Clear query
      searchview_description_submit	Submit query
      searchview_description_voice	Voice search
      search_hint	Search…
      shareactionprovider_share_with	Share with
      number_picker_increment_button	Increase
      number_picker_decrement_button	Decrease
      date_picker_increment_month_button	Increase month
      date_picker_decrement_month_button	Decrease month
      date_picker_increment_day_button	Increase day
      date_picker_decrement_day_button	Decrease day
      date_picker_increment_year_button	Increase year
      date_picker_decrement_year_button	Decrease year
      date_picker_prev_month_button	Previous month
      date_picker_next_month_button	Next month
      date_time_set	Set
      time_picker_header_text	Set time
      time_picker_hour_label	hour
      time_picker_minute_label	minute
      time_picker_input_error	Enter a valid time
      time_picker_prompt_label	Type in time
      time_picker_text_input_mode_description	Switch to text input mode for the time input.
      time_picker_radial_mode_description	Switch to clock mode for the time input.
      time_picker_increment_minute_button	Increase minute
      time_picker_decrement_minute_button	Decrease minute
      time_picker_increment_hour_button	Increase hour
      time_picker_decrement_hour_button	Decrease hour
      time_picker_increment_set_pm_button	Set PM
      time_picker_decrement_set_am_button	Set AM
      hour_picker_description	Hours circular slider
      minute_picker_description	Minutes circular slider
      floating_toolbar_open_overflow_description	More options
      floating_toolbar_close_overflow_description	Close overflow
      cut	Cut
      copy	Copy
      paste	Paste
      paste_as_plain_text	Paste as plain text
      selectAll	Select all
      undo	Undo
      redo	Redo
      replace	Replace…
      share	Share
      autofill	Autofill
      deleteText	Delete
      delete	Delete
      ok	OK
      cancel	Cancel
      close_button_text	Close
      loading	Loading…
      back_button_label	Back
      	name-template
      shareactionprovider_share_with_application	Share with %1$s
      	event
      select_day	Select month and day
      select_year	Select year
      select_hours	Select hours
      select_minutes	Select minutes
      """###
    case "material":
      ###"""
      	role
      item_view_role_description	Tab
      	state
      mtrl_button_expanded_content_description	Expanded
      mtrl_button_collapsed_content_description	Collapsed
      mtrl_checkbox_state_description_checked	Checked
      mtrl_checkbox_state_description_unchecked	Not checked
      mtrl_checkbox_state_description_indeterminate	Partially checked
      	container
      mtrl_picker_pane_title_year_view	Year view
      mtrl_picker_pane_title_calendar_view	Calendar view
      side_sheet_accessibility_pane_title	Side Sheet
      material_timepicker_select_time	Select time
      	name
      mtrl_badge_numberless_content_description	New notification
      bottomsheet_action_expand_halfway	Expand halfway
      bottomsheet_action_expand	Expand
      bottomsheet_action_collapse	Collapse
      bottomsheet_drag_handle_content_description	Drag handle
      bottomsheet_action_expand_description	Expand the bottom sheet
      bottomsheet_action_half_expand_description	Half expand the bottom sheet
      bottomsheet_action_collapse_description	Collapse the bottom sheet
      bottomsheet_state_collapsed	Collapsed
      bottomsheet_state_half_expanded	Half expanded
      bottomsheet_state_expanded	Expanded
      mtrl_button_overflow_icon_content_description	Overflow menu
      mtrl_button_snackbar_close_content_description	Close
      mtrl_picker_range_header_title	Select Range
      mtrl_picker_date_header_title	Select Date
      mtrl_picker_range_header_unselected	Start date – End date
      mtrl_picker_date_header_unselected	Selected date
      mtrl_picker_confirm	OK
      mtrl_picker_cancel	Cancel
      mtrl_picker_text_input_date_hint	Date
      mtrl_picker_text_input_date_range_start_hint	Start date
      mtrl_picker_text_input_date_range_end_hint	End date
      mtrl_picker_save	Save
      mtrl_picker_toggle_to_calendar_input_mode	Switch to calendar input mode
      mtrl_picker_toggle_to_calendar_input_mode_tooltip	Switch to calendar
      mtrl_picker_toggle_to_text_input_mode	Switch to text input mode
      mtrl_picker_toggle_to_text_input_mode_tooltip	Switch to text input
      mtrl_picker_a11y_prev_month	Change to previous month
      mtrl_picker_prev_month_tooltip	Previous month
      mtrl_picker_a11y_next_month	Change to next month
      mtrl_picker_next_month_tooltip	Next month
      mtrl_picker_toggle_to_year_selection	Switch to year view
      mtrl_picker_toggle_to_day_selection	Switch to Calendar view
      mtrl_picker_announce_current_selection_none	none
      icon_content_description	Dialog Icon
      m3_loading_indicator_content_description	Loading
      m3_overflow_linear_layout_button_content_description	Overflow menu
      m3_overflow_linear_layout_button_tooltip_text	More options
      searchview_navigation_content_description	Back
      searchview_clear_text_content_description	Clear text
      material_slider_range_start	Range start
      material_slider_range_end	Range end
      material_slider_value	Value
      password_toggle_content_description	Show password
      clear_text_end_icon_content_description	Clear text
      exposed_dropdown_menu_content_description	Show dropdown menu
      error_icon_content_description	Error
      material_timepicker_pm	PM
      material_timepicker_am	AM
      material_timepicker_minute	Minute
      material_timepicker_hour	Hour
      material_hour_selection	Select hour
      material_minute_selection	Select minutes
      material_clock_toggle_content_description	Select AM or PM
      mtrl_timepicker_confirm	OK
      mtrl_timepicker_cancel	Cancel
      material_timepicker_text_input_mode_description	Switch to text input mode for the time input.
      material_timepicker_clock_mode_description	Switch to clock mode for the time input.
      material_timepicker_text_input_mode_tooltip	Switch to text input mode
      material_timepicker_clock_mode_tooltip	Switch to clock mode
      	name-template
      mtrl_exceed_max_badge_number_content_description	More than %1$d new notifications
      mtrl_badge_content_description	one	%1$d new notification	other	%1$d new notifications
      mtrl_chip_close_icon_content_description	Remove %1$s
      mtrl_picker_range_header_only_start_selected	%1$s – End date
      mtrl_picker_range_header_only_end_selected	Start date – %1$s
      mtrl_picker_announce_current_selection	Current selection: %1$s
      mtrl_picker_announce_current_range_selection	Start date selection: %1$s – End date selection: %2$s
      mtrl_picker_navigate_to_year_description	Navigate to year %1$d
      mtrl_picker_navigate_to_current_year_description	Navigate to current year %1$d
      mtrl_picker_today_description	Today %1$s
      mtrl_picker_start_date_description	Start date %1$s
      mtrl_picker_end_date_description	End date %1$s
      character_counter_content_description	Characters entered %1$d of %2$d
      character_counter_overflowed_content_description	Character limit exceeded %1$d of %2$d
      material_hour_suffix	%1$s o'clock
      material_hour_24h_suffix	%1$s hours
      material_minute_suffix	%1$s minutes
      	error
      error_a11y_label	Error: invalid
      mtrl_picker_invalid_range	Invalid range.
      mtrl_picker_out_of_range	Out of range: %1$s
      mtrl_picker_invalid_format	Invalid format.
      mtrl_picker_invalid_format_use	Use: %1$s
      mtrl_picker_invalid_format_example	Example: %1$s
      material_timepicker_minute_error	Minute must be 0–59
      material_timepicker_hour_error	Hour must be 1–12
      material_timepicker_hour_error_24h	Hour must be 0–23
      """###
    case "react-native":
      ###"""
      	role
      link_description	Link
      image_description	Image
      imagebutton_description	Button, Image
      header_description	Heading
      alert_description	Alert
      combobox_description	Combo Box
      menu_description	Menu
      menubar_description	Menu Bar
      menuitem_description	Menu Item
      progressbar_description	Progress Bar
      radiogroup_description	Radio Group
      scrollbar_description	Scroll Bar
      spinbutton_description	Spin Button
      rn_tab_description	Tab
      tablist_description	Tab List
      timer_description	Timer
      toolbar_description	Tool Bar
      summary_description	Summary
      	state
      state_busy_description	busy
      state_expanded_description	expanded
      state_collapsed_description	collapsed
      state_unselected_description	unselected
      state_on_description	on
      state_off_description	off
      state_mixed_description	mixed
      	name
      navigation.back	%1$s, back
      navigation.back.untitled	Go back
      navigation.tab	%1$s, tab, %2$s of %3$s
      """###
    case "talkback-16.2":
      ###"""
      	state
      required_state	Required
      required_state_appended	%1$s required
      value_read_only	read only
      	container
      template_list_item_count	one	%1$d item, %2$d ignored	other	%1$d items, %2$d ignored
      	hint-template
      template_hint_clickable_link	%1$s to open link
      template_hint_clickable_link_keyboard	Press %1$s to open link
      	event
      template_text_error	Invalid input: %1$s
      template_shorten_text	%1$d characters from: %2$s to %3$s
      	piece
      shortcut_selected_setting_next_action	Move reading control down or forward
      keycombo_key_modifier_meta	Action
      emoji_name	%1$s emoji
      	symbol
      symbol_ampersand	Ampersand
      symbol_angle_bracket_left	Less than sign
      symbol_angle_bracket_right	Greater than sign
      symbol_apostrophe	Apostrophe
      symbol_at_sign	At
      symbol_backslash	Backslash
      symbol_caret	Caret
      symbol_cent	Cent sign
      symbol_colon	Colon
      symbol_comma	Comma
      symbol_copyright	Copyright
      symbol_curly_bracket_left	Left curly bracket
      symbol_curly_bracket_right	Right curly bracket
      symbol_degree	Degree sign
      symbol_division	Division sign
      symbol_em_dash	Em dash
      symbol_en_dash	En dash
      symbol_exclamation_mark	Exclamation mark
      symbol_grave_accent	Grave accent
      symbol_low_double_quote	Low double quote
      symbol_multiplication	Multiplication sign
      symbol_new_line	New line
      symbol_paragraph_mark	Paragraph mark
      symbol_parenthesis_left	Left paren
      symbol_parenthesis_right	Right paren
      symbol_percent	Percent
      symbol_period	Period
      symbol_pi	Pi
      symbol_dollar_sign	Dollar sign
      symbol_euro	Euro
      symbol_pound_sterling	Pound currency sign
      symbol_yen	Yen
      symbol_currency_peso	Peso sign
      symbol_rupee	Rupee
      symbol_currency_dong	Dong sign
      symbol_currency_sign	Currency sign
      symbol_question_mark	Question mark
      symbol_quotation_mark	Quote
      symbol_registered_trademark	Registered trademark
      symbol_semicolon	Semicolon
      symbol_slash	Slash
      symbol_space	Space
      symbol_square_bracket_left	Left square bracket
      symbol_square_bracket_right	Right square bracket
      symbol_square_root	Square root
      symbol_trademark	Trademark
      symbol_check_mark	Check mark
      symbol_underscore	Underscore
      symbol_vertical_bar	Vertical line
      symbol_not_sign	Not sign
      symbol_broken_bar	Broken bar
      symbol_micro_sign	Micro sign
      symbol_almost_equals	Almost equal to
      symbol_not_equals	Not equal to
      symbol_section_sign	Section sign
      symbol_upwards_arrow	Upwards arrow
      symbol_leftwards_arrow	Leftwards arrow
      symbol_rightwards_arrow	Rightwards Arrow
      symbol_downwards_arrow	Downwards Arrow
      symbol_black_heart	Black Heart
      symbol_tilde	Tilde
      symbol_equal	Equal sign
      symbol_won	Won currency sign
      symbol_won_sign	Won currency sign
      symbol_reference	Reference Mark
      symbol_white_star	White star
      symbol_black_star	Black star
      symbol_white_heart	White Heart
      symbol_white_circle	White circle
      symbol_black_circle	Black circle
      symbol_solar	Solar symbol
      symbol_bullseye	Bullseye
      symbol_white_club_suit	White club suit
      symbol_white_spade_suit	White spade suit
      symbol_white_left_pointing_index	White left pointing index
      symbol_white_right_pointing_index	White right pointing index
      symbol_circle_left_half_black	Circle with left half black
      symbol_circle_right_half_black	Circle with right half black
      symbol_white_square	White square
      symbol_black_square	Black square
      symbol_white_up_pointing_triangle	White up pointing triangle
      symbol_white_down_pointing_triangle	White down pointing triangle
      symbol_white_left_pointing_triangle	White left pointing triangle
      symbol_white_right_pointing_triangle	White right pointing triangle
      symbol_white_diamond	White diamond
      symbol_quarter_note	Quarter Note
      symbol_eighth_note	Eighth Note
      symbol_beamed_sixteenth_note	Beamed sixteenth notes
      symbol_female	Female symbol
      symbol_male	Male symbol
      symbol_left_black_lenticular_bracket	Left Black Lenticular Bracket
      symbol_right_black_lenticular_bracket	Right Black Lenticular Bracket
      symbol_left_corner_bracket	Left Corner Bracket
      symbol_right_corner_bracket	Right Corner Bracket
      symbol_plus_minus_sign	Plus minus sign
      symbol_liter	Liter
      symbol_celsius_degree	Celsius degree
      symbol_fahrenheit_degree	Fahrenheit degree
      symbol_approximately_equals	Approximately equals
      symbol_integral	Integral
      symbol_mathematical_left_angle_bracket	Mathematical left angle bracket
      symbol_mathematical_right_angle_bracket	Mathematical right angle bracket
      symbol_postal_mark	Postal mark
      symbol_black_triangle_pointing_up	Black triangle pointing up
      symbol_black_triangle_pointing_down	Black triangle pointing down
      symbol_black_suit_of_diamonds	Black suit of diamonds
      symbol_halfwidth_katakana_middle_dot	Halfwidth Katakana middle dot
      symbol_black_smallsquare	Small black square
      symbol_left_angle_bracket	Left double angle bracket
      symbol_right_angle_bracket	Right double angle bracket
      symbol_inverted_exclamation_mark	Inverted exclamation mark
      symbol_inverted_question_mark	Inverted question mark
      symbol_full_width_comma	Full-width comma
      symbol_full_width_exclamation_mark	Full-width exclamation mark
      symbol_full_width_ideographic_full_stop	Ideographic full stop
      symbol_full_width_question_mark	Full-width question mark
      symbol_middle_dot	Middle dot
      symbol_right_double_quotation_mark	Right double quotation mark
      symbol_ideographic_comma	Ideographic comma
      symbol_full_width_colon	Full-width colon
      symbol_full_width_semicolon	Full-width semicolon
      symbol_full_width_ampersand	Full-width ampersand
      symbol_full_width_circumflex	Full-width circumflex
      symbol_full_width_tilde	Full-width tilde
      symbol_left_double_quotation_mark	Left double quotation mark
      symbol_full_width_left_parenthesis	Full-width left parenthesis
      symbol_full_width_right_parenthesis	Full-width right parenthesis
      symbol_full_width_asterisk	Full-width asterisk
      symbol_full_width_underscore	Full-width underscore
      symbol_right_single_quotation_mark	Right single quotation mark
      symbol_full_width_left_curly_bracket	Full-width left curly bracket
      symbol_full_width_right_curly_bracket	Full-width right curly bracket
      symbol_full_width_less_than_sign	Full-width less than sign
      symbol_full_width_greater_than_sign	Full-width greater than sign
      symbol_left_single_quotation_mark	Left single quotation mark
      symbol_fatha	فَتْحَة
      symbol_kasra	كَسْرَة
      symbol_damma	ضَمَّة
      symbol_fathatan	فتحَة تنوين
      symbol_kasratan	كَسْرَة تَنْوِين
      symbol_dammatan	ضَمَّة تَنْوِين
      symbol_shadda	شَدّة‎
      symbol_sukun	سُكُونْ
      """###
    case "talkback-documented":
      ###"""
      	role
      role.button	button
      role.checkbox	checkbox
      role.radio-button	radio button
      role.switch	Switch
      role.slider	slider
      role.edit-box	edit box
      role.edit-box.title	Edit box
      role.link	link
      role.heading	heading
      role.image	image
      role.tab	tab
      role.progress-bar	progress bar
      role.pop-up-window	pop up window
      role.dropdown-list	dropdown list
      role.radio-button.title	Radio button
      role.dropdown-list.title	Dropdown list
      	state
      state.selected	selected
      state.selected.title	Selected
      state.unselected	not selected
      state.disabled	disabled
      state.checked	checked
      state.checked.title	Checked
      state.unchecked	not checked
      state.unchecked.title	Not checked
      state.mixed	partially checked
      state.on	on
      state.on.title	On
      state.off	off
      state.off.title	Off
      state.expanded	expanded
      state.collapsed	collapsed
      state.unselected.title	Not selected
      state.collapse	collapse
      	position
      position	%1$s of %2$s
      	container
      container.list	in list
      container.list.title	In list
      container.pop-up-window	Pop up window
      	error
      error	Error: %1$s
      	hint
      hint.activate	double tap to activate
      hint.activate.title	Double tap to activate
      hint.toggle	double tap to toggle
      hint.select	double tap to select
      hint.change	double tap to change
      hint.edit	double tap to edit text
      hint.adjust	swipe up or swipe down to adjust
      hint.adjust.title	Swipe up or swipe down to adjust
      hint.long-press	double tap and hold to long press
      hint.long-press.title	Double tap and hold to long press
      hint.long-press.hyphen	Double-tap and hold to long press
      hint.custom	double tap to %1$s
      hint.custom-long-press	double tap and hold to %1$s
      hint.select.title	Double tap to select
      hint.select.hours	Double tap to select hours
      hint.select.minutes	Double tap to select minutes
      hint.edit.title	Double tap to edit text
      hint.change.title	Double tap to change
      	actions
      actions.available	Actions available
      actions.use-3-fingers	use Tap with 3 fingers to view
      links.available	links available
      links.tap-3-fingers	tap with three fingers to view
      value.percent	%1$s percent
      value.number	%1$s
      	symbol
      symbol_space	space
      """###
    case "talkback":
      ###"""
      	role
      value_tabwidget	Tab bar
      value_spinner	Drop down list
      value_checkbox	Check box
      value_radio_button	Radio button
      value_button	Button
      value_seek_bar	Slider
      value_switch	Switch
      value_edit_box	Edit box
      value_image	Image
      value_progress_bar	Progress bar
      heading_template	Heading
      row_heading_template	Row heading
      column_heading_template	Column heading
      	state
      value_selected	selected
      value_checked	checked
      value_not_checked	not checked
      value_on	on
      value_off	off
      value_disabled	disabled
      value_enabled	enabled
      value_expanded	expanded
      value_collapsed	collapsed
      	mode
      notification_type_selection_mode_on	Selection mode on
      value_edit_box_editing	Editing
      	value
      template_percent	%1$s percent
      template_value	%1$s
      template_password_character_count	one	%1$d character	other	%1$d characters
      	position
      row_index_template	Row %1$d
      column_index_template	Column %1$d
      list_index_template	%1$d of %2$d
      	container
      value_gridview	Grid
      value_listview	List
      value_pager	Multi-page view
      value_pager_page	Page
      value_webview	Webview
      in_collection_role_description_with_name	In %1$s %2$s
      in_collection_role_description	In %1$s
      in_list_with_name	In list %1$s
      in_list	In list
      out_of_role_description_with_name	Out of %1$s %2$s
      out_of_role_description	Out of %1$s
      out_of_list_with_name	Out of list %1$s
      out_of_list	Out of list
      in_grid_with_name	In grid %1$s
      in_grid	In grid
      out_of_grid_with_name	Out of grid %1$s
      out_of_grid	Out of grid
      in_pager_with_name	In pager %1$s
      in_pager	In pager
      out_of_pager_with_name	Out of pager %1$s
      out_of_pager	Out of pager
      in_vertical_pager_with_name	In vertical pager %1$s
      in_vertical_pager	In vertical pager
      out_of_vertical_pager_with_name	Out of vertical pager %1$s
      out_of_vertical_pager	Out of vertical pager
      in_horizontal_pager_with_name	In horizontal pager %1$s
      in_horizontal_pager	In horizontal pager
      out_of_horizontal_pager	Out of horizontal pager
      in_grid_pager_with_name	In grid pager %1$s
      in_grid_pager	In grid pager
      out_of_grid_pager_with_name	Out of grid pager %1$s
      out_of_grid_pager	Out of grid pager
      template_collection_level	Level %1$d
      template_list_total_count	one	%1$d item	other	%1$d items
      template_list_row_count	one	%1$d row	other	%1$d rows
      template_list_column_count	one	%1$d column	other	%1$d columns
      in_window_with_name	Window %1$s
      	name
      value_unlabelled	Unlabelled
      value_password	password
      	error
      template_node_error_with_error_message	Error: %1$s
      	hint-template
      template_hint_clickable	%1$s to activate
      template_hint_clickable_keyboard	Press %1$s to activate
      template_hint_long_clickable	%1$s and hold to long press
      template_hint_long_clickable_keyboard	Press %1$s to long press
      template_hint_checkable	%1$s to toggle
      template_hint_checkable_keyboard	Press %1$s to toggle
      template_hint_adjustable_2gesture	"%1$s" or "%2$s" to adjust
      template_hint_adjustable_1gesture	"%1$s" to adjust
      template_hint_edit_text	%1$s to edit text
      template_hint_edit_text_keyboard	Press %1$s to edit text
      template_hint_edit_text_containing_typo	Proofreading is available. %1$d misspelled words. %2$s and use "Proofread" to view
      template_hint_spinner	%1$s to change
      template_hint_spinner_keyboard	Press %1$s to change
      template_hint_single_selection_item	%1$s to select
      template_hint_single_selection_item_keyboard	Press %1$s to select
      template_custom_hint_for_actions	%1$s to %2$s
      template_custom_hint_for_actions_keyboard	Press %1$s to %2$s
      template_custom_hint_for_long_clickable_actions	%1$s and hold to %2$s
      no_adjust_setting_gesture	To use this, go to TalkBack settings and add a gesture for '%1$s'
      	gesture
      value_press_select	Press select
      value_double_tap	Double-tap
      title_pref_shortcut_up	Swipe up
      title_pref_shortcut_down	Swipe down
      title_pref_shortcut_3finger_1tap	Tap with 3 fingers
      title_pref_shortcut_3finger_swipe_right	Swipe right with 3 fingers
      	actions
      title_action_expand	Expand
      title_action_collapse	Collapse
      template_hint_menu_type_high_verbosity	%1$s available, use %2$s to view
      template_hint_for_reading_control_actions_in_high_verbosity	%1$s available, %2$s and double-tap to activate
      title_custom_action	Actions
      links	Links
      title_labeling_controls	Labels
      	event
      talkback_on	TalkBack on
      notification_type_beginning_of_field	Beginning of field
      notification_type_end_of_field	End of field
      notification_type_selection_cleared	Selection cleared
      notification_category_call	Call
      notification_category_msg	Message
      notification_category_email	Email
      notification_category_event	Event
      notification_category_promo	Promo
      notification_category_alarm	Alarm
      notification_category_progress	Progress
      notification_category_social	Social
      notification_category_err	Error
      notification_category_transport	Media control
      notification_category_sys	System status
      notification_category_service	Service
      template_drawer_opened	%1$s menu
      template_text_replaced	%1$s replaced %2$s
      template_text_removed	%1$s deleted
      template_text_cut	cut, %1$s
      template_text_pasted	pasted, %1$s
      template_text_selected	%1$s, selected
      template_announce_selected_text	Selected text: %1$s
      template_text_unselected	%1$s, unselected
      template_replaced_characters	%1$s characters replaced with %2$s characters
      value_sliding_drawer_opened	Sliding drawer opened
      value_options_menu_open	Options
      value_text_cleared	Cleared text
      value_text_max_length	Maximum length reached
      drag_started	Drag started
      drag_dropped	Dragged item dropped
      drag_cancelled	Drag cancelled
      untitled_window	untitled
      template_overlay_window	%1$s picture in picture
      template_split_screen_mode_portrait	%1$s on top, %2$s on bottom
      template_split_screen_mode_landscape_ltr	%1$s on left, %2$s on right
      template_split_screen_mode_landscape_rtl	%1$s on right, %2$s on left
      template_scroll_from_to_count	Showing items %1$d to %2$d of %3$d.
      template_scroll_from_count	Showing item %1$d of %2$d.
      template_viewpager_index_count	Page %1$d of %2$d
      template_viewpager_index_count_short	%1$d of %2$d
      show_keyboard_window	Showing %1$s
      hide_keyboard_window	keyboard hidden
      	piece
      template_labeled_item	%1$s for %2$s
      value_single_tap	Tap
      gesture_1_or_2	%1$s or %2$s
      shortcut_selected_setting_next_action	Move navigation focus forward or adjust reading control down
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	Shift
      	symbol
      template_capital_letter	capital %1$s
      character_collapse_template	 %1$d %2$s
      symbol_asterisk	Asterisk
      symbol_pound	Pound
      symbol_hyphen_minus	Dash
      symbol_bullet	Bullet
      symbol_space	Space
      symbol_ellipsis	Ellipsis
      """###
    case "uikit":
      ###"""
      	state
      state.unselected	unselected
      state.checked	checked
      state.unchecked	unchecked
      	value
      position.page-of	page %1$s of %2$s
      activity.indicator.inprogress.label	In progress
      activity.indicator.progresshalted.label	Progress halted
      compact.picker.collapsed	Collapsed
      compact.picker.countdown	Countdown Picker
      progress.text	Progress
      section.index.label	Section index
      star.count.five	five stars
      star.count.four	four stars
      star.count.one	one star
      star.count.three	three stars
      star.count.two	two stars
      star.count.zerostars	zero stars
      toggle.mixed	Mixed
      toggle.off	Off
      toggle.on	On
      	container
      container.tab-bar	Tab Bar
      container.toolbar	Toolbar
      container.navigation-bar	Nav bar
      	name
      label.back	Back
      label.cancel	Cancel
      label.done	Done
      label.search	Search
      label.delete	Delete
      label.more	More
      label.today	Today
      calendar.change.month.decrement	Previous Month
      calendar.change.month.increment	Next Month
      calendar.hide.year.picker	Hide year picker
      calendar.month	Month
      calendar.show.year.picker	Show year picker
      calendar.time	Time
      calendar.today	Today
      clear.button.text	Clear text
      close.button	close
      compact.picker.date	Date Picker
      compact.picker.date.and.time	Date and Time Picker
      compact.picker.time	Time Picker
      context.menu.preview	Preview
      date.picker.speech.input.day	Day
      date.picker.speech.input.hour	Hour
      date.picker.speech.input.minute	Minute
      date.picker.speech.input.month	Month
      date.picker.speech.input.year	Year
      done.button	Done
      hide.sidebar	Hide Sidebar
      list.cell.accessory.checked.label	checked
      more.info.button	More Info
      page.control.text	Page control
      popover.view.dimiss.region	dismiss popup
      scroll.bar.horizontal	Horizontal scroll bar
      scroll.bar.vertical	Vertical scroll bar
      search.suggestion	Suggestion
      searchfield.list.button	Display results
      secure.password.field.empty	Empty password field
      sheet.grabber	Sheet Grabber
      show.sidebar	Show Sidebar
      shows.popup	Shows popup
      table.view.reorder.control	Reorder
      ui.stepper.decrement	Decrement
      ui.stepper.increment	Increment
      	name-template
      date.picker.hours	%1$s o’clock
      page.control.indicator.text	page %1$s
      table.view.reorder.control.label	Reorder %1$s
      	actions
      collection.view.reorder.after	After %1$s
      collection.view.reorder.before	Before %1$s
      context.menu.dismiss	Dismiss context menu
      context.menu.present	Show context menu
      custom.action.delete	Delete
      drag.item	Drag Item
      list.cell.accessory.outlinedisclosure.collapse.action	Collapse content
      list.cell.accessory.outlinedisclosure.expand.action	Expand content
      table.cell.reorder.action.move.down	Move down
      table.cell.reorder.action.move.up	Move up
      	event
      no.search.results	No search results
      refreshing.content	Refreshing content
      row.collapsed	Row collapsed
      row.expanded	Row expanded
      row.reorder.moved.above	moved above %1$s
      row.reorder.moved.below	moved below %1$s
      search.results	Search results
      """###
    case "voiceover-documented":
      ###"""
      	role
      role.button	button
      role.button.title	Button
      role.link	link
      role.heading	heading
      role.image	image
      role.search-field	Search field
      role.text-field	text field
      role.secure-text-field	secure text field
      role.switch	switch button
      role.adjustable	adjustable
      role.picker-item	picker item
      role.tab	tab
      role.back-button	back button
      role.pop-up-button	pop up button
      	state
      state.selected	selected
      state.selected.title	Selected
      state.unselected	unselected
      state.disabled	dimmed
      state.checked	checked
      state.unchecked	not checked
      state.mixed	mixed
      state.on	on
      state.off	off
      state.expanded	expanded
      state.collapsed	collapsed
      state.unselected.title	Not selected
      	position
      position	%1$s of %2$s
      	container
      container.alert	Alert
      container.list	in list
      start.list	list start
      end.list	list end
      	error
      error	%1$s
      	hint
      hint.edit	double tap to edit
      hint.toggle	double tap to toggle setting
      hint.adjust	swipe up or down with one finger to adjust the value
      hint.change-month	double tap to change month and year
      	actions
      actions.available	actions available
      	symbol
      symbol_space	space
      """###
    case "voiceover-snapshot-next":
      ###"""
      	state
      expanded_status.expanded.description	Expanded.
      expanded_status.collapsed.description	Collapsed.
      	hint
      expanded_status.expanded.hint	Double tap to collapse.
      expanded_status.collapsed.hint	Double tap to expand.
      """###
    case "voiceover-snapshot":
      ###"""
      	role
      trait.button.description	Button.
      trait.backbutton.description	Back Button.
      trait.tab.description	Tab.
      trait.header.description	Heading.
      trait.link.description	Link.
      trait.adjustable.description	Adjustable.
      trait.image.description	Image.
      trait.search_field.description	Search Field.
      trait.switch_button.description	Switch Button.
      trait.text_field.description	Text Field.
      trait.secure_text_field.description	Secure Text Field.
      	state
      trait.selected.description	Selected.
      trait.selected.prefix	Selected
      trait.not_enabled.description	Dimmed.
      trait.switch_button.state_on.description	On.
      trait.switch_button.state_off.description	Off.
      trait.switch_button.state_mixed.description	Mixed.
      	mode
      trait.text_field_is_editing.description	Is editing.
      	position
      context.series.description_format	%1$s of %2$s.
      context.data_table.row_span_format	Spans %1$s rows.
      context.data_table.column_span_format	Spans %1$s columns.
      context.data_table.row_format	Row %1$s.
      context.data_table.column_format	Column %1$s.
      	container
      context.list_start.description	List Start.
      context.list_end.description	List End.
      context.landmark_start.description	Landmark.
      context.landmark_end.description	End.
      	name
      back.descriptor	Back
      	hint
      trait.adjustable.hint	Swipe up or down with one finger to adjust the value.
      trait.switch_button.hint	Double tap to toggle setting.
      trait.text_field.hint	Double tap to edit.
      trait.text_field_is_editing.hint	Use the rotor to access Misspelled Words
      trait.text_area.hint	Double tap to edit., Use the rotor to access Misspelled Words
      	actions
      custom_actions.description	Actions Available
      custom_content.description	More Content Available
      	piece
      context.data_table.header_format	%1$s.
      context.data_table.header_value_format	%1$s: %2$s.
      	symbol
      symbol_space	space
      """###
    case "voiceover":
      ###"""
      	role
      trait.button.description	button
      trait.backbutton.description	back button
      trait.tab.description	tab
      trait.header.description	heading
      trait.link.description	link
      trait.adjustable.description	adjustable
      trait.image.description	image
      trait.search_field.description	search field
      trait.switch_button.description	switch button
      trait.text_field.description	text field
      trait.secure_text_field.description	secure text field
      trait.popup_button.description	pop up button
      trait.picker_item.description	picker item
      trait.draggable.description	draggable
      trait.alert.description	Alert
      context.data_table.row_header.description	row header
      context.data_table.column_header.description	column header
      	state
      trait.selected.description	selected
      trait.selected.prefix	selected
      trait.not_enabled.description	dimmed
      trait.switch_button.state_on.description	on
      trait.switch_button.state_off.description	off
      trait.switch_button.state_mixed.description	mixed
      expanded_status.expanded.description	expanded
      expanded_status.collapsed.description	collapsed
      	mode
      trait.text_field_is_editing.description	is editing
      insertion_point.start.description	insertion point at start
      insertion_point.end.description	insertion point at end
      rotor.characters.description	character mode
      	position
      context.series.description_format	%1$s of %2$s
      context.data_table.row_span_format	spans %1$s rows
      context.data_table.column_span_format	spans %1$s columns
      context.data_table.row_format	row %1$s
      context.data_table.column_format	column %1$s
      	container
      context.list_start.description	list start
      context.list_end.description	list end
      context.landmark_start.description	landmark
      context.landmark_end.description	end
      context.tab_bar.description	Tab Bar
      	name
      back.descriptor	Back
      	hint
      trait.adjustable.hint	swipe up or down with one finger to adjust the value
      trait.switch_button.hint	double tap to toggle setting
      trait.text_field.hint	double tap to edit
      trait.text_field_is_editing.hint	use the rotor to access Misspelled Words
      trait.text_area.hint	double tap to edit, use the rotor to access Misspelled Words
      trait.popup_button.hint	double tap to activate the picker
      trait.direct_touch.hint	use the rotor to enable Direct Touch for this app
      trait.draggable.hint	double tap and hold, wait for the sound, then drag to rearrange
      expanded_status.expanded.hint	double tap to collapse
      expanded_status.collapsed.hint	double tap to expand
      	actions
      custom_actions.description	actions available
      custom_content.description	more content available
      	piece
      context.data_table.header_format	%1$s
      context.data_table.header_value_format	%1$s, %2$s
      	symbol
      symbol_space	space
      """###
    default: nil
    }
  }

  static func translationText(_ name: String) -> StaticString? {
    switch name {
    case "components":
      ###"""
      label.back	toolkit.uikit.label.back
      label.cancel	toolkit.framework.cancel
      label.clear-text	toolkit.uikit.clear.button.text
      label.clock-mode	toolkit.framework.time_picker_radial_mode_description
      label.close	toolkit.framework.close_button_text
      label.decrease	toolkit.framework.number_picker_decrement_button
      label.decrement	toolkit.uikit.ui.stepper.decrement
      label.dismiss-context-menu	toolkit.uikit.context.menu.dismiss
      label.dismiss-pop-up	toolkit.uikit.popover.view.dimiss.region
      label.dismiss-sheet	toolkit.uikit.popover.view.dimiss.region
      label.for-hour	toolkit.compose.m3c_time_picker_hour_text_field
      label.for-minute	toolkit.compose.m3c_time_picker_minute_text_field
      label.hour	toolkit.framework.time_picker_hour_label
      label.increase	toolkit.framework.number_picker_increment_button
      label.increment	toolkit.uikit.ui.stepper.increment
      label.minute	toolkit.framework.time_picker_minute_label
      label.move-down	toolkit.uikit.table.cell.reorder.action.move.down
      label.move-up	toolkit.uikit.table.cell.reorder.action.move.up
      label.navigate-up	toolkit.framework.action_bar_up_description
      label.ok	toolkit.framework.ok
      label.popup-window	toolkit.compose.default_popup_window_title
      label.refreshing	toolkit.uikit.refreshing.content
      label.search	toolkit.framework.searchview_description_search
      label.select-hours	toolkit.framework.select_hours
      label.select-minutes	toolkit.framework.select_minutes
      label.select-time	toolkit.material.material_timepicker_select_time
      label.set	toolkit.framework.date_time_set
      label.set-time	toolkit.framework.time_picker_header_text
      label.sheet-grabber	toolkit.uikit.sheet.grabber
      label.text-input-mode	toolkit.framework.time_picker_text_input_mode_description
      label.today	toolkit.compose.m3c_date_picker_today_description
      label.toolbar	toolkit.uikit.container.toolbar
      label.type-in-time	toolkit.framework.time_picker_prompt_label
      name.reorder	toolkit.uikit.table.view.reorder.control.label
      role.link	toolkit.react-native.link_description
      role.tab	toolkit.compose.tab
      value.checked	toolkit.uikit.state.checked
      value.hour-on-clock	toolkit.material.material_hour_suffix
      value.in-progress	toolkit.compose.in_progress
      value.minutes-on-clock	toolkit.material.material_minute_suffix
      value.mixed	toolkit.uikit.toggle.mixed
      value.page	toolkit.uikit.position.page-of
      value.unchecked	toolkit.uikit.state.unchecked
      value.unselected	toolkit.uikit.state.unselected
      """###
    default: nil
    }
  }

  static func languageText(_ name: String) -> StaticString? {
    switch name {
    case "af":
      ###"""
      one	n = 1
      """###
    case "am":
      ###"""
      one	i = 0 or n = 1
      """###
    case "ar":
      ###"""
      right-to-left
      few	n % 100 = 3..10
      many	n % 100 = 11..99
      one	n = 1
      two	n = 2
      zero	n = 0
      """###
    case "as":
      ###"""
      one	i = 0 or n = 1
      """###
    case "az":
      ###"""
      one	n = 1
      """###
    case "be":
      ###"""
      few	n % 10 = 2..4 and n % 100 != 12..14
      many	n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14
      one	n % 10 = 1 and n % 100 != 11
      """###
    case "bg":
      ###"""
      one	n = 1
      """###
    case "bn":
      ###"""
      one	i = 0 or n = 1
      """###
    case "bs":
      ###"""
      few	v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
      one	v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
      """###
    case "ca":
      ###"""
      many	e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
      one	i = 1 and v = 0
      """###
    case "cs":
      ###"""
      few	i = 2..4 and v = 0
      many	v != 0
      one	i = 1 and v = 0
      """###
    case "cy":
      ###"""
      few	n = 3
      many	n = 6
      one	n = 1
      two	n = 2
      zero	n = 0
      """###
    case "da":
      ###"""
      one	n = 1 or t != 0 and i = 0,1
      """###
    case "de":
      ###"""
      one	i = 1 and v = 0
      """###
    case "el":
      ###"""
      one	n = 1
      """###
    case "en":
      ###"""
      role-last
      one	i = 1 and v = 0
      say	Apr	April
      say	Aug	August
      say	Close	cloze
      say	Dec	December
      say	Feb	February
      say	Fri	Friday
      say	Jan	January
      say	Jul	July
      say	Jun	June
      say	Mar	March
      say	May	May
      say	Mon	Monday
      say	Nov	November
      say	Oct	October
      say	Sat	Saturday
      say	Sep	September
      say	Sept	September
      say	Sun	Sunday
      say	Thu	Thursday
      say	Tue	Tuesday
      say	Wed	Wednesday
      homograph	Bass
      homograph	Bow
      homograph	Close
      homograph	Conduct
      homograph	Content
      homograph	Invalid
      homograph	Lead
      homograph	Live
      homograph	Minute
      homograph	Object
      homograph	Permit
      homograph	Present
      homograph	Produce
      homograph	Project
      homograph	Read
      homograph	Record
      homograph	Refuse
      homograph	Separate
      homograph	Tear
      homograph	Use
      homograph	Wind
      homograph	Wound
      correct	Record locator
      correct	Record number
      correct	Medical record
      correct	Main content
      correct	Page content
      correct	Skip to content
      correct	Lead time
      correct	Live chat
      correct	Live view
      years-in-pairs
      """###
    case "es":
      ###"""
      many	e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
      one	n = 1
      """###
    case "et":
      ###"""
      one	i = 1 and v = 0
      """###
    case "eu":
      ###"""
      one	n = 1
      """###
    case "fa":
      ###"""
      right-to-left
      one	i = 0 or n = 1
      """###
    case "fi":
      ###"""
      one	i = 1 and v = 0
      """###
    case "fil":
      ###"""
      one	v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9
      """###
    case "fr":
      ###"""
      many	e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
      one	i = 0,1
      """###
    case "ga":
      ###"""
      few	n = 3..6
      many	n = 7..10
      one	n = 1
      two	n = 2
      """###
    case "gl":
      ###"""
      one	i = 1 and v = 0
      """###
    case "gsw":
      ###"""
      one	n = 1
      """###
    case "gu":
      ###"""
      one	i = 0 or n = 1
      """###
    case "he":
      ###"""
      right-to-left
      one	i = 1 and v = 0 or i = 0 and v != 0
      two	i = 2 and v = 0
      """###
    case "hi":
      ###"""
      one	i = 0 or n = 1
      """###
    case "hr":
      ###"""
      few	v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
      one	v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
      """###
    case "hu":
      ###"""
      one	n = 1
      """###
    case "hy":
      ###"""
      one	i = 0,1
      """###
    case "is":
      ###"""
      one	t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11
      """###
    case "it":
      ###"""
      many	e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
      one	i = 1 and v = 0
      """###
    case "ka":
      ###"""
      one	n = 1
      """###
    case "kk":
      ###"""
      one	n = 1
      """###
    case "kn":
      ###"""
      one	i = 0 or n = 1
      """###
    case "ky":
      ###"""
      one	n = 1
      """###
    case "lt":
      ###"""
      few	n % 10 = 2..9 and n % 100 != 11..19
      many	f != 0
      one	n % 10 = 1 and n % 100 != 11..19
      """###
    case "lv":
      ###"""
      one	n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1
      zero	n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19
      """###
    case "mk":
      ###"""
      one	v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
      """###
    case "ml":
      ###"""
      one	n = 1
      """###
    case "mn":
      ###"""
      one	n = 1
      """###
    case "mr":
      ###"""
      one	n = 1
      """###
    case "nb":
      ###"""
      one	n = 1
      """###
    case "ne":
      ###"""
      one	n = 1
      """###
    case "nl":
      ###"""
      one	i = 1 and v = 0
      """###
    case "or":
      ###"""
      one	n = 1
      """###
    case "pa":
      ###"""
      one	n = 0..1
      """###
    case "pl":
      ###"""
      few	v = 0 and i % 10 = 2..4 and i % 100 != 12..14
      many	v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
      one	i = 1 and v = 0
      """###
    case "ps":
      ###"""
      right-to-left
      one	n = 1
      """###
    case "pt-BR":
      ###"""
      many	e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
      one	i = 0..1
      """###
    case "pt-PT":
      ###"""
      many	e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
      one	i = 1 and v = 0
      """###
    case "ro":
      ###"""
      few	v != 0 or n = 0 or n != 1 and n % 100 = 1..19
      one	i = 1 and v = 0
      """###
    case "ru":
      ###"""
      few	v = 0 and i % 10 = 2..4 and i % 100 != 12..14
      many	v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
      one	v = 0 and i % 10 = 1 and i % 100 != 11
      """###
    case "si":
      ###"""
      one	n = 0,1 or i = 0 and f = 1
      """###
    case "sk":
      ###"""
      few	i = 2..4 and v = 0
      many	v != 0
      one	i = 1 and v = 0
      """###
    case "sl":
      ###"""
      few	v = 0 and i % 100 = 3..4 or v != 0
      one	v = 0 and i % 100 = 1
      two	v = 0 and i % 100 = 2
      """###
    case "sq":
      ###"""
      one	n = 1
      """###
    case "sr-Latn":
      ###"""
      few	v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
      one	v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
      """###
    case "sr":
      ###"""
      few	v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
      one	v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
      """###
    case "sv":
      ###"""
      one	i = 1 and v = 0
      """###
    case "sw":
      ###"""
      one	i = 1 and v = 0
      """###
    case "ta":
      ###"""
      one	n = 1
      """###
    case "te":
      ###"""
      one	n = 1
      """###
    case "tr":
      ###"""
      one	n = 1
      """###
    case "ug":
      ###"""
      right-to-left
      one	n = 1
      """###
    case "uk":
      ###"""
      few	v = 0 and i % 10 = 2..4 and i % 100 != 12..14
      many	v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
      one	v = 0 and i % 10 = 1 and i % 100 != 11
      """###
    case "ur":
      ###"""
      right-to-left
      one	i = 1 and v = 0
      """###
    case "uz":
      ###"""
      one	n = 1
      """###
    case "zu":
      ###"""
      one	i = 0 or n = 1
      """###
    default: nil
    }
  }

  static func regionText(_ name: String) -> StaticString? {
    switch name {
    case "af-na":
      ###"""
      date.weekday-month-day-year	%1$s %3$s %2$s %4$s
      date.month-day-year	%3$s %2$s %4$s
      time.hours	12
      """###
    case "ar-dz", "ar-tn":
      ###"""
      month.1	جانفي
      month.2	فيفري
      month.4	أفريل
      month.5	ماي
      month.6	جوان
      month.7	جويلية
      month.8	أوت
      month.short.1	جانفي
      month.short.2	فيفري
      month.short.4	أفريل
      month.short.5	ماي
      month.short.6	جوان
      month.short.7	جويلية
      month.short.8	أوت
      """###
    case "ar-il", "ar-km", "en-bi", "ko-cn", "sq-mk", "sq-xk", "ta-lk":
      ###"""
      time.hours	24
      """###
    case "ar-iq":
      ###"""
      month.1	كانون الثاني
      month.2	شباط
      month.3	آذار
      month.4	نيسان
      month.5	أيار
      month.6	حزيران
      month.7	تموز
      month.8	آب
      month.9	أيلول
      month.10	تشرين الأول
      month.11	تشرين الثاني
      month.12	كانون الأول
      month.short.1	كانون الثاني
      month.short.2	شباط
      month.short.3	آذار
      month.short.4	نيسان
      month.short.5	أيار
      month.short.6	حزيران
      month.short.7	تموز
      month.short.8	آب
      month.short.9	أيلول
      month.short.10	تشرين الأول
      month.short.11	تشرين الثاني
      month.short.12	كانون الأول
      """###
    case "ar-jo", "ar-lb", "ar-ps", "ar-sy":
      ###"""
      month.1	كانون الثاني
      month.2	شباط
      month.3	آذار
      month.4	نيسان
      month.5	أيار
      month.6	حزيران
      month.7	تموز
      month.8	آب
      month.9	أيلول
      month.10	تشرين الأول
      month.11	تشرين الثاني
      month.12	كانون الأول
      month.short.1	كانون الثاني
      month.short.2	شباط
      month.short.3	آذار
      month.short.4	نيسان
      month.short.5	أيار
      month.short.6	حزيران
      month.short.7	تموز
      month.short.8	آب
      month.short.9	أيلول
      month.short.10	تشرين الأول
      month.short.11	تشرين الثاني
      month.short.12	كانون الأول
      """###
    case "ar-ma":
      ###"""
      month.5	ماي
      month.7	يوليوز
      month.8	غشت
      month.9	شتنبر
      month.11	نونبر
      month.12	دجنبر
      month.short.5	ماي
      month.short.7	يوليوز
      month.short.8	غشت
      month.short.9	شتنبر
      month.short.11	نونبر
      month.short.12	دجنبر
      time.hours	24
      """###
    case "ar-mr":
      ###"""
      month.4	إبريل
      month.8	أغشت
      month.9	شتمبر
      month.12	دجمبر
      month.short.4	إبريل
      month.short.8	أغشت
      month.short.9	شتمبر
      month.short.12	دجمبر
      """###
    case "az-arab", "az-arab-iq", "az-arab-ir", "az-arab-tr":
      ###"""
      month.1	M01
      month.2	M02
      month.3	M03
      month.4	M04
      month.5	M05
      month.6	M06
      month.7	M07
      month.8	M08
      month.9	M09
      month.10	M10
      month.11	M11
      month.12	M12
      month.short.1	M01
      month.short.2	M02
      month.short.3	M03
      month.short.4	M04
      month.short.5	M05
      month.short.6	M06
      month.short.7	M07
      month.short.8	M08
      month.short.9	M09
      month.short.10	M10
      month.short.11	M11
      month.short.12	M12
      weekday.1	Sun
      weekday.2	Mon
      weekday.3	Tue
      weekday.4	Wed
      weekday.5	Thu
      weekday.6	Fri
      weekday.7	Sat
      weekday.short.1	Sun
      weekday.short.2	Mon
      weekday.short.3	Tue
      weekday.short.4	Wed
      weekday.short.5	Thu
      weekday.short.6	Fri
      weekday.short.7	Sat
      date.weekday-month-day	%2$s %3$s, %1$s
      date.weekday-month-day-year	%4$s %2$s %3$s, %1$s
      date.month-day-year	%4$s %2$s %3$s
      date.short-weekday-month-day	%2$s %3$s, %1$s
      date.month-year	%4$s %2$s
      time.12	%1$s:%2$s %3$s
      """###
    case "az-cyrl", "az-cyrl-az":
      ###"""
      month.1	јанвар
      month.2	феврал
      month.3	март
      month.4	апрел
      month.5	май
      month.6	ијун
      month.7	ијул
      month.8	август
      month.9	сентјабр
      month.10	октјабр
      month.11	нојабр
      month.12	декабр
      month.alone.1	Јанвар
      month.alone.2	Феврал
      month.alone.3	Март
      month.alone.4	Апрел
      month.alone.5	Май
      month.alone.6	Ијун
      month.alone.7	Ијул
      month.alone.8	Август
      month.alone.9	Сентјабр
      month.alone.10	Октјабр
      month.alone.11	Нојабр
      month.alone.12	Декабр
      month.short.1	јан
      month.short.2	фев
      month.short.3	мар
      month.short.4	апр
      month.short.5	май
      month.short.6	ијн
      month.short.7	ијл
      month.short.8	авг
      month.short.9	сен
      month.short.10	окт
      month.short.11	ној
      month.short.12	дек
      weekday.1	базар
      weekday.2	базар ертәси
      weekday.3	чәршәнбә ахшамы
      weekday.4	чәршәнбә
      weekday.5	ҹүмә ахшамы
      weekday.6	ҹүмә
      weekday.7	шәнбә
      weekday.short.1	Б.
      weekday.short.2	Б.Е.
      weekday.short.3	Ч.А.
      weekday.short.4	Ч.
      weekday.short.5	Ҹ.А.
      weekday.short.6	Ҹ.
      weekday.short.7	Ш.
      date.month-year	%4$s %2$s
      label.am	АМ
      label.pm	ПМ
      time.12	%1$s:%2$s %3$s
      """###
    case "be-tarask":
      ###"""
      month.5	траўня
      month.9	верасьня
      month.12	сьнежня
      month.alone.5	травень
      month.alone.12	сьнежань
      month.short.5	тра
      month.short.12	сьн
      weekday.5	чацьвер
      weekday.short.1	няд
      weekday.short.2	пан
      weekday.short.3	аўт
      weekday.short.4	сер
      weekday.short.5	чац
      weekday.short.6	пят
      weekday.short.7	суб
      label.am	апоўначы
      label.pm	апоўдні
      """###
    case "bn-in":
      ###"""
      month.short.9	সেপ্টেঃ
      month.short.10	অক্টোঃ
      month.short.11	নভেঃ
      month.short.12	ডিসেঃ
      """###
    case "bo-in", "es-ph", "fr-dj", "fr-dz", "fr-mr", "fr-sy", "fr-td", "fr-tn", "fr-vu", "ne-in", "ps-pk", "pt-mo", "tr-cy", "zh-hans-hk", "zh-hans-mo", "zh-hans-my", "zh-hans-sg":
      ###"""
      time.hours	12
      """###
    case "bs-cyrl", "bs-cyrl-ba":
      ###"""
      month.1	јануар
      month.2	фебруар
      month.3	март
      month.4	април
      month.5	мај
      month.6	јуни
      month.7	јули
      month.8	аугуст
      month.9	септембар
      month.10	октобар
      month.11	новембар
      month.12	децембар
      month.short.1	јан
      month.short.2	феб
      month.short.3	мар
      month.short.4	апр
      month.short.5	мај
      month.short.6	јун
      month.short.7	јул
      month.short.8	ауг
      month.short.9	сеп
      month.short.10	окт
      month.short.11	нов
      month.short.12	дец
      weekday.1	недјеља
      weekday.2	понедјељак
      weekday.3	уторак
      weekday.4	сриједа
      weekday.5	четвртак
      weekday.6	петак
      weekday.7	субота
      weekday.short.1	нед
      weekday.short.2	пон
      weekday.short.3	уто
      weekday.short.4	сри
      weekday.short.5	чет
      weekday.short.6	пет
      weekday.short.7	суб
      date.weekday-month-day	%1$s, %7$s. %2$s
      date.weekday-month-day-year	%1$s, %7$s. %2$s %4$s.
      date.month-day-year	%7$s. %2$s %4$s.
      date.short-weekday-month-day	%1$s, %7$s. %2$s
      date.month-year	%2$s %4$s.
      label.am	пре подне
      label.pm	поподне
      time.12	%1$s:%2$s %3$s
      """###
    case "de-at", "de-it":
      ###"""
      month.1	Jänner
      month.short.1	Jän.
      month.short.9	Sep.
      """###
    case "el-polyton":
      ###"""
      month.8	Αὐγούστου
      month.10	Ὀκτωβρίου
      month.alone.8	Αὔγουστος
      month.alone.10	Ὀκτώβριος
      month.short.8	Αὐγ
      month.short.10	Ὀκτ
      """###
    case "en-001", "en-ag", "en-bb", "en-bm", "en-bs", "en-cy", "en-dm", "en-er", "en-fj", "en-fm", "en-gd", "en-gh", "en-gm", "en-gy", "en-hk", "en-jm", "en-ki", "en-kn", "en-ky", "en-lc", "en-lr", "en-ls", "en-mo", "en-mw", "en-my", "en-na", "en-pg", "en-pk", "en-pw", "en-sb", "en-sd", "en-sl", "en-ss", "en-sz", "en-tc", "en-to", "en-tt", "en-vc", "en-vg", "en-vu", "en-ws", "en-zm":
      ###"""
      date.weekday-month-day	%1$s, %3$s %2$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      time.hours	12
      """###
    case "en-150", "en-ai", "en-at", "en-be", "en-cc", "en-ch", "en-ck", "en-cm", "en-cx", "en-cz", "en-de", "en-dg", "en-es", "en-fk", "en-fr", "en-gg", "en-gi", "en-gs", "en-hu", "en-im", "en-io", "en-it", "en-je", "en-ke", "en-mg", "en-ms", "en-mu", "en-nf", "en-ng", "en-nl", "en-no", "en-nr", "en-nu", "en-pl", "en-pn", "en-pt", "en-ro", "en-rw", "en-sc", "en-se", "en-sh", "en-si", "en-sk", "en-sx", "en-tk", "en-tv", "en-tz", "en-ug":
      ###"""
      date.weekday-month-day	%1$s, %3$s %2$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      """###
    case "en-ae":
      ###"""
      month.short.9	Sep
      date.weekday-month-day	%1$s, %3$s %2$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      label.am	AM
      label.pm	PM
      time.hours	12
      """###
    case "en-bw", "en-bz", "en-zw":
      ###"""
      date.weekday-month-day	%1$s, %7$s %2$s
      date.weekday-month-day-year	%1$s, %7$s %2$s %4$s
      date.month-day-year	%7$s %2$s %4$s
      date.short-weekday-month-day	%1$s, %7$s %2$s
      """###
    case "en-dk":
      ###"""
      date.weekday-month-day	%1$s, %3$s %2$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      time.12	%1$s.%2$s %3$s
      time.24	%1$s.%2$s
      """###
    case "en-fi":
      ###"""
      date.weekday-month-day	%1$s, %3$s %2$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      time.12	%1$s.%2$s %3$s
      time.24	%9$s.%2$s
      """###
    case "en-id":
      ###"""
      date.weekday-month-day	%1$s, %3$s %2$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      time.12	%1$s.%2$s %3$s
      time.24	%1$s.%2$s
      """###
    case "en-il":
      ###"""
      date.weekday-month-day	%1$s, %3$s %2$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      time.24	%9$s:%2$s
      """###
    case "en-mt":
      ###"""
      date.weekday-month-day	%1$s, %3$s %2$s
      date.month-day-year	%7$s %2$s %4$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      """###
    case "en-mv":
      ###"""
      date.weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day-year	%1$s %3$s %2$s %4$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      """###
    case "es-ar", "es-bo", "es-cl", "es-cr", "es-do", "es-ec", "es-gt", "es-ni", "es-pa", "es-pr", "es-sv":
      ###"""
      time.24	%1$s:%2$s
      time.hours	12
      """###
    case "es-br", "es-bz":
      ###"""
      label.am	a.m.
      label.pm	p.m.
      time.24	%1$s:%2$s
      """###
    case "es-co":
      ###"""
      date.short-weekday-month-day	%1$s, %3$s de %2$s
      time.hours	12
      """###
    case "es-cu":
      ###"""
      label.am	a.m.
      label.pm	p.m.
      time.24	%1$s:%2$s
      time.hours	12
      """###
    case "es-hn":
      ###"""
      date.weekday-month-day-year	%1$s %7$s de %2$s de %4$s
      date.month-day-year	%7$s de %2$s de %4$s
      time.24	%1$s:%2$s
      time.hours	12
      """###
    case "es-mx":
      ###"""
      month.short.9	sep
      date.short-weekday-month-day	%1$s %3$s de %2$s
      label.am	a.m.
      label.pm	p.m.
      time.24	%1$s:%2$s
      time.hours	12
      """###
    case "es-pe", "es-uy":
      ###"""
      month.9	setiembre
      month.alone.1	Enero
      month.alone.2	Febrero
      month.alone.3	Marzo
      month.alone.4	Abril
      month.alone.5	Mayo
      month.alone.6	Junio
      month.alone.7	Julio
      month.alone.8	Agosto
      month.alone.9	Setiembre
      month.alone.10	Octubre
      month.alone.11	Noviembre
      month.alone.12	Diciembre
      month.short.1	ene.
      month.short.2	feb.
      month.short.3	mar.
      month.short.4	abr.
      month.short.5	may.
      month.short.6	jun.
      month.short.7	jul.
      month.short.8	ago.
      month.short.9	set.
      month.short.10	oct.
      month.short.11	nov.
      month.short.12	dic.
      time.24	%1$s:%2$s
      time.hours	12
      """###
    case "es-py", "es-ve":
      ###"""
      month.short.1	ene.
      month.short.2	feb.
      month.short.3	mar.
      month.short.4	abr.
      month.short.5	may.
      month.short.6	jun.
      month.short.7	jul.
      month.short.8	ago.
      month.short.9	sept.
      month.short.10	oct.
      month.short.11	nov.
      month.short.12	dic.
      time.24	%1$s:%2$s
      time.hours	12
      """###
    case "fa-af":
      ###"""
      month.1	جنوری
      month.2	فبروری
      month.3	مارچ
      month.4	اپریل
      month.5	می
      month.6	جون
      month.7	جولای
      month.8	اگست
      month.9	سپتمبر
      month.10	اکتوبر
      month.11	نومبر
      month.12	دسمبر
      month.short.1	جنو
      month.short.2	فبروری
      month.short.3	مارچ
      month.short.4	اپریل
      month.short.5	می
      month.short.6	جون
      month.short.7	جول
      month.short.8	اگست
      month.short.9	سپتمبر
      month.short.10	اکتوبر
      month.short.11	نومبر
      month.short.12	دسم
      date.short-weekday-month-day	%1$s, %2$s %3$s
      time.24	%1$s:%2$s
      month.alone.1	جنوری
      month.alone.2	فبروری
      month.alone.3	مارچ
      month.alone.4	اپریل
      month.alone.5	می
      month.alone.6	جون
      month.alone.7	جولای
      month.alone.8	اگست
      month.alone.9	سپتمبر
      month.alone.10	اکتوبر
      month.alone.11	نومبر
      month.alone.12	دسمبر
      """###
    case "fr-ch", "it-ch":
      ###"""
      date.weekday-month-day-year	%1$s, %3$s %2$s %4$s
      """###
    case "fr-cm":
      ###"""
      label.am	mat.
      label.pm	soir
      time.12	%1$s:%2$s
      """###
    case "fr-ma":
      ###"""
      month.short.1	jan.
      month.short.2	fév.
      month.short.3	mar.
      month.short.6	jui.
      """###
    case "kk-arab", "kk-arab-cn":
      ###"""
      month.1	قاڭتار
      month.2	اقپان
      month.3	ناۋرىز
      month.4	ءساۋىر
      month.5	مامىر
      month.6	ماۋسىم
      month.7	شىلدە
      month.8	تامىز
      month.9	قىركۇيەك
      month.10	قازان
      month.11	قاراشا
      month.12	جەلتوقسان
      month.short.1	قاڭتار
      month.short.2	اقپان
      month.short.3	ناۋرىز
      month.short.4	ءساۋىر
      month.short.5	مامىر
      month.short.6	ماۋسىم
      month.short.7	شىلدە
      month.short.8	تامىز
      month.short.9	قىركۇيەك
      month.short.10	قازان
      month.short.11	قاراشا
      month.short.12	جەلتوقسان
      weekday.1	جەكسەنبى
      weekday.2	دۇيسەنبى
      weekday.3	سەيسەنبى
      weekday.4	سارسەنبى
      weekday.5	بەيسەنبى
      weekday.6	جۇما
      weekday.7	سەنبى
      weekday.short.1	جەك
      weekday.short.2	دۇي
      weekday.short.3	سەي
      weekday.short.4	سار
      weekday.short.5	بەي
      weekday.short.6	جۇم
      weekday.short.7	سەن
      date.weekday-month-day	%3$s-%2$s، %1$s
      date.weekday-month-day-year	%4$s %3$s-%2$s، %1$s
      date.month-day-year	%3$s-%2$s، %4$s
      date.short-weekday-month-day	%3$s-%2$s، %1$s
      date.month-year	%4$s %2$s
      label.am	ت د
      label.pm	ت ك
      time.12	%1$s:%2$s %3$s
      month.alone.1	قاڭتار
      month.alone.2	اقپان
      month.alone.3	ناۋرىز
      month.alone.4	ءساۋىر
      month.alone.5	مامىر
      month.alone.6	ماۋسىم
      month.alone.7	شىلدە
      month.alone.8	تامىز
      month.alone.9	قىركۇيەك
      month.alone.10	قازان
      month.alone.11	قاراشا
      month.alone.12	جەلتوقسان
      """###
    case "mn-mong", "mn-mong-cn":
      ###"""
      month.1	M01
      month.2	M02
      month.3	M03
      month.4	M04
      month.5	M05
      month.6	M06
      month.7	M07
      month.8	M08
      month.9	M09
      month.10	M10
      month.11	M11
      month.12	M12
      month.short.1	M01
      month.short.2	M02
      month.short.3	M03
      month.short.4	M04
      month.short.5	M05
      month.short.6	M06
      month.short.7	M07
      month.short.8	M08
      month.short.9	M09
      month.short.10	M10
      month.short.11	M11
      month.short.12	M12
      weekday.1	Sun
      weekday.2	Mon
      weekday.3	Tue
      weekday.4	Wed
      weekday.5	Thu
      weekday.6	Fri
      weekday.7	Sat
      weekday.short.1	Sun
      weekday.short.2	Mon
      weekday.short.3	Tue
      weekday.short.4	Wed
      weekday.short.5	Thu
      weekday.short.6	Fri
      weekday.short.7	Sat
      date.weekday-month-day	%2$s %3$s, %1$s
      date.weekday-month-day-year	%4$s %2$s %3$s, %1$s
      date.month-day-year	%4$s %2$s %3$s
      date.short-weekday-month-day	%2$s %3$s, %1$s
      date.month-year	%4$s %2$s
      label.am	AM
      label.pm	PM
      time.12	%1$s:%2$s %3$s
      month.alone.1	M01
      month.alone.2	M02
      month.alone.3	M03
      month.alone.4	M04
      month.alone.5	M05
      month.alone.6	M06
      month.alone.7	M07
      month.alone.8	M08
      month.alone.9	M09
      month.alone.10	M10
      month.alone.11	M11
      month.alone.12	M12
      """###
    case "mn-mong-mn":
      ###"""
      month.1	ᠨᠢᠭᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ᠎ᠠ
      month.2	ᠬᠣᠶᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ ᠠ
      month.3	ᠭᠣᠷᠪᠡᠳᠣᠭᠠᠷ ᠰᠠᠷ ᠠ
      month.4	ᠳᠥᠷᠪᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ᠎ᠠ
      month.5	ᠲᠠᠪᠣᠳᠣᠭᠠᠷ ᠰᠠᠷ ᠠ
      month.6	ᠵᠢᠷᠭᠣᠭᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ᠎ᠠ
      month.7	ᠲᠣᠯᠣᠭᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ᠎ᠠ
      month.8	ᠨᠠᠢᠮᠠᠳᠥᠭᠠᠷ ᠰᠠᠷ᠎ᠠ
      month.9	ᠶᠢᠰᠥᠳᠥᠭᠡᠷ ᠰᠠᠷ᠎ᠠ
      month.10	ᠠᠷᠪᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ᠎ᠠ
      month.11	ᠠᠷᠪᠠᠨ ᠨᠢᠭᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ᠎ᠠ
      month.12	ᠠᠷᠪᠠᠨ ᠬᠣᠶᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ᠎ᠠ
      month.short.1	1 ᠊ᠷ ᠰᠠᠷ᠎ᠠ
      month.short.2	2 ᠊ᠷ ᠰᠠᠷ᠎ᠠ
      month.short.3	3᠊ᠷ ᠰᠠᠷ᠎ᠠ
      month.short.4	4 ᠊ᠷ ᠰᠠᠷ᠎ᠠ
      month.short.5	5 ᠊ᠷ ᠰᠠᠷ᠎ᠠ
      month.short.6	6 ᠊ᠷ ᠰᠠᠷ᠎ᠠ
      month.short.7	7 ᠊ᠷ ᠰᠠᠷ᠎ᠠ
      month.short.8	8᠊ᠷ ᠰᠠᠷ᠎ᠠ
      month.short.9	9 ᠊ᠷ ᠰᠠᠷ᠎ᠠ
      month.short.10	10 ᠊ᠷ ᠰᠠᠷ᠎ᠠ
      month.short.11	11 ᠊ᠷ ᠰᠠᠷ᠎ᠠ
      month.short.12	12 ᠊ᠷ ᠰᠠᠷ᠎ᠠ
      weekday.1	ᠨᠢᠮ᠎ᠠ
      weekday.2	ᠳᠠᠸᠠ
      weekday.3	ᠮᠢᠠᠠᠮᠠᠷ
      weekday.4	ᡀᠠᠭᠪᠠ
      weekday.5	ᠫᠦᠷᠪᠦ
      weekday.6	ᠪᠠᠰᠠᠩ
      weekday.7	ᠪᠢᠮᠪᠠ
      weekday.short.1	ᠨᠢ
      weekday.short.2	ᠲᠠ
      weekday.short.3	ᠮᠢᠭ
      weekday.short.4	ᡀᠠ
      weekday.short.5	ᠫᠥᠷ
      weekday.short.6	ᠪᠠ
      weekday.short.7	ᠪᠢᠮ
      date.weekday-month-day	%2$s %3$s, %1$s
      date.weekday-month-day-year	%4$s ᠣᠨ ᠎᠎᠎ᠤ %2$s᠎᠎ᠢᠢᠨ%3$s. %1$s ᠋ᠭᠠᠷᠠᠭ
      date.month-day-year	%4$s ᠋ᠣᠨ ᠤ%2$s᠎᠎ ᠤᠩ %3$s
      date.short-weekday-month-day	%2$s %3$s, %1$s
      date.month-year	%4$s %2$s
      label.am	AM
      label.pm	PM
      time.12	%1$s:%2$s %3$s
      month.alone.1	ᠨᠢᠭᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ᠎ᠠ
      month.alone.2	ᠬᠣᠶᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ ᠠ
      month.alone.3	ᠭᠣᠷᠪᠡᠳᠣᠭᠠᠷ ᠰᠠᠷ ᠠ
      month.alone.4	ᠳᠥᠷᠪᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ᠎ᠠ
      month.alone.5	ᠲᠠᠪᠣᠳᠣᠭᠠᠷ ᠰᠠᠷ ᠠ
      month.alone.6	ᠵᠢᠷᠭᠣᠭᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ᠎ᠠ
      month.alone.7	ᠲᠣᠯᠣᠭᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ᠎ᠠ
      month.alone.8	ᠨᠠᠢᠮᠠᠳᠥᠭᠠᠷ ᠰᠠᠷ᠎ᠠ
      month.alone.9	ᠶᠢᠰᠥᠳᠥᠭᠡᠷ ᠰᠠᠷ᠎ᠠ
      month.alone.10	ᠠᠷᠪᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ᠎ᠠ
      month.alone.11	ᠠᠷᠪᠠᠨ ᠨᠢᠭᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ᠎ᠠ
      month.alone.12	ᠠᠷᠪᠠᠨ ᠬᠣᠶᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ᠎ᠠ
      """###
    case "ms-arab", "ms-arab-my":
      ###"""
      month.1	جانواري
      month.2	فيبواري
      month.3	مچ
      month.4	اڤريل
      month.5	مي
      month.6	جون
      month.7	جولاي
      month.8	ݢوس
      month.9	سيڤتيمبر
      month.10	اوکتوبر
      month.11	نوۏيمبر
      month.12	ديسيمبر
      month.short.1	جانواري
      month.short.2	فيبواري
      month.short.3	مچ
      month.short.4	اڤريل
      month.short.5	مي
      month.short.6	جون
      month.short.7	جولاي
      month.short.8	ݢوس
      month.short.9	سيڤتيمبر
      month.short.10	اوکتوبر
      month.short.11	نوۏيمبر
      month.short.12	ديسيمبر
      weekday.1	احد
      weekday.2	اثنين
      weekday.3	ثلاث
      weekday.4	رابو
      weekday.5	خميس
      weekday.6	جمعة
      weekday.7	سبتو
      weekday.short.1	احد
      weekday.short.2	اثنين
      weekday.short.3	ثلاث
      weekday.short.4	رابو
      weekday.short.5	خميس
      weekday.short.6	جمعة
      weekday.short.7	سبتو
      date.weekday-month-day	%1$s، %3$s %2$s
      date.weekday-month-day-year	%1$s، %3$s %2$s %4$s
      date.short-weekday-month-day	%1$s، %3$s %2$s
      date.month-year	%4$s %2$s
      label.am	AM
      label.pm	PM
      time.12	%1$s:%2$s %3$s
      """###
    case "ms-arab-bn":
      ###"""
      month.1	جانواري
      month.2	فيبواري
      month.3	مچ
      month.4	اڤريل
      month.5	مي
      month.6	جون
      month.7	جولاي
      month.8	ݢوس
      month.9	سيڤتيمبر
      month.10	اوکتوبر
      month.11	نوۏيمبر
      month.12	ديسيمبر
      month.short.1	جانواري
      month.short.2	فيبواري
      month.short.3	مچ
      month.short.4	اڤريل
      month.short.5	مي
      month.short.6	جون
      month.short.7	جولاي
      month.short.8	ݢوس
      month.short.9	سيڤتيمبر
      month.short.10	اوکتوبر
      month.short.11	نوۏيمبر
      month.short.12	ديسيمبر
      weekday.1	احد
      weekday.2	اثنين
      weekday.3	ثلاث
      weekday.4	رابو
      weekday.5	خميس
      weekday.6	جمعة
      weekday.7	سبتو
      weekday.short.1	احد
      weekday.short.2	اثنين
      weekday.short.3	ثلاث
      weekday.short.4	رابو
      weekday.short.5	خميس
      weekday.short.6	جمعة
      weekday.short.7	سبتو
      date.weekday-month-day	%1$s، %3$s %2$s
      date.weekday-month-day-year	%7$s %2$s %4$s
      date.short-weekday-month-day	%1$s، %3$s %2$s
      date.month-year	%4$s %2$s
      label.am	AM
      label.pm	PM
      time.12	%1$s:%2$s %3$s
      """###
    case "ms-bn":
      ###"""
      date.weekday-month-day-year	%7$s %2$s %4$s
      """###
    case "ms-id":
      ###"""
      date.weekday-month-day-year	%1$s, %7$s %2$s %4$s
      time.12	%1$s.%2$s %3$s
      time.24	%1$s.%2$s
      time.hours	24
      """###
    case "pa-arab", "pa-arab-pk":
      ###"""
      month.1	جنوری
      month.2	فروری
      month.3	مارچ
      month.4	اپریل
      month.5	مئ
      month.6	جون
      month.7	جولائی
      month.8	اگست
      month.9	ستمبر
      month.10	اکتوبر
      month.11	نومبر
      month.12	دسمبر
      month.short.1	جنوری
      month.short.2	فروری
      month.short.3	مارچ
      month.short.4	اپریل
      month.short.5	مئ
      month.short.6	جون
      month.short.7	جولائی
      month.short.8	اگست
      month.short.9	ستمبر
      month.short.10	اکتوبر
      month.short.11	نومبر
      month.short.12	دسمبر
      weekday.1	اتوار
      weekday.2	پیر
      weekday.3	منگل
      weekday.4	بُدھ
      weekday.5	جمعرات
      weekday.6	جمعہ
      weekday.7	ہفتہ
      weekday.short.1	اتوار
      weekday.short.2	پیر
      weekday.short.3	منگل
      weekday.short.4	بُدھ
      weekday.short.5	جمعرات
      weekday.short.6	جمعہ
      weekday.short.7	ہفتہ
      date.weekday-month-day	%2$s %3$s, %1$s
      date.weekday-month-day-year	%1$s, %7$s %2$s %4$s
      date.short-weekday-month-day	%2$s %3$s, %1$s
      date.month-year	%4$s %2$s
      label.am	AM
      label.pm	PM
      """###
    case "ro-md":
      ###"""
      weekday.short.1	Dum
      weekday.short.2	Lun
      weekday.short.3	Mar
      weekday.short.4	Mie
      weekday.short.5	Joi
      weekday.short.6	Vin
      weekday.short.7	Sâm
      """###
    case "sr-cyrl-ba":
      ###"""
      weekday.1	недјеља
      weekday.2	понедјељак
      weekday.4	сриједа
      weekday.short.4	сри
      label.am	прије подне
      label.pm	по подне
      """###
    case "sr-cyrl-me":
      ###"""
      month.short.3	март
      month.short.9	септ
      weekday.1	недјеља
      weekday.4	сриједа
      label.am	прије подне
      label.pm	по подне
      """###
    case "sr-cyrl-xk":
      ###"""
      month.short.3	март
      month.short.9	септ
      """###
    case "sv-fi":
      ###"""
      time.12	%1$s.%2$s %3$s
      time.24	%1$s.%2$s
      """###
    case "uz-arab", "uz-arab-af":
      ###"""
      month.1	جنوری
      month.2	فبروری
      month.3	مارچ
      month.4	اپریل
      month.5	می
      month.6	جون
      month.7	جولای
      month.8	اگست
      month.9	سپتمبر
      month.10	اکتوبر
      month.11	نومبر
      month.12	دسمبر
      month.short.1	جنو
      month.short.2	فبر
      month.short.3	مار
      month.short.4	اپر
      month.short.5	می
      month.short.6	جون
      month.short.7	جول
      month.short.8	اگس
      month.short.9	سپت
      month.short.10	اکت
      month.short.11	نوم
      month.short.12	دسم
      weekday.1	یکشنبه
      weekday.2	دوشنبه
      weekday.3	سه‌شنبه
      weekday.4	چهارشنبه
      weekday.5	پنجشنبه
      weekday.6	جمعه
      weekday.7	شنبه
      weekday.short.1	ی.
      weekday.short.2	د.
      weekday.short.3	س.
      weekday.short.4	چ.
      weekday.short.5	پ.
      weekday.short.6	ج.
      weekday.short.7	ش.
      date.weekday-month-day	%2$s %3$s, %1$s
      date.weekday-month-day-year	%4$s نچی ییل %3$s نچی %2$s %1$s کونی
      date.month-day-year	%3$s نچی %2$s %4$s
      date.short-weekday-month-day	%2$s %3$s, %1$s
      date.month-year	%4$s %2$s
      label.am	AM
      label.pm	PM
      time.12	%1$s:%2$s %3$s
      month.alone.1	جنوری
      month.alone.2	فبروری
      month.alone.3	مارچ
      month.alone.4	اپریل
      month.alone.5	می
      month.alone.6	جون
      month.alone.7	جولای
      month.alone.8	اگست
      month.alone.9	سپتمبر
      month.alone.10	اکتوبر
      month.alone.11	نومبر
      month.alone.12	دسمبر
      """###
    case "uz-cyrl", "uz-cyrl-uz":
      ###"""
      month.1	январ
      month.2	феврал
      month.3	март
      month.4	апрел
      month.5	май
      month.6	июн
      month.7	июл
      month.8	август
      month.9	сентябр
      month.10	октябр
      month.11	ноябр
      month.12	декабр
      month.short.1	янв
      month.short.2	фев
      month.short.3	мар
      month.short.4	апр
      month.short.5	май
      month.short.6	июн
      month.short.7	июл
      month.short.8	авг
      month.short.9	сен
      month.short.10	окт
      month.short.11	ноя
      month.short.12	дек
      weekday.1	якшанба
      weekday.2	душанба
      weekday.3	сешанба
      weekday.4	чоршанба
      weekday.5	пайшанба
      weekday.6	жума
      weekday.7	шанба
      weekday.short.1	якш
      weekday.short.2	душ
      weekday.short.3	сеш
      weekday.short.4	чор
      weekday.short.5	пай
      weekday.short.6	жум
      weekday.short.7	шан
      date.weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day-year	%1$s, %7$s %2$s, %4$s
      date.month-day-year	%3$s %2$s, %4$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      label.am	ТО
      label.pm	ТК
      month.alone.1	январ
      month.alone.2	феврал
      month.alone.3	март
      month.alone.4	апрел
      month.alone.5	май
      month.alone.6	июн
      month.alone.7	июл
      month.alone.8	август
      month.alone.9	сентябр
      month.alone.10	октябр
      month.alone.11	ноябр
      month.alone.12	декабр
      """###
    default: nil
    }
  }
}
