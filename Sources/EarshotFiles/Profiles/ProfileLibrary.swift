package import Earshot

package struct ProfileLibrary: Sendable {
  package private(set) var profiles: [String: Profile] = [:]
  /// The ids of the newest profiles, by reader names such as `talkback`.
  package private(set) var newest: [String: String] = [:]
  package private(set) var newestOfFamily: [Profile.Family: [Platform: String]] = [:]
  package private(set) var bases: [String: String] = [:]

  /// Creates a library from files in any order.
  ///
  /// - Throws: An error if a file is invalid, if profiles extend each other in a cycle, or if two
  ///   profiles claim to be the newest.
  package init(_ values: [SourceValue]) throws(InputError) {
    var waiting = values
    var files: [ProfileReader.File] = []
    while !waiting.isEmpty {
      let ready = waiting.filter { value in
        value.entry("extends")?.value.scalar.map { profiles[$0] != nil } ?? true
      }
      if ready.isEmpty { throw Self.missingBase(of: waiting, values) }
      let known = profiles
      let reader = ProfileReader(extending: { known[$0] }, known: known.keys.sorted())
      for value in ready {
        let file = try reader.file(value)
        guard profiles.updateValue(file.profile, forKey: file.profile.id) == nil else {
          throw InputError("the profile '\(file.profile.id)' is written twice", at: value.location)
        }
        bases[file.profile.id] = file.base
        files.append(file)
      }
      waiting.removeAll { value in ready.contains { $0.location == value.location } }
    }
    for file in files { try readNewest(file) }
  }

  private static func missingBase(of waiting: [SourceValue], _ all: [SourceValue]) -> InputError {
    let ids = all.compactMap { $0.entry("profile")?.value.scalar }
    for value in waiting {
      guard let base = value.entry("extends")?.value, let name = base.scalar else { continue }
      if !ids.contains(name) { return base.unknown("profile", name, known: ids.sorted()) }
    }
    let names = waiting.compactMap { $0.entry("profile")?.value.scalar }.joined(separator: ", ")
    return InputError(
      "these profiles extend each other in a cycle: \(names)",
      at: waiting.first?.entry("extends")?.location)
  }

  /// If two profiles claim to be the newest for a name, the one that extends the other gets the
  /// name, so that a new version needs only one file.
  private mutating func readNewest(_ file: ProfileReader.File) throws(InputError) {
    let (id, platform) = (file.profile.id, file.profile.platform)
    for claim in file.newestOf {
      let name = try claim.text()
      let family = Profile.Family(rawValue: name)
      guard family == nil || family == file.profile.family else {
        let own = file.profile.family.rawValue
        throw InputError(
          "'\(id)' cannot be the newest profile of '\(name)'; write '\(own)', because it is a \(own) profile",
          at: claim.location)
      }
      guard profiles[name] == nil else {
        throw InputError("'\(name)' is already the name of a profile", at: claim.location)
      }
      let other = family.map { newestOfFamily[$0]?[platform] } ?? newest[name]
      if let other, !extends(id, other) {
        guard extends(other, id) else {
          throw InputError(
            "'\(other)' and '\(id)' are both marked as the newest profile of '\(name)'; let the newer "
              + "profile extend the older profile", at: claim.location)
        }
        continue
      }
      if let family {
        newestOfFamily[family, default: [:]][platform] = id
      } else {
        newest[name] = id
      }
    }
  }

  private func extends(_ id: String, _ other: String) -> Bool {
    var base = bases[id]
    while let name = base, name != other { base = bases[name] }
    return base != nil
  }
}

extension SourceValue {
  func entry(_ key: String) -> Entry? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key == key }
  }

  var scalar: String? {
    guard case .scalar(let text) = content else { return nil }
    return text
  }
}
