/// The kinds of component that a design can contain.
public struct ComponentKinds: Sendable {
  /// A kind that is created on first use, because creating a kind is slow.
  private struct Entry: Sendable {
    let name: String
    let kind: @Sendable () -> ComponentKind
  }

  private let entries: [Entry]
  private let synonyms: @Sendable () -> [String: String]

  /// The kinds, in the order of the reference.
  public var kinds: [ComponentKind] { entries.map { $0.kind() } }

  package var names: [String] { entries.map(\.name) }

  /// Creates a list of kinds.
  public init(_ kinds: [ComponentKind]) {
    entries = kinds.map { kind in Entry(name: kind.name) { kind } }
    let names = Self.namesBySynonym(in: kinds)
    synonyms = { names }
  }

  private init(builtIn kinds: KeyValuePairs<String, @Sendable () -> ComponentKind>) {
    entries = kinds.map { Entry(name: $0, kind: $1) }
    synonyms = { Self.builtInSynonyms }
  }

  private static func namesBySynonym(in kinds: [ComponentKind]) -> [String: String] {
    kinds.reduce(into: [:]) { names, kind in
      for word in kind.synonyms { names[word] = kind.name }
    }
  }

  static let advice =
    "write a kind that 'earshot kinds' lists, or use 'group' for texts that are read together"

  private static let builtInSynonyms = namesBySynonym(in: builtIn.kinds)

  /// The built-in kinds.
  public static let builtIn = ComponentKinds(builtIn: [
    "dropdown": { .dropdown }, "date-picker": { .datePicker }, "time-picker": { .timePicker },
    "date-time-picker": { .dateTimePicker }, "menu": { .menu }, "search-field": { .searchField },
    "picker-wheel": { .pickerWheel }, "loading": { .loading },
    "reorderable-row": { .reorderableRow }, "button": { .button }, "link": { .link },
    "checkbox": { .checkbox }, "radio-button": { .radioButton }, "switch": { .switch },
    "slider": { .slider }, "stepper": { .stepper }, "text-field": { .textField },
    "heading": { .heading }, "text": { .text }, "image": { .image },
    "expandable-row": { .expandableRow }, "table-row": { .tableRow }, "tab": { .tab },
    "chip": { .chip }, "progress": { .progress }, "card": { .card }, "rating": { .rating },
    "page-control": { .pageControl }, "group": { .group }, "section": { .section },
    "list": { .list }, "grid": { .grid },
    "radio-group": { .radioGroup }, "segmented-control": { .segmentedControl },
    "tab-bar": { .tabBar }, "chip-group": { .chipGroup }, "toolbar": { .toolbar },
    "alert": { .alert }, "modal": { .modal }, "sheet": { .sheet }, "toast": { .toast },
    "carousel": { .carousel }, "banner": { .banner }, "navigation-bar": { .navigationBar },
    "navigation-drawer": { .navigationDrawer }, "toggle-button": { .toggleButton },
    "range-slider": { .rangeSlider },
  ])

  /// Returns the kind with the given name; nil if the name is unknown.
  public subscript(name: String) -> ComponentKind? { entries.first { $0.name == name }?.kind() }

  /// Returns the kind with the given name or synonym; nil if the word is unknown.
  public func kind(calledAs word: String) -> ComponentKind? { meaning(of: word)?.kind }

  package typealias Meaning = (kind: ComponentKind, keys: [String: String])

