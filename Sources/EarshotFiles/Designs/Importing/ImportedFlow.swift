internal import Earshot

/// One capture of a flow: its stops as components, one each.
struct ImportedCapture {
  /// The file, as the user named it.
  let file: String
  var found: [ImportedComponent]
  let judge: ImportJudge
  /// The stop that has the input focus; nil where there is none.
  let focused: Int?
  /// The area of its window, in the unit of the file; nil where the file does not tell.
  let area: Double?
  /// How much of it its stops span, the large ones left out, as what covers a screen behind a sheet is
  /// one; nil where the file does not tell.
  let span: Double?

  /// Returns where the name of what comes over a screen ends: a heading, or a text, at most behind the
  /// button that closes it; nil where it begins with something else.
  func titleEnd(of stops: Range<Int>) -> Int? {
    for index in stops.prefix(2) {
      let component = found[index]
      if ["heading", "text"].contains(component.kind), component.text("label") != nil {
        return index + 1
      }
      guard component.kind == "button" else { return nil }
    }
    return nil
  }

  func title(of stops: Range<Int>) -> String? {
    titleEnd(of: stops).flatMap { found[$0 - 1].text("label") }
  }

  /// Whether there is nothing but one or two texts and the buttons below them, as in an alert.
  func isQuestion(_ stops: Range<Int>) -> Bool {
    let kinds = stops.map { found[$0].kind }
    let texts = kinds.prefix { $0 == "text" || $0 == "heading" }.count
    let buttons = kinds.dropFirst(texts)
    return (1...2).contains(texts) && (1...4).contains(buttons.count)
      && buttons.allSatisfy { $0 == "button" }
  }

  /// Whether a heading or the shape of an alert tells that something else begins here.
  func isTitled(_ stops: Range<Int>) -> Bool {
    titleEnd(of: stops).map { found[$0 - 1].kind == "heading" } == true || isQuestion(stops)
  }
}

/// The captures of one flow, told apart by what they show: the screen, some of it where it was
/// scrolled, or what stands over it.
struct ImportedFlow {
  /// A stop of a capture.
  struct Place: Hashable {
    let capture: Int
    let stop: Int
  }

  /// What is there together, with its stops in the order of focus, whichever captures show them.
  struct Page {
    var stops: [Place]
    /// By which it is opened; "" for the screen.
    var id = ""
    /// Whether it is known what opens it.
    var isOpened = false

    /// The stops that stand one behind the other in one capture.
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
  /// The screen, then what stands over it.
  private(set) var pages: [Page] = []
  private(set) var notes: [Capture.Note] = []
  private let folding = Folding()

  /// The ids that stops have, and those that pages were given.
  private var ids: Set<String>

