package import Earshot
package import EarshotOutput

package struct DrawnScreen {
  package struct Stop {
    package var index: Int
    package var label: String?
    package var box: String?
    package var entries: [ScreenPreview.Entry]
  }

  package static var style: String { PageParts.pageStyle.text }

  package let platform: Platform
  package let phone: HTMLText
  package let stops: [Stop]

  package static func all(of screenful: PreviewedScreen) -> [DrawnScreen] {
    let joined = screenful.joiningReadings
    return Platform.allCases.compactMap { platform in
      let entries = joined.entries.filter { $0.profile.platform == platform }
      guard let first = entries.first else { return nil }
      let outline = ScreenOutline(
        of: joined.screen, entries: entries.filter { $0.profile.id == first.profile.id })
      let phone = Phone(
        items: outline.sketch(), anchors: Phone.Anchors(prefix: platform.rawValue),
        language: joined.language)
      return DrawnScreen(
        platform: platform, phone: phone.figure(caption: "\(platform.readerName) in swipe order"),
        stops: outline.stops.map {
          Stop(index: $0.index, label: $0.label, box: $0.place, entries: $0.entries)
        })
    }
  }
}