  package func meaning(of word: String) -> Meaning? {
    if let kind = self[word] { return (kind, [:]) }
    let word = KindSpelling.withoutPrefix(word)
    let known = synonyms()
    let plain = String(word.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 })
    let folded = KeyWord.folded(word)
    var words: [String] = []
    for word in plain == folded ? [plain] : [plain, folded] {
      words.append(word)
      if word.hasSuffix("s") { words.append(String(word.dropLast())) }
      if word.hasSuffix("es") { words.append(String(word.dropLast(2))) }
    }
    for word in words {
      if let kind = known[word].flatMap({ self[$0] }) {
        return (kind, kind.impliedKeys[word] ?? [:])
      }
      if let kind = self[word] { return (kind, [:]) }
    }
    if word.contains("/") {
      // Figma separates the variants with slashes, as in "Button/Primary".
      for piece in word.split(separator: "/") {
        let name = piece.split(separator: " ").joined(separator: " ")
        if let meaning = meaning(of: name) { return meaning }
      }
    }
    if let name = Self.builtInSquashed[KindSpelling.squashed(word)], name != word {
      return meaning(of: name)
    }
    // As in "heading-2".
    guard !word.contains(" ") else { return nil }
    let stem = folded.reversed().drop(while: \.isNumber).drop { $0 == "-" }.reversed()
    return stem.count > 1 && stem.count < folded.count ? meaning(of: String(stem)) : nil
  }

  private static let builtInSquashed: [String: String] = {
    var known: [String: String] = [:]
    for name in (builtIn.names + Array(builtInSynonyms.keys)).sorted() where name.contains("-") {
      known[KindSpelling.squashed(name)] = name
    }
    return known
  }()
}

extension ComponentKinds {
  package func components(_ value: SourceValue, _ log: inout DesignLog) -> [any Component] {
    do throws(InputError) {
      return try value.list().compactMap { component($0, &log) }
    } catch {
      log.errors.add(error.naming("components", at: value.location))
      return []
    }
  }

  package func component(_ value: SourceValue, _ log: inout DesignLog) -> (any Component)? {
    var entries: [SourceValue.Entry] = []
    do throws(InputError) {
      entries = WrittenComponent.withRole(
        try WrittenComponent.entries(of: value, in: self, &log)
          .withNavigationBar(at: value.location), in: self, &log)
      guard var (kind, implied) = try kind(in: &entries, at: value.location, &log) else {
        return nil
      }
      if let text = self["text"], let label = kind.labelAlone(entries, as: text, &log) {
        (kind, implied, entries) = (text, [], label)
      }
      let word = entries.first { $0.key == "kind" }.flatMap { try? $0.value.text() } ?? kind.name
      entries = kind.joiningNames(kind.hidingContents(entries, calledAs: word, in: self))
      let panel = kind.removePanels(from: &entries, &log)
      let isPart = { kind.isPart($0, calledAs: word) }
      let placed = entries.compactMap { entry in
        kind.takes("components") || isPart(entry.key)
          ? nil
          : entry.placedComponents(beside: kind, in: self).map {
            (
              location: entry.location, components: $0,
              isBefore: ["leading", "left"].contains(KeyWord.folded(entry.key))
            )
          }
      }
      let places = Set(placed.map(\.location))
      let isOutside = { (entry: SourceValue.Entry) in
        isPart(entry.key) || places.contains(entry.location)
      }
      guard !panel.isEmpty || entries.contains(where: isOutside), let section = self["section"]
      else {
        return component(entries + implied, at: value.location, of: kind, &log)
      }
      let own = SourceValue(.map(entries.filter { !isOutside($0) }), at: value.location)
      let list = SourceValue.Entry(
        key: "components", location: value.location,
        value: SourceValue(
          .list(
            placed.filter(\.isBefore).flatMap(\.components) + [own]
              + placed.filter { !$0.isBefore }.flatMap(\.components) + panel),
          at: value.location))
      let name = SourceValue.Entry(
        key: "kind", location: value.location,
        value: SourceValue(.scalar(section.name), at: value.location))
      return component(
        [name, list] + entries.filter { isPart($0.key) }, at: value.location, of: section, &log)
    } catch {
      log.errors.add(error)
      checkUnread(entries, at: value.location, &log)
      return nil
    }
  }

