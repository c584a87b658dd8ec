import Earshot
import EarshotFiles

struct InspectedComponent {
  let text: DesignText
  let written: DesignText.Written
  private let component: any Component
  private let screen: OpenScreen
  private let count: Int
  let copy: Int

  init(_ id: String, in open: OpenScreen) throws(InputError) {
    let components = open.screen.allComponents
    guard let component = components.first(where: { $0.id == id }) else {
      throw InputError("the component '\(id)' is missing")
    }
    let location = component.common.location
    text = try DesignText(open.bytes, file: open.path)
    guard location.file == open.path, let written = text.component(at: location, of: .builtIn),
      written.kind.name == component.kind.name
    else {
      throw InputError("the component is written in another form or file; edit it at \(location)")
    }
    (self.component, self.written, screen) = (component, written, open)
    let copies = components.filter {
      $0.common.location == location && $0.kind.name == component.kind.name
    }
    (count, copy) = (copies.count, copies.firstIndex { $0.id == id } ?? 0)
  }

  var isOnce: Bool { count == 1 }

  func isWritten(in other: any Component) -> Bool {
    other.common.location == component.common.location && other.kind.name == component.kind.name
  }

  func keepsMeaning(after edit: FileEdit, _ key: String, _ value: String?) -> Bool {
    text.keepsMeaning(after: edit, setting: key, to: value, of: written)
  }

  func write(to object: inout JSONWriter) {
    object.member("id", component.id)
    object.member("kind", component.kind.name)
    object.member("line", component.common.location.line)
    object.objects("fields", of: Field.all(of: written.kind)) { object, field in
      let entry = written.entry(field.name)
      object.member("key", field.name)
      object.member("meaning", field.meaning)
      object.member("form", field.form)
      object.strings("words", field.words)
      object.member("group", ifPresent: field.group)
      guard let entry else { return }
      guard let (text, uses) = text.writtenText(of: entry) else {
        return object.member("isElsewhere", true)
      }
      object.member("value", text)
      object.member("uses", max(uses, count))
    }
  }

  func silentKeys(while isWanted: () -> Bool) -> [String] {
    let keys = SilentKeys(of: written, component, in: screen)
    return Field.all(of: written.kind)
      .filter { isWanted() && keys.isSilent($0.name, $0.samples) }.map(\.name)
  }

  private struct Field {
    var name: String
    var meaning: String
    var form: String
    var words: [String] = []
    var group: String?

    private init?(_ key: DesignKey, in outer: (name: String, group: String)? = nil) {
      guard let form = Self.form(of: key.form) else { return nil }
      (meaning, self.form, group) = (key.meaning, form, outer?.group)
      name = outer.map { "\($0.name).\(key.name)" } ?? key.name
      words = form == "choice" ? Self.words(of: key.form) ?? [] : []
    }

    static func all(of kind: ComponentKind) -> [Field] {
      let groups = ["voiceover": "ios", "talkback": "android"]
      return kind.keys.flatMap { key -> [Field] in
        guard let group = groups[key.name], case .map(let inner) = key.form else {
          return [Field(key)].compactMap(\.self)
        }
        return inner.compactMap { Field($0, in: (key.name, group)) }
      }
    }

    var samples: [String] {
      switch form {
      case "flag": ["true", "false"]
      case "choice": words
      case "number": ["1", "3"]
      default: [SilentKeys.sample]
      }
    }

    private static func form(of form: DesignKey.Form) -> String? {
      switch form {
      case .text, .date: "text"
      case .flag: "flag"
      case .number: "number"
      case .choice: "choice"
      case .any(let forms):
        words(of: form) != nil
          ? "choice" : forms.contains { self.form(of: $0) != nil } ? "text" : nil
      case .list, .map, .component, .dictionary, .rectangle: nil
      }
    }

    private static func words(of form: DesignKey.Form) -> [String]? {
      switch form {
      case .flag: return ["true", "false"]
      case .choice(let words): return words
      case .any(let forms):
        let words = forms.compactMap(Self.words)
        return words.count == forms.count ? words.flatMap(\.self) : nil
      case .text, .date, .number, .list, .map, .component, .dictionary, .rectangle: return nil
      }
    }
  }
}
