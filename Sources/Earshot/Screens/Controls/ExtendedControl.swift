/// A control with stops, states or attributes of its own, in addition to those of ``Control``.
package protocol ExtendedControl: Component where State == Control.State {
  /// The attributes and the behaviour of any control.
  var control: Control { get set }
}

extension ExtendedControl {
  public var kind: ComponentKind { control.kind }
  public var common: CommonAttributes {
    get { control.common }
    set { control.common = newValue }
  }
  public var states: [Control.State] { control.states }
  public var state: Control.State {
    get { control.state }
    set { control.state = newValue }
  }
}
