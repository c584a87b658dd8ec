/// An attribute in a table of stock widgets.
///
/// Most values are templates with fields in braces (see ``StockTemplate``). An empty value removes
/// the attribute.
package enum StockAttribute: String, Sendable, Hashable, CaseIterable {
  // MARK: Android

  /// The class, without `android.widget` or `android.view`.
  case className = "class"
  case text, description, state, role
  case hintText = "hint-text"
  case tooltip
  /// The label that another view has for the node.
  case labelFor = "label-for"
  /// The children, separated by `|`: `name`, `value`, `content`, `placeholder`, `hint`, or an
  /// attribute and its value.
  case children
  /// `true` if an empty field shows its hint as text.
  case showsHint = "shows-hint"
  /// `picked` for the component's state, `off`, or nothing if the node is not checkable.
  case checked
  /// `picked` for the component's state, or `false`.
  case selected
  case clickable, heading, editable, focused
  case longClickable = "long-clickable"
  case clickLabel = "click-label"
  case longClickLabel = "long-click-label"
  /// The place in a collection: `row`, `column`, or `false` for none.
  case place
  /// `float` or `int`: the type of the range.
  case range
  /// Actions of the platform, separated by `|`, each with an optional label: `EXPAND {word}`.
  case actions
  case live
  case error

  // MARK: Collections on Android

  /// `rows`, `columns`, or `unknown` for rows without a number; an empty value removes it.
  case collection
  /// `none`, `single` or `multiple`; an empty value removes the collection.
  case selection

  // MARK: iOS

  case label, value, hint
  /// Traits, separated by spaces.
  case traits
  /// `expanded` or `collapsed`, or `false` for an element whose state is not an attribute.
  case status
  /// The position in a container: `false` for none.
  case context
  /// The texts after the name: `false` for none.
  case content

  // MARK: Both

  /// The names of custom actions, separated by `|`.
  case customActions = "custom-actions"
}
