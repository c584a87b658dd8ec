extension Stop.Design {
  package enum NamedByLibrary: Sendable, Hashable {
    /// A tab or back button that is a button, as in "Home, tab, 1 of 3".
    case button(names: [String])
    /// UIKit's compact picker, whose label is a text before it.
    case picker(names: [String])
    case toggle(asButton: Announcement)
  }
}

extension [Stop] {
  /// Expects libraries' names if the app has them.
  func withLibraryNames(of heard: [Stop], by folding: Folding) -> [Stop] {
    let named = indices.filter { self[$0].design?.namedByLibrary != nil }
    guard !named.isEmpty else { return self }
    var places: [String: [Int]] = [:]
    for (place, stop) in heard.enumerated() {
      if let name = stop.nameOfPart { places[folding.key(of: name), default: []].append(place) }
    }
    var stops = self
    for index in named {
      guard let library = self[index].design?.namedByLibrary, let name = self[index].nameOfPart
      else { continue }
      let names =
        switch library {
        case .button(let names), .picker(let names): names
        case .toggle: [name]
        }
      for other in names {
        let same = places[folding.key(of: other)] ?? []
        let place = same.first { place in
          switch library {
          case .button: true
          case .picker:
            place > 0 && heard[place - 1].isTextOrHeading
              && folding.key(of: heard[place - 1].wording.text) == folding.key(of: name)
          case .toggle:
            heard[place].canBeButton && !same.contains { heard[$0].isToggle }
          }
        }
        guard let place else { continue }
        stops[index].rename(as: heard[place], library)
        break
      }
    }
    return stops
  }
}

extension Stop {
  fileprivate var nameOfPart: String? { parts?.first { $0.kind == .name }?.text }

  fileprivate var isToggle: Bool { parts?.contains { $0.fact.toggleState != nil } == true }

  /// Some formats have no roles.
  fileprivate var canBeButton: Bool {
    parts?.allSatisfy { $0.kind != .role || $0.fact == .role(.button) } == true
  }

  fileprivate mutating func rename(as heard: Stop, _ library: Design.NamedByLibrary) {
    if case .toggle(let button) = library {
      wording = .parts(button)
      return
    }
    guard case .parts(var announcement) = wording, let other = heard.nameOfPart,
      let name = announcement.parts.firstIndex(where: { $0.kind == .name })
    else { return }
    if case .picker = library { design?.visibleLabel = announcement.parts[name].text }
    announcement.parts[name].text = other
    if case .button = library,
      let button = heard.parts?.first(where: { $0.fact == .role(.button) })
    {
      announcement.parts = announcement.parts.filter { $0.kind != .role }
        .flatMap { $0.kind == .name ? [$0, button] : [$0] }
    }
    wording = .parts(announcement)
  }
}
