extension ExposedElement {
  func asStockWidget(of owner: StockComponent, _ wording: Wording) -> ExposedElement {
    let component = owner.component
    guard let stop,
      let widget = component.common.toolkits.widget(component.stockName(of: stop), on: .voiceOver)
    else { return self }
    var fields = StockFields(of: stop, in: owner, wording)
    fields.set("name", element.label)
    if fields["value"].isEmpty || element.traits.contains(.textEntry) {
      fields.set("value", element.value == fields["placeholder"].first ? nil : element.value)
    }
    fields = fields.completed()
    var stock = self
    stock.isOfGuidelines = false
    let fill = StockTemplate(fields: fields, wording: wording)
    for rule in widget.rules where rule.applies(in: fields.states) {
      stock.set(rule.attribute, rule.value, fill)
    }
    if let word = widget.wordOfBusy(in: fields.states).flatMap({ fill($0) }) {
      stock.element.value = [stock.element.value, word].compactMap(\.self).joined(separator: ", ")
    }
    return stock
  }

  private mutating func set(
    _ attribute: StockAttribute, _ written: String, _ fill: StockTemplate
  ) {
    switch attribute {
    case .label:
      element.label = fill(written)
      if written.contains("{content}") { element.customContent = [] }
    case .value: element.value = fill(written)
    case .hint: element.hint = fill(written)
    case .traits:
      let kept: Traits = [.notEnabled, .isEditing, .secureTextField]
      let listed = written.split(separator: " ").compactMap { Traits(name: String($0)) }
      element.traits = element.traits.intersection(kept).union(Traits(listed))
    case .status: element.expandedStatus = .init(rawValue: written)
    case .context: if written == "false" { element.context = nil }
    case .content: if written == "false" { element.customContent = [] }
    case .customActions:
      element.customActions = written.split(separator: "|").compactMap { fill($0.trimmed) }
    default: break
    }
  }
}
