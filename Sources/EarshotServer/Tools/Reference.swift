import EarshotFiles
import EarshotKit
import EarshotOutput

struct Reference: Sendable {
  let name: String
  let title: String
  let description: String
  /// The name for one entry, such as "kind"; nil if agents cannot request single entries.
  let entry: String?
  /// Returns the named entries or, without names, the overview.
  let text: @Sendable (_ names: [String]) throws -> TerminalText

  static let kinds = Reference(
    name: "kinds", title: "Kinds of component",
    description:
      "Returns an example of a design, the keys of every component, and all kinds; or the keys of the "
      + "given kinds. Read it before you write a design.", entry: "kind"
  ) { try KindsPage.reference(of: $0) }

  static let formats = Reference(
    name: "formats", title: "Formats of captures",
    description:
      "Lists the formats of dumps, logs and captions that Earshot reads, and the facts that each format "
      + "can or cannot contain.", entry: "format"
  ) { try FormatsPage.text(of: $0) }

  static let profiles = Reference(
    name: "profiles", title: "Profiles of readers",
    description: "The profiles, and the settings of the given profiles.", entry: "profile"
  ) { try ProfilesPage.text(of: $0) }

  static let checks = Reference(
    name: "checks", title: "Findings of check",
    description: "The kinds of findings in designs, with fixes and examples.", entry: "finding"
  ) { try ChecksPage.text(of: $0) }

  static let walkActions = Reference(
    name: "walk-actions", title: "Actions of walks",
    description: "The actions and expectations in scripts of walks.", entry: nil
  ) { _ in TerminalText(lines: WalkActions.summary + "\n") }

  func written(_ names: [String]) throws -> Tool.Written {
    var written = Tool.Written(try text(names))
    written.summary =
      names.isEmpty || entry == nil
      ? title : "\(title): \(names.joined(separator: ", "))".cut(to: 100)
    written.isReference = true
    return written
  }

  static let all = [kinds, formats, profiles, checks, walkActions]
}
