package import Earshot
import EarshotFiles
import EarshotProfiles

extension Profile {
  /// Returns the profiles in a comma-separated list; reads each profile only once.
  ///
  /// The name of a family, such as `device`, selects the family's profile for each platform.
  package static func named(_ list: String, own: [Profile] = []) throws -> [Profile] {
    let items = list.split(separator: ",").map { String($0) }
    let names = (items.isEmpty ? [""] : items).flatMap { item in
      Family(rawValue: item).map(BuiltIn.profileNames) ?? [item]
    }
    var seen: Set<String> = []
    return try names.filter { seen.insert(BuiltIn.newest[$0] ?? $0).inserted }.map { name in
      try own.first { $0.id == name }
        ?? builtIn(name, besides: Family.allCases.map(\.rawValue) + own.map(\.id))
    }
  }

  package static func builtIn(
    _ name: String, besides others: [String] = Family.allCases.map(\.rawValue)
  ) throws -> Profile {
    if let profile = BuiltIn.profile(name) { return profile }
    let known = others + BuiltIn.profileIDs + BuiltIn.newest.keys.sorted()
    throw UsageError(
      NearestName.message("profile", name, known: known, listedBy: "earshot profiles"))
  }

  package static func read(_ source: EarshotKit.Source) throws -> Profile {
    try ProfileReader().ownProfile(
      SourceReader(file: source.name).value(of: source.bytes()), kinds: ComponentKinds.builtIn.names
    )
  }

  static func setting(_ settings: [String], of profiles: [Profile]) throws -> [Profile] {
    var profiles = profiles
    for text in settings {
      let (key, value) = try change(text)
      var problems: [Settings.Problem] = []
      for index in profiles.indices {
        do throws(Settings.Problem) { try profiles[index].set(key, to: value) } catch {
          problems.append(error)
        }
      }
      guard problems.count == profiles.count, let problem = problems.first else { continue }
      throw UsageError("\(problems.dropFirst().reduce(problem) { $0.joined(with: $1) })")
    }
    return profiles
  }

  private static func change(_ text: String) throws -> (key: String, value: String) {
    let pieces = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard pieces.count == 2, !pieces[0].isEmpty else {
      throw UsageError(
        "expected a key and a value, found '\(text)'; write key=value, such as hints=off")
    }
    return (String(pieces[0]), String(pieces[1]))
  }
}
