internal import Earshot

/// A component of a design that comes from somebody else's file.
struct ImportedComponent {
  /// What stands between the components of an imported design.
  var comments: [String] = []
  /// Its keys, in the order in which they are written.
  var entries: [DesignValue.Entry]
  /// Where what it comes from stands in its file.
  let location: SourceLocation

  private let kind: DesignKind?
  private let toolkit: Toolkit?

  init(kind: String, toolkit: Toolkit? = nil, at location: SourceLocation) {
    self.kind = DesignKinds.builtIn[kind]
    self.toolkit = toolkit
    entries = [DesignValue.Entry("kind", .text(kind))]
    self.location = location
  }

  /// What stands behind a key; nil takes the key out.
  ///
  /// A key that means nothing to the kind is not written.
  subscript(key: String) -> DesignValue? {
    get { entries.first { $0.key == key }?.value }
    set {
      guard kind?.takes(key) ?? true else { return }
      guard let index = entries.firstIndex(where: { $0.key == key }) else {
        if let newValue { entries.append(DesignValue.Entry(key, newValue)) }
        return
      }
      if let newValue { entries[index].value = newValue } else { entries.remove(at: index) }
    }
  }

  mutating func set(_ key: String, _ text: String?) {
    if let text, !text.isEmpty { self[key] = .text(text) }
  }

  mutating func set(_ key: String, _ flag: Bool) { if flag { self[key] = .flag(true) } }

  /// Writes a list behind a key, unless it is empty.
  mutating func set(_ key: String, _ texts: [String]) {
    if !texts.isEmpty { self[key] = .list(texts.map(DesignValue.text)) }
  }

  /// Writes what one platform exposes otherwise, unless nothing is.
  mutating func set(overrides: [DesignValue.Entry], of platform: Platform) {
    if !overrides.isEmpty { self[platform.rawValue] = .map(overrides) }
  }

  /// The component as the reader of designs makes it; nil where a design cannot hold it.
  var component: (any Component)? {
    let screen = DesignValue.map([
      .init("screen", .text("")), .init("components", .list([.map(entries)])),
    ])
    let read = try? DesignReader.screen(of: screen.source(at: location))
    return read?.built(with: toolkit.map { [$0] } ?? []).components.first
  }
}
