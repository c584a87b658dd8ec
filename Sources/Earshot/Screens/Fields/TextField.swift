// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  fileprivate static let textField: Self = Self(
    "text-field", ControlStyle(traits: .textEntry, widget: "EditText", isText: false),
    describedBy: { .textField }
  ) {
    $0.form = .field
    $0.describe = { $1.isField = true }
  }
}

extension ComponentKind {
  static let textField: Self = Self(
    .textField, TextField(""), "A field to type into.",
    synonyms:
      "input textbox text-box text-input textfield field edit-text edittext email phone "
      + "password password-field text-area textarea form-field"
      + " filled-text-field outlined-text-field multiline-text-field text-editor"
      + " one-time-code otp otp-field digit-entry-view verification-code pin-field"
      + " pin-input token-field secure-field email-field phone-field url-field"
      + " number-field promo-code coupon-code code-field search-free-text chat-input message-input comment-field",
    impliedKeys: [
      "password": ["secure": "true"], "password-field": ["secure": "true"],
      "secure-field": ["secure": "true"],
      "email": ["purpose": "email"], "email-field": ["purpose": "email"],
      "phone": ["purpose": "phone"], "phone-field": ["purpose": "phone"],
      "url-field": ["purpose": "url"], "number-field": ["purpose": "number"],
      "one-time-code": ["purpose": "one-time-code"], "otp": ["purpose": "one-time-code"],
      "otp-field": ["purpose": "one-time-code"], "pin-input": ["purpose": "one-time-code"],
      "pin-field": ["purpose": "one-time-code"],
      "verification-code": ["purpose": "one-time-code"],
      "digit-entry-view": ["purpose": "one-time-code"],
    ],
    example: ["label: Email", "purpose: email", "placeholder: name@example.org"],
    keys: [
      KeyReader.value.inside(\.control),
      .text(
        "placeholder", \.placeholder, "The text in an empty field. It does not replace 'label'."),
      KeyReader.expanded.inside(\.control),
      .flag("secure", \.isSecure, "Whether the text of a field is hidden."),
      KeyReader(
        "reveal", .text,
        "The name of the button that shows the password, such as Show password."
      ) { value, field, _ throws(InputError) in
        let name = try value.text()
        guard name != "true" else {
          throw InputError(
            expected: "the name of the button", suchAs: "'reveal: Show password'",
            found: value.found, at: value.location)
        }
        field.revealName = name == "false" ? nil : name
      },
      .flag(
        "clear", \.hasClearButton,
        "Whether the field has a button that clears the text. The platform names the button."),
      .flag("editing", \.isEditing, "Whether the field is being edited."),
      .textOrTexts(
        "purpose", \.purposes,
        "The type of the text, such as email, phone or one-time-code, for the keyboard and autofill."
      ),
      KeyReader(
        "keyboard", .any([.flag, .text]),
        "Whether editing shows the on-screen keyboard. Instead of true, you can write its type, as in 'purpose'."
      ) { value, field, _ throws(InputError) in
        switch try value.text() {
        case "true": field.opensKeyboard = true
        case "false": field.opensKeyboard = false
        case let type: field.purposes.append(type)
        }
      },
      .flag("read-only", \.isReadOnly, "Whether users can read the text but not change it."),
      KeyReader.content.inside(\.control),
      KeyReader.position.inside(\.control),
    ],
    manualTests: { field, _, _ in
      field.common.isDisabled ? [] : [.typing(isEditing: field.isEditing)]
    }
  )
  .parted(with: "trailing trailing-buttons trailing-actions buttons button")
}

/// A text field.
public struct TextField: ExtendedControl {
  package var control: Control
  /// The text in an empty field.
  public var placeholder: String?
  /// Whether the text is hidden.
  public var isSecure: Bool
  package var revealName: String?
  package var hasClearButton = false
  /// Whether users can only read the text.
  public var isReadOnly = false
  package var purposes: [String] = []
  /// Whether the field is being edited.
  public var isEditing = false
  /// Whether editing shows the on-screen keyboard; false if the app shows its own keypad.
  public var opensKeyboard = true

  /// Creates a text field.
  public init(
    _ label: String, value: String? = nil, placeholder: String? = nil, isSecure: Bool = false
  ) {
    control = Control(.textField, label).with { $0.value = value }
    self.placeholder = placeholder
    self.isSecure = isSecure
  }

