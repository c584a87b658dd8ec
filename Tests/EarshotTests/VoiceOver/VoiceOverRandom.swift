import Earshot

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

struct RandomElements {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> VoiceOverElement {
    var element = VoiceOverElement(
      label: pick([nil, "", "Save", "Save.", "Back", "a: b", ".", "مرحبا", "👩‍👩‍👧", "\u{7}\u{301}"]),
      value: pick([nil, nil, "", "0", "1", "2", "Value", "Value.", "…"]),
      hint: pick([nil, "", "Hint", "Hint.", "Hint..", "."]), traits: traits(),
      expandedStatus: pick([nil, .expanded, .collapsed]),
      customActions: pick([[], [], ["Delete"]]),
      customContent: pick([
        [], [], [.init(label: "Size", value: "2")],
        [.init(label: "Size", value: "2", isImportant: true)],
      ]), context: context())
    element.insertionPoint = [nil, .start, .end][element.traits.names.count % 3]
    if case .series(let index, let count) = element.context, element.traits.contains(.pickerItem) {
      element.context = .pickerWheel(index: index, count: count)
    }
    return element
  }

  private mutating func traits() -> Traits {
    var traits: Traits = []
    for (_, trait) in Traits.named where Int.random(in: 0..<6, using: &generator) == 0 {
      traits.insert(trait)
    }
    return traits
  }

  private mutating func context() -> VoiceOverContext? {
    let index = pick([1, 2, 9])
    let cell = VoiceOverContext.DataTableCell(
      row: pick([nil, 0, 4]), column: pick([nil, 0, 4]), width: pick([1, 2]), height: pick([1, 3]),
      isFirstInRow: pick([true, false]), isRowHeader: pick([true, false, false]),
      isColumnHeader: pick([true, false, false]),
      rowHeaders: pick([[], [.init(label: "Row", value: "r")], [.init()]]),
      columnHeaders: pick([[], [.init(label: "Column.")], [.init(label: "", value: "c")]]))
    return pick([
      nil, nil, .series(index: index, count: 9), .tab(index: index, count: 9),
      .tabBarItem(index: index, count: 9), .listStart, .listEnd, .landmarkStart, .landmarkEnd,
      .dataTableCell(cell),
    ])
  }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }
}
