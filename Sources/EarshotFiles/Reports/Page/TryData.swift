import Earshot
import EarshotOutput

/// A walk as the data of a page, in which equal texts, stops and transitions are written once.
///
/// `Report/try.js` reads this data and describes each key.
struct TryData {
  private let table: WalkTable
  private var texts = Pool<String>()
  private var transitions = Pool<WalkTable.Transition>()
  /// Lists of stops or of transitions; the first transition is 1, and a missing transition is 0.
  private var rows = Pool<[Int]>()

  init(_ table: WalkTable) { self.table = table }

  static func size(of table: WalkTable) -> Int { TryData(table).json(language: "").count }

  func json(language: String) -> [UInt8] {
    var data = self
    let components = data.written { data, list in
      list.objects(of: data.table.components) { data.write($1, to: &$0) }
    }
    let stops = data.written { data, list in
      list.array { list in for stop in data.table.stops { data.write(stop, to: &list) } }
    }
    let beginning = data.written { data, json in
      json.object { data.write(data.table.beginning, to: &$0) }
    }
    let moves = data.written { data, list in
      list.array { list in
        for transition in data.transitions.values { data.write(transition, to: &list) }
      }
    }
    var json = JSONWriter()
    json.object { json in
      json.member("reader", data.table.platform.readerName)
      json.member("back", data.table.platform == .voiceOver ? "scrub" : "back")
      json.member("lang", language)
      json.array("texts") { SimilarTexts(data.texts.values).write(to: &$0) }
      json.array("rows") { list in for row in data.shortRows { list.numbers(row) } }
      for (name, part) in [
        ("stops", stops), ("moves", moves), ("components", components), ("beginning", beginning),
      ] {
        json.key(named: name)
        json.json(part)
      }
    }
    return json.bytes
  }

  ///
  /// A row that resembles an earlier row is written as its differences: -1 minus the earlier row's
  /// index, then the index and value of each different item.
  private var shortRows: [[Int]] {
    let all = rows.values
    return all.enumerated().map { place, row in
      var shortest = row
      for base in all.indices[max(0, place - 64)..<place] where all[base].count == row.count {
        let changed = row.indices.filter { row[$0] != all[base][$0] }
        guard 1 + 2 * changed.count < shortest.count else { continue }
        shortest = [-1 - base] + changed.flatMap { [$0, row[$0]] }
      }
      return shortest
    }
  }

  private mutating func written(_ write: (inout TryData, inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    write(&self, &json)
    return json.bytes
  }
}

extension TryData {
  private mutating func write(_ stop: WalkTable.Stop, to list: inout JSONWriter) {
    let said = stop.said.flatMap { [texts.place(of: $0.announcement), texts.place(of: $0.hint)] }
    let actions = stop.actions.map { texts.place(of: $0) }
    let flags = (stop.isAdjustable ? 1 : 0) + (stop.entersLater ? 2 : 0)
    list.array { list in
      list.number(texts.place(of: "\(stop.id)"))
      list.numbers(said)
      guard flags > 0 || !actions.isEmpty || !stop.groups.isEmpty else { return }
      list.numbers(stop.groups)
      guard flags > 0 || !actions.isEmpty else { return }
      list.number(flags)
      guard !actions.isEmpty else { return }
      list.numbers(actions)
    }
  }

  private mutating func write(_ component: WalkTable.Component, to json: inout JSONWriter) {
    json.member("id", component.id)
    let isNamed = !component.name.isEmpty && (component.hasTyping || !component.isComplete)
    json.member("name", ifPresent: isNamed ? component.name : nil)
    switch component.presence {
    case .always: break
    case .overlay: json.member("presence", 1)
    case .announcement: json.member("presence", 2)
    }
    if component.span > 1 { json.member("span", component.span) }
    json.member("lang", ifPresent: component.language)
    if !component.isComplete { json.member("cut", 1) }
    if component.hasTyping { json.member("typing", 1) }
    json.key("states")
    json.objects(of: component.states) { write($1, to: &$0) }
  }

