import CLibrary
import EarshotFiles
import EarshotOutput

/// How far the work is, on one line of standard error; nothing where that is no terminal.
final class ProgressLine {
  private static let pause = Duration.milliseconds(200)
  private let unit: String
  private let isShown = isatty(STDERR_FILENO) != 0
  private var last: ContinuousClock.Instant?

  /// Creates a line that counts something, such as "recordings".
  init(unit: String) { self.unit = unit }

  /// Shows how much is done; several times a second at most.
  func show(_ done: Int, of all: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    if let last, now - last < Self.pause, done < all { return }
    last = now
    StandardError.write("\r\(done) of \(all) \(unit)\u{1B}[K")
  }

  /// What removes the line.
  var ending: TerminalText { isShown ? "\r\u{1B}[K" : "" }

  /// Removes the line.
  func end() {
    guard last != nil else { return }
    StandardError.write(ending)
    last = nil
  }
}
