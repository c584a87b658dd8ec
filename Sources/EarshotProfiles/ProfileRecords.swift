package import Earshot

/// Converts profiles to records for `Scripts/embed-profiles`, and records to profiles for
/// ``BuiltIn``.
package enum ProfileRecords {
  package static func records(of profile: Profile) -> [[String]] {
    let (pauses, dates) = (profile.pauses, profile.dates)
    var records = [
      [
        "profile", profile.id, profile.title, profile.platform.rawValue, profile.vocabulary,
        profile.caveat, profile.family.rawValue,
      ], ["pauses"] + [pauses.part, pauses.hint, pauses.stop].map { "\($0)" },
      ["dates"] + [dates.day, dates.month, dates.value, dates.title].map(\.rawValue),
    ]
    records += profile.kindCaveats.sorted { $0.key < $1.key }.map { ["caveat", $0.key, $0.value] }
    records += profile.sources.map { ["source", $0.name, $0.address ?? "", $0.date ?? ""] }
    for setting in profile.settings.all {
      records.append(
        [
          "setting", setting.name, list(setting.aliases), setting.title, list(setting.values),
          setting.value,
        ])
      for preset in setting.presets {
        let sets = preset.sets.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        records.append(["preset", preset.value] + sets)
      }
    }
    switch profile.style {
    case .documented(let style): records += documentedRecords(of: style)
    case .device(let style): records += deviceRecords(of: style)
    }
    return records + profile.rules.map { ["rule", $0.id.rawValue, $0.sentence, $0.source] }
      + profile.words.sorted { $0.key < $1.key }
      .map { ["word", $0.key] + VocabularyRecords.fields(of: $0.value) }
  }

  private static func deviceRecords(of style: DeviceStyle) -> [[String]] {
    style.layouts.map { row in
      [
        "layout", row.group.rawValue, row.order ?? "", row.layout.deduplicates ? "once" : "",
        template(row.layout),
      ]
    } + style.follows.sorted().map { ["follows", $0] }
      + style.digits.sorted { $0.key < $1.key }.map { ["digits", $0.key, $0.value] }
  }

  private static func documentedRecords(of style: DocumentedStyle) -> [[String]] {
    style.patterns.map { pattern in
      [
        "pattern", pattern.part, pattern.say.text, list(pattern.when.map(\.rawValue).sorted()),
        pattern.variant ?? "", pattern.source, pattern.isDocumented ? "documented" : "derived",
      ] + words(pattern.words)
    }
      + style.derivations.map { derivation in
        [
          "derivation", derivation.adds.rawValue, list(derivation.components.sorted()),
          place(derivation.place), list(derivation.drops.map(\.rawValue).sorted()),
          derivation.rule.id.rawValue, derivation.rule.sentence, derivation.rule.source,
        ]
      }
      + style.parts.map { ["part", $0.fact.name, $0.part] }
      + [["leaves-out", list(style.leavesOut.sorted())]]
  }

  private static func template(_ layout: PhraseLayout) -> String {
    layout.places.map { place in
      let inner = place.innerJoint == ", " ? "" : "|\(place.innerJoint)"
      return "\(place.joint){\(place.slot.rawValue)\(inner)}"
    }.joined()
  }

  private static func words(_ words: [Slot: [String]]) -> [String] {
    words.sorted { $0.key.rawValue < $1.key.rawValue }
      .flatMap { slot, keys in keys.flatMap { [slot.rawValue, $0] } }
  }

  private static func place(_ place: Derivation.Place) -> String {
    switch place {
    case .before(let slots): "before " + list(slots.map(\.rawValue))
    case .after(let slots): "after " + list(slots.map(\.rawValue))
    case .last: "last"
    }
  }

  private static func list(_ items: [String]) -> String { items.joined(separator: ";") }
}

extension ProfileRecords {
  package static func profile(_ records: [[String]]) -> Profile {
    var reader = Reader()
    for record in records { reader.read(record) }
    return reader.finished()
  }

  private struct Reader {
    private var profile = Profile(
      id: "", title: "", platform: .voiceOver, vocabulary: "",
      style: .device(DeviceStyle(layouts: [])))
    private var documented = DocumentedStyle(patterns: [], derivations: [])
    private var device = DeviceStyle(layouts: [])
    private var isDocumented = false
    private var says: [String: Say] = [:]

