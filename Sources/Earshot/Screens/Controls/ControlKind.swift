package struct ControlKind: Sendable {
  private final class Shared: Sendable {
    let style: ControlStyle

    init(_ style: ControlStyle) { self.style = style }
  }

  let rawValue: String
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
