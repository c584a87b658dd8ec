/// A possible state of the screen after some lines, with the cheapest actions that lead there.
struct SessionHypothesis {
  var state: Int
  var pending: ArraySlice<SessionUtterance> = []
  var cost = 0
  var cursor: Walkthrough.Cursor?
  var hintKey = ""
  /// The index of the last event in ``SessionSearch/trail``; nil at the beginning.
  var last: Int?
  var new: [SessionEvent] = []
  var action: SessionAction?
  var hasNextLine = false

  var canMove: Bool { pending.allSatisfy(\.isOptional) }

  func missing(before index: Int) -> Self? {
    guard let place = pending.firstIndex(where: { !$0.isOptional }) else { return nil }
    var missed = self
    missed.new.append(.missing(pending[place], after: action, before: index))
    missed.pending = pending[(place + 1)...]
    missed.cost += SessionCost.missing
    return missed
  }
}
