internal import Earshot

struct ImportedCapture {
  let file: String
  var found: [ImportedComponent]
  let judge: ImportJudge
  let focused: Int?
  let area: Double?
  /// The area of the rectangle around all stops except the large ones; nil if unknown.
  ///
  /// Large stops are ignored, because one of them can be the area around a sheet.
  let span: Double?
  var modal: CapturedScreen.Modal?
  var window: DesignFrame?

  static func isPart(_ area: Double, of whole: Double) -> Bool { area < whole * 0.9 }

  /// Returns the index after the title, or nil if there is no title.
  ///
  /// The title is an alert, a heading or a text, and can follow a close button.
  func titleEnd(of stops: Range<Int>) -> Int? {
    for index in stops.prefix(2) {
      let component = found[index]
      if ["alert", "heading", "text"].contains(component.kind), component.text("label") != nil {
        return index + 1
      }
      guard ["button", "navigation-bar"].contains(component.kind) else { return nil }
    }
    return nil
  }

  func title(of stops: Range<Int>) -> String? {
    titleEnd(of: stops).flatMap { found[$0 - 1].text("label") }
  }

  func isQuestion(_ stops: Range<Int>) -> Bool {
    guard modal == nil else { return true }
    let kinds = stops.map { found[$0].kind }
    let texts = kinds.prefix { $0 == "text" || $0 == "heading" }.count
    let buttons = kinds.dropFirst(texts)
    return (1...2).contains(texts) && (1...4).contains(buttons.count)
      && buttons.allSatisfy { $0 == "button" }
  }

  func isTitled(_ stops: Range<Int>) -> Bool {
    titleEnd(of: stops).map { found[$0 - 1].kind == "heading" } == true || isQuestion(stops)
  }
}

struct ImportedFlow {
  struct Place: Hashable {
    let capture: Int
    let stop: Int
  }

  struct Page {
    var stops: [Place]
    var id = ""
    var isOpened = false

    var runs: [(capture: Int, stops: Range<Int>)] {
      var runs: [(capture: Int, stops: Range<Int>)] = []
      for place in stops {
        if let last = runs.last, last.capture == place.capture, last.stops.upperBound == place.stop
        {
          runs[runs.count - 1].stops = last.stops.lowerBound..<(place.stop + 1)
        } else {
          runs.append((place.capture, place.stop..<(place.stop + 1)))
        }
      }
      return runs
    }
  }

  private(set) var captures: [ImportedCapture]
  private(set) var pages: [Page] = []
  private(set) var notes: [Capture.Note] = []

  private var ids: UniqueNames
  private let identities: [[Int32]]
  private let names: [[FlowName]]
  private let identityCount: Int
  private var holders: [Int32: Set<Int>] = [:]

  init(of captures: [ImportedCapture], besides ids: Set<String>) {
    self.captures = captures
    self.ids = UniqueNames(
      captures.reduce(into: ids) { $0.formUnion($1.found.flatMap(\.entries.ids)) })
    let folding = Folding()
    var (known, words) = (FlowNumbers(), FlowNumbers())
    identities = captures.map { capture in
      capture.found.map { known.number(of: Self.identity(of: $0, folding)) }
    }
    names = captures.map { capture in
      capture.found.map { FlowName($0.text("label") ?? "", folding, &words) }
    }
    identityCount = known.count
    let base = baseCapture
    for capture in [base] + captures.indices.filter({ $0 != base }) { add(capture) }
    openPages()
  }

  subscript(place: Place) -> ImportedComponent {
    get { captures[place.capture].found[place.stop] }
    set { captures[place.capture].found[place.stop] = newValue }
  }

  func title(of page: Page) -> String? {
    page.runs.first.flatMap { captures[$0.capture].title(of: $0.stops) }
  }
}

