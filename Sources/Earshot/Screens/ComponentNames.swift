// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The kinds of component by their names, so that a screen in Swift reads like one; what else a
// component has is set with `with`.

/// A button; what it opens is the id of an alert, modal, sheet or toast.
public func Button(_ label: String, opens: Reference? = nil) -> Control {
  Control(.button, label).with { $0.opens = opens }
}

/// A link.
public func Link(_ label: String, opens: Reference? = nil) -> Control {
  Control(.link, label).with { $0.opens = opens }
}

/// A checkbox.
public func Checkbox(_ label: String, _ checked: Fact.CheckedState = .off) -> Control {
  Control(.checkbox, label).with { $0.toggle = checked }
}

/// A radio button that stands by itself; several that belong together are a ``RadioGroup(_:options:selected:)``.
public func RadioButton(_ label: String, isSelected: Bool = false) -> Control {
  Control(.radioButton, label).with { $0.toggle = Fact.CheckedState(isSelected) }
}

/// A switch.
public func Switch(_ label: String, isOn: Bool = false) -> Control {
  Control(.switch, label).with { $0.toggle = Fact.CheckedState(isOn) }
}

/// A slider.
public func Slider(_ label: String, value: String) -> Control {
  Control(.slider, label).with { $0.value = value }
}

/// A stepper.
public func Stepper(_ label: String, value: String) -> Control {
  Control(.stepper, label).with { $0.value = value }
}

/// A text field.
public func TextField(
  _ label: String, value: String? = nil, placeholder: String? = nil, isSecure: Bool = false
) -> Control {
  Control(.textField, label).with {
    $0.value = value
    $0.placeholder = placeholder
    $0.isSecure = isSecure
  }
}

/// A heading.
public func Heading(_ label: String) -> Control { Control(.heading, label) }

/// A text.
public func Text(_ label: String) -> Control { Control(.text, label) }

/// An image with its alternative text.
public func Image(_ label: String) -> Control { Control(.image, label) }

/// A row that opens and closes.
public func ExpandableRow(_ label: String, isExpanded: Bool = false) -> Control {
  Control(.expandableRow, label).with { $0.isExpanded = isExpanded }
}

/// A row of a table.
public func TableRow(_ label: String, value: String? = nil, opens: Reference? = nil) -> Control {
  Control(.tableRow, label).with {
    $0.value = value
    $0.opens = opens
  }
}

/// A tab that stands by itself; several that belong together are a ``TabBar(_:options:selected:)``.
public func Tab(_ label: String, isSelected: Bool = false) -> Control {
  Control(.tab, label).with { $0.toggle = Fact.CheckedState(isSelected) }
}

/// A chip.
public func Chip(_ label: String, isSelected: Bool = false) -> Control {
  Control(.chip, label).with { $0.toggle = Fact.CheckedState(isSelected) }
}

/// Something that goes on, and how far it is.
public func Progress(_ label: String, value: String? = nil) -> Control {
  Control(.progress, label).with { $0.value = value }
}

/// Texts that are read in one swipe.
public func Group(_ label: String = "", _ texts: [String]) -> Container {
  Container(.group, label).with { $0.texts = texts }
}

/// A list of components.
public func List(
  _ label: String = "", @ComponentBuilder components: () -> [any Component]
) -> Container {
  Container(.list, label).with { $0.components = components() }
}

/// Radio buttons of which one is picked.
public func RadioGroup(
  _ label: String = "", options: [Choice], selected: String? = nil
) -> Container {
  Container(.radioGroup, label).with { $0.choices = options.selecting(selected) }
}

/// Segments of which one is picked.
public func SegmentedControl(
  _ label: String = "", options: [Choice], selected: String? = nil
) -> Container {
  Container(.segmentedControl, label).with { $0.choices = options.selecting(selected) }
}

/// The tabs of a screen.
public func TabBar(_ label: String = "", options: [Choice], selected: String? = nil) -> Container {
  Container(.tabBar, label).with { $0.choices = options.selecting(selected) }
}

/// An alert that waits for an answer.
public func Alert(_ title: String, body: String? = nil, buttons: [String]) -> Container {
  Container(.alert, title).with {
    $0.body = body
    $0.buttons = buttons
  }
}

/// A modal with a close button.
public func Modal(
  _ title: String, @ComponentBuilder components: () -> [any Component]
) -> Container {
  Container(.modal, title).with { $0.components = components() }
}

/// A sheet with a close button.
public func Sheet(
  _ title: String, @ComponentBuilder components: () -> [any Component]
) -> Container {
  Container(.sheet, title).with { $0.components = components() }
}

/// A text that is said when it comes, and goes again.
public func Toast(_ text: String) -> Container { Container(.toast, text) }

/// A card that is tapped as a whole, with the texts on it.
public func Card(
  _ label: String, _ texts: [String] = [], opens: Reference? = nil,
  @ComponentBuilder components: () -> [any Component] = { [] }
) -> Control {
  Control(.card, label).with {
    $0.content = texts
    $0.opens = opens
    $0.components = components()
  }
}

/// Stars that are given.
public func Rating(_ label: String, value: String, stars: Int = 5) -> Control {
  Control(.rating, label).with {
    $0.value = value
    $0.stars = stars
  }
}

/// The dots that tell which of several pages is shown.
public func PageControl(_ label: String = "", page: Int, of count: Int) -> Control {
  Control(.pageControl, label).with { $0.position = Position(index: page, count: count) }
}

/// Chips of which any number is picked.
public func ChipGroup(_ label: String = "", options: [Choice]) -> Container {
  Container(.chipGroup, label).with { $0.choices = options }
}

/// Pages that stand side by side.
public func Carousel(
  _ label: String = "", @ComponentBuilder components: () -> [any Component]
) -> Container {
  Container(.carousel, label).with { $0.components = components() }
}

/// A message that stays on the screen.
public func Banner(_ title: String, body: String? = nil, buttons: [String] = []) -> Container {
  Container(.banner, title).with {
    $0.body = body
    $0.buttons = buttons
  }
}

/// The bar at the top of a screen, with a button that leads back.
public func NavigationBar(
  _ title: String = "", @ComponentBuilder components: () -> [any Component] = { [] }
) -> Container {
  Container(.navigationBar, title).with {
    $0.hasBackButton = true
    $0.components = components()
  }
}

/// The destinations of an app, which come in from the side.
public func NavigationDrawer(
  _ title: String = "", options: [Choice], selected: String? = nil
) -> Container {
  Container(.navigationDrawer, title).with { $0.choices = options.selecting(selected) }
}
