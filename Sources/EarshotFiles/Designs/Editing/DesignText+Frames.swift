package import Earshot

extension DesignText {
  package func edit(
    settingFrame frame: DesignFrame?, of component: Written
  ) throws(InputError) -> FileEdit {
    let given = component.entries.first { $0.key == "frame" }
    let attempts: [Attempt]
    switch (given, frame) {
    case (nil, nil): throw refusal("the component has no frame", component)
    case (let given?, nil): attempts = try removing(given, component)
    case (nil, let frame?):
      let space = isCompact(component) ? "," : ", "
      attempts = try adding(
        "frame", frame.content, as: ["[\(frame.texts.joined(separator: space))]"], component)
    case (let given?, let frame?): attempts = try replacing(given, by: frame, component)
    }
    guard let edit = safe(attempts) else {
      throw refusal("the frame cannot be changed without other changes", component)
    }
    return edit
  }

  private func isCompact(_ component: Written) -> Bool {
    guard isJSON, let place = offset(of: component.map.location),
      let layout = MapLayout(at: place, in: tokens)
    else { return false }
    return colon(in: layout) == ":"
  }

  private func replacing(
    _ entry: SourceValue.Entry, by frame: DesignFrame, _ component: Written
  ) throws(InputError) -> [Attempt] {
    let texts = frame.texts
    guard case .list(let old) = entry.value.content, old.count == texts.count else {
      throw refusal("'frame' is written in another form", component)
    }
    let layout = try layout(ofList: entry.value)
    let changed = old.indices.filter { (try? old[$0].text()) != texts[$0] }
    let change = IntendedChange.items(ofListAt: entry.value.location) { items in
      zip(items, texts).map { item, text in SourceValue(.scalar(text), at: item.location) }
    }
    guard let first = changed.first, let last = changed.last else {
      return [(FileEdit(layout.range.lowerBound..<layout.range.lowerBound, by: ""), change)]
    }
    let numbers = try old.map { number throws(InputError) in
      guard let token = scalar(at: number.location) else {
        throw refusal("'frame' is written in another form", component)
      }
      return token.range
    }
    var text = Array(texts[first].utf8)
    for index in (first..<last) {
      text += bytes[numbers[index].upperBound..<numbers[index + 1].lowerBound]
      text += texts[index + 1].utf8
    }
    return [(FileEdit(numbers[first].lowerBound..<numbers[last].upperBound, by: text), change)]
  }
}
