import Earshot

struct TestedReadings {
  private let main: TestedScreen
  private let device: TestedScreen?

  /// Returns one value for each profile; if `joined` is true, one value contains both profiles of a
  /// platform (guidelines and device).
  static func of(
    _ screen: Screen, _ readers: [(reader: ScreenReader, wording: Wording)], joined: Bool
  ) -> [TestedReadings] {
    let platforms = Dictionary(grouping: readers) { $0.reader.profile.platform }
    return readers.compactMap { reader, wording in
      let all = platforms[reader.profile.platform] ?? []
      let areReadings = joined && all.map(\.reader.profile.family) == [.documented, .device]
      guard !areReadings || reader.profile.family == .documented else { return nil }
      let tested = { (reader: ScreenReader, wording: Wording) in
        TestedScreen(
          screen, reader: reader, wording: wording, isOnlyOne: all.count == 1 || areReadings)
      }
      return TestedReadings(
        main: tested(reader, wording),
        device: areReadings ? tested(all[1].reader, all[1].wording) : nil)
    }
  }

  func criteria(
    of component: any Component, audio: (ScreenPreview.Entry) -> String?
  ) -> [Criterion] {
    let criteria = ComponentCriteria(of: component, on: main).all(audio: audio)
    guard let device else { return criteria }
    let others = Dictionary(
      ComponentCriteria(of: component, on: device).all { _ in nil }.map { ($0.test, $0.then) },
      uniquingKeysWith: { first, _ in first })
    return criteria.map { criterion in
      var criterion = criterion
      criterion.then.add(
        (others[criterion.test] ?? []).compactMap(\.announcement),
        of: device.reader.profile, besides: main.reader.profile)
      return criterion
    }
  }
}

extension [Criterion.Outcome] {
  fileprivate mutating func add(
    _ others: [String], of device: Profile, besides guideline: Profile
  ) {
    let own = compactMap(\.announcement)
    let folding = Folding()
    guard let last = others.last,
      folding.key(of: own.joined(separator: " ")) != folding.key(of: others.joined(separator: " "))
    else { return }
    let quoted = others.dropLast().map { "\"\($0)\", then " }.joined() + "\"\(last)\""
    let alternative = "\(device.shortTitle) says \(quoted)"
    guard let end = lastIndex(where: { $0.announcement != nil }) else {
      append(.init(text: alternative))
      return
    }
    let name = guideline.platform.readerName
    for index in indices where self[index].announcement != nil {
      self[index].text = self[index].text.replacing(
        "\(name) says \"", with: "\(guideline.shortTitle) says \"", maxReplacements: 1)
    }
    self[end].text += ", or \(alternative)"
  }
}
