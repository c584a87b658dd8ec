import EarshotKit
import EarshotOutput

extension Context {
  static var terminal: Context {
    let progress = ProgressLine()
    var context = Context()
    context.report = { line in
      progress.end()
      StandardError.write("\(line)\n")
    }
    context.showProgress = { state in
      if let state { progress.show(state) } else { progress.end() }
    }
    return context
  }
}
