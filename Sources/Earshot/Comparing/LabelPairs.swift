/// Fields, dropdowns and sliders whose label is probably the text before them.
///
/// Labels are inferred, because some formats omit attributes such as `labelFor`. A text can be a
/// label only if the design has a control with this name.
struct LabelPairs {
  private var labels: [Int: Int] = [:]
  private var words: [Int: String] = [:]
  private(set) var texts: Set<Int> = []

  init() {}

  init(_ expected: [Stop], _ heard: [Stop], folding: Folding) {
    var controls: [String: Set<Int>] = [:]
    var plainTexts: [String: Int] = [:]
    for (place, stop) in expected.enumerated() {
      guard let parts = stop.parts else { continue }
      if parts.contains(where: \.isOfLabelledControl) {
        for part in parts where part.isNameOfControl {
          controls[folding.key(of: part.text), default: []].insert(place)
        }
      } else {
        plainTexts[folding.key(of: stop.wording.text), default: 0] += 1
      }
    }
    for (place, stop) in heard.enumerated().dropFirst() {
      guard let parts = stop.parts, parts.contains(where: \.isOfLabelledControl),
        let text = heard[place - 1].parts, text.allSatisfy({ $0.kind.isOfApp }), !text.isEmpty
      else { continue }
      let label = folding.key(of: heard[place - 1].wording.text)
      guard let named = controls[label],
        !parts.contains(where: { part in
          let key = folding.key(of: part.text)
          let own = part.isNameOfControl ? controls[key] ?? named : named
          return key == label || own.isDisjoint(with: named)
        })
      else { continue }
      labels[place] = place - 1
      words[place] = heard[place - 1].wording.text
      if plainTexts[label, default: 0] > 0 {
        plainTexts[label, default: 0] -= 1
      } else {
        texts.insert(place - 1)
      }
    }
  }

  func text(of control: Int) -> Int? { labels[control].flatMap { texts.contains($0) ? $0 : nil } }

  func words(of control: Int) -> String? { words[control] }

  func labelled(_ heard: [Stop], at places: [Int]) -> [Stop] {
    places.map { place in
      guard let label = labels[place], let parts = heard[place].parts else { return heard[place] }
      var stop = heard[place]
      let name = Part(
        .name, heard[label].wording.text, joint: "", from: "labelFor", rule: "comparing.label")
      stop.wording = .parts(Announcement(parts: [name] + parts))
      return stop
    }
  }

  func explains(_ finding: Finding, at control: Int) -> Bool {
    finding.kind == .missingPart && labels[control] != nil
      && (finding.part == .name || finding.fact == .placeholder)
  }
}

extension Part {
  /// Whether the part can name a control; Android's text fields can expose their label as a
  /// placeholder.
  fileprivate var isNameOfControl: Bool { kind == .name || fact == .placeholder }

  fileprivate var isOfLabelledControl: Bool {
    switch fact {
    case .role(.editBox), .role(.textField), .role(.secureTextField), .role(.searchField),
      .role(.dropdownList), .role(.popUpButton), .role(.slider), .role(.adjustable):
      true
    default: false
    }
  }
}
