import Earshot
import EarshotFiles
import EarshotKit

/// Finds keys that change no announcement, by trying them.
struct SilentKeys {
  /// A text that no component has, and the id of a toast.
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
    let others = written.entries.filter { !(["kind", "next"] + nested).contains($0.key) }
    entries =
      [Self.entry("kind", .scalar(written.kind.name))]
      + others.map { $0.key == "opens" ? Self.entry("opens", .scalar(Self.sample)) : $0 }
    now = announced(entries)
  }

  func isSilent(_ key: String, _ samples: [String]) -> Bool {
    guard let now, key != "kind" else { return false }
    // The toast has the id of the sample.
    let texts = key == "id" ? samples.map { "\($0)-2" } : samples
    let tried = ([nil] + texts).compactMap { announced(setting: key, to: $0) }
    return tried.count > 1 && tried.allSatisfy { $0 == now }
  }

  private static func value(_ content: SourceValue.Content) -> SourceValue {
    SourceValue(content, at: .unknown)
  }

  private static func entry(_ key: String, _ content: SourceValue.Content) -> SourceValue.Entry {
    SourceValue.Entry(key: key, location: .unknown, value: value(content))
  }

  private static func map(_ texts: KeyValuePairs<String, String>) -> SourceValue.Content {
    .map(texts.map { entry($0.key, .scalar($0.value)) })
  }

  private func announced(setting key: String, to text: String?) -> Announced? {
    announced(Self.setting(key.split(separator: ".").map(String.init)[...], to: text, in: entries))
  }

  private static func setting(
    _ path: ArraySlice<String>, to text: String?, in entries: [SourceValue.Entry]
  ) -> [SourceValue.Entry] {
    guard let key = path.first else { return entries }
    var content = text.map { SourceValue.Content.scalar($0) }
    if path.count > 1 {
      var own: [SourceValue.Entry] = []
      let old = entries.first { $0.key == key }
      if case .map(let entries) = old?.value.content { own = entries }
      content = .map(setting(path.dropFirst(), to: text, in: own))
    }
    return entries.filter { $0.key != key } + [content.map { entry(key, $0) }].compactMap(\.self)
  }

  private func announced(_ entries: [SourceValue.Entry]) -> Announced? {
    let toolkits = component.common.toolkits
    var defaults = DesignReader.Defaults()
    defaults.locale = screen.screen.locale
    defaults.toolkits = [toolkits.android, toolkits.iOS]
    let toast = Self.map(["kind": "toast", "text": Self.sample, "id": Self.sample])
    let list = SourceValue.Content.list([Self.value(.map(entries)), Self.value(toast)])
    let root = Self.value(
      .map([Self.entry("screen", .scalar("")), Self.entry("components", list)]))
    guard let small = try? DesignReader.screen(of: root, defaults: defaults),
      let own = small.components.first
    else { return nil }
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
