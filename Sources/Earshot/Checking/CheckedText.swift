struct CheckedText: Sendable {
  enum Use: Sendable {
    case name, content, hint, placeholder, error
  }

  let text: String
  let use: Use
  let location: SourceLocation
  let component: CheckedComponent
  let language: String

  var isOfControl: Bool { !component.isStatic }
}

extension CheckedScreen {
  static func texts(of components: [CheckedComponent], locale: String) -> [CheckedText] {
    components.flatMap { component in
      let (common, traits) = (component.common, component.traits)
      let language = (common.language ?? locale).primaryLanguage
      func texts(_ names: [WrittenName], _ use: CheckedText.Use) -> [CheckedText] {
        names.map {
          CheckedText(
            text: $0.text, use: use, location: $0.location, component: component,
            language: language)
        }
      }
      func text(_ text: String?, _ use: CheckedText.Use) -> [CheckedText] {
        texts([WrittenName(text ?? "", at: common.location)].filter { !$0.text.isEmpty }, use)
      }
      return texts(component.writtenNames, .name)
        + texts(component.component.writtenTexts.filter { $0.text != traits.value }, .content)
        + text(common.hint, .hint) + text(traits.placeholder, .placeholder)
        + text(common.error, .error)
    }
  }

  func language(of component: CheckedComponent) -> String {
    (component.common.language ?? checker.locale).primaryLanguage
  }
}

extension CheckedComponent {
  var isStatic: Bool { component.isStatic }
}

extension Component {
  var isStatic: Bool {
    let traits = traits
    return !traits.isFocusable || !traits.groupedTexts.isEmpty
  }
}

extension String {
  var primaryLanguage: String { prefix { $0 != "-" && $0 != "_" }.lowercased() }
}

/// Words by language; texts in other languages are not checked.
struct WordTable: Sendable {
  private let words: [String: Set<String>]

  init(_ words: [String: String]) {
    self.words = words.mapValues { Set($0.split(separator: " ").map(String.init)) }
  }

  subscript(language: String) -> Set<String> { words[language] ?? [] }
}
