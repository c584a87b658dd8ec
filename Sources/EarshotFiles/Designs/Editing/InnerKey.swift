package import Earshot

/// A key of a map in a component, written as `voiceover.label`.
struct InnerKey {
  let outer: String
  let key: DesignKey

  init?(_ name: String, of component: DesignText.Written) {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let (outer, inner) = (String(name[..<dot]), name[name.index(after: dot)...])
    guard case .map(let keys) = component.kind.keys.first(where: { $0.name == outer })?.form,
      let key = keys.first(where: { $0.name == inner })
    else { return nil }
    (self.outer, self.key) = (outer, key)
  }
}

extension DesignText.Written {
  package func entry(_ name: String) -> SourceValue.Entry? {
    guard let inner = InnerKey(name, of: self) else { return entries.first { $0.key == name } }
    guard case .map(let own) = entries.first(where: { $0.key == inner.outer })?.value.content else {
      return nil
    }
    return own.first { $0.key == inner.key.name }
  }
}

extension DesignText {
  func attempts(
    setting inner: InnerKey, to text: String?, of component: Written
  ) throws(InputError) -> [Attempt] {
    let (name, isText) = (inner.key.name, inner.key.form.isText)
    guard let outer = component.entries.first(where: { $0.key == inner.outer }) else {
      guard let text else {
        throw refusal("the key '\(inner.outer).\(name)' is not in the file", component)
      }
      let value = SourceValue(.scalar(text), at: .unknown)
      let entry = SourceValue.Entry(key: name, location: .unknown, value: value)
      let spellings = spellings(of: text, isText).map { spelling in
        isJSON ? "{\(json(name)): \(spelling)}" : "{\(name): \(spelling)}"
      }
      return try adding(inner.outer, .map([entry]), as: spellings, component)
    }
    guard case .map(let entries) = outer.value.content else {
      throw refusal("'\(inner.outer)' is written in another form", component)
    }
    if text == nil, entries.map(\.key) == [name] { return try removing(outer, component) }
    return try attempts(
      setting: name, to: text, inner.key,
      of: Written(kind: component.kind, entries: entries, map: outer.value))
  }
}
