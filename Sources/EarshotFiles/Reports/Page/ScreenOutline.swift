import Earshot

/// One profile's stops in swipe order, in nested boxes for containers, overlays and states.
struct ScreenOutline {
  struct Stop {
    var entries: [ScreenPreview.Entry]
    var index: Int
    /// From 1 within the screen, overlay or state; nil for a stop without focus.
    var number: Int?
    /// The innermost box with a separate swipe order; nil for the screen.
    var place: String?
    /// Such as "3." for the options of stop 3; empty for the screen.
    var prefix = ""

    var label: String? { number.map { "\(prefix)\($0)" } }

    var entry: ScreenPreview.Entry { entries[0] }
  }

  struct Box {
    enum Kind {
      case container
      case overlay
      case state(String)
    }

    var kind: Kind
    var component: any Component
    var items: [Item]
  }

  indirect enum Item {
    case stop(Stop)
    case box(Box)
  }

  let items: [Item]

  init(of screen: Screen, entries: [ScreenPreview.Entry]) {
    var builder = Builder(entries: Dictionary(grouping: entries, by: \.component.id))
    items = builder.items(of: screen.components)
  }

  var stops: [Stop] { Self.stops(of: items) }

  var stopsOnScreen: [Stop] { Self.stopsOnScreen(in: items) }

  private static func stopsOnScreen(in items: [Item]) -> [Stop] {
    items.flatMap { item -> [Stop] in
      switch item {
      case .stop(let stop): stop.number == nil ? [] : [stop]
      case .box(let box): box.isOnScreen ? stopsOnScreen(in: box.items) : []
      }
    }
  }

  static func stops(of items: [Item]) -> [Stop] {
    items.flatMap { item in
      switch item {
      case .stop(let stop): [stop]
      case .box(let box): stops(of: box.items)
      }
    }
  }

  private struct Builder {
    let entries: [String: [ScreenPreview.Entry]]
    private var index = 0
    private var number = 0
    private var place: String?
    private var prefix = ""
    private var letters = 0

    init(entries: [String: [ScreenPreview.Entry]]) { self.entries = entries }

    mutating func items(of components: [any Component]) -> [Item] {
      components.flatMap { component -> [Item] in
        switch component.traits.presence {
        case .overlay:
          [
            box(.overlay, component, numbered: nextLetter()) {
              $0.ownItems(of: component) + $0.items(of: component.nestedComponents)
            }
          ]
        case .always where !component.nestedComponents.isEmpty:
          [
            .box(
              Box(
                kind: .container, component: component,
                items: ownItems(of: component) + items(of: component.nestedComponents)))
          ]
        case .always, .announcement: ownItems(of: component)
        }
      }
    }

    private mutating func box(
      _ kind: Box.Kind, _ component: any Component, numbered prefix: String,
      items: (inout Builder) -> [Item]
    ) -> Item {
      let outer = (number, place, self.prefix)
      var box = Box(kind: kind, component: component, items: [])
      (number, place, self.prefix) = (0, box.title, prefix)
      defer { (number, place, self.prefix) = outer }
      box.items = items(&self)
      return .box(box)
    }

    private mutating func ownItems(of component: any Component) -> [Item] {
      var ofStop: [[ScreenPreview.Entry]] = []
      for entry in entries[component.id] ?? [] {
        if let place = ofStop.firstIndex(where: { $0[0].stopID == entry.stopID }) {
          ofStop[place].append(entry)
        } else {
          ofStop.append([entry])
        }
      }
      let now = ofStop.filter { $0[0].isCurrent }.map { stop($0) }
      let later = ofStop.filter { !$0[0].isCurrent }.runs { $0[0].state }
      let isOpener = ScreenOutline.stops(of: now).contains { $0.number != nil }
      return now
        + later.enumerated().map { place, ofStop in
          let prefix = isOpener && place == 0 ? "\(self.prefix)\(number)." : nextLetter()
          return box(.state(ofStop[0][0].state), component, numbered: prefix) { builder in
            ofStop.map { builder.stop($0) }
          }
        }
    }

    private mutating func nextLetter() -> String {
      letters += 1
      return letters <= 26 ? "\(UnicodeScalar(UInt8(64 + letters)))" : "Z\(letters)."
    }

    private mutating func stop(_ entries: [ScreenPreview.Entry]) -> Item {
      let (component, entry) = (entries[0].component, entries[0])
      let isSpoken =
        component.traits.presence == .announcement
        || component.isAnnouncement(entry.stopID, on: entry.profile.platform)
      index += 1
      if !isSpoken { number += 1 }
      return .stop(
        Stop(
          entries: entries, index: index, number: isSpoken ? nil : number, place: place,
          prefix: prefix))
    }
  }
}

extension ScreenOutline.Box {
  var title: String {
    let name = component.common.label.isEmpty ? component.id : component.common.label
    let type = "\(component.kind)".replacing("-", with: " ")
    return switch kind {
    case .container: "\(type) “\(name)”"
    case .overlay: "\(type) “\(name)”, when it is open"
    case .state(let state): "“\(name)”, \(state)"
    }
  }
}

extension ScreenOutline {
  var drawing: [Wireframe.Item] { Self.drawing(of: items) }

  private static func drawing(of items: [Item]) -> [Wireframe.Item] {
    items.map { item in
      switch item {
      case .stop(let stop): .stop(Wireframe.Stop(stop))
      case .box(let box):
        .box(title: box.title, isOnScreen: box.isOnScreen, items: drawing(of: box.items))
      }
    }
  }
}

extension ScreenOutline.Box {
  var isOnScreen: Bool { if case .container = kind { true } else { false } }
}

extension Announcement {
  func language(of utterance: Part.Utterance, in language: PageLanguage) -> PageLanguage {
    language.language(of: parts.filter { $0.utterance == utterance }.map(\.text))
  }

  var caption: (text: String, note: String) {
    let parts = parts.filter { $0.utterance == .announcement }
    let isName = { (part: Part) in [.name, .content, .announcement].contains(part.kind) }
    let names = parts.filter(isName).map(\.text).joined(separator: ", ")
    let others = parts.filter { !isName($0) }.map(\.text).joined(separator: ", ")
    return names.isEmpty ? (others, "") : (names, others)
  }
}

extension Wireframe.Stop {
  init(_ stop: ScreenOutline.Stop) {
    let (text, note) = stop.entry.announcement.caption
    let parts = stop.entry.announcement.parts
    let component = stop.entry.component
    let shape: HTMLText =
      switch component.traits.staticContent {
      case _ where stop.number == nil: "spoken"
      case _ where component.common.isDisabled: "dimmed"
      case _ where parts.contains { $0.fact == .role(.heading) }: "heading"
      case _ where component.traits.isField: "field"
      case .text: "text"
      case .image: "image"
      case nil: component.traits.isLink ? "link" : "control"
      }
    self.init(
      index: stop.index, number: stop.number, text: text, note: note, shape: shape,
      title: stop.entry.announcement.text,
      language: component.common.language.map { PageLanguage($0) })
  }
}
