import Earshot
import EarshotFiles

/// One of the four components of the guidelines, with designs that break their requirements.
struct GuidelineComponent: Sendable {
  var letter: Character
  var name: String
  var kind: String
  private var label: String
  private var keys: String

  static let all = [
    GuidelineComponent(
      letter: "D", name: "Dropdown", kind: "dropdown", label: "Seat",
      keys: "value: A, options: [A, B]"),
    GuidelineComponent(
      letter: "M", name: "Menu", kind: "menu", label: "Sort", keys: "items: [A, B]"),
    GuidelineComponent(
      letter: "S", name: "Search", kind: "search-field", label: "Find", keys: "results: announced"),
    GuidelineComponent(
      letter: "P", name: "Date picker", kind: "date-picker", label: "Day", keys: "date: 2026-03-18"),
  ]

  private func component(_ changes: String, label: String? = nil) -> String {
    "{kind: \(kind), label: \(label ?? self.label), \(keys), \(changes)}"
  }

  /// The components of a design with a finding of this kind.
  private func wrong(_ finding: String) -> [String]? {
    switch finding {
    case "label-and-name-differ": [component("visible-label: Family name")]
    case "no-visible-label": [component("visible-label: false")]
    case "said-twice": ["{kind: text, label: \(label)}", component("")]
    case "role-in-name": [component("", label: "\(label) button")]
    case "value-as-name": ["{kind: \(kind), \(keys)}"]
    case "placeholder-as-name":
      ["{kind: \(kind), placeholder: Find\(kind == "dropdown" ? ", options: [A]" : "")}"]
    case "title-and-label-differ": [component("voiceover: {label: Buy}")]
    case "description-replaces-text": [component("talkback: {contentDescription: Buy}")]
    case "dropped-role": [component("voiceover: {traits: [staticText]}")]
    case "no-role": [component("talkback: {className: android.view.View}, voiceover: {traits: []}")]
    case "closes-outside-only": [component("state: name, closes: [outside]")]
    case "grouped-stop": ["{kind: group, label: All, content: [\(label)]}", component("")]
    case "labels-before-data": nil
    case "several-selected":
      [
        "{kind: \(kind), label: \(label), \(kind == "menu" ? "items" : "options"): "
          + "[{label: A, selected: true}, {label: B, selected: true}]}"
      ]
    case "untold-state": [component("state: none")]
    case "disabled-without-role": [component("disabled: true, voiceover: {traits: [notEnabled]}")]
    case "keyboard-order":
      [
        component("next: {tab: z}"), "{kind: button, id: y, label: Y}",
        "{kind: button, id: z, label: Z}",
      ]
    case "illogical-focus":
      ["{kind: heading, label: H}", "{kind: link, label: Help}", component("id: c")]
    default: nil
    }
  }

  /// Whether a walk that is heard in its order is clean on both platforms.
  func hasCleanSession() throws -> Bool {
    let cases = SessionCase.all.filter { $0.name == kind && $0.profile.hasSuffix("-documented") }
    return try cases.count == Platform.allCases.count
      && cases.allSatisfy { item in
        let screen = try item.screen()
        let session = RecordedSession(try item.walk(on: screen), seed: 1, steps: 30)
        return try item.comparison(with: session.lines, on: screen).faults == (0, 0)
      }
  }

  func hasFinding(_ kind: String) throws -> Bool {
    guard let wrong = wrong(kind) else { return KindExample.all.contains { $0.kind.id == kind } }
    let screenKey = kind == "illogical-focus" ? "initial-focus: c\n" : ""
    return try designFindings(wrong, screenKey: screenKey).contains { $0.kind.id == kind }
  }
}
