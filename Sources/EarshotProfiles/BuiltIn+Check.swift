package import Earshot

extension BuiltIn {
  /// Returns a checker for a locale, with all built-in profiles.
  ///
  /// Expectations in designs can also name the custom profiles in `own`.
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

  package static func checkReader(for profile: Profile, locale: String) -> DesignChecker.Reader {
    let vocabulary = vocabulary(of: profile, locale: locale)
    return DesignChecker.Reader(
      reader: reader(for: profile, locale: locale, speaking: vocabulary),
      wording: wording(for: profile, locale: locale), vocabulary: vocabulary)
  }

  private static var pinnedNames: [String] { Platform.allCases.map(\.rawValue) + profileIDs }

  private static func pinnedProfile(_ name: String) -> Profile? {
    guard let platform = Platform(rawValue: name) else { return profile(name) }
    return newest(of: .documented, on: platform)
  }
}
