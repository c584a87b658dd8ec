struct SessionLine {
  let stop: Stop
  let key: String
  let actions: [Action]?

  var text: String { stop.wording.text }
  var isOfSystem: Bool { stop.element == Stop.systemElement }

  init(_ stop: Stop, after actions: [Action]?, folding: Folding) {
    self.stop = stop
    self.actions = actions
    key = folding.key(of: stop.wording.text)
  }
}
