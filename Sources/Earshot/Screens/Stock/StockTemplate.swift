/// Fills templates such as `{name}, {value}`; a separator before an empty field is omitted.
///
/// A field that contains a full stop is the key of a toolkit's word, with its arguments:
/// `{flutter.material.tabLabel place count}`.
struct StockTemplate {
  let fields: StockFields
  let wording: Wording

  func callAsFunction(_ template: String) -> String? {
    var result = ""
    var separator = ""
    var isFirst = true
    var hasFields = false
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      separator += rest[..<open]
      let texts = texts(of: rest[rest.index(after: open)..<close])
      hasFields = true
      rest = rest[rest.index(after: close)...]
      for text in texts {
        if isFirst || !result.isEmpty { result += separator }
        result += text
      }
      separator = ""
      isFirst = false
    }
    if !hasFields || !result.isEmpty { result += rest }
    return result.isEmpty ? nil : result
  }

  private func texts(of field: Substring) -> [String] {
    let pieces = field.split(separator: " ").map(String.init)
    guard let name = pieces.first else { return [] }
    guard name.contains(".") else { return fields[name] }
    let key = "toolkit.\(name)"
    guard let word = wording.ofToolkit(key) else { return [] }
    let arguments = pieces.dropFirst().map { fields[$0].first ?? "" }
    if let count = arguments.first.flatMap({ Int($0) }) {
      return [wording.counted(key, count, arguments)]
    }
    return [arguments.isEmpty ? word : Template.filled(word, arguments)]
  }

  static func wordKeys(in template: String) -> [String] {
    template.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
      field in
      let name = field.prefix { $0 != "}" && $0 != " " }
      return name.contains(".") ? "toolkit.\(name)" : nil
    }
  }
}
