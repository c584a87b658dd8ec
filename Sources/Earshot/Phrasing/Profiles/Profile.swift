/// How one reader, in one version or one guideline, says what a composer found; always data.
public struct Profile: Sendable, Hashable {
  /// Who says that the announcements are so.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    /// Exactly the strings that accessibility guidelines document.
    case documented
    /// What the reader itself does.
    case device
  }

  /// What the profile says in which order.
  public enum Style: Sendable, Hashable {
    /// Patterns for the parts of documented components.
    case documented(DocumentedStyle)
    /// Layouts for the groups of the reader's own composer.
    case device(DeviceStyle)

    /// The family that the style makes a profile of.
    public var family: Family {
      switch self {
      case .documented: .documented
      case .device: .device
      }
    }

    /// The layouts of the reader's composer; none for a documented profile.
    var device: DeviceStyle {
      if case .device(let style) = self { style } else { DeviceStyle(layouts: []) }
    }
  }

  /// The pauses that a reader makes, in milliseconds.
  public struct Pauses: Sendable, Hashable {
    /// Between two parts of one utterance.
    public var part: Int
    /// Between the announcement and its hint.
    public var hint: Int
    /// Between one focus stop and the next, when a whole walk is spoken.
    public var stop: Int

    /// Creates pauses, in milliseconds.
    public init(part: Int = 150, hint: Int = 400, stop: Int = 700) {
      self.part = part
      self.hint = hint
      self.stop = stop
    }
  }

  /// A document, program or recording that rules name as their source.
  public struct Source: Sendable, Hashable {
    /// How the sources of rules that come from it begin, such as `TalkBack 15.1`.
    public var name: String
    /// Where everybody finds it; nil where no address is known.
    public var address: String?
    /// When it was published, such as `2026-03-18` or `2026-08`; nil where nobody knows.
    public var date: String?

    /// Creates a source.
    public init(name: String, address: String? = nil, date: String? = nil) {
      self.name = name
      self.address = address
      self.date = date
    }
  }

  /// The name used on the command line, such as `talkback-15.1`.
  public var id: String
  /// The name that people read.
  public var title: String
  /// The reader that speaks.
  public var platform: Platform
  /// What users must know before they rely on the profile, in one line; "" when nothing.
  public var caveat: String
  /// What must be known besides where a screen has a kind of component, by the name of the kind.
  public var kindCaveats: [String: String]
  /// The documents and programs that its rules name as their sources.
  public var sources: [Source]
  /// The folder of vocabularies that the profile speaks with.
  public var vocabulary: String
  /// What is said in which order.
  public var style: Style
  /// Which form of a date is spoken where, by the place it takes in a component.
  public var dates: DateFormats
  /// The pauses that the reader makes.
  public var pauses: Pauses
  /// What users of the reader can set, each at its present value.
  public var settings: Settings
  /// The rules of the reader's composer; those of patterns stand with the patterns.
  public var rules: [Rule]
  /// Words by key that win over those of the vocabulary, in every language.
  public var words: [String: Vocabulary.Entry]

  /// Creates a profile.
  public init(
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

  /// Who says that the announcements are so.
  public var family: Family { style.family }

  /// Returns what users must know of the profile on a screen with components of some kinds.
  public func caveat(on kinds: some Sequence<String>) -> String {
    let own = kindCaveats.keys.sorted().filter(Set(kinds).contains)
    return ([caveat] + own.map { kindCaveats[$0] ?? "" }).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// Why things are said: every rule that a part of this profile can carry.
  public var allRules: [Rule] {
    guard case .documented(let style) = style else { return rules }
    return style.patterns.map(\.rule) + style.derivations.map(\.rule) + rules
  }

  /// The sources that its rules name, each once, sorted: those that the profile tells more of, and those
  /// of which it knows the name alone.
  ///
  /// What follows from another rule has no source of its own.
  public var citedSources: [Source] {
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

  /// Changes a setting; a variant must be one that a pattern has.
  ///
  /// - Throws: The keys or values that would be right.
  public mutating func set(_ key: String, to value: String) throws(Settings.Problem) {
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

  /// Returns the rule that a part refers to, nil when the profile has none of that name.
  public func rule(_ id: Rule.ID) -> Rule? { allRules.first { $0.id == id } }
}
