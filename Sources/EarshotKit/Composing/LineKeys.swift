import CLibrary
import Earshot

struct LineKeys: Sendable {
  enum Content: Sendable {
    case text
    case identifier
    /// An Android resource name, such as `com.example:id/save`.
    case resource
    case bounds
    case nested
    case written
    /// A list of several stops or events; such a line is composed without a plan.
    case several
  }

  private static let all: [(Content, [StaticString])] = [
    (
      .text,
      [
        "label", "value", "hint", "app", "customActions", "text", "contentDescription",
        "stateDescription", "hintText", "error", "customLabel", "tooltipText", "roleDescription",
        "paneTitle", "containerTitle", "rowTitle", "columnTitle", "title",
      ]
    ),
    (
      .identifier,
      ["id", "labeledBy", "accessibilityTraversalBefore", "accessibilityTraversalAfter"]
    ),
    (.resource, ["viewIdResourceName"]), (.bounds, ["bounds"]),
    (
      .nested,
      [
        "node", "children", "customContent", "context", "rowHeaders", "columnHeaders", "window",
        "collectionItemInfo",
      ]
    ),
    (.several, ["root", "walk", "event", "events"]),
  ]

  private var byLength: [[(name: StaticString, content: Content)]]

  /// For a documented profile, hint texts are part of a line's shape, because the profile compares
  /// them with the reader's hints.
  init(for profile: Profile) {
    byLength = Array(repeating: [], count: 32)
    for (content, names) in Self.all {
      for name in names {
        let isComparedHint =
          profile.family == .documented && ["hint", "hintText"].contains(name.description)
        if !isComparedHint { byLength[name.utf8CodeUnitCount].append((name, content)) }
      }
    }
  }

  func content(of line: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Content {
    let length = end - start
    guard length < byLength.count, let base = line.baseAddress else { return .written }
    for (name, content) in byLength[length]
    where memcmp(name.utf8Start, base + start, length) == 0 { return content }
    return .written
  }
}