extension ImportedFlow {
  /// The capture of the screen itself.
  ///
  /// The criteria, in order: no capture opens it; it opens the most captures; the most captures
  /// contain all its stops; it does not look like an overlay.
  private var baseCapture: Int {
    let titles = captures.indices.map { titleName(of: $0, captures[$0].found.indices) }
    let openable = captures.indices.map { capture in
      let found = captures[capture].found
      let places = found.indices.filter { found[$0].canOpen }
        .map { Place(capture: capture, stop: $0) }
      let others = captures.indices.filter { other in
        guard other != capture else { return false }
        return titles[other].map { trigger(named: $0, among: places) != nil } == true
      }
      return Set(others)
    }
    let opened = captures.indices.map { capture in
      openable[capture].filter { !openable[$0].contains(capture) }
    }
    let anyOpened = opened.reduce(into: Set<Int>()) { $0.formUnion($1) }
    let largest = captures.compactMap(\.area).max() ?? 0
    let widest = captures.compactMap(\.span).max() ?? 0
    func looksOpened(_ capture: ImportedCapture) -> Bool {
      guard let area = capture.area else { return capture.isQuestion(capture.found.indices) }
      return ImportedCapture.isPart(area, of: largest)
        || capture.span.map { $0 < widest / 2 } == true
    }
    let contents = identities.map { Set($0) }
    let ranks = captures.indices.map { capture in
      (
        anyOpened.contains(capture) ? 1 : 0, -opened[capture].count,
        -contents.count { $0.isStrictSuperset(of: contents[capture]) },
        looksOpened(captures[capture]) ? 1 : 0
      )
    }
    return captures.indices.min { ranks[$0] < ranks[$1] } ?? 0
  }

  private enum Relation {
    case same
    case over(Range<Int>)
  }

  private mutating func add(_ capture: Int) {
    var stops = captures[capture].found.indices
    guard !stops.isEmpty || pages.isEmpty else { return }
    let shared = identities[capture].reduce(into: Set<Int>()) { $0.formUnion(holders[$1] ?? []) }
    for page in shared.sorted() {
      let partners = partners(of: capture, stops, in: pages[page])
      switch relation(of: capture, stops, to: pages[page], partners) {
      case .same: return merge(capture, stops, into: page, partners)
      case .over(let own): stops = own
      }
    }
    var page = Page(stops: stops.map { Place(capture: capture, stop: $0) })
    if !pages.isEmpty { page.id = newID(of: page) }
    hold(page.stops, on: pages.count)
    pages.append(page)
  }

  private mutating func hold(_ places: [Place], on page: Int) {
    for place in places { holders[identities[place.capture][place.stop], default: []].insert(page) }
  }

  private mutating func newID(of page: Page) -> String {
    ids.unique(CommonAttributes.slug(of: title(of: page) ?? "sheet"))
  }

  private func relation(
    of capture: Int, _ stops: Range<Int>, to page: Page, _ partners: [Int: Int]
  ) -> Relation {
    guard partners.count < stops.count else { return .same }
    guard !partners.isEmpty, captures[capture].modal == nil,
      !hasSmallerWindow(captures[capture], than: page)
    else {
      return .over(stops)
    }
    let shared = Set(partners.values)
    let title = titlePlace(of: page)
    func isSure(_ place: Int) -> Bool {
      shared.contains(place)
        && (place == title || shared.contains(place - 1) || shared.contains(place + 1))
    }
    func isShown(_ stop: Int) -> Bool { partners[stop].map(isSure) == true }
    guard let first = stops.first(where: { !isShown($0) }),
      let last = stops.last(where: { !isShown($0) })
    else { return .same }
    let own = first..<(last + 1)
    guard !own.contains(where: isShown), isTitled(own, of: capture, over: page) else {
      return .same
    }
    if shared.count == page.stops.count { return .over(own) }
    // Stops that replace the page's title belong to a new screen; otherwise, the page was only
    // scrolled.
    let before = stops[..<first].last.flatMap { partners[$0] } ?? -1
    let after = stops[(last + 1)...].first.flatMap { partners[$0] } ?? page.stops.count
    return title > before && title < after && !shared.contains(title) ? .over(own) : .same
  }

  private func titlePlace(of page: Page) -> Int {
    if let heading = page.stops.firstIndex(where: { self[$0].kind == "heading" }) { return heading }
    guard let run = page.runs.first, let end = captures[run.capture].titleEnd(of: run.stops) else {
      return 0
    }
    return end - 1 - run.stops.lowerBound
  }

  private func hasSmallerWindow(_ capture: ImportedCapture, than page: Page) -> Bool {
    guard let area = capture.area, let first = page.stops.first,
      let whole = captures[first.capture].area
    else { return false }
    return ImportedCapture.isPart(area, of: whole)
  }