    mutating func read(_ record: [String]) {
      switch record[0] {
      case "profile": readProfile(record)
      case "pauses":
        profile.pauses = Profile.Pauses(
          part: Int(record[1]) ?? 0, hint: Int(record[2]) ?? 0, stop: Int(record[3]) ?? 0)
      case "dates": readDates(record)
      case "source":
        let details = record[2...3].map { $0.isEmpty ? nil : $0 }
        profile.sources.append(.init(name: record[1], address: details[0], date: details[1]))
      case "caveat": profile.kindCaveats[record[1]] = record[2]
      case "setting":
        profile.settings.all.append(
          Settings.Setting(
            name: record[1], aliases: list(record[2]), title: record[3], values: list(record[4]),
            value: record[5]))
      case "preset": readPreset(record)
      case "layout": readLayout(record)
      case "follows": device.follows.insert(record[1])
      case "digits": device.digits[record[1]] = record[2]
      case "pattern": readPattern(record)
      case "derivation": readDerivation(record)
      case "part":
        if let fact = Fact(named: record[1]) {
          documented.parts.append(.init(fact, part: record[2]))
        }
      case "leaves-out": documented.leavesOut = Set(list(record[1]))
      case "rule":
        profile.rules.append(
          Rule(id: Rule.ID(rawValue: record[1]), sentence: record[2], source: record[3]))
      case "word": profile.words[record[1]] = VocabularyRecords.entry(record.dropFirst(2))
      default: return
      }
    }

    func finished() -> Profile {
      var profile = profile
      profile.style = isDocumented ? .documented(documented) : .device(device)
      return profile
    }

    private mutating func readProfile(_ record: [String]) {
      profile.id = record[1]
      profile.title = record[2]
      profile.platform = Platform(rawValue: record[3]) ?? .voiceOver
      profile.vocabulary = record[4]
      profile.caveat = record[5]
      isDocumented = record[6] == Profile.Family.documented.rawValue
    }

    private mutating func readDates(_ record: [String]) {
      typealias Form = DateFormats.Form
      guard let day = Form(rawValue: record[1]), let month = Form(rawValue: record[2]),
        let value = Form(rawValue: record[3]), let title = Form(rawValue: record[4])
      else { return }
      profile.dates = DateFormats(day: day, month: month, value: value, title: title)
    }

    private mutating func readPreset(_ record: [String]) {
      var sets: [String: String] = [:]
      for index in stride(from: 2, to: record.count - 1, by: 2) {
        sets[record[index]] = record[index + 1]
      }
      guard let last = profile.settings.all.indices.last else { return }
      profile.settings.all[last].presets.append(Settings.Preset(value: record[1], sets: sets))
    }

    private mutating func readLayout(_ record: [String]) {
      guard let group = PhraseGroup(rawValue: record[1]),
        var layout = (try? Say(record[4], allowed: Slot.allCases))?.layout
      else { return }
      layout.deduplicates = !record[3].isEmpty
      device.layouts.append(
        DeviceStyle.Layout(
          group: group, order: record[2].isEmpty ? nil : record[2], layout: layout))
    }

    private mutating func readPattern(_ record: [String]) {
      guard let say = say(record[2]) else { return }
      var words: [Slot: [String]] = [:]
      for index in stride(from: 7, to: record.count - 1, by: 2) {
        guard let slot = Slot(rawValue: record[index]) else { continue }
        words[slot, default: []].append(record[index + 1])
      }
      documented.patterns.append(
        Pattern(
          part: record[1], say: say, when: Set(list(record[3]).compactMap(ElementFact.init)),
          variant: record[4].isEmpty ? nil : record[4], words: words, source: record[5],
          isDocumented: record[6] == "documented", platform: profile.platform))
    }

    private mutating func say(_ template: String) -> Say? {
      if let say = says[template] { return say }
      let say = try? Say(template)
      says[template] = say
      return say
    }

    private mutating func readDerivation(_ record: [String]) {
      guard let slot = Slot(rawValue: record[1]) else { return }
      let words = record[3].split(separator: " ", maxSplits: 1).map(String.init)
      let near = words.count == 2 ? slots(words[1]) : []
      let places: [String: Derivation.Place] = ["before": .before(near), "after": .after(near)]
      documented.derivations.append(
        Derivation(
          adds: slot, components: Set(list(record[2])),
          place: words.first.flatMap { places[$0] } ?? .last, drops: Set(slots(record[4])),
          rule: Rule(id: Rule.ID(rawValue: record[5]), sentence: record[6], source: record[7])))
    }

    private func list(_ text: String) -> [String] {
      guard !text.isEmpty else { return [] }
      return text.utf8.split(separator: UInt8(ascii: ";")).map { String(Substring($0)) }
    }

    private func slots(_ text: String) -> [Slot] { list(text).compactMap(Slot.init) }
  }
}
