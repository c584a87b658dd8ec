internal import Earshot

extension CaptureFormat {
  /// Paparazzi's accessibility hierarchy in JSON, which Earshot does not support.
  public static let paparazzi = CaptureFormat(
    "paparazzi", title: "Paparazzi accessibility hierarchy", platform: .talkBack,
    marks: ["paparazzi", "displayBounds"],
    json: JSONForm(
      recognizes: PaparazziFormat.isHierarchy
    ) { source, _ throws(InputError) in
      throw InputError(
        "this is an accessibility hierarchy of Paparazzi, which is not supported: "
          + "\(PaparazziFormat.reason); dump the screen with Roborazzi, Compose's printToString() or "
          + "adb's uiautomator", at: source.location(of: source.root))
    }, refusal: PaparazziFormat.reason)
}

enum PaparazziFormat {
  static let reason =
    "no version of Paparazzi writes this format yet (cashapp/paparazzi issue 2239), so the meaning of "
    + "its keys is unknown"

  static func isHierarchy(_ root: JSONValue) -> Bool {
    let lists = [root.items ?? []] + (root.members ?? []).map { $0.value.items ?? [] }
    return lists.contains { elements in
      elements.first.map { $0["displayBounds"] != nil && $0["contentDescription"] != nil } == true
    }
  }
}