  /// Puts the captures of a flow together; there is at least one.
  ///
  /// - Parameters:
  ///   - captures: The captures.
  ///   - ids: The ids that are taken.
  init(of captures: [ImportedCapture], besides ids: Set<String>) {
    self.captures = captures
    self.ids = captures.reduce(into: ids) { $0.formUnion($1.found.flatMap(\.entries.ids)) }
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

// Which capture shows what.
extension ImportedFlow {
  /// The capture of the screen itself: the one that no other opens and that opens most of them, or else
  /// the first that does not look like what stands over a screen: has a smaller window or much less in
  /// it, or the shape of an alert where the file tells no window.
  ///
  /// What opens each other is one screen that was scrolled: a tab of its bar is called like its title.
  private var baseCapture: Int {
    let all = captures.indices.map { capture in
      captures[capture].found.indices.map { Place(capture: capture, stop: $0) }
    }
    let openable = captures.indices.map { capture in
      captures.indices.filter { other in
        guard other != capture else { return false }
        let title = captures[other].title(of: captures[other].found.indices)
        return title.map { trigger(named: $0, among: all[capture]) != nil } == true
      }
    }
    let opened = captures.indices.map { capture in
      openable[capture].filter { !openable[$0].contains(capture) }
    }
    let largest = captures.compactMap(\.area).max() ?? 0
    let widest = captures.compactMap(\.span).max() ?? 0
    func looksOpened(_ capture: ImportedCapture) -> Bool {
      guard let area = capture.area else { return capture.isQuestion(capture.found.indices) }
      // Bars of the system make a screen smaller by a tenth at most.
      return area < largest * 0.9 || capture.span.map { $0 < widest / 2 } == true
    }
    func rank(_ capture: Int) -> (Int, Int, Int) {
      (
        opened.contains { $0.contains(capture) } ? 1 : 0, -opened[capture].count,
        looksOpened(captures[capture]) ? 1 : 0
      )
    }
    return captures.indices.min { rank($0) < rank($1) } ?? 0
  }

  /// How the stops of a capture lie to a page.
  private enum Relation {
    /// It shows the page, or some of it.
    case same
    /// It shows these stops over the page, or instead of it.
    case over(Range<Int>)
  }

  private mutating func add(_ capture: Int) {
    var stops = captures[capture].found.indices
    for page in pages.indices {
      let partners = partners(of: capture, stops, in: pages[page])
      switch relation(of: capture, stops, to: pages[page], partners) {
      case .same: return merge(capture, stops, into: page, partners)
      case .over(let own): stops = own
      }
    }
    var page = Page(stops: stops.map { Place(capture: capture, stop: $0) })
    if !pages.isEmpty { page.id = newID(of: page) }
    pages.append(page)
  }

  private mutating func newID(of page: Page) -> String {
    let wanted = CommonAttributes.slug(of: title(of: page) ?? "sheet")
    var (id, number) = (wanted, 1)
    while !ids.insert(id).inserted {
      number += 1
      id = "\(wanted)-\(number)"
    }
    return id
  }

  private func relation(
    of capture: Int, _ stops: Range<Int>, to page: Page, _ partners: [Int: Int]
  ) -> Relation {
    guard let first = stops.first(where: { partners[$0] == nil }),
      let last = stops.last(where: { partners[$0] == nil })
    else { return .same }
    guard !partners.isEmpty else { return .over(stops) }
    let own = first..<(last + 1)
    guard own.allSatisfy({ partners[$0] == nil }), captures[capture].isTitled(own) else {
      return .same
    }
    let shared = Set(partners.values)
    if shared.count == page.stops.count { return .over(own) }
    // What was scrolled goes on where the page ends; another screen stands between its bars.
    let before = stops[..<first].last.flatMap { partners[$0] } ?? -1
    let after = stops[(last + 1)...].first.flatMap { partners[$0] } ?? page.stops.count
    let replaced = (before + 1)..<max(before + 1, after)
    let heading = page.stops.firstIndex { self[$0].kind == "heading" }
    return replaced.contains { $0 == heading && !shared.contains($0) } ? .over(own) : .same
  }

  /// For each stop that a page has as well, its place there.
  private func partners(
    of capture: Int, _ stops: Range<Int>, in page: Page
  ) -> [Int: Int] {
    var free: [String: [Int]] = [:]
    for (index, place) in page.stops.enumerated().reversed() {
      free[words(of: self[place]), default: []].append(index)
    }
    var partners: [Int: Int] = [:]
    for stop in stops {
      let words = words(of: captures[capture].found[stop])
      if let index = free[words]?.popLast() { partners[stop] = index }
    }
    return partners
  }

  /// By what a stop is found again: what the app calls it, else its identifier.
  private func words(of component: ImportedComponent) -> String {
    // An open dropdown says its value once more, as one of the options.
    if component.kind == "dropdown" { return "dropdown \(component.text("id") ?? "")" }
    let label = folding.key(of: component.text("label") ?? component.text("value") ?? "")
    return label.isEmpty ? "\(component.kind) \(component.text("id") ?? "")" : label
  }

  private mutating func merge(
    _ capture: Int, _ stops: Range<Int>, into page: Int, _ partners: [Int: Int]
  ) {
    var behind: [Int: [Place]] = [:]
    var last = -1
    for stop in stops {
      let place = Place(capture: capture, stop: stop)
      guard let partner = partners[stop] else {
        behind[last, default: []].append(place)
        continue
      }
      last = partner
      noteOtherState(of: self[place], than: pages[page].stops[partner])
    }
    // What comes before all that is shared stands before the first of these.
    let start = (partners.values.min() ?? 0) - 1
    if let early = behind.removeValue(forKey: -1) {
      behind[start, default: []].insert(contentsOf: early, at: 0)
    }
    var merged = behind[-1] ?? []
    for (index, place) in pages[page].stops.enumerated() {
      merged.append(place)
      merged += behind[index] ?? []
    }
    pages[page].stops = merged
  }

  private mutating func noteOtherState(of component: ImportedComponent, than place: Place) {
    let known = self[place]
    let keys = Set((component.entries + known.entries).map(\.key)).subtracting(["id", "position"])
    guard keys.contains(where: { component[$0] != known[$0] }) else { return }
    let name = known.text("label") ?? known.kind
    notes.append(
      .init(
        "'\(name)' is in another state here; the design has that of \(known.location)",
        at: component.location))
  }
}

// What opens what.
extension ImportedFlow {
  /// Writes `opens` at what opens each page: what is called like it, or what has the focus.
  private mutating func openPages() {
    for page in pages.indices.dropFirst() {
      guard let title = title(of: pages[page]) else { continue }
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

  /// The stop that is called most like a title, where just one is: all words of the one are words of the
  /// other, and these are half of it or more.
  private func trigger(named title: String, among places: [Place]) -> Place? {
    let wanted = folding.folded(title).words.map(\.key)
    var best: (place: Place?, likeness: Int) = (nil, 49)
    for place in places where self[place].canOpen {
      let words = folding.folded(self[place].text("label") ?? "").words.map(\.key)
      let (few, many) = words.count < wanted.count ? (words, wanted) : (wanted, words)
      guard !few.isEmpty, Set(few).isSubset(of: many) else { continue }
      func letters(_ words: [String]) -> Int { words.reduce(0) { $0 + $1.utf8.count } }
      let likeness = 200 * letters(few) / (letters(few) + letters(many))
      if likeness > best.likeness {
        best = (place, likeness)
      } else if likeness == best.likeness {
        best.place = nil
      }
    }
    return best.place
  }
}

extension ImportedComponent {
  /// Whether it can be written that it opens something.
  fileprivate var canOpen: Bool {
    takes("opens") && self["opens"] == nil && self["disabled"] != .flag(true) && kind != "tab"
  }
}
