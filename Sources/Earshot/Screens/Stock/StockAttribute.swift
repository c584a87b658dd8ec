/// An attribute in a table of stock widgets.
///
/// Most values are templates (see ``StockTemplate``). An empty value removes the attribute.
package enum StockAttribute: String, Sendable, Hashable, CaseIterable {
  // MARK: Android

  /// The class, without `android.widget` or `android.view`.
  case className = "class"
  case text, description, state, role
  case hintText = "hint-text"
  case tooltip
  /// The text of the view that labels the node.
  case labelFor = "label-for"
  /// The children, separated by `|`: `name`, `visible`, `value`, `content`, `placeholder`, `hint`,
  /// or an attribute and its value.
  case children
  /// `true` if an empty field shows its hint as text.
  case showsHint = "shows-hint"
  /// With `picked`, the node is checked if the component is; with `off`, it is never checked; empty
  /// if the node is not checkable.
  case checked
  /// With `picked`, the node is selected if the component is; with `false`, it is never selected.
  case selected
  case clickable, heading, editable, focused
  case longClickable = "long-clickable"
  case clickLabel = "click-label"
  case longClickLabel = "long-click-label"
  /// The direction of the positions in a collection: `row`, `column`, or `false` for no position.
  case place
  /// The type of the range: `float` or `int`.
  case range
  /// The actions, separated by `|`, each with an optional label: `EXPAND {word}`.
  case actions
  case live
  case error

  // MARK: Collections on Android

  /// The direction of a collection: `rows`, `columns`, or `unknown` if the collection has no
  /// counts; empty for nodes that are not collections.
  case collection
  /// The selection mode: `none`, `single` or `multiple`; empty for nodes without a selection mode.
  case selection

  // MARK: iOS

  case label, value, hint
  /// The traits, separated by spaces.
  case traits
  /// `expanded`, `collapsed`, or `false` if the state is not an attribute.
  case status
  /// `false` if the element has no position in a container.
  case context
  /// `false` if the element has no custom content.
  case content

  // MARK: Both

  /// The word that follows the other texts if the component is busy.
  case busy
  /// The announced words for which no source is known; previews report them as unknown.
  case unknown
  /// The custom actions, separated by `|`.
  case customActions = "custom-actions"
}
