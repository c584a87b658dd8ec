/// How a reader itself orders and joins what its composer found.
public struct DeviceStyle: Sendable, Hashable {
  /// The layout of a group, for one named order where the reader has several.
  public struct Layout: Sendable, Hashable {
    /// The group.
    public var group: PhraseGroup
    /// The value of the setting that asks for this order, such as `role-name-state`; nil when
    /// there is only one.
    public var order: String?
    /// The order and the joints.
    public var layout: PhraseLayout

    /// Creates the layout of a group.
    public init(group: PhraseGroup, order: String? = nil, layout: PhraseLayout) {
      self.group = group
      self.order = order
      self.layout = layout
    }
  }

  /// The layouts of all groups.
  public var layouts: [Layout]
  /// The rules that this version of the reader follows and others do not, by name.
  public var follows: Set<String>
  /// The digits from 0 to 9 that numbers are said with, by the language of an element; languages
  /// that are not named have Latin ones.
  public var digits: [String: String]

  /// Creates a style.
  public init(layouts: [Layout], follows: Set<String> = [], digits: [String: String] = [:]) {
    self.layouts = layouts
    self.follows = follows
    self.digits = digits
  }

  /// Returns a number in the digits of a language, as its BCP 47 tag or the tag's language has them.
  public func number(_ number: Int, in language: String?) -> String {
    let latin = "\(number)"
    guard let language, !digits.isEmpty else { return latin }
    let primary = String(language.prefix { $0 != "-" && $0 != "_" })
    guard let own = digits[language] ?? digits[primary.lowercased()], own.count == 10 else {
      return latin
    }
    let table = Array(own)
    return String(latin.map { $0.wholeNumberValue.map { table[$0] } ?? $0 })
  }

  /// Returns the layouts to use with one order: for each group the last one holds.
  func layouts(order: String?) -> [Layout] {
    layouts.filter { $0.order == nil } + layouts.filter { $0.order != nil && $0.order == order }
  }
}