  /// Adds the errors of a component that could not be read.
  ///
  /// If a similar kind is known, checks its keys; otherwise, the common keys except `actions`,
  /// which contains buttons in some kinds.
  private func checkUnread(
    _ entries: [SourceValue.Entry], at location: SourceLocation, _ log: inout DesignLog
  ) {
    log.unread.append(entries)
    let name = entries.first { $0.key == "kind" }.flatMap { try? $0.value.text() }
    if let name, WrittenComponent.outside(name) == nil,
      let similar = NearestName.nearest(to: name, among: names).flatMap({ self[$0] })
    {
      guard !similar.takes("components") else {
        _ = component(entries, at: location, of: similar, &log)
        return
      }
      // A misspelled container can resemble a kind that cannot contain components, so nested
      // components are checked separately.
      checkNested(in: entries, &log)
      let own = entries.filter { !Self.nestedKeys.contains($0.key) }
      _ = component(own, at: location, of: similar, &log)
      return
    }
    checkNested(in: entries, &log)
    let readers = CommonAttributes.keys.filter { $0.key.name != "actions" }
    let keys = readers.map(\.key)
    let translation = KeyTranslation(to: keys, of: name ?? "component", kinds: self)
    var (unused, common) = (DesignLog(), CommonAttributes())
    var ignored = ErrorList()
    let fields = Fields(
      translation.entries(entries, &unused), at: location, subject: name ?? "component",
      known: keys.map(\.name), &ignored)
    readers.filter { !$0.key.isRequired }.read(into: &common, fields, &log.errors)
  }

  private static let nestedKeys: Set<String> = ["components", "children"]

  private func checkNested(in entries: [SourceValue.Entry], _ log: inout DesignLog) {
    for entry in entries where Self.nestedKeys.contains(entry.key) {
      _ = components(entry.value, &log)
    }
  }

  /// If the kind is unknown, replaces `entries` with a component of a known kind.
  private func kind(
    in entries: inout [SourceValue.Entry], at location: SourceLocation, _ log: inout DesignLog
  ) throws(InputError) -> (kind: ComponentKind, implied: [SourceValue.Entry])? {
    guard let kind = entries.first(where: { $0.key == "kind" })?.value else {
      throw InputError("the component has no 'kind'; add one, such as 'kind: button'", at: location)
    }
    let name = try kind.text()
    let known = WrittenComponent.meaning(of: name, with: entries, in: self)
    let compound =
      known != nil || WrittenComponent.outside(name) != nil
      ? nil
      : meaning(ofCompound: name).map {
        WrittenComponent.becoming($0, calledAs: name, with: entries, in: self)
      }
    if let compound {
      log.note(
        .resembling,
        "'\(name)' is not a known kind; Earshot treats it as '\(compound.kind)'", at: kind.location)
      entries = UnknownComponent.keepingTexts(of: entries, in: compound.kind, kinds: self, &log)
    }
    guard let meaning = known ?? compound else {
      if WrittenComponent.isLook(name) {
        guard entries.contains(where: { KeyWord.isLabel($0.key) }) else {
          log.note(.visual, name, at: kind.location)
          return nil
        }
        log.note(.narrowed, "'\(name)' is treated as 'kind: text'", at: kind.location)
        entries = entries.map {
          $0.key == "kind"
            ? $0.renamed("kind", SourceValue(.scalar("text"), at: kind.location)) : $0
        }
        return try self.kind(in: &entries, at: location, &log)
      }
      if let reason = WrittenComponent.outside(name) {
        throw InputError("'\(name)' \(reason)", at: kind.location)
      }
      guard isAnotherWord(name) else { throw unknownKind(name, at: kind.location) }
      let unknown = UnknownComponent(entries, at: location, in: self)
      log.note(.resembling, unknown.note(named: name), at: kind.location)
      guard unknown.hasTexts else { return nil }
      entries = unknown.entries
      return try self.kind(in: &entries, at: location, &log)
    }
    if let substitute = self.kind(calledAs: name),
      substitute.substituted.contains(KeyWord.folded(name))
    {
      log.note(
        .narrowed,
        "'\(KeyWord.folded(name))' has no known announcement; Earshot treats it as '\(meaning.kind)'",
        at: kind.location)
    }
    let implied = meaning.keys.filter { key in
      !entries.contains { entry in
        KeyWord.folded(entry.key) == key.key
          || !KeyTranslation.collects(key.key)
            && KeyWord.all[KeyWord.folded(entry.key)]?.sets(key.key, in: entry) == true
      }
    }
    .map { key in
      SourceValue.Entry(
        key: key.key, location: kind.location,
        value: SourceValue(.scalar(key.value), at: kind.location))
    }
    return (meaning.kind, implied)
  }

