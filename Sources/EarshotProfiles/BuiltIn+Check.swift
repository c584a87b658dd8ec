package import Earshot

extension BuiltIn {
  /// Returns what checks designs in a locale.
  ///
  /// - Parameters:
  ///   - readers: The readers whose announcements are judged.
  ///   - locale: The language that they speak, a BCP 47 tag.
  ///   - own: Readers of the user's own that expectations can be for, beside those that are built
  ///     in; found by the identifier of their profile.
  ///   - checks: What is checked; `.builtIn + [MyCheck()]` adds a check.
  /// - Returns: The checker, which knows every built-in profile.
  package static func checker(
    judging readers: [DesignChecker.Reader], locale: String, own: [DesignChecker.Reader] = [],
    checks: [any DesignCheck] = .builtIn
  ) -> DesignChecker {
    let companions = Profile.Family.allCases.flatMap(profileNames)
      .compactMap { profile($0) }
      .filter { profile in !readers.contains { $0.profile.id == profile.id } }
    return DesignChecker(
      locale: locale, readers: readers,
      companions: companions.map { checkReader(for: $0, locale: locale) },
      pinnedNames: pinnedNames + own.map(\.profile.id), checks: checks
    ) { name in
      if let own = own.first(where: { $0.profile.id == name }) { return own }
      return pinnedProfile(name).map { checkReader(for: $0, locale: locale) }
    }
  }

  /// Returns a reader for a check.
  package static func checkReader(for profile: Profile, locale: String) -> DesignChecker.Reader {
    DesignChecker.Reader(
      reader: reader(for: profile, locale: locale),
      wording: wording(for: profile, locale: locale),
      vocabulary: vocabulary(of: profile, locale: locale))
  }

  /// What expectations can be for: a platform, which means its documented profile, or a profile.
  private static var pinnedNames: [String] { Platform.allCases.map(\.rawValue) + profileIDs }

  private static func pinnedProfile(_ name: String) -> Profile? {
    guard let platform = Platform(rawValue: name) else { return profile(name) }
    return newest(of: .documented, on: platform)
  }
}
