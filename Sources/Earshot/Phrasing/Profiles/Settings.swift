package struct Settings: Sendable, Hashable {
  package struct Setting: Sendable, Hashable {
    /// The key on the command line, such as `descriptionOrder`.
    package var name: String
    package var aliases: [String]
    /// The setting's title in the screen reader, or a description if the reader has no such
    /// setting.
    package var title: String
    /// The allowed values; empty if the value can be any text.
    package var values: [String]
    package var value: String
    package var presets: [Preset]

    package init(
      name: String, aliases: [String] = [], title: String, values: [String], value: String,
      presets: [Preset] = []
    ) {
      self.name = name
      self.aliases = aliases
      self.title = title
      self.values = values
      self.value = value
      self.presets = presets
    }
  }

  package struct Preset: Sendable, Hashable {
    package var value: String
    package var sets: [String: String]

    package init(value: String, sets: [String: String]) {
      self.value = value
      self.sets = sets
    }
  }

  package enum Problem: Error, Sendable, Hashable {
    case unknownKey(String, known: [String])
    case unknownValue(String, key: String, known: [String])
  }

  package var all: [Setting]

  package init(_ all: [Setting] = []) { self.all = all }

  package subscript(name: String) -> String? { all.first { $0.name == name }?.value }

  /// Returns whether a setting is on; true if the setting does not exist.
  package func isOn(_ name: String) -> Bool { self[name] != "off" }

  package mutating func drop(_ name: String) {
    all.removeAll { $0.name == name }
    for setting in all.indices {
      for preset in all[setting].presets.indices {
        all[setting].presets[preset].sets[name] = nil
      }
    }
  }

  /// Sets a value; accepts `true` for `on` and `false` for `off`.
  ///
  /// A preset does not trigger other presets, because two presets could trigger each other forever.
  ///
  /// - Throws: ``Problem`` with the known keys or values.
  package mutating func set(_ key: String, to value: String) throws(Problem) {
    let setting = try change(key, to: value)
    for preset in setting.presets where preset.value == setting.value {
      for (name, following) in preset.sets.sorted(by: { $0.key < $1.key })
      where name != setting.name {
        _ = try change(name, to: following)
      }
    }
  }

  private mutating func change(_ key: String, to value: String) throws(Problem) -> Setting {
    guard let index = all.firstIndex(where: { $0.name == key || $0.aliases.contains(key) }) else {
      throw .unknownKey(key, known: all.map(\.name))
    }
    let setting = all[index]
    let value = Self.plain(value, allowed: setting.values)
    guard setting.values.isEmpty || setting.values.contains(value) else {
      throw .unknownValue(value, key: setting.name, known: setting.values)
    }
    all[index].value = value
    return all[index]
  }

  private static func plain(_ value: String, allowed: [String]) -> String {
    guard !allowed.contains(value), let plain = ["true": "on", "false": "off"][value],
      allowed.contains(plain)
    else { return value }
    return plain
  }
}

extension Settings.Problem {
  /// Merges the errors of two profiles; an error about a value takes precedence over an error about
  /// a key, because it is more helpful.
  package func joined(with other: Settings.Problem) -> Settings.Problem {
    switch (self, other) {
    case (.unknownKey(let key, let known), .unknownKey(_, let others)):
      .unknownKey(key, known: known + others.filter { !known.contains($0) })
    case (.unknownValue(let value, let key, let known), .unknownValue(_, _, let others)):
      .unknownValue(value, key: key, known: known + others.filter { !known.contains($0) })
    case (.unknownKey, .unknownValue): other
    case (.unknownValue, .unknownKey): self
    }
  }
}

extension Settings.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownKey(let key, let known):
      known.isEmpty
        ? "unknown setting '\(key)'; this profile has no settings"
        : NearestName.message("setting", key, known: known, listedBy: "earshot profiles ID")
    case .unknownValue(let value, let key, let known):
      "setting '\(key)': "
        + NearestName.message(
          "value", value, known: known, listedBy: "earshot profiles ID")
    }
  }
}
