import Earshot
import EarshotFiles
import EarshotKit

/// Finds the keys of a component that change nothing that is announced, by trying them.
struct SilentKeys {
  /// A text that no component has; also the id of a toast that the component can open.
  static let sample = "sample"

  private struct Announced: Equatable {
    var texts: [String]
    var language: String?
    var readings: [String: String]
    var live: CommonAttributes.LiveRegion?
  }

  private let component: any Component
  private let entries: [SourceValue.Entry]
  private let screen: OpenScreen
  private var now: Announced?

  init(of written: DesignText.Written, _ component: any Component, in screen: OpenScreen) {
    self.component = component
    self.screen = screen
    let nested = written.kind.keys.filter { $0.form == .list(.component) }.map(\.name)
    let kind = SourceValue(.scalar(written.kind.name), at: component.common.location)
    entries =
      [SourceValue.Entry(key: "kind", location: component.common.location, value: kind)]
      + written.entries.filter { $0.key != "kind" && !nested.contains($0.key) }
    now = announced(entries)
  }

  func isSilent(_ key: String, _ samples: [String]) -> Bool {
    guard let now, key != "kind" else { return false }
    let tried = ([nil] + samples).compactMap { announced(setting: key, to: $0) }
    return tried.count > 1 && tried.allSatisfy { $0 == now }
  }

  private func announced(setting key: String, to text: String?) -> Announced? {
    announced(Self.setting(key.split(separator: ".").map(String.init)[...], to: text, in: entries))
  }

  private static func setting(
    _ path: ArraySlice<String>, to text: String?, in entries: [SourceValue.Entry]
  ) -> [SourceValue.Entry] {
    guard let key = path.first else { return entries }
    let old = entries.first { $0.key == key }
    let location = old?.location ?? .unknown
    var content = text.map { SourceValue.Content.scalar($0) }
    if path.count > 1 {
      var own: [SourceValue.Entry] = []
      if case .map(let entries) = old?.value.content { own = entries }
      content = .map(setting(path.dropFirst(), to: text, in: own))
    }
    let new = content.map {
      SourceValue.Entry(key: key, location: location, value: SourceValue($0, at: location))
    }
    return entries.filter { $0.key != key } + [new].compactMap(\.self)
  }

  private func announced(_ entries: [SourceValue.Entry]) -> Announced? {
    let location = component.common.location
    var log = DesignLog()
    let toast = ["kind": "toast", "text": Self.sample, "id": Self.sample].map { key, text in
      SourceValue.Entry(
        key: key, location: .unknown, value: SourceValue(.scalar(text), at: .unknown))
    }
    let items = [SourceValue(.map(entries), at: location), SourceValue(.map(toast), at: .unknown)]
    let components = ComponentKinds.builtIn.components(
      SourceValue(.list(items), at: location), &log)
    guard let own = components.first, log.errors.errors.isEmpty else { return nil }
    let toolkits = component.common.toolkits
    let small = Screen("", locale: screen.screen.locale) { components }
      .built(with: [toolkits.android, toolkits.iOS])
    let entries = Preview(designs: []).entries(
      of: small, screen.profiles, in: screen.locale, only: [own.id])
    var texts = entries.map { "\($0.state): \($0.announcement.text) \($0.announcement.hint)" }
    for profile in screen.profiles {
      var walk = profile.walk(through: small, locale: screen.locale)
      walk.perform(.gesture(.doubleTap))
      texts += walk.timeline.heard.map(\.text)
    }
    return Announced(
      texts: texts, language: own.common.language, readings: own.common.readings,
      live: own.common.live)
  }
}
