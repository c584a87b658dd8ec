internal import Earshot

/// Reads typed values of fields: null becomes nil or an empty list, and errors name the field.
extension JSONValue.Member {
  var isNull: Bool { if case .null = value.content { true } else { false } }

  func text() throws(ElementLineError) -> String? {
    guard !isNull else { return nil }
    guard let text = value.string else { throw wrongType("text") }
    return text
  }

  func flag() throws(ElementLineError) -> Bool? {
    guard !isNull else { return nil }
    guard case .bool(let flag) = value.content else { throw wrongType("true or false") }
    return flag
  }

  func checkedState() throws(ElementLineError) -> Fact.CheckedState? {
    if value.string == "mixed" { return .mixed }
    guard !isNull else { return nil }
    guard case .bool(let flag) = value.content else {
      throw wrongType("true, false or \"mixed\"")
    }
    return Fact.CheckedState(flag)
  }

  func integer(in range: ClosedRange<Int>) throws(ElementLineError) -> Int? {
    guard !isNull else { return nil }
    guard case .number(let number) = value.content, let integer = Int(exactly: number),
      range.contains(integer)
    else { throw wrongType("a whole number from \(range.lowerBound) to \(range.upperBound)") }
    return integer
  }

  func number() throws(ElementLineError) -> Double? {
    guard !isNull else { return nil }
    guard case .number(let number) = value.content else { throw wrongType("a number") }
    return number
  }

  func items() throws(ElementLineError) -> [JSONValue] {
    guard !isNull else { return [] }
    guard let items = value.items else { throw wrongType("a list") }
    return items
  }

  func texts() throws(ElementLineError) -> [String] {
    try items().map { item throws(ElementLineError) in
      guard let text = item.string else { throw item.wrongType("text", in: key) }
      return text
    }
  }

  func object() throws(ElementLineError) -> [JSONValue.Member] { try value.object(in: key) }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type
  ) throws(ElementLineError) -> Choice? {
    guard !isNull else { return nil }
    var known: [String] { Choice.allCases.map(\.rawValue) }
    guard let name = value.string else { throw wrongType(known.joined(separator: " or ")) }
    guard let choice = Choice(rawValue: name) else {
      throw ElementLineError(NearestName.message("value", name, known: known), field: key)
    }
    return choice
  }

  private func wrongType(_ wanted: String) -> ElementLineError { value.wrongType(wanted, in: key) }
}

extension JSONValue {
  func object(in field: String? = nil) throws(ElementLineError) -> [Member] {
    guard let members else { throw wrongType("an object", in: field) }
    return members
  }

  func wrongType(_ wanted: String, in field: String?) -> ElementLineError {
    ElementLineError("expected \(wanted), found \(found)", field: field)
  }
}
