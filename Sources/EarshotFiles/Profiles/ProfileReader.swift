public import Earshot
internal import EarshotProfiles

/// Reads a profile from `Profiles/`, or a user's profile.
public struct ProfileReader: Sendable {
  private let base: @Sendable (String) -> Profile?
  private let known: [String]

  /// Creates a reader for profiles that can extend the built-in profiles.
  public init() {
    self.init(
      extending: { BuiltIn.profile($0) }, known: BuiltIn.profileIDs + BuiltIn.newest.keys.sorted())
  }

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - base: Returns the profile that `extends:` names.
  ///   - known: The names of all profiles that can be extended, for errors.
  public init(extending base: @escaping @Sendable (String) -> Profile?, known: [String]) {
    self.base = base
    self.known = known
  }

  package struct File: Sendable {
    package var profile: Profile
    package var base: String?
    package var newestOf: [SourceValue]
  }

  /// Returns the profile in a YAML text, including inherited properties; errors name the `file`.
  public func profile(of text: String, file: String = "profile.yaml") throws -> Profile {
    try self.file(SourceReader(file: file).value(of: Array(text.utf8))).profile
  }

  package func file(_ value: SourceValue) throws(InputError) -> File {
    let fields = try Fields(
      value, subject: "profile",
      known: [
        "profile", "extends", "newest-of", "title", "platform", "vocabulary", "caveat",
        "kind-caveats", "sources", "drops", "pauses", "dates", "settings", "layouts", "follows",
        "digits",
        "patterns", "derived",
        "derivations", "parts", "leaves-out", "words", "rules",
      ])
    var profile = try start(fields)
    try readDrops(fields, from: &profile)
    if let caveat = try fields.text("caveat") { profile.caveat = caveat }
    let caveats = try fields["kind-caveats"]?.entries(
      "a map from kinds to caveats", suchAs: "'dropdown: iOS has no native dropdown.'")
    for entry in caveats ?? [] {
      profile.kindCaveats[entry.key] = try entry.value.text()
    }
    try readSources(fields, into: &profile)
    if let vocabulary = try fields.text("vocabulary") { profile.vocabulary = vocabulary }
    try readPauses(fields, into: &profile)
    try readDates(fields, into: &profile)
    try readSettings(fields, into: &profile)
    try refuseOtherFamily(fields, profile.family)
    switch profile.style {
    case .documented(let style):
      profile.style = .documented(try documented(fields, from: style, platform: profile.platform))
    case .device(let style):
      profile.style = .device(try device(fields, from: style, platform: profile.platform))
    }
    try readRules(fields, into: &profile)
    if let words = fields["words"] {
      profile.words.merge(try VocabularyReader.words(words)) { $1 }
    }
    return File(
      profile: profile, base: try fields.text("extends"), newestOf: try fields.items("newest-of"))
  }

  private func readSources(_ fields: Fields, into profile: inout Profile) throws(InputError) {
    for item in try fields.items("sources") {
      let source = try Fields(item, subject: "source", known: ["name", "address", "date"])
      let name = try source.required("name").text()
      let (address, date) = (try source.text("address"), try source.text("date"))
      if let value = source["address"], let address, !address.hasPrefix("https://") {
        throw InputError(
          "'\(address)' is not an address; begin it with https://", at: value.location)
      }
      if let value = source["date"], let date,
        !["", "-01", "-01-01"].contains(where: { CalendarDate(date + $0) != nil })
      {
        throw InputError(
          "'\(date)' is not a date; write 2026, 2026-03 or 2026-03-18", at: value.location)
      }
      profile.sources.removeAll { $0.name == name }
      profile.sources.append(.init(name: name, address: address, date: date))
    }
  }