  private mutating func write(_ state: WalkTable.State, to json: inout JSONWriter) {
    if !state.stops.isEmpty { json.member("s", rows.place(of: state.stops)) }
    for (key, move) in [
      ("a", .activate), ("h", .hold), ("u", .increase), ("d", .decrease),
    ] as [(String, WalkTable.Move)] {
      guard let moves = state.moves[move] else { continue }
      json.key(named: key)
      json.number(row(of: moves))
    }
    let actions = (0..<state.moves.count).prefix { state.moves[.action($0)] != nil }
    if !actions.isEmpty {
      json.key("c")
      json.numbers(actions.map { row(of: state.moves[.action($0)] ?? []) })
    }
    if !state.closings.isEmpty {
      json.object("w") { json in
        for (way, transition) in state.closings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
          json.key(named: way.rawValue)
          json.number(transitions.place(of: transition))
        }
      }
    }
    if let opening = state.opening {
      json.object("o") { json in
        if let focus = opening.focus { json.member("focus", texts.place(of: "\(focus)")) }
        if opening.confines { json.member("confines", 1) }
        let outside = opening.outside.map { "\($0)" }.sorted().map { texts.place(of: $0) }
        if !outside.isEmpty {
          json.key("outside")
          json.numbers(outside)
        }
        if opening.closings.contains(.swipeBack), let opener = opening.opener {
          json.member("opener", texts.place(of: "\(opener)"))
        }
      }
    }
    if state.hidesContents { json.member("hides", 1) }
    if state.isHidden { json.member("hidden", 1) }
    if let shown = state.shown { json.member("shown", shown) }
    if let announced = state.announced { json.member("announced", announced) }
  }

  private mutating func row(of moves: [WalkTable.Transition?]) -> Int {
    rows.place(of: moves.map { $0.map { transitions.place(of: $0) + 1 } ?? 0 })
  }

  private mutating func write(_ transition: WalkTable.Transition, to list: inout JSONWriter) {
    list.array { list in
      list.number(transition.next ?? -1)
      for effect in transition.effects {
        let (name, value) = described(effect)
        list.string(name)
        list.number(value)
      }
    }
  }

  private mutating func described(_ effect: WalkTable.Effect) -> (String, Int) {
    switch effect {
    case .refused(let text): ("refused", texts.place(of: text))
    case .changed: ("changed", -1)
    case .adjusted(let text): ("adjusted", texts.place(of: text))
    case .reachedLimit: ("limit", -1)
    case .opened: ("opened", -1)
    case .closed(let stop): ("closed", stop.map { texts.place(of: "\($0)") } ?? -1)
    case .moved(let stop): ("moved", texts.place(of: "\(stop)"))
    case .gone: ("gone", -1)
    case .announced(let stop): ("announced", stop ?? -1)
    case .opens(let component): ("opens", component ?? -1)
    case .submitted(let text): ("submitted", texts.place(of: text))
    case .acted(let name): ("acted", texts.place(of: name))
    case .typing: ("typing", -1)
    }
  }

  private mutating func write(_ beginning: WalkTable.Beginning, to json: inout JSONWriter) {
    json.key("layers")
    json.numbers(beginning.layers)
    json.key("absent")
    json.numbers(beginning.absent.indices.filter { beginning.absent[$0] })
    if let focus = beginning.focus {
      json.key("focus")
      json.numbers([focus.component, texts.place(of: "\(focus.stop)")])
    }
    json.key("groups")
    json.numbers(beginning.groups)
    json.member("last", texts.place(of: beginning.last))
    json.key("said")
    json.numbers(beginning.said.map { texts.place(of: $0) })
  }
}

private struct Pool<Value: Hashable> {
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  mutating func place(of value: Value) -> Int {
    if let known = places[value] { return known }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

extension JSONWriter {
  fileprivate mutating func numbers(_ numbers: [Int]) {
    array { list in for number in numbers { list.number(number) } }
  }
}
