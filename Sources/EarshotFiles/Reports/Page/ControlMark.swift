import EarshotOutput

struct ControlMark {
  private enum Shape {
    case pill, box, disc, arrow
  }

  private let shape: Shape?
  private let isOn: Bool
  let kind: HTMLText?

  var width: Int { shape == nil ? 0 : shape == .pill ? 36 : 22 }

  init(look: String, isOn: Bool) {
    self.isOn = isOn
    (shape, kind) =
      switch look {
      case "": (nil, nil)
      case "switch": (.pill, "control")
      case "checkbox": (.box, "control")
      case "radio-button": (.disc, "control")
      case "dropdown-list", "pop-up-button": (.arrow, "field")
      case "text-field", "edit-box", "secure-text-field", "search-field": (nil, "field")
      case "button", "back-button", "menu-button", "key": (nil, "button")
      case "heading", "link", "image", "text": (nil, "\(look)")
      default: (nil, "control")
      }
  }

  func drawing(x: Int, y: Int, isMirrored: Bool) -> HTMLText {
    let on: HTMLText = isOn ? " on" : ""
    switch shape {
    case .pill:
      let knob = isOn == isMirrored ? x - 7 : x + 7
      return """
        <rect class="glyph\(on)" x="\(x - 15)" y="\(y - 8)" width="30" height="16" rx="8"/>
        <circle class="knob" cx="\(knob)" cy="\(y)" r="4"/>

        """
    case .box:
      let tick: HTMLText =
        isOn ? "<path class=\"knob\" d=\"M\(x - 5) \(y)l2 -2l2 2l5 -5l2 2l-7 7z\"/>\n" : ""
      return """
        <rect class="glyph\(on)" x="\(x - 8)" y="\(y - 8)" width="16" height="16" rx="3"/>
        \(tick)
        """
    case .disc: return "<circle class=\"glyph\(on)\" cx=\"\(x)\" cy=\"\(y)\" r=\"7\"/>\n"
    case .arrow: return "<path class=\"glyph\" d=\"M\(x - 4) \(y - 2)l4 4l4 -4\" fill=\"none\"/>\n"
    case nil: return ""
    }
  }
}