  private func refuseOtherFamily(
    _ fields: Fields, _ family: Profile.Family
  ) throws(InputError) {
    let (foreign, other): ([String], Profile.Family) =
      switch family {
      case .documented: (["layouts", "follows", "digits"], .device)
      case .device: (["patterns", "derived", "derivations", "parts", "leaves-out"], .documented)
      }
    for key in foreign {
      guard let value = fields[key] else { continue }
      throw InputError(
        "profile: '\(key)' has no effect in a \(family.rawValue) profile; extend a \(other.rawValue) profile",
        at: value.location)
    }
  }

  private func start(_ fields: Fields) throws(InputError) -> Profile {
    let id = try fields.required("profile").text()
    let title = try fields.text("title")
    if let extended = fields["extends"] {
      let name = try extended.text()
      guard var profile = base(name) else { throw extended.unknown("profile", name, known: known) }
      profile.id = id
      profile.title = title ?? "\(profile.title), as \(id) says it"
      return profile
    }
    let platform = try fields.required("platform").choice(Platform.self, named: "platform")
    let style: Profile.Style =
      fields["layouts"] == nil
      ? .documented(DocumentedStyle(patterns: [], derivations: []))
      : .device(DeviceStyle(layouts: []))
    return Profile(
      id: id, title: title ?? id, platform: platform,
      vocabulary: try fields.required("vocabulary").text(), style: style)
  }

  private func readDrops(_ fields: Fields, from profile: inout Profile) throws(InputError) {
    guard let value = fields["drops"] else { return }
    let drops = try Fields(value, subject: "drops", known: ["follows", "settings", "rules"])
    for item in try drops.items("settings") {
      profile.settings.drop(try item.name("setting", among: profile.settings.all.map(\.name)))
    }
    for item in try drops.items("rules") {
      let id = try item.name("rule", among: profile.rules.map(\.id.rawValue))
      profile.rules.removeAll { $0.id.rawValue == id }
    }
    guard case .device(var style) = profile.style else { return }
    for item in try drops.items("follows") {
      style.follows.remove(try item.name("rule", among: style.follows.sorted()))
    }
    profile.style = .device(style)
  }

  private func readPauses(_ fields: Fields, into profile: inout Profile) throws(InputError) {
    guard let value = fields["pauses"] else { return }
    let pauses = try Fields(value, subject: "pauses", known: ["part", "hint", "stop"])
    let range = 0...10_000
    if let part = pauses["part"] { profile.pauses.part = try part.integer(in: range) }
    if let hint = pauses["hint"] { profile.pauses.hint = try hint.integer(in: range) }
    if let stop = pauses["stop"] { profile.pauses.stop = try stop.integer(in: range) }
  }

  private func readDates(_ fields: Fields, into profile: inout Profile) throws(InputError) {
    guard let value = fields["dates"] else { return }
    let dates = try Fields(value, subject: "dates", known: ["day", "month", "value", "title"])
    typealias Form = DateFormats.Form
    if let form = try dates.choice("day", Form.self) { profile.dates.day = form }
    if let form = try dates.choice("month", Form.self) { profile.dates.month = form }
    if let form = try dates.choice("value", Form.self) { profile.dates.value = form }
    if let form = try dates.choice("title", Form.self) { profile.dates.title = form }
  }

  private func readRules(_ fields: Fields, into profile: inout Profile) throws(InputError) {
    for item in try fields.items("rules") {
      let rule = try Fields(item, subject: "rule", known: ["id", "sentence", "source"])
      let id = Rule.ID(rawValue: try rule.required("id").text())
      profile.rules.removeAll { $0.id == id }
      profile.rules.append(
        Rule(
          id: id, sentence: try rule.required("sentence").text(),
          source: try rule.required("source").text()))
    }
  }
}

extension ProfileReader {
  private func readSettings(_ fields: Fields, into profile: inout Profile) throws(InputError) {
    for item in try fields.items("settings") {
      let setting = try setting(item, extending: profile.settings)
      if let index = profile.settings.all.firstIndex(where: { $0.name == setting.name }) {
        profile.settings.all[index] = setting
      } else {
        profile.settings.all.append(setting)
      }
    }
  }

