/// The rules for the announcements of a reader's version or a guideline, as data.
public struct Profile: Sendable, Hashable {
  package enum Family: String, Sendable, Hashable, CaseIterable {
    /// Announcements as accessibility guidelines document them.
    case documented
    /// The reader itself.
    case device
  }

  package enum Style: Sendable, Hashable {
    case documented(DocumentedStyle)
    case device(DeviceStyle)

    package var family: Family {
      switch self {
      case .documented: .documented
      case .device: .device
      }
    }

    var device: DeviceStyle {
      if case .device(let style) = self { style } else { DeviceStyle(layouts: []) }
    }
  }

  package struct Pauses: Sendable, Hashable {
    package var part: Int
    package var hint: Int
    package var stop: Int

    package init(part: Int = 150, hint: Int = 400, stop: Int = 700) {
      self.part = part
      self.hint = hint
      self.stop = stop
    }
  }

  package struct Source: Sendable, Hashable {
    package var name: String
    package var address: String?
    package var date: String?

    package init(name: String, address: String? = nil, date: String? = nil) {
      self.name = name
      self.address = address
      self.date = date
    }
  }

  /// The name on the command line, such as `talkback-15.1`.
  public var id: String
  /// The display name.
  public var title: String
  /// The reader's platform.
  public var platform: Platform
  /// A limitation that users must know, in one line; "" if there is none.
  public var caveat: String
  /// Additional limitations by kind of component.
  public var kindCaveats: [String: String]
  package var sources: [Source]
  /// The folder that contains the vocabularies.
  public var vocabulary: String
  package var style: Style
  package var dates: DateFormats
  package var pauses: Pauses
  package var settings: Settings
  /// The rules that do not belong to patterns.
  package var rules: [Rule]
  package var words: [String: Vocabulary.Entry]

  package init(
    id: String, title: String, platform: Platform, caveat: String = "",
    kindCaveats: [String: String] = [:], sources: [Source] = [], vocabulary: String, style: Style,
    dates: DateFormats = DateFormats(), pauses: Pauses = Pauses(), settings: Settings = Settings(),
    rules: [Rule] = [], words: [String: Vocabulary.Entry] = [:]
  ) {
    self.id = id
    self.title = title
    self.platform = platform
    self.caveat = caveat
    self.kindCaveats = kindCaveats
    self.sources = sources
    self.vocabulary = vocabulary
    self.style = style
    self.dates = dates
    self.pauses = pauses
    self.settings = settings
    self.rules = rules
    self.words = words
  }

  package var family: Family { style.family }

  /// The title up to its first comma.
  public var shortTitle: String { String(title.prefix { $0 != "," }) }

  /// Returns the profile's limitations for these kinds of components; "" if there are none.
  public func caveat(on kinds: some Sequence<String>) -> String {
    let own = kindCaveats.keys.sorted().filter(Set(kinds).contains)
    return ([caveat] + own.map { kindCaveats[$0] ?? "" }).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  package var allRules: [Rule] {
    guard case .documented(let style) = style else { return rules }
    return style.patterns.map(\.rule) + style.derivations.map(\.rule) + rules
  }

  /// The cited sources, sorted by name.
  package var citedSources: [Source] {
    var cited: [String: Source] = [:]
    for text in ownRules.flatMap({ $0.source.split(separator: ";") }) {
      let text = text.drop { $0 == " " }
      let known = sources.filter { text.lowercased().hasPrefix($0.name.lowercased()) }
      let name = text.prefix { $0 != "," && $0 != ":" }
      let source = known.max { $0.name.count < $1.name.count } ?? Source(name: String(name))
      cited[source.name] = source
    }
    return cited.values.sorted { $0.name < $1.name }
  }

  private var ownRules: [Rule] {
    guard case .documented(let style) = style else { return rules }
    return style.patterns.filter(\.isDocumented).map(\.rule) + rules
  }

  /// Changes a setting.
  ///
  /// The value of `variant` is a list of pattern variants, separated by commas.
  ///
  /// - Throws: `Settings.Problem` with the known keys or values.
  package mutating func set(_ key: String, to value: String) throws(Settings.Problem) {
    var changed = settings
    try changed.set(key, to: value)
    if case .documented(let style) = style {
      for variant in (changed["variant"] ?? "").split(separator: ",").map(String.init)
      where !style.variants.contains(variant) {
        throw .unknownValue(variant, key: "variant", known: style.variants)
      }
    }
    settings = changed
  }

  /// Returns the same rule as a search in `allRules`, but faster.
  package func rule(_ id: Rule.ID) -> Rule? {
    guard case .documented(let style) = style else { return rules.first { $0.id == id } }
    return style.patterns.first { $0.ruleID == id }?.rule
      ?? style.derivations.first { $0.rule.id == id }?.rule ?? rules.first { $0.id == id }
  }
}
