/// A kind of control: its name, its description and the style of its controls.
package struct ControlKind: Sendable {
  /// A style that all controls of a kind share.
  private final class Shared: Sendable {
    let style: ControlStyle

    init(_ style: ControlStyle) { self.style = style }
  }

  /// The name of the kind.
  let rawValue: String
  /// The description of the kind.
  let describedBy: @Sendable () -> ComponentKind
  private var shared: Shared

  init(
    _ name: String, _ style: ControlStyle, describedBy: @escaping @Sendable () -> ComponentKind,
    differing change: (inout ControlStyle) -> Void = { _ in }
  ) {
    rawValue = name
    self.describedBy = describedBy
    var style = style
    change(&style)
    shared = Shared(style)
  }

  /// The exposed attributes and the behaviour.
  var style: ControlStyle {
    get { shared.style }
    set { shared = Shared(newValue) }
  }
}

extension ControlKind: Equatable {
  package static func == (left: ControlKind, right: ControlKind) -> Bool {
    left.rawValue == right.rawValue
  }
}
