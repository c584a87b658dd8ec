extension [Stop] {
  /// Expects the tabs of React Navigation if the app has them, such as "Home, tab, 1 of 3, button"
  /// (`BottomTabItem.tsx`).
  func withReactNavigationTabs(of heard: [Stop]) -> [Stop] {
    let bars = Dictionary(grouping: indices.filter { self[$0].design?.isReactNativeTab == true }) {
      self[$0].expectation?.component
    }
    guard !bars.isEmpty else { return self }
    var roles: [String: Part?] = [:]
    for parts in heard.compactMap(\.parts) {
      guard let name = parts.first(where: { $0.kind == .name })?.text else { continue }
      roles[name] = .some(parts.first { $0.fact == .role(.button) })
    }
    var stops = self
    for bar in bars.values {
      for (place, index) in bar.enumerated() {
        guard case .parts(var announcement) = self[index].wording,
          let name = announcement.parts.firstIndex(where: { $0.kind == .name })
        else { continue }
        announcement.parts[name].text += ", tab, \(place + 1) of \(bar.count)"
        guard let role = roles[announcement.parts[name].text] else { continue }
        if let role { announcement.parts.insert(role, at: name + 1) }
        stops[index].wording = .parts(announcement)
      }
    }
    return stops
  }
}