  /// Returns whether an unknown name is the designer's own word and not a misspelled kind.
  func isAnotherWord(_ name: String) -> Bool {
    guard name.count > 2, self["section"] != nil else { return false }
    return meaning(ofCompound: name) != nil
      || KindSpelling.correction(of: name, among: names + Array(synonyms().keys)) == nil
  }

  func unknownKind(_ name: String, at location: SourceLocation) -> InputError {
    let known = names + Array(synonyms().keys)
    guard let nearest = KindSpelling.correction(of: name, among: known), nearest != name else {
      return InputError(
        NearestName.message("kind", name, known: names, advice: Self.advice), at: location)
    }
    return InputError("unknown kind '\(name)'; did you mean '\(nearest)'?", at: location)
  }

  private func component(
    _ entries: [SourceValue.Entry], at location: SourceLocation, of kind: ComponentKind,
    _ log: inout DesignLog
  ) -> any Component {
    let before = log.errors.errors.count
    var errors = ErrorList()
    let translated = translated(entries, to: kind, &log)
    let fields = Fields(
      kind.withChosen(translated, at: location, &log), at: location, subject: kind.name,
      known: kind.keys.map(\.name), &errors)
    var common = CommonAttributes()
    common.location = location
    CommonAttributes.keys.read(into: &common, fields, &errors)
    let component = kind.component(common, fields, self, &log)
    if errors.errors.isEmpty, log.errors.errors.count == before {
      errors.collect { () throws(InputError) in try component.checkStops() }
      if component.isSilentContainer { log.noteSilence(of: kind, with: entries, at: location) }
    }
    log.errors.add(errors)
    return component
  }

  private func translated(
    _ entries: [SourceValue.Entry], to kind: ComponentKind, _ log: inout DesignLog
  ) -> [SourceValue.Entry] {
    let word = entries.first { $0.key == "kind" }.flatMap { try? $0.value.text() } ?? kind.name
    return KeyTranslation(
      to: kind.keys, named: kind.keyNames, of: kind.name, hasChoices: kind.choicesKey != nil,
      hasButtons: kind.hasButtons(calledAs: word), holdsActions: kind.holdsActions,
      itemKind: kind.itemKind(calledAs: word),
      textKeys: kind.textKeys, kinds: self
    ) { kindsTaking($0) }
    .entries(entries, &log)
  }

  /// Returns a component's kind and its keys, named as in the kind; nil if the kind is unknown.
  package func keys(
    of value: SourceValue
  ) -> (kind: ComponentKind, entries: [SourceValue.Entry])? {
    var log = DesignLog()
    guard let written = try? WrittenComponent.entries(of: value, in: self, &log) else { return nil }
    var entries = WrittenComponent.withRole(written, in: self, &log)
    guard let (kind, _) = try? kind(in: &entries, at: value.location, &log) else { return nil }
    return (kind, translated(entries, to: kind, &log))
  }

  private func kindsTaking(_ key: String) -> String? {
    let names = kinds.filter { $0.ownKeys.contains { $0.name == key } }.map(\.name)
    guard !names.isEmpty else { return nil }
    return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and others" : "")
  }
}

extension Component {
  /// Whether the component is silent because it contains no components; false for overlays, which
  /// `OpeningCheck` reports.
  fileprivate var isSilentContainer: Bool {
    kind.takes("components") && nestedComponents.isEmpty && !common.isHidden && stopNames.isEmpty
      && traits.presence != .overlay
  }

  fileprivate func checkStops() throws(InputError) {
    guard !common.stops.isEmpty else { return }
    let known = stopNames
    var errors = ErrorList()
    for override in common.stops {
      guard hasStop(override.stop, among: known) else {
        errors.add(
          InputError(
            NearestName.message("stop", "\(override.stop)", known: known.map(\.description)),
            at: override.location))
        continue
      }
      if let state = override.state, !stateNames.contains(state) {
        errors.add(
          InputError(
            NearestName.message("state", state, known: stateNames), at: override.location))
      }
    }
    try errors.check()
  }
}
