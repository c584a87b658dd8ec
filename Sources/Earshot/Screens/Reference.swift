/// The id of another component, with the reference's location in the design.
public struct Reference: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The id.
  public var id: String
  /// The location; nil for the location of the referring component.
  public var location: SourceLocation?

  /// Creates a reference.
  public init(_ id: String, at location: SourceLocation? = nil) {
    self.id = id
    self.location = location
  }

  /// Creates a reference to an id.
  public init(stringLiteral id: String) { self.init(id) }
}

package struct Trigger: Sendable, Hashable {
  package var stop: StopID
  package var opens: Reference

  package init(_ stop: StopID, opens: Reference) {
    self.stop = stop
    self.opens = opens
  }
}

extension Screen {
  /// The errors for components with repeated ids.
  public var repeatedIDs: [InputError] {
    var taken: [String: SourceLocation] = [:]
    return allComponents.compactMap { component in
      guard let id = component.common.ownID else { return nil }
      let first = taken.updateValue(taken[id] ?? component.common.location, forKey: id)
      return first.map {
        InputError(
          "the id '\(id)' is already used in line \($0.line); ids must differ",
          at: component.common.location)
      }
    }
  }

  /// The errors for references to components that do not exist or cannot open.
  public var wrongReferences: [InputError] { wrongReferences(besides: []) }

  /// Returns `wrongReferences` without references to `unread`, the ids of components that could not
  /// be read.
  package func wrongReferences(besides unread: Set<String>) -> [InputError] {
    wrongFocus(besides: unread) + wrongLinks(besides: unread)
  }

  private func wrongFocus(besides unread: Set<String>) -> [InputError] {
    guard let initialFocus, let focus = wantedFocus, component(focus.component) == nil,
      !unread.contains(focus.component)
    else { return [] }
    var named = NamedComponents(allComponents)
    return [
      InputError(named.missing(focus.component, in: "initial-focus"), at: initialFocus.location)
    ]
  }

  private func wrongLinks(besides unread: Set<String>) -> [InputError] {
    var named = NamedComponents(allComponents)
    return named.all.flatMap { component in
      func error(_ reference: Reference, _ message: String?) -> InputError? {
        message.flatMap {
          unread.contains(reference.id)
            ? nil : InputError($0, at: reference.location ?? component.common.location)
        }
      }
      return component.traits.triggers.map(\.opens).compactMap {
        error($0, named.wrong(opened: $0.id, by: component))
      }
        + component.common.next.compactMap { entry in
          error(entry.value, named.wrong(next: entry.value.id, of: component))
        }
        .sorted { ($0.location?.line ?? 0, $0.message) < ($1.location?.line ?? 0, $1.message) }
    }
  }
}

private struct NamedComponents {
  let all: [any Component]
  private let byID: [String: any Component]
  private var inside: [String: Set<String>] = [:]
  private var openable: NearestName.Search
  private var named: NearestName.Search

  init(_ all: [any Component]) {
    self.all = all
    byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    openable = .init("component", known: all.filter { $0.traits.presence != .always }.map(\.id))
    named = .init("component", known: byID.count < all.count ? byID.keys.sorted() : all.map(\.id))
  }

  mutating func wrong(opened id: String, by component: any Component) -> String? {
    let name = NearestName.shortened(id)
    guard id != component.id else {
      return "'opens: \(name)' names the \(component.kind) itself; name the component to open"
    }
    guard let opened = byID[id] else {
      let start = Self.missing(id, in: "opens")
      return openable.known.isEmpty
        ? "\(start); add an alert, modal, sheet or toast with this id"
        : openable.message(id, beginning: start)
    }
    guard opened.traits.presence != .always else {
      return "'opens: \(name)' names a \(opened.kind); name an alert, modal, sheet or toast"
    }
    let nested = inside[id] ?? Set(opened.withNested.dropFirst().map(\.id))
    inside[id] = nested
    guard nested.contains(component.id) else { return nil }
    return "'opens: \(name)' names the \(opened.kind) that contains this component and is already "
      + "open; name another component, or remove 'opens'"
  }

  mutating func wrong(next id: String, of component: any Component) -> String? {
    guard id != component.id else {
      return "'next' names the \(component.kind) itself; name the component that gets the focus"
    }
    return byID[id] == nil ? missing(id, in: "next") : nil
  }

  mutating func missing(_ id: String, in key: String) -> String {
    named.message(id, beginning: Self.missing(id, in: key))
  }

  private static func missing(_ id: String, in key: String) -> String {
    let (name, short) = (NearestName.shortened(id), NearestName.shortened(id, to: 24))
    return "'\(key): \(name)': this screen has no component with the id '\(short)'"
  }
}