  private func isTitled(_ stops: Range<Int>, of capture: Int, over page: Page) -> Bool {
    captures[capture].isTitled(stops)
      || titleName(of: capture, stops).map { trigger(named: $0, among: page.stops) != nil } == true
  }

  private func partners(
    of capture: Int, _ stops: Range<Int>, in page: Page
  ) -> [Int: Int] {
    let there = page.stops.map { identities[$0.capture][$0.stop] }
    let pairs = CommonSequence.pairs(
      Array(identities[capture][stops]), there, below: identityCount)
    return Dictionary(
      uniqueKeysWithValues: pairs.map { (stops.lowerBound + $0.left, $0.right) })
  }

  private static func identity(of component: ImportedComponent, _ folding: Folding) -> String {
    let label =
      component.kind == "dropdown"
      ? ""
      : folding.key(
        of: component.text("label") ?? component.text("value")
          ?? component.text(component.nameKey) ?? "")
    return label.isEmpty
      ? "\(component.kind) #\(component.text("id") ?? "")" : "\(component.kind) \(label)"
  }

  private mutating func merge(
    _ capture: Int, _ stops: Range<Int>, into page: Int, _ partners: [Int: Int]
  ) {
    var ahead: [Int: [Place]] = [:]
    var waiting: [Place] = []
    for stop in stops {
      let place = Place(capture: capture, stop: stop)
      waiting.append(place)
      guard let partner = partners[stop] else { continue }
      ahead[partner] = waiting.dropLast()
      waiting = []
      noteOtherState(of: self[place], than: pages[page].stops[partner])
    }
    scroll(capture, stops, by: partners, to: page)
    var merged: [Place] = []
    for (index, place) in pages[page].stops.enumerated() {
      merged += ahead[index, default: []] + [place]
    }
    pages[page].stops = merged + waiting
    hold(stops.map { Place(capture: capture, stop: $0) }, on: page)
  }

  private mutating func noteOtherState(of component: ImportedComponent, than place: Place) {
    let known = self[place]
    let keys = Set((component.entries + known.entries).map(\.key)).subtracting(["id", "position"])
    guard keys.contains(where: { component[$0] != known[$0] }) else { return }
    let name = known.text("label") ?? known.kind
    notes.append(
      .init(
        "'\(name)' is in another state here; the design uses the state at \(known.location)",
        at: component.location))
  }
}

extension ImportedFlow {
  private mutating func openPages() {
    for page in pages.indices.dropFirst() {
      guard let run = pages[page].runs.first, let title = titleName(of: run.capture, run.stops)
      else { continue }
      if let place = trigger(named: title, among: stops(besides: page)) { open(page, at: place) }
    }
    let unopened = pages.indices.dropFirst().filter { !pages[$0].isOpened }
    guard unopened.count == 1, let page = unopened.first else { return }
    let focused = stops(besides: page)
      .filter { captures[$0.capture].focused == $0.stop && self[$0].canOpen }
    if focused.count == 1 { open(page, at: focused[0]) }
  }

  private func stops(besides page: Int) -> [Place] {
    pages.indices.filter { $0 != page }.flatMap { pages[$0].stops }
  }

  private mutating func open(_ page: Int, at place: Place) {
    self[place]["opens"] = .text(pages[page].id)
    pages[page].isOpened = true
  }

  /// Returns the only stop whose name matches the title.
  ///
  /// One name must contain all words of the other, but must not be more than three times as long.
  private func trigger(named title: FlowName, among places: [Place]) -> Place? {
    var best: (place: Place?, likeness: Int) = (nil, 49)
    for place in places where self[place].canOpen {
      let likeness = names[place.capture][place.stop].likeness(to: title)
      if likeness > best.likeness {
        best = (place, likeness)
      } else if likeness == best.likeness {
        best.place = nil
      }
    }
    return best.place
  }

  private func titleName(of capture: Int, _ stops: Range<Int>) -> FlowName? {
    captures[capture].titleEnd(of: stops).map { names[capture][$0 - 1] }
  }
}

extension ImportedComponent {
  fileprivate var canOpen: Bool {
    takes("opens") && self["opens"] == nil && self["disabled"] != .flag(true) && kind != "tab"
  }
}
