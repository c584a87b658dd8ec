internal import Earshot

struct ImportedComponent {
  var comments: [String] = []
  var entries: [DesignValue.Entry] { didSet { forget() } }
  private(set) var isConfirmed = false
  let location: SourceLocation
  var stops = 0..<0 { didSet { forget() } }
  var frame: DesignFrame?
  private(set) var derived = Derived()

  final class Derived {
    var screen: Screen??
    var difference: Int??
    var entries: [[ScreenPreview.Entry]]?
  }

  let kinds: ComponentKinds
  private let componentKind: ComponentKind?
  let toolkit: Toolkit?

  init(
    kind: String, of kinds: ComponentKinds, toolkit: Toolkit? = nil, at location: SourceLocation
  ) {
    self.kinds = kinds
    componentKind = kinds[kind]
    self.toolkit = toolkit
    entries = [DesignValue.Entry("kind", .text(kind))]
    self.location = location
  }

  subscript(key: String) -> DesignValue? {
    get { entries.first { $0.key == key }?.value }
    set {
      guard takes(key) else { return }
      guard let index = entries.firstIndex(where: { $0.key == key }) else {
        if let newValue { entries.append(DesignValue.Entry(key, newValue)) }
        return
      }
      if let newValue { entries[index].value = newValue } else { entries.remove(at: index) }
    }
  }

  var kind: String { text("kind") ?? "" }

  func takes(_ key: String) -> Bool { componentKind?.takes(key) ?? true }

  var form: Likeness.Form { componentKind?.likeness?.form ?? .plain }

  var nameKey: String { componentKind?.likeness?.nameKey ?? "label" }

  var choicesKey: String? { componentKind?.choicesKey }

  func text(_ key: String) -> String? {
    if case .text(let text)? = self[key] { text } else { nil }
  }

  mutating func set(_ key: String, _ text: String?) {
    if let text, !text.isEmpty { self[key] = .text(text) }
  }

  mutating func set(_ key: String, _ flag: Bool) { if flag { self[key] = .flag(true) } }

  mutating func set(_ key: String, _ texts: [String]) {
    if !texts.isEmpty { self[key] = .list(texts.map(DesignValue.text)) }
  }

  func confirmed() -> ImportedComponent {
    var component = self
    component.isConfirmed = true
    return component
  }

  private mutating func forget() {
    isConfirmed = false
    derived = Derived()
  }

  var component: (any Component)? { screen?.components.first }

  var screen: Screen? {
    if let screen = derived.screen { return screen }
    let screen = readScreen()
    derived.screen = .some(screen)
    return screen
  }

  private func readScreen() -> Screen? {
    let screen = DesignValue.map([
      .init("screen", .text("")), .init("components", .list([.map(entries.alone)])),
    ])
    let read = try? DesignReader.screen(of: screen.source(at: location), kinds: kinds)
    return read?.built(with: toolkit.map { [$0] } ?? [])
  }
}

extension ImportedComponent {
  struct Override {
    var entry: DesignValue.Entry
    var isOfState = false
  }

  mutating func settle(_ overrides: [Override], of platform: Platform, by judge: ImportJudge) {
    guard !overrides.isEmpty, let bare = judge.difference(of: self), bare > 0 else { return }
    var kept = overrides
    guard var best = judge.difference(of: with(kept, of: platform)) else { return }
    for override in overrides.map(\.entry) {
      let fewer = kept.filter { $0.entry != override }
      guard let difference = judge.difference(of: with(fewer, of: platform)), difference <= best
      else { continue }
      (kept, best) = (fewer, difference)
    }
    if best < bare { self = with(kept, of: platform) }
  }

  private func with(_ overrides: [Override], of platform: Platform) -> ImportedComponent {
    var copy = self
    let state = component?.toldState
    let always = overrides.filter { !$0.isOfState || state == nil }.map(\.entry)
    if !always.isEmpty { copy[platform.rawValue] = .map(always) }
    let now = overrides.filter { $0.isOfState && state != nil }.map(\.entry)
    if !now.isEmpty, let state {
      copy["stops"] = .map([
        .init(
          "\(state.stop)",
          .map([.init("when", .text(state.name)), .init(platform.rawValue, .map(now))]))
      ])
    }
    return copy
  }
}

extension Component {
  fileprivate var toldState: (stop: StopID, name: String)? {
    let usable = with { $0.common.isDisabled = false }.state
    let name = usable.rawValue
    guard let mainStop, kind.opposites.contains(where: { $0 == name || $1 == name }) else {
      return nil
    }
    return (mainStop, name)
  }
}

extension [DesignValue.Entry] {
  var ids: [String] {
    flatMap { entry -> [String] in
      switch (entry.key, entry.value) {
      case ("id", .text(let id)): [id]
      case ("components", .list(let items)): items.flatMap { $0.entries?.ids ?? [] }
      default: []
      }
    }
  }

  /// The entries without `opens`, because this design lacks the component to open.
  fileprivate var alone: [DesignValue.Entry] {
    filter { $0.key != "opens" }.map { entry in
      guard entry.key == "components", case .list(let items) = entry.value else { return entry }
      return .init("components", .list(items.map { .map(($0.entries ?? []).alone) }))
    }
  }
}
