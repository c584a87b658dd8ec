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

  /// Creates a style.
  public init(layouts: [Layout], follows: Set<String> = []) {
    self.layouts = layouts
    self.follows = follows
  }

  /// Returns the layout of every group, with the one that `order` names where a group has several.
  public func layouts(order: String?) -> [PhraseGroup: PhraseLayout] {
    var table: [PhraseGroup: PhraseLayout] = [:]
    for row in layouts where row.order == nil { table[row.group] = row.layout }
    for row in layouts where row.order != nil && row.order == order {
      table[row.group] = row.layout
    }
    return table
  }
}
