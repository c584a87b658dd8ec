package struct DesignChecker: Sendable {
  package struct Reader: Sendable {
    package let reader: ScreenReader
    package private(set) var preview: ScreenPreview
    package let wording: Wording
    let vocabulary: Vocabulary

    package var profile: Profile { reader.profile }

    package init(reader: ScreenReader, wording: Wording, vocabulary: Vocabulary) {
      self.reader = reader
      preview = ScreenPreview(reader: reader, wording: wording)
      self.wording = wording
      self.vocabulary = vocabulary
    }

    func on(_ places: [String: ComponentPlace]) -> Reader {
      var reader = self
      reader.preview = preview.on(places)
      return reader
    }

    func walk(through screen: Screen) -> Walkthrough {
      Walkthrough(through: screen, reader: reader, wording: wording)
    }

    func finding(
      _ kind: DesignFinding.Kind, as severity: Finding.Severity? = nil,
      of component: any Component, at location: SourceLocation? = nil, found: String
    ) -> DesignFinding {
      let name = component.common.label.isEmpty ? component.id : component.common.label
      return DesignFinding(
        kind, as: severity,
        found: "\(component.kind.noun) \"\(name)\", \(profile.platform.readerName): \(found)",
        at: location ?? component.common.location)
    }
  }

  let locale: String
  let readers: [Reader]
  let companions: [Reader]
  let pinned: @Sendable (String) -> Reader?
  let pinnedNames: [String]
  let checks: [any DesignCheck]
  let words: ReaderWords
  package var otherScreens: [String: String] = [:]

  /// Creates a checker for a BCP 47 `locale`.
  ///
  /// `companions` are the other known readers; names are also checked for their role and state
  /// words. `pinned` returns the reader for a name in `pinnedNames`.
  package init(
    locale: String, readers: [Reader], companions: [Reader] = [], pinnedNames: [String],
    checks: [any DesignCheck] = .builtIn, pinned: @escaping @Sendable (String) -> Reader?
  ) {
    self.init(
      locale: locale, readers: readers, companions: companions, pinnedNames: pinnedNames,
      checks: checks, words: ReaderWords(of: readers + companions), pinned: pinned)
  }

  private init(
    locale: String, readers: [Reader], companions: [Reader], pinnedNames: [String],
    checks: [any DesignCheck], words: ReaderWords, pinned: @escaping @Sendable (String) -> Reader?
  ) {
    self.locale = locale
    self.readers = readers
    self.companions = companions
    self.pinnedNames = pinnedNames
    self.checks = checks
    self.words = words
    self.pinned = pinned
  }

  func on(_ screen: Screen) -> DesignChecker {
    let places = screen.placesByID
    var checker = DesignChecker(
      locale: locale, readers: readers.map { $0.on(places) },
      companions: companions.map { $0.on(places) }, pinnedNames: pinnedNames, checks: checks,
      words: words
    ) { [pinned] in pinned($0)?.on(places) }
    checker.otherScreens = otherScreens
    return checker
  }

  /// Returns a screen's findings in file order; findings that several readers share are reported
  /// once.
  package func findings(in screen: Screen) -> [DesignFinding] {
    let checked = CheckedScreen(screen, by: self)
    var seen: Set<DesignFinding> = []
    return checks.flatMap { $0.findings(in: checked) }.filter { seen.insert($0).inserted }
      .sorted { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) }
  }
}
