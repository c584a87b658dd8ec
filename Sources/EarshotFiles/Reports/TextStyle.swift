public import Earshot

/// How text is set apart on a terminal: by weight, slant and underline, never by colour alone.
public struct TextStyle: Sendable {
  /// Whether escape sequences are written at all.
  public let isOn: Bool

  /// Creates a style; `isOn` where the output is a terminal that wants to be styled.
  public init(isOn: Bool) { self.isOn = isOn }

  /// Returns a text set as a title.
  public func title(_ text: String) -> String { styled(text, "1") }

  /// Returns a text set as a remark.
  public func remark(_ text: String) -> String { styled(text, "2") }

  /// Returns an announcement with each kind of part set apart.
  public func announcement(_ announcement: Announcement, _ utterance: Part.Utterance) -> String {
    announcement.parts.filter { $0.utterance == utterance }
      .map { $0.joint.visible + styled($0.text.visible, Self.codes($0.kind)) }.joined()
  }

  private static func codes(_ kind: Part.Kind) -> String {
    switch kind {
    case .name: "1"
    case .value, .content: "1;3"
    case .role: "4;36"
    case .state, .error: "7;33"
    case .position, .container: "3;35"
    case .hint, .actions: "2"
    case .announcement: "1;3;34"
    }
  }

  private func styled(_ text: String, _ codes: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// The text with what would break a line, or a terminal, made visible.
  public var visible: String {
    guard unicodeScalars.contains(where: \.isUnseen) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isUnseen: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the scalar controls a terminal or its direction instead of being seen.
  fileprivate var isUnseen: Bool {
    properties.generalCategory == .control || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}
