package import Earshot
package import EarshotOutput

/// Terminal styles, such as bold and underlined; colour is never the only difference.
package struct TextStyle: Sendable {
  package let isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  package func title(_ text: TerminalText) -> TerminalText { styled(text, "1") }

  package func remark(_ text: TerminalText) -> TerminalText { styled(text, "2") }

  package func announcement(
    _ announcement: Announcement, _ utterance: Part.Utterance
  ) -> TerminalText {
    announcement.parts.filter { $0.utterance == utterance }
      .map { "\($0.joint)\(styled("\($0.text)", Self.codes($0.kind)))" }.joined()
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

  private func styled(_ text: TerminalText, _ codes: String) -> TerminalText {
    isOn && !text.isEmpty ? .styled(text, codes) : text
  }
}
