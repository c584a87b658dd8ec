// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let group: Self = Self("group", of: .texts, describedBy: { .group })
}

extension ComponentKind {
  static let group: Self = Self(
    .group, "Texts that are read in one swipe.",
    synonyms: "stack container section frame box"
      + " placeholder-view comment tweet post stat profile-header panel",
    example: ["label: Departs 10:30", "content: [Arrives 12:40, Direct]"],
    keys: [
      .textOrTexts("content", \.texts, "The texts that a group reads in one swipe.")
    ]
  )
  .substituting(
    "empty-state chat-message message message-bubble chat-bubble video video-player audio-player"
      + " player map-card"
  )
  .becoming("banner", with: "action buttons")
  // A group reads its texts in one stop. Components have their own stops, so a group with
  // components becomes a list.
  .becoming("list", with: "components children items rows")
}

/// Several texts in one stop.
public func Group(_ label: String = "", _ texts: [String]) -> Container {
  Container(.group, label).with { $0.texts = texts }
}
