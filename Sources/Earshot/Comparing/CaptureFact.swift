/// Facts that a capture format can contain or omit, such as names or checkboxes.
package struct CaptureFact: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    case facts(Set<Fact>)
    case aspect(FormatLimit.Aspect)
  }

  package let title: String
  package let subject: Subject

  private init(_ title: String, _ facts: Set<Fact>) {
    self.title = title
    subject = .facts(facts)
  }

  private init(_ title: String, _ roles: Set<Fact.Role>) {
    self.init(title, Set(roles.map(Fact.role)))
  }

  private init(_ aspect: FormatLimit.Aspect) {
    title = aspect.rawValue
    subject = .aspect(aspect)
  }

  package static let all: [CaptureFact] =
    [
      CaptureFact("names", [.name, .unlabelled]), CaptureFact("values", [.value]),
      CaptureFact("placeholders", [.placeholder]),
      CaptureFact("hidden texts", [.secure, .role(.secureTextField)]),
      CaptureFact("buttons", [.button]), CaptureFact("links", [.link]),
      CaptureFact("headings", [.heading]), CaptureFact("images", [.image]),
      CaptureFact("checkboxes", [.checkbox]), CaptureFact("radio buttons", [.radioButton]),
      CaptureFact("switches", [.switch]), CaptureFact("sliders", [.slider]),
      CaptureFact("other adjustable elements", [.adjustable, .stepper]),
      CaptureFact("progress bars", [.progressBar]),
      CaptureFact("fields", [.editBox, .textField, .searchField]),
      CaptureFact("dropdowns and menus", [.dropdownList, .popUpButton, .menuButton]),
      CaptureFact("pickers", [.pickerItem]), CaptureFact("back buttons", [.backButton]),
      CaptureFact("tabs", [.tab, .tabBar]), CaptureFact("keys", [.key]),
      CaptureFact("roles of containers", [.list, .grid, .pager, .page, .table, .webView]),
      CaptureFact("dialogs", [.dialog, .alert]),
      CaptureFact("roles in the app's words", [.own, .draggable]),
      CaptureFact("selected", [.selected, .unselected]),
      CaptureFact("checked", Set(Fact.CheckedState.allCases.map(Fact.checked))),
      CaptureFact("on and off", Set(Fact.CheckedState.allCases.map(Fact.switched))),
      CaptureFact("expanded and collapsed", [.expanded, .collapsed]),
      CaptureFact("disabled", [.disabled, .enabled]),
      CaptureFact("editing", [.editing, .insertionPoint]), CaptureFact("required", [.required]),
      CaptureFact("states in the app's words", [.state]), CaptureFact("errors", [.error]),
      CaptureFact(
        "positions", [.position(index: 0, count: 0), .row, .column, .span, .headingLevel]),
      CaptureFact(
        "containers",
        Set(
          Fact.Container.allCases.flatMap {
            [.entered($0), .left($0), .start($0), .end($0), .count($0)]
          } + [.level])),
      CaptureFact("other content", [.content, .header, .tooltip]),
      CaptureFact("double-taps", [.hint(.activate), .hint(.toggle)]),
      CaptureFact(
        "hints",
        Set(
          Fact.Hint.allCases.filter { ![.activate, .toggle, .menu].contains($0) }.map(Fact.hint)
            + [.moreContent])),
      CaptureFact("custom actions", [.actions, .hint(.menu)]),
      CaptureFact("links in texts", [.links]),
      CaptureFact("live regions", [.announcement]),
    ] + FormatLimit.Aspect.allCases.map(CaptureFact.init)
}

extension [FormatLimit] {
  package func degree(of fact: CaptureFact) -> FormatLimit.Degree? {
    switch fact.subject {
    case .aspect(let aspect): first { $0.aspects.contains(aspect) }?.degree
    case .facts(let facts):
      switch Set(facts.map { fact in first { $0.covers(fact) }?.degree }) {
      case [nil]:
        // A limit with exactly these facts sets the degree, even if it applies to only some
        // elements.
        first { $0.facts == facts }?.degree
          ?? (contains { limit in limit.elements.isEmpty && facts.contains(where: limit.mayCover) }
            ? .partial : nil)
      case [.hidden]: .hidden
      case let degrees where degrees.contains(.inferred): .inferred
      default: .partial
      }
    }
  }
}
