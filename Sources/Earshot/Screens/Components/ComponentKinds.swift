/// The kinds of component that a design can contain.
public struct ComponentKinds: Sendable {
  /// A kind that is created on first use, because creating it is slow.
  private struct Entry: Sendable {
    let name: String
    let kind: @Sendable () -> ComponentKind
  }

  private let entries: [Entry]
  private let synonyms: @Sendable () -> [String: String]

  /// The kinds, in the order of the reference.
  public var kinds: [ComponentKind] { entries.map { $0.kind() } }

  /// The names of the kinds, without creating the kinds.
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
    "page-control": { .pageControl }, "group": { .group }, "list": { .list },
    "radio-group": { .radioGroup }, "segmented-control": { .segmentedControl },
    "tab-bar": { .tabBar }, "chip-group": { .chipGroup }, "toolbar": { .toolbar },
    "alert": { .alert }, "modal": { .modal }, "sheet": { .sheet }, "toast": { .toast },
    "carousel": { .carousel }, "banner": { .banner }, "navigation-bar": { .navigationBar },
    "navigation-drawer": { .navigationDrawer },
  ])

  /// Returns the kind with a name; nil if it is unknown.
  public subscript(name: String) -> ComponentKind? { entries.first { $0.name == name }?.kind() }

  /// Returns the kind with a name or synonym; nil if it is unknown.
  public func kind(calledAs word: String) -> ComponentKind? { meaning(of: word)?.kind }

  package func meaning(of word: String) -> (kind: ComponentKind, keys: [String: String])? {
    if let kind = self[word] { return (kind, [:]) }
    let word = String(word.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 })
    if let kind = self[word] { return (kind, [:]) }
    return synonyms()[word].flatMap { self[$0] }.map { ($0, $0.impliedKeys[word] ?? [:]) }
  }
}

extension ComponentKinds {
  package func component(_ value: SourceValue) throws(InputError) -> any Component {
    guard case .map(let entries) = value.content else {
      throw InputError(
        expected: "a component", found: value.found, suchAs: "'- kind: button'",
        at: value.location)
    }
    guard let kind = entries.first(where: { $0.key == "kind" })?.value else {
      throw InputError("the component has no 'kind'", at: value.location)
    }
    let name = try kind.text()
    guard let meaning = meaning(of: name) else {
      throw kind.unknown("kind", name, known: names)
    }
    let implied = meaning.keys.filter { key in !entries.contains { $0.key == key.key } }
      .map { key in
        SourceValue.Entry(
          key: key.key, location: kind.location,
          value: SourceValue(.scalar(key.value), at: kind.location))
      }
    let map = implied.isEmpty ? value : SourceValue(.map(entries + implied), at: value.location)
    return try component(map, of: meaning.kind)
  }

  private func component(
    _ value: SourceValue, of kind: ComponentKind
  ) throws(InputError) -> any Component {
    let known = kind.keys.map(\.name)
    let fields = try Fields(value, subject: kind.name, known: known) { key in
      let meant = DesignKey.synonyms[key]?.first(where: known.contains)
      let fix = meant.map { "; write '\($0)'" }
      return kindsTaking(key)
        .map { "the key '\(key)' has no effect here; it belongs to \($0)" + (fix ?? "") }
        ?? fix.map { "unknown key '\(key)'\($0)" }
    }
    var common = CommonAttributes()
    common.location = fields.location
    try CommonAttributes.keys.read(into: &common, fields)
    let component = try kind.component(common, fields, self)
    try component.checkStops()
    return component
  }

  private func kindsTaking(_ key: String) -> String? {
    let names = kinds.filter { $0.ownKeys.contains { $0.name == key } }.map(\.name)
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}

extension Component {
  fileprivate func checkStops() throws(InputError) {
    guard !common.stops.isEmpty else { return }
    let known = stopNames
    for override in common.stops {
      guard hasStop(override.stop, among: known) else {
        throw InputError(
          NearestName.message("stop", "\(override.stop)", known: known.map(\.description)),
          at: override.location)
      }
      if let state = override.state, !stateNames.contains(state) {
        throw InputError(
          NearestName.message("state", state, known: stateNames), at: override.location)
      }
    }
  }
}
