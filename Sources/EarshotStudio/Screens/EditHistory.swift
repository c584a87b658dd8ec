import Earshot
import EarshotFiles

struct EditHistory {
  private struct Step {
    var edit: FileEdit
    var inverse: FileEdit
    var before: String
    var after: String
  }

  private var done: [Step] = []
  private var undone: [Step] = []

  mutating func add(_ edit: FileEdit, from old: [UInt8], to new: [UInt8]) {
    done.append(
      Step(
        edit: edit, inverse: edit.inverse(in: old), before: OpenScreen.digest(of: old),
        after: OpenScreen.digest(of: new)))
    undone = []
  }

  /// Returns nil if another program has changed the file.
  func edit(from digest: String, isRedo: Bool) -> FileEdit? {
    guard let step = isRedo ? undone.last : done.last,
      digest == (isRedo ? step.before : step.after)
    else { return nil }
    return isRedo ? step.edit : step.inverse
  }

  mutating func move(isRedo: Bool) {
    if isRedo {
      if let step = undone.popLast() { done.append(step) }
    } else if let step = done.popLast() {
      undone.append(step)
    }
  }
}
