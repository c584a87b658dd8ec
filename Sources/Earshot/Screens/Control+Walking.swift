extension Control {
  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    switch interaction {
    case .activate where isStepper: return step(at: stop)
    case .activate: return opens.map { open($0.id) } ?? activate()
    // A swipe on one of its buttons does nothing.
    case .adjust(let steps): return isStepper ? [] : type.adjust(&self, steps)
    case .customAction(let name): return [.acted(name)]
    case .type, .delete, .clear, .submit, .close:
      return type.form == .field ? edit(interaction) : []
    case .hold, .showResults: return []
    }
  }

  /// Opens something; a checkbox or switch changes as well.
  private mutating func open(_ id: String) -> [Event] {
    (type.opensOnly ? [] : activate().filter { $0 == .changed }) + [.opens(id)]
  }

  private mutating func activate() -> [Event] {
    if let isExpanded {
      self.isExpanded = !isExpanded
      return [.changed]
    }
    return type.activate(&self)
  }

  mutating func startEditing() -> [Event] {
    guard !isEditing else { return [] }
    isEditing = true
    return [.startedEditing]
  }

  /// A button of a stepper changes the value, which says itself what it is now.
  private mutating func step(at stop: StopID?) -> [Event] {
    let steps: [StopID.Role: Int] = [.decrease: -1, .increase: 1]
    guard let role = stop?.role, let amount = steps[role] else { return [] }
    let events = type.adjust(&self, amount)
    return events == [.adjusted] ? [.announced(stop: StopID(.value))] : events
  }

  /// Changes the value by some steps of one or of a tenth of its range.
  mutating func adjust(_ steps: Int, byTenths: Bool = false, upTo limit: Int? = nil) -> [Event] {
    guard let amount = Amount(value ?? "", upTo: limit) else { return [] }
    let next = amount.moved(byTenths ? steps * amount.tenth : steps)
    guard next != amount else { return [.reachedLimit] }
    value = next.text
    return [.adjusted]
  }

  /// Turns the pages of a page control.
  mutating func turn(_ steps: Int) -> [Event] {
    guard let page = position else { return [] }
    let next = min(max(page.index + steps, 1), page.count)
    guard next != page.index else { return [.reachedLimit] }
    position = Position(index: next, count: page.count)
    return [.adjusted]
  }

  private mutating func edit(_ interaction: Interaction) -> [Event] {
    guard isEditing else { return [] }
    var text = value ?? ""
    if let events = interaction.edit(&text) {
      if !events.isEmpty { value = interaction == .clear ? nil : text }
      return isSecure ? events.map(\.hidingText) : events
    }
    isEditing = false
    return [.stoppedEditing]
  }
}

/// A value that begins with a whole number, such as `50%`, `3 of 10` or `20 degrees`.
private struct Amount: Equatable {
  private var number: Int
  private let rest: Substring
  /// The most that it can be, where that is known.
  private let limit: Int?

  /// Reads a value; nil when it begins with no number.
  init?(_ text: String, upTo limit: Int? = nil) {
    self.limit = limit
    let digits = text.prefix { $0 == "-" || $0.isASCII && $0.isNumber }
    guard digits.count <= 9, let number = Int(digits) else { return nil }
    self.number = number
    rest = text.dropFirst(digits.count)
  }

  var text: String { "\(number)\(rest)" }

  /// The numbers that it can be.
  private var range: ClosedRange<Int> {
    if let limit { return 0...max(limit, number) }
    let words = rest.split(separator: " ")
    if rest.hasPrefix("%") || words.first == "percent" { return 0...100 }
    if words.count == 2, words[0] == "of", let count = Int(words[1]), count > 0 {
      return 0...count
    }
    return min(0, number)...1_000_000_000
  }

  /// A tenth of its length, at least one.
  var tenth: Int { range.upperBound == 1_000_000_000 ? 1 : max(1, range.upperBound / 10) }

  func moved(_ steps: Int) -> Amount {
    var moved = self
    moved.number = min(max(number + steps, range.lowerBound), range.upperBound)
    return moved
  }
}

extension Event {
  /// The event of a field whose text nobody may hear: a bullet for each character.
  fileprivate var hidingText: Event {
    func bullets(_ text: String) -> String { String(repeating: "•", count: text.count) }
    return switch self {
    case .edited(.added(let text)): .edited(.added(bullets(text)))
    case .edited(.removed(let text)): .edited(.removed(bullets(text)))
    default: self
    }
  }
}
