// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let pageControl: Self = Self(
    "page-control", .adjustable(.scrollForward, .scrollBackward), describedBy: { .pageControl }
  ) {
    $0.place = nil
    $0.elementTypes = ["PageIndicator"]
    $0.adjust = { $0.turn($1) }
    $0.shownValue = { control, wording in
      control.position.map { wording.filled("value.page", "\($0.index)", "\($0.count)") }
        ?? control.value
    }
    $0.describe = { control, traits in
      traits.isNamedByValue = true
      traits.holdsAmount = true
      traits.texts = control.content
    }
  }
}

extension ComponentKind {
  static let pageControl: Self = Self(
    .pageControl, "The dots that show the current page of several.",
    synonyms: "dots page-indicator pagination pager-dots pagination-dots page-dots indicator"
      + " page-indicators pager-indicator",
    example: ["label: Photos", "position: 1 of 3"],
    keys: [
      .content,
      .position,
      KeyReader(
        "pages", .number, "The number of pages; if 'current' is missing, the first page is current."
      ) { value, control, _ throws(InputError) in
        control.position = Position(index: 1, count: try value.integer(in: 1...10_000))
      },
      KeyReader("current", .number, "The current page, from 1.") {
        value, control, _ throws(InputError) in
        guard let count = control.position?.count else {
          throw InputError(
            "page-control: 'current' needs the number of pages; add 'pages: …'", at: value.location)
        }
        control.position = Position(index: try value.integer(in: 1...count), count: count)
      },
      KeyReader("value", .textOrPattern, "The current page, such as 2, or a text.") {
        value, control, fields throws(InputError) in
        try KeyReader.value.read(value, &control, fields)
        control.position = try Position(page: control.value ?? "", of: control.position, at: value)
      },
    ])
}

/// The dots that show the current page.
public func PageControl(_ label: String = "", page: Int, of count: Int) -> Control {
  Control(.pageControl, label).with { $0.position = Position(index: page, count: count) }
}

extension Position {
  /// Parses "2", "page 2" and "2 of 5"; for other texts, uses the `known` position.
  fileprivate init?(page text: String, of known: Position?, at value: SourceValue)
    throws(InputError)
  {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard let first = numbers.first, let count = numbers.dropFirst().first ?? known?.count,
      numbers.count < 3
    else {
      guard let known else { return nil }
      self = known
      return
    }
    guard count > 0, (1...count).contains(first) else {
      throw InputError(
        expected: "a page from 1 to \(count)", found: "'\(text)'", at: value.location)
    }
    self.init(index: first, count: count)
  }
}

extension Control {
  fileprivate mutating func turn(_ steps: Int) -> [Event] {
    guard let page = position else { return [] }
    let next = page.moved(by: steps)
    guard next != page else { return [.reachedLimit] }
    position = next
    return [.adjusted]
  }
}
