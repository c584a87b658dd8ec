internal import Earshot

/// Recognises what a JSON file is by its keys, and hands it to the reader of that format.
struct JSONCaptureReader {
  let file: String
  let platform: Platform

  /// What a JSON file holds.
  enum Content {
    case capture(Capture)
    /// A page source in XML, as a WebDriver server answers: `{"value": "<?xml…"}`.
    case pageSource(String)
  }

  /// Returns what a file holds.
  func content(of bytes: [UInt8], from start: Int) throws(InputError) -> Content {
    if let lines = try JSONLinesReader(file: file).capture(of: bytes, from: start) {
      return .capture(lines)
    }
    var source = try JSONSource(bytes, from: start, file: file)
    if let cut = source.cut { return .capture(try part(of: &source, cut, end: bytes)) }
    if let page = source.root.text("value"), page.hasPrefix("<") { return .pageSource(page) }
    guard let format = Self.format(of: source.root) else {
      throw InputError(
        "the keys of this JSON are of no format that is known; known are Maestro, Roborazzi, "
          + "AccessibilitySnapshot, React Native trees, VoiceOver Designer, uSpec, ARIA-AT, "
          + "a11ysupport.io, AT Driver, utterances and spoken phrases",
        at: source.location(of: source.root))
    }
    return .capture(try capture(of: &source, format))
  }

  /// Returns what is left of a tree that was cut off; of anything else half is nothing.
  private func part(
    of source: inout JSONSource, _ mistake: InputError, end bytes: [UInt8]
  ) throws(InputError) -> Capture {
    guard let format = Self.format(of: source.root), Self.trees.contains(format) else {
      throw mistake
    }
    var capture = try capture(of: &source, format)
    guard !capture.isEmpty else { throw mistake }
    var cursor = PlaceCursor(bytes, file: file)
    capture.notes.append(
      Capture.Note(
        "the file ends before it is complete; what came before was read",
        at: cursor.location(of: bytes.count)))
    return capture
  }

  private static let trees: Set<CaptureFormat> = [
    .maestro, .roborazzi, .accessibilitySnapshot, .reactNative, .voiceOverDesigner,
  ]

  /// Returns the format of a value, nil when its keys are of none.
  static func format(of root: JSONValue) -> CaptureFormat? {
    if let items = root.items { return format(ofItems: items) }
    if root["utterance"] != nil || root["value"]?["utterance"] != nil { return .utterances }
    if root["method"] != nil { return .atDriver }
    if root["attributes"] != nil, root["children"] != nil { return .maestro }
    if root["root"] != nil, root["schemaVersion"] != nil || root["capture"] != nil {
      return .roborazzi
    }
    if root["scenarioResults"] != nil || root["info"] != nil && root["assertions"] != nil {
      return .ariaAT
    }
    if root["commands"]?.members != nil, root["title"] != nil { return .a11ySupport }
    if root["states"] != nil || root["data"]?["states"] != nil { return .uSpec }
    if root["elements"] != nil { return .voiceOverDesigner }
    if root["type"]?.string != nil, root["props"] != nil || root["children"] != nil {
      return .reactNative
    }
    return nil
  }

  private static func format(ofItems items: [JSONValue]) -> CaptureFormat? {
    guard let first = items.first else { return .spokenPhrases }
    if first.string != nil { return .spokenPhrases }
    if first["element"] != nil || first["container"] != nil { return .accessibilitySnapshot }
    if first["isAccessibilityElement"] != nil || first["containerType"] != nil {
      return .voiceOverDesigner
    }
    return format(of: first).flatMap { format in
      [.utterances, .atDriver, .reactNative].contains(format) ? format : nil
    }
  }

  private func capture(
    of source: inout JSONSource, _ format: CaptureFormat
  ) throws(InputError) -> Capture {
    switch format {
    case .maestro: return try MaestroReader.capture(of: &source)
    case .roborazzi: return try RoborazziReader.capture(of: &source)
    case .accessibilitySnapshot: return try AccessibilitySnapshotReader.capture(of: &source)
    case .reactNative: return try ReactNativeReader.capture(of: &source, platform: platform)
    case .voiceOverDesigner: return try VoiceOverDesignerReader.capture(of: &source)
    case .uSpec: return USpecReader.capture(of: &source)
    case .ariaAT: return ARIAATReader.capture(of: &source)
    case .a11ySupport: return A11ySupportReader.capture(of: &source)
    default: return try SpokenJSONReader.capture(of: &source, format)
    }
  }
}