  public var traits: ComponentTraits {
    control.traits.with {
      $0.isEditing = isEditing
      $0.names = revealName.map { [$0] } ?? []
      $0.opensKeyboard = opensKeyboard
      $0.placeholder = placeholder
      $0.isTypedText = !isReadOnly
      $0.purposes = purposes + (isSecure ? ["password"] : [])
      if isSecure { $0.texts = control.content }
    }
  }

  public var states: [ComponentState] {
    let states = control.states.filter { $0 != .usual && $0 != .disabled }
    return states + [.empty, .withText, .disabled]
  }

  public var state: ComponentState {
    get {
      guard control.state == .usual else { return control.state }
      return (control.value ?? "").isEmpty ? .empty : .withText
    }
    set { control.state = newValue }
  }

  private var canClear: Bool {
    hasClearButton && state == .withText && !isReadOnly && !common.isDisabled
  }

  private var shownText: String? {
    isSecure ? control.value.map { String(repeating: "•", count: $0.count) } : control.value
  }

  public func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    control.voiceOverElements(wording).map { element in
      var element = element
      guard element.stop?.role != .content else { return element }
      element.value = shownText ?? element.heardPlaceholder(placeholder)
      if isSecure { element.traits.insert(.secureTextField) }
      if isEditing {
        element.traits.insert(.isEditing)
        element.insertionPoint = (control.value ?? "").isEmpty ? .start : .end
      }
      return element
    }
      + buttonElements(wording)
  }

  private func buttonElements(_ wording: Wording) -> [ExposedElement] {
    let reveal = revealName.map {
      ExposedElement(.reveal, label: $0, traits: .button, part: "button")
    }
    return [reveal, canClear ? ExposedElement.clearButton(wording) : nil].compactMap(\.self)
  }

  private func buttonNodes(_ wording: Wording) -> [ExposedNode] {
    let reveal = revealName.map { ExposedNode.button(.reveal, part: "button", label: $0) }
    return [reveal, canClear ? ExposedNode.clearButton(wording) : nil].compactMap(\.self)
  }

  public func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    control.nodes(wording) { control, node, wording in
      node.contentDescription = nil
      node.editable = true
      node.password = isSecure
      node.focused = isEditing
      node.tellField(
        control.common.exposedName(wording), text: shownText, placeholder: placeholder)
    } + buttonNodes(wording)
  }

  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    if stop?.role == .reveal {
      guard interaction == .activate else { return [] }
      isSecure.toggle()
      return [.acted(revealName ?? "")]
    }
    if stop?.role == .clear {
      guard interaction == .activate else { return [] }
      control.value = nil
      return [.edited(.cleared)] + (traits.mainStop.map { [.moved(focus: $0)] } ?? [])
    }
    switch interaction {
    case .activate where control.isExpanded == nil && stop?.role != .content:
      guard !isEditing, !isReadOnly else { return [] }
      isEditing = true
      return [.startedEditing]
    case .type, .delete, .clear, .submit, .close: return edit(interaction)
    default: return control.perform(interaction, at: stop, on: platform, wording)
    }
  }

  private mutating func edit(_ interaction: Interaction) -> [Event] {
    guard isEditing else { return [] }
    var text = control.value ?? ""
    if let events = interaction.edit(&text) {
      if !events.isEmpty { control.value = interaction == .clear ? nil : text }
      return isSecure ? events.map(\.hidingText) : events
    }
    isEditing = false
    return [.stoppedEditing]
  }
}

extension ExposedElement {
  /// Returns the placeholder; nil if it equals the label.
  ///
  /// SwiftUI's `TextField("Email", text:)` uses its title as label and placeholder, but the title
  /// is announced once.
  func heardPlaceholder(_ placeholder: String?) -> String? {
    placeholder == element.label ? nil : placeholder
  }

  static func clearButton(_ wording: Wording) -> ExposedElement {
    ExposedElement(
      .clear, label: wording.word("label.clear-text"), traits: .button, part: "button")
  }
}

extension ExposedNode {
  static func clearButton(_ wording: Wording) -> ExposedNode {
    .button(.clear, part: "button", label: wording.word("label.clear-text"))
  }
}

extension Event {
  fileprivate var hidingText: Event {
    func bullets(_ text: String) -> String { String(repeating: "•", count: text.count) }
    return switch self {
    case .edited(.added(let text)): .edited(.added(bullets(text)))
    case .edited(.removed(let text)): .edited(.removed(bullets(text)))
    default: self
    }
  }
}
