/// Checks that what opens can be heard, and can be left again: every component is walked through.
struct TransitionCheck: CheckFamily {
  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    // What the design itself says of opening and closing is found without a walk, and once for all
    // readers.
    let opening = screen.components.map(\.component).filter { $0.stateTeller != nil }
    let places = Set(opening.flatMap { [$0.common.location, $0.closingsLocation] })
    return screen.check.readers.flatMap { reader in
      FlowCheck(reader: reader.reader, wording: reader.wording).findings(for: screen.screen)
        .filter { finding in
          let isStatic = finding.kind == .untoldState || finding.kind == .closesOutsideOnly
          return !isStatic || !places.contains(finding.location)
        }
    }
  }
}
