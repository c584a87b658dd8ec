public import Earshot

/// A kind of component as designs write it: its name and the keys that it takes.
public struct DesignKind: Sendable {
  /// The name that designers type.
  public let name: String
  /// The keys that it takes besides those of every component.
  public let ownKeys: [DesignKey]
  private let make: @Sendable (CommonAttributes, KeyContext) throws(InputError) -> any Component

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - plain: A component of the kind of which nothing is known.
  ///   - keys: The keys that it takes besides those of every component, in the order in which they
  ///     are read.
  ///   - check: Throws where what has been read does not go together.
  public init<Value: Component>(
    _ plain: Value, _ keys: [KeyReader<Value>],
    check: @escaping @Sendable (inout Value, Fields) throws(InputError) -> Void = { _, _ in }
  ) {
    name = plain.kind
    ownKeys = keys.map(\.key)
    make = { common, context throws(InputError) in
      var component = plain
      component.common = common
      try keys.read(into: &component, context)
      try check(&component, context.fields)
      try component.checkStops()
      return component
    }
  }

  /// All keys that it takes.
  public var keys: [DesignKey] { CommonAttributes.keys.map(\.key) + ownKeys }

  /// Returns whether a key means something to it.
  func takes(_ key: String) -> Bool { keys.contains { $0.name == key } }

  func component(_ value: SourceValue, of kinds: DesignKinds) throws(InputError) -> any Component {
    let known = keys.map(\.name)
    let fields = try Fields(value, subject: name, known: known) { key in
      let meant = KindPage.keyWords[key]?.first(where: known.contains)
      let mend = meant.map { "; write '\($0)'" }
      return kinds.place(of: key)
        .map { "the key '\(key)' means nothing here; it goes with \($0)" + (mend ?? "") }
        ?? mend.map { "unknown key '\(key)'\($0)" }
    }
    let context = KeyContext(fields: fields, kinds: kinds)
    var common = CommonAttributes()
    common.location = fields.location
    try CommonAttributes.keys.read(into: &common, context)
    return try make(common, context)
  }
}

/// The kinds of component that a design can hold.
public struct DesignKinds: Sendable {
  /// A kind that is made when a design names it: a design has few of them, and making one takes
  /// longer than reading it.
  private struct Entry: Sendable {
    let name: String
    let kind: @Sendable () -> DesignKind
  }

  private let entries: [Entry]

  /// The kinds, in the order in which they are documented.
  public var kinds: [DesignKind] { entries.map { $0.kind() } }

  /// Their names, which are quicker to tell than the kinds.
  public var names: [String] { entries.map(\.name) }

  /// Creates the kinds that designs can hold.
  public init(_ kinds: [DesignKind]) {
    entries = kinds.map { kind in Entry(name: kind.name) { kind } }
  }

  private init(_ entries: [Entry]) { self.entries = entries }

  /// The kinds that are built in.
  ///
  /// A new kind is a file of its own and its name here.
  public static let builtIn = DesignKinds(
    [
      Entry(name: "dropdown") { .dropdown }, Entry(name: "date-picker") { .datePicker },
      Entry(name: "time-picker") { .timePicker },
      Entry(name: "date-time-picker") { .dateTimePicker },
      Entry(name: "menu") { .menu }, Entry(name: "search-field") { .searchField },
      Entry(name: "picker-wheel") { .pickerWheel }, Entry(name: "loading") { .loading },
      Entry(name: "reorderable-row") { .reorderableRow },
    ]
      + ControlKind.allCases.map { kind in
        Entry(name: kind.rawValue) { DesignKind.controls[kind] ?? .control(kind) }
      }
      + ContainerKind.allCases.map { kind in
        Entry(name: kind.rawValue) { DesignKind.containers[kind] ?? .container(kind) }
      })

  /// Returns the kind of a name, nil when there is none.
  public subscript(name: String) -> DesignKind? { entries.first { $0.name == name }?.kind() }

  /// Returns which kinds take a key, in words; nil when none does.
  fileprivate func place(of key: String) -> String? {
    let names = kinds.filter { $0.ownKeys.contains { $0.name == key } }.map(\.name)
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Reads a component of any kind.
  func component(_ value: SourceValue) throws(InputError) -> any Component {
    guard case .map(let entries) = value.content else {
      throw InputError(
        found: value.found, where: "a component is", suchAs: "'- kind: button'",
        at: value.location)
    }
    guard let kind = entries.first(where: { $0.key == "kind" })?.value else {
      throw InputError("the component has no 'kind'", at: value.location)
    }
    let name = try kind.text()
    if let found = self[name] { return try found.component(value, of: self) }
    guard let meant = KindPage.kind(calledAs: name), let found = self[meant.name] else {
      throw kind.unknown("kind", name, known: kinds.map(\.name))
    }
    let added = meant.keys.filter { key in !entries.contains { $0.key == key.key } }
      .map { key in
        SourceValue.Entry(
          key: key.key, location: kind.location,
          value: SourceValue(.scalar(key.value), at: kind.location))
      }
    return try found.component(SourceValue(.map(entries + added), at: value.location), of: self)
  }

  /// Returns the kind that a name or another word of designers means; nil where it means none.
  public func kind(calledAs word: String) -> DesignKind? {
    self[word] ?? KindPage.kind(calledAs: word).flatMap { self[$0.name] }
  }
}

extension Component {
  /// Throws where the design says something of a stop, or of a state, that there is not.
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
