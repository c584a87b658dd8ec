/// A component like ``Control``, but with more stops or attributes.
package protocol ExtendedControl: Component where State == Control.State {
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