  private func setting(
    _ item: SourceValue, extending known: Settings
  ) throws(InputError) -> Settings.Setting {
    let fields = try Fields(
      item, subject: "setting", known: ["name", "aliases", "title", "values", "value", "presets"])
    let name = try fields.required("name").text()
    let base = known.all.first { $0.name == name }
    let names = known.all.map(\.name)
    if base == nil, NearestName.nearest(to: name, among: names) != nil {
      throw item.unknown("setting", name, known: names)
    }
    var setting =
      base ?? Settings.Setting(name: name, aliases: [], title: "", values: [], value: "")
    if let title = try fields.text("title") { setting.title = title }
    if fields["aliases"] != nil { setting.aliases = try fields.texts("aliases") }
    if fields["values"] != nil { setting.values = try fields.texts("values") }
    if base == nil || fields["value"] != nil {
      setting.value = try fields.required("value").text()
    }
    guard setting.values.isEmpty || setting.values.contains(setting.value) else {
      throw (fields["value"] ?? item).unknown("value", setting.value, known: setting.values)
    }
    setting.presets += try fields.items("presets").map(preset)
    return setting
  }

  private func preset(_ item: SourceValue) throws(InputError) -> Settings.Preset {
    let fields = try Fields(item, subject: "preset", known: ["value", "sets"])
    var sets: [String: String] = [:]
    if case .map(let entries) = try fields.required("sets").content {
      for entry in entries { sets[entry.key] = try entry.value.text() }
    }
    return Settings.Preset(value: try fields.required("value").text(), sets: sets)
  }

  private func device(
    _ fields: Fields, from base: DeviceStyle, platform: Platform
  ) throws(InputError) -> DeviceStyle {
    var style = base
    for item in try fields.items("layouts") {
      let layout = try layout(item)
      style.layouts.removeAll { $0.group == layout.group && $0.order == layout.order }
      style.layouts.append(layout)
    }
    let rules =
      switch platform {
      case .voiceOver: VoiceOverComposer.followedRules
      case .talkBack: TalkBackComposer.followedRules
      }
    for item in try fields.items("follows") {
      style.follows.insert(try item.name("rule", among: rules))
    }
    try readDigits(fields, into: &style, platform: platform)
    return style
  }

  private func readDigits(
    _ fields: Fields, into style: inout DeviceStyle, platform: Platform
  ) throws(InputError) {
    guard let value = fields["digits"] else { return }
    guard platform == .voiceOver, case .map(let entries) = value.content else {
      throw InputError(
        "expected a map from languages to digits, found \(value.found)",
        at: value.location)
    }
    for entry in entries {
      let digits = try entry.value.text()
      guard digits.compactMap(\.wholeNumberValue) == Array(0...9), digits.count == 10 else {
        throw InputError(
          "expected the digits from 0 to 9, found '\(digits)'", at: entry.value.location)
      }
      style.digits[entry.key] = digits
    }
  }

  private func layout(_ item: SourceValue) throws(InputError) -> DeviceStyle.Layout {
    let fields = try Fields(
      item, subject: "layout", known: ["group", "order", "say", "deduplicate"])
    var layout = try say(try fields.required("say"), allowed: Slot.allCases).layout
    layout.deduplicates = try fields.flag("deduplicate")
    return DeviceStyle.Layout(
      group: try fields.required("group").choice(PhraseGroup.self, named: "group"),
      order: try fields.text("order"), layout: layout)
  }

  func say(_ value: SourceValue, allowed: [Slot]) throws(InputError) -> Say {
    let text = try value.text()
    do { return try Say(text, allowed: allowed) } catch {
      throw InputError("\(error)", at: value.location)
    }
  }
}

extension SourceValue {
  func name(_ what: String, among known: [String]) throws(InputError) -> String {
    let name = try text()
    guard known.contains(name) else { throw unknown(what, name, known: known) }
    return name
  }
}
