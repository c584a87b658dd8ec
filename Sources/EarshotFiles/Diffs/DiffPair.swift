package import Earshot

package struct DiffPair {
  package var expected: DiffInput
  package var expectedFile: String
  package var heard: DiffInput
  package var heardFile: String
  package var toolkits: [Toolkit] = []
  package var locale: String?
  package var isStrict = false
  package var ignored: Set<Finding.Kind> = []
  package var assumption: String?
  /// Whether a log is compared with the version of its reader that explains it best.
  package var choosesVersion = false

  package init(
    expected: DiffInput, _ expectedFile: String, heard: DiffInput, _ heardFile: String
  ) {
    self.expected = expected
    self.expectedFile = expectedFile
    self.heard = heard
    self.heardFile = heardFile
  }

  /// `profiles` returns the requested profiles, or all profiles of a family.
  package func runs(by profiles: (Profile.Family) throws -> [Profile]) throws -> [DiffRun] {
    let told = heard.capture?.toolkit
    let wanted = expected.built(with: (told.map { [$0] } ?? []) + toolkits)
    let platforms = Set([wanted, heard].compactMap { $0.capture?.platform })
    guard platforms.count < 2 else {
      throw InputError(
        "'\(expectedFile)' is for Android and ' \(heardFile)' for iOS, or the reverse")
    }
    let fitting = try profiles(heard.standardFamily)
      .filter { platforms.isEmpty || platforms.contains($0.platform) }
    guard !fitting.isEmpty else {
      throw NoProfile(
        "'\(heardFile)' needs a profile of \(platforms.first?.readerName ?? "that platform")")
    }
    let assumptions =
      (assumption.map { [$0] } ?? [])
      + (told.map { ["toolkit \($0.rawValue), according to the file"] } ?? [])
    let runs = fitting.map { profile in
      DiffRun(
        expected: wanted, expectedFile: expectedFile, heard: heard, heardFile: heardFile,
        profile: profile, locale: locale ?? wanted.locale ?? heard.locale ?? "en",
        isStrict: isStrict, ignored: ignored, assumptions: assumptions,
        choosesVersion: choosesVersion)
    }
    return platforms.isEmpty ? Self.nearest(of: runs) : runs
  }

  package struct NoProfile: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
  }

  /// Texts from an unknown reader are compared with the nearest profile.
  private static func nearest(of runs: [DiffRun]) -> [DiffRun] {
    guard runs.count > 1, runs.contains(where: { $0.expected.isComposed }) else {
      return Array(runs.prefix(1))
    }
    let runs = runs.map { $0.compared() }
    let counts = runs.map { run -> (Int, Int) in
      let findings = run.result().section.comparison.findings
      return (findings.count { $0.severity == .error }, findings.count)
    }
    let best = runs.indices.min { counts[$0] < counts[$1] }
    return best.map { [runs[$0]] } ?? []
  }
}
