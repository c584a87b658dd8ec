package struct DeviceStyle: Sendable, Hashable {
  package struct Layout: Sendable, Hashable {
    package var group: PhraseGroup
    /// The value of the user's order setting for this layout, such as `role-name-state`; nil if the
    /// layout applies to all values.
    package var order: String?
    package var layout: PhraseLayout

    package init(group: PhraseGroup, order: String? = nil, layout: PhraseLayout) {
      self.group = group
      self.order = order
      self.layout = layout
    }
  }

  package var layouts: [Layout]
  package var follows: Set<String>
  /// The digits for each language that does not use Latin digits.
  package var digits: [String: String]

  package init(layouts: [Layout], follows: Set<String> = [], digits: [String: String] = [:]) {
    self.layouts = layouts
    self.follows = follows
    self.digits = digits
  }

  package func number(_ number: Int, in language: String?) -> String {
    let latin = "\(number)"
    guard let language, !digits.isEmpty else { return latin }
    let primary = String(language.prefix { $0 != "-" && $0 != "_" })
    guard let own = digits[language] ?? digits[primary.lowercased()], own.count == 10 else {
      return latin
    }
    let table = Array(own)
    return String(latin.map { $0.wholeNumberValue.map { table[$0] } ?? $0 })
  }

  func layouts(order: String?) -> [Layout] {
    layouts.filter { $0.order == nil } + layouts.filter { $0.order != nil && $0.order == order }
  }
}
