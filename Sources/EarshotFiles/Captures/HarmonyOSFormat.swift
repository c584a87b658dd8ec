internal import Earshot

extension CaptureFormat {
  /// The layout dump of HarmonyOS (`uitest dumpLayout`), which Earshot does not support.
  public static let harmonyOS = CaptureFormat(
    "harmonyos", title: "HarmonyOS layout",
    marks: ["hostWindowId", "origBounds", "bundleName"],
    json: JSONForm(recognizes: HarmonyOSFormat.isLayout) {
      source, _ throws(InputError) in
      throw InputError(
        "this is a layout of HarmonyOS, which is not supported: \(HarmonyOSFormat.reason)",
        at: source.location(of: source.root))
    }, refusal: HarmonyOSFormat.reason)
}

enum HarmonyOSFormat {
  static let reason =
    "its screen reader is neither VoiceOver nor TalkBack, so their announcements would be wrong"

  static func isLayout(_ root: JSONValue) -> Bool {
    isWindow(root) || root.list("children").contains(where: isWindow)
  }

  private static func isWindow(_ node: JSONValue) -> Bool {
    guard let attributes = node["attributes"] else { return false }
    return ["hostWindowId", "origBounds", "bundleName", "abilityName", "pagePath"]
      .count { attributes[$0] != nil } > 1
  }
}
