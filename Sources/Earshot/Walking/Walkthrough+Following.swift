extension Walkthrough {
  mutating func follow(_ event: Event, of index: Int, at stop: StopID?) {
    switch event {
    case .refused:
      remarks.append(.refused)
      sayRefusal()
    case .changed: sayChange(of: index, at: stop)
    case .adjusted: sayAdjustment()
    case .reachedLimit: remarks.append(.limit)
    case .opened: open(index, at: stop)
    case .closed(let focus): closed(index, focus: focus)
    case .moved(let focus): move(backTo: Cursor(component: index, stop: focus))
    case .gone: moveOn(from: index)
    case .startedEditing: startEditing(index)
    case .stoppedEditing: stopEditing()
    case .edited(let edit): sayEdit(edit, of: index)
    case .announced(let stop): announce(stop, of: index)
    case .opens(let id): withComponent(id) { $0.show($1) }
    case .submitted(let text): remarks.append(.submitted(text))
    case .acted(let name): remarks.append(.acted(name))
    }
  }

  private mutating func open(_ index: Int, at stop: StopID? = nil) {
    guard let opening = stops.components[index].opening(on: platform, wording) else { return }
    remarks.append(.opened)
    if let editing { quit(editing) }
    let layer = Layer(component: index, opening: opening, returns: cursor)
    let saysState = sayClick(of: index, at: stop)
    layers.append(layer)
    moveInto(layer, saysState ? .polite : .assertive)
  }

  private mutating func closed(_ index: Int, focus: StopID?) {
    move(backTo: takeAway(index, focus: focus))
  }

  mutating func takeAway(_ index: Int, focus: StopID?) -> Cursor? {
    remarks.append(.closed)
    if editing == index { editing = nil }
    let layer = layers.last { $0.component == index }
    layers.removeAll { $0.component == index }
    if stops.components[index].traits.presence == .overlay {
      closeEverything(in: index)
      stops.setAbsent(index)
    }
    return focus.map { Cursor(component: index, stop: $0) } ?? layer?.returns
  }

  func opensOverlay(_ event: Event) -> Bool {
    guard case .opens(let id) = event, let index = stops.index(of: id) else { return false }
    return stops.components[index].traits.presence == .overlay
  }

  private mutating func closeEverything(in index: Int) {
    let span = stops.spans[index]
    if let editing, span.contains(editing) { quit(editing) }
    for layer in layers where span.contains(layer.component) { quit(layer.component) }
    layers.removeAll { span.contains($0.component) }
  }

  private mutating func quit(_ index: Int) {
    if editing == index { editing = nil }
    _ = stops.perform(.close(.escape), with: index, at: nil)
  }

  private mutating func startEditing(_ index: Int) {
    remarks.append(.startedEditing)
    editing = index
    typedWord = ""
    let shown = TalkBackEvent.keyboardShown(windowTitle: wording.word("label.keyboard"))
    if stops.components[index].traits.opensKeyboard,
      sayEvent(shown, at: focusedStop, because: .screenChange)
    {
      return
    }
    if let cursor { sayChange(of: index, at: cursor.stop) }
  }

  private mutating func stopEditing() {
    remarks.append(.stoppedEditing)
    let hidesKeyboard = editing.map { stops.components[$0].traits.opensKeyboard } ?? true
    editing = nil
    guard hidesKeyboard else { return }
    _ = sayEvent(.keyboardHidden, at: focusedStop, because: .screenChange)
  }
}

extension Walkthrough {
  mutating func follow(_ event: Action.AppEvent) {
    switch event {
    case .results(let id): withComponent(id) { $0.showResults($1) }
    case .error(let id, let text): withComponent(id) { $0.showError(text, at: $1) }
    case .toast(let text): sayToast(text)
    case .announcement(let text):
      say(text, .announcement, from: "announcement", because: .liveRegion)
    case .alert(let text):
      say(text, .announcement, from: "announcement", because: .liveRegion, .assertive)
    case .show(let id): withComponent(id) { $0.show($1) }
    case .hide(let id): withComponent(id) { $0.hide($1) }
    }
  }

  private mutating func withComponent(_ id: String, _ body: (inout Walkthrough, Int) -> Void) {
    guard let index = stops.index(of: id) else { return remarks.append(.unreachable) }
    body(&self, index)
  }

  private mutating func showResults(_ index: Int) {
    interact(.showResults, with: index, at: stops.stops(of: index).first?.id)
  }

  private mutating func showError(_ text: String, at index: Int) {
    stops.change(index) { $0.common.error = text }
    guard let stop = stops.stops(of: index).first else { return remarks.append(.unreachable) }
    if sayEvent(.contentChanged(.init([.error])), at: stop, because: .liveRegion) { return }
    say(text, .error, from: "error", because: .liveRegion)
  }

  private mutating func show(_ index: Int) {
    guard !layers.contains(where: { $0.component == index }) else {
      return remarks.append(.ignored)
    }
    let isRevealed = stops.isAbsent(index) || stops.components[index].common.isHidden
    stops.setPresent(index, open: layers.map(\.component))
    stops.change(index) { $0.common.isHidden = false }
    switch stops.components[index].traits.presence {
    case .always: isRevealed ? moveToRevealed(index) : openByItself(index)
    case .overlay: open(index)
    case .announcement:
      stops.setAbsent(index)
      sayToast(of: index)
    }
  }

  private mutating func moveToRevealed(_ index: Int) {
    let focus = Focus(component: stops.components[index].id)
    if let place = place(of: focus) { move(to: place) }
  }

  private mutating func openByItself(_ index: Int) {
    var component = stops.components[index]
    let main = stops.stops(of: index).first?.id
    guard canReach(Focus(component: component.id, stop: main)) else {
      return remarks.append(.unreachable)
    }
    guard component.perform(.activate, at: main, on: platform, wording).contains(.opened) else {
      return remarks.append(.ignored)
    }
    interact(.activate, with: index, at: main)
  }

  private mutating func hide(_ index: Int) {
    let isOpen = layers.contains { $0.component == index }
    guard !isOpen || stops.components[index].traits.presence == .overlay else {
      return interact(.close(.escape), with: index, at: nil)
    }
    if isOpen { return closed(index, focus: nil) }
    closeEverything(in: index)
    stops.setAbsent(index)
  }
}
