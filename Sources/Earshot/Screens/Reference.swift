/// The id of another component of the screen, and where a designer wrote it.
public struct Reference: Sendable, Hashable {
  /// The id.
  public var id: String
  /// Where it stands.
  public var location: SourceLocation
}

/// A stop that opens something else of the screen when it is activated.
public struct Trigger: Sendable, Hashable {
  /// The name of the stop.
  public var stop: String
  /// The alert, modal, sheet or toast that opens.
  public var opens: Reference
}

extension DesignKey {
  /// What the key means that names what a stop opens.
  static let opens = DesignKey(
    "opens", .text, "The id of the alert, modal, sheet or toast that opens when it is activated.")
}

extension Fields {
  /// Returns the id of another component, nil when the key is not given.
  func reference(_ key: String) throws(InputError) -> Reference? {
    guard let value = self[key] else { return nil }
    return Reference(id: try value.text(), location: value.location)
  }
}

extension Screen {
  /// Returns what is wrong with the ids by which components name each other.
  func wrongReferences() -> [InputError] {
    allComponents.flatMap { component in
      component.triggers.compactMap { wrong(trigger: $0, of: component) }
        + component.common.next.values.compactMap { wrong(next: $0, of: component) }
        .sorted { ($0.location?.line ?? 0, $0.message) < ($1.location?.line ?? 0, $1.message) }
    }
  }

  private func wrong(trigger: Trigger, of component: any Component) -> InputError? {
    let id = trigger.opens.id
    func wrong(_ message: String) -> InputError {
      InputError("\(component.kind): \(message)", at: trigger.opens.location)
    }
    guard id != component.id else {
      return wrong("'opens: \(id)' is the \(component.kind) itself; name what it opens")
    }
    guard let opened = self.component(id) else {
      let known = allComponents.filter { Self.canOpen($0) }.map(\.id)
      return wrong(NearestName.message("component", id, known: known))
    }
    guard Self.canOpen(opened) else {
      return wrong(
        "'opens: \(id)' is a \(opened.kind); name an alert, modal, sheet or toast")
    }
    guard !opened.contains(component.id) else {
      return wrong("'opens: \(id)' is the \(opened.kind) that it stands in, which is open already")
    }
    return nil
  }

  private func wrong(next: Reference, of component: any Component) -> InputError? {
    func wrong(_ message: String) -> InputError {
      InputError("\(component.kind): \(message)", at: next.location)
    }
    guard next.id != component.id else {
      return wrong("'next' names the \(component.kind) itself; name where focus goes")
    }
    guard self.component(next.id) == nil else { return nil }
    let message = NearestName.message("component", next.id, known: allComponents.map(\.id))
    return wrong(message)
  }

  private static func canOpen(_ component: any Component) -> Bool {
    component.presence != .always
  }
}

extension Component {
  /// Returns whether a component of an id stands inside this one.
  fileprivate func contains(_ id: String) -> Bool {
    nestedComponents.contains { $0.id == id || $0.contains(id) }
  }
}
