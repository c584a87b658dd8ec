extension Screen {
  /// A screen, or every mistake that its file holds.
  public typealias Reading = (screen: Screen?, errors: [InputError])

  /// Reads a screen from the value of a design file.
  ///
  /// - Returns: The screen when nothing is wrong with it; else the first mistake of each component,
  ///   so that a designer mends them in one go.
  public static func reading(_ value: SourceValue) -> Reading {
    let fields: Fields
    let components: [SourceValue]
    var screen: Screen
    do throws(InputError) {
      fields = try Fields(value, subject: "screen", known: keys.map(\.name))
      screen = Screen(
        title: try fields.required("screen").text(), locale: try fields.text("locale") ?? "en",
        components: [], initialFocus: try fields.text("initial-focus"),
        location: value.location)
      components = try fields.required("components").list()
    } catch { return (nil, [error]) }
    var errors: [InputError] = []
    for item in components {
      do throws(InputError) { screen.components.append(try component(item)) } catch {
        errors.append(error)
      }
    }
    do throws(InputError) { try screen.settleIDs(fields) } catch { errors.append(error) }
    // Of a component with a mistake nobody knows what it would be called.
    if errors.isEmpty { errors = screen.wrongReferences() }
    return errors.isEmpty ? (screen, []) : (nil, errors)
  }

  private static func component(_ value: SourceValue) throws(InputError) -> any Component {
    guard case .map(let entries) = value.content else {
      throw InputError(
        "found \(value.found) where a component is wanted, such as '- kind: button'",
        at: value.location)
    }
    guard let kind = entries.first(where: { $0.key == "kind" })?.value else {
      throw InputError("the component has no 'kind'", at: value.location)
    }
    let name = try kind.text()
    guard let type = ComponentKinds.type(of: name) else {
      throw kind.unknown("kind", name, known: ComponentKinds.names)
    }
    return try component(value, of: type, named: name)
  }

  private static func component<Kind: Component>(
    _ value: SourceValue, of type: Kind.Type, named name: String
  ) throws(InputError) -> any Component {
    let known = (CommonAttributes.keys + Kind.keys).map(\.name)
    let fields = try Fields(value, subject: name, known: known)
    let common = try CommonAttributes(fields)
    return try Kind(fields, common: common) { inside throws(InputError) in
      try Self.component(inside)
    }
  }

  /// Makes every id the only one of its name: one that came from a label gives way, one that the
  /// designer gave must not stand twice.
  private mutating func settleIDs(_ fields: Fields) throws(InputError) {
    var taken: [String: SourceLocation] = [:]
    for component in allComponents where component.common.hasOwnID {
      if let first = taken[component.id] {
        throw InputError(
          "the id '\(component.id)' stands in line \(first.line) already; ids must differ",
          at: component.common.location)
      }
      taken[component.id] = component.common.location
    }
    for index in components.indices { components[index].settleID(&taken) }
    guard let initialFocus, component(initialFocus) == nil else { return }
    let known = allComponents.map(\.id)
    throw InputError(
      NearestName.message("component", initialFocus, known: known),
      at: fields["initial-focus"]?.location)
  }
}

extension Component {
  fileprivate mutating func settleID(_ taken: inout [String: SourceLocation]) {
    if !common.hasOwnID {
      var (id, number) = (common.id, 2)
      while taken[id] != nil {
        id = "\(common.id)-\(number)"
        number += 1
      }
      common.id = id
      taken[id] = common.location
    }
    for index in nestedComponents.indices { nestedComponents[index].settleID(&taken) }
  }
}
