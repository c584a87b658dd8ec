import Earshot
import EarshotFiles

/// A component with its place in the design's lists.
struct ListedComponent {
  let component: any Component
  private(set) var depth = 0
  /// Nil if the component is not in a list in the file, as in a part.
  private(set) var item: DesignText.Item?

  static func all(of screen: Screen, in text: DesignText?) -> [ListedComponent] {
    var places: [String: (depth: Int, isInner: Bool)] = [:]
    func visit(_ component: any Component, _ depth: Int, in outer: SourceLocation?) {
      let location = component.common.location
      places[component.id] = (depth, location == outer)
      for nested in component.nestedComponents { visit(nested, depth + 1, in: location) }
    }
    for component in screen.components { visit(component, 0, in: nil) }
    let components = screen.allComponents
    var copies: [SourceLocation: [String]] = [:]
    for component in components where places[component.id]?.isInner == false {
      copies[component.common.location, default: []].append(component.id)
    }
    let items = text?.items ?? [:]
    return components.map { component in
      let location = component.common.location
      let (ids, all) = (copies[location] ?? [], items[location] ?? [])
      let copy = ids.count == all.count ? ids.firstIndex(of: component.id) : nil
      return ListedComponent(
        component: component, depth: places[component.id]?.depth ?? 0, item: copy.map { all[$0] })
    }
  }

  static func named(
    _ id: String, of screen: OpenScreen, in text: DesignText
  ) throws(InputError) -> (component: any Component, item: DesignText.Item) {
    guard let listed = all(of: screen.screen, in: text).first(where: { $0.component.id == id })
    else { throw InputError("the component '\(id)' is missing") }
    guard let item = listed.item else {
      throw InputError(
        "the component '\(id)' is not an item of a list in \(screen.path); edit it in its file",
        at: listed.component.common.location)
    }
    return (listed.component, item)
  }

  func write(to object: inout JSONWriter) {
    object.member("id", component.id)
    object.member("kind", component.kind.name)
    object.member("label", component.common.label)
    object.member("depth", depth)
    object.member("canMove", item != nil)
    if component.kind.keys.contains(where: { $0.name == "components" }) {
      object.member("isContainer", true)
    }
    if component.traits.presence != .always { object.member("isOverlay", true) }
    guard let frame = component.common.frame else { return }
    object.array("frame") { array in
      for number in [frame.x, frame.y, frame.width, frame.height] { array.number(number) }
    }
  }
}
