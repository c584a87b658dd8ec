/// A component like ``Control``, but with more stops or attributes.
package protocol ExtendedControl: Component where State == ComponentState {
  var control: Control { get set }
}

extension ExtendedControl {
  public var kind: ComponentKind { control.kind }
  public var common: CommonAttributes {
    get { control.common }
    set { control.common = newValue }
  }
  public var states: [ComponentState] { control.states }
  public var state: ComponentState {
    get { control.state }
    set { control.state = newValue }
  }
}
