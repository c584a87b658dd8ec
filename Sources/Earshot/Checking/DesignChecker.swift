/// Finds what is wrong with a design before anyone listens.
public struct DesignChecker: Sendable {
  /// A reader in the language of the screen, with the words that the checks look for.
  public struct Reader: Sendable {
    /// The reader that speaks.
    package let reader: ScreenReader
    /// Says what the reader says.
    package private(set) var preview: Preview
    /// The words that components put into what they expose.
    package let wording: Wording
    /// The reader's own words.
    let vocabulary: Vocabulary

    /// The profile that it speaks by.
    public var profile: Profile { reader.profile }

    /// Creates a reader.
    public init(reader: ScreenReader, wording: Wording, vocabulary: Vocabulary) {
      self.reader = reader
      preview = Preview(reader: reader, wording: wording)
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
    func walk(through screen: Screen) -> Walk {
      Walk(through: screen, reader: reader, wording: wording)
    }

    /// Returns a finding that the reader makes of a component.
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

  /// The language of the screen as its readers speak it, a BCP 47 tag.
  let locale: String
  /// The readers whose announcements are judged.
  let readers: [Reader]
  /// Further readers, whose words for roles and states have no place in a name either.
  let companions: [Reader]
  /// The readers that expectations can be for, by what a design calls them.
  let pinned: @Sendable (String) -> Reader?
  /// The names that `pinned` knows, for messages.
  let pinnedNames: [String]
  /// What is checked.
  let checks: [any DesignCheck]

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - locale: The language that the readers speak, a BCP 47 tag.
  ///   - readers: The readers whose announcements are judged.
  ///   - companions: Further readers, whose words for roles and states have no place in a name.
  ///   - pinnedNames: The platforms and profiles that expectations can be for.
  ///   - checks: What is checked.
  ///   - pinned: Finds the reader that an expectation is for; nil when there is none of the name.
  public init(
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
