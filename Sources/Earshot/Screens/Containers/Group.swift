// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let group: Self = Self("group", of: .texts, describedBy: { .group })
}

extension ComponentKind {
  static let group: Self = Self(
    .group, "Texts that are announced together, as one stop.",
    synonyms: "stack container frame box"
      + " placeholder-view comment tweet post stat profile-header panel footer metric kpi statistic"
      + " label-value labeled-content key-value key-value-pair advertisement ad quote blockquote testimonial legend",
    example: ["label: Departs 10:30", "content: [Arrives 12:40, Direct]"],
    keys: [
      .textOrTexts("content", \.texts, "The texts that a group reads in one swipe."),
      KeyReader("value", .text, "A value that follows the label in the same stop.") {
        value, group, _ throws(InputError) in group.texts.insert(try value.text(), at: 0)
      },
    ]
  )
  .substituting(
    "empty-state content-unavailable-view chat-message message message-bubble chat-bubble video"
      + " video-player audio-player player map-card"
  )
  .becoming(
    "section", with: "action button buttons primary-action secondary-action cta call-to-action"
  )
  .becoming(
    "section", with: "actions",
    calledAs: "empty-state content-unavailable-view placeholder-view profile-header panel footer"
      + " stack container frame box video video-player audio-player player advertisement ad"
  )
  .becoming("section", with: "primary secondary", calledAs: "panel footer")
  // A group is a single stop, so a group that contains components is read as a section.
  .becoming("section", with: "components children items rows")
  .parted(with: "links controls")
}

/// Several texts in one stop.
public func Group(_ label: String = "", _ texts: [String]) -> Container {
  Container(.group, label).with { $0.texts = texts }
}
