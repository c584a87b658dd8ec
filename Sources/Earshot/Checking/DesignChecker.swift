/// Finds problems in a design before anybody has to listen to it.
public struct DesignChecker: Sendable {
  /// A reader in the language of the screen.
  package struct Reader: Sendable {
    package let reader: ScreenReader
    /// Says what the reader says.
    package private(set) var preview: ScreenPreview
    /// The words that components put into what they expose.
    package let wording: Wording
    let vocabulary: Vocabulary

    /// The profile of the reader.
    package var profile: Profile { reader.profile }

    /// Creates a reader.
    package init(reader: ScreenReader, wording: Wording, vocabulary: Vocabulary) {
      self.reader = reader
      preview = ScreenPreview(reader: reader, wording: wording)
      self.wording = wording
      self.vocabulary = vocabulary
    }

    /// Returns the reader with the preview of components of a screen.
    func on(_ screen: Screen) -> Reader {
      var reader = self
      reader.preview = preview.on(screen)
      return reader
    }

    /// Returns a walk with the reader, at its beginning.
    func walk(through screen: Screen) -> Walkthrough {
      Walkthrough(through: screen, reader: reader, wording: wording)
    }

    func finding(
      _ kind: DesignFinding.Kind, of component: any Component, at location: SourceLocation? = nil,
      found: String
    ) -> DesignFinding {
      let name = component.common.label.isEmpty ? component.id : component.common.label
      return DesignFinding(
        kind, found: "\(component.kind) \"\(name)\", \(profile.platform.readerName): \(found)",
        at: location ?? component.common.location)
    }
  }

  let locale: String
  let readers: [Reader]
  let companions: [Reader]
  let pinned: @Sendable (String) -> Reader?
  let pinnedNames: [String]
  let checks: [any DesignCheck]

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - locale: The language of the readers, a BCP 47 tag.
  ///   - readers: The readers to check.
  ///   - companions: Additional readers. Names should not contain their words for roles and states
  ///     either.
  ///   - pinnedNames: The platforms and profiles that expectations can name.
  ///   - checks: The checks.
  ///   - pinned: Returns the reader for a name in an expectation; nil if the name is unknown.
  package init(
    locale: String, readers: [Reader], companions: [Reader] = [], pinnedNames: [String],
    checks: [any DesignCheck] = .builtIn, pinned: @escaping @Sendable (String) -> Reader?
  ) {
    self.locale = locale
    self.readers = readers
    self.companions = companions
    self.pinnedNames = pinnedNames
    self.checks = checks
    self.pinned = pinned
  }

  /// Returns the checker whose readers find the components of a screen where they are on it.
  func on(_ screen: Screen) -> DesignChecker {
    DesignChecker(
      locale: locale, readers: readers.map { $0.on(screen) },
      companions: companions.map { $0.on(screen) }, pinnedNames: pinnedNames, checks: checks
    ) { [pinned] in pinned($0)?.on(screen) }
  }

  /// Returns what is found in a screen, in the order of its file; the same thing is said once,
  /// however many readers say it.
  public func findings(in screen: Screen) -> [DesignFinding] {
    let checked = CheckedScreen(screen, by: self)
    var seen: Set<DesignFinding> = []
    return checks.flatMap { $0.findings(in: checked) }.filter { seen.insert($0).inserted }
      .sorted { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) }
  }
}
