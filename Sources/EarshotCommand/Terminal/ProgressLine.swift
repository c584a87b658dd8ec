import CLibrary
import EarshotKit
import EarshotOutput

final class ProgressLine: Sendable {
  private static let pause = Duration.milliseconds(200)
  private static let ending: TerminalText = "\r\u{1B}[K"
  private let isShown = isatty(STDERR_FILENO) != 0
  private let last = Guarded<ContinuousClock.Instant?>(nil)

  func show(_ progress: (done: Int, total: Int, unit: String)) {
    guard isShown else { return }
    last.withLock { last in
      let now = ContinuousClock.now
      if let last, now - last < Self.pause, progress.done < progress.total { return }
      if last == nil { Interruption.setFarewellStart(Self.ending) }
      last = now
      StandardError.write(
        "\r\(progress.done) of \(progress.total) \(progress.unit)\u{1B}[K")
    }
  }

  func end() {
    last.withLock { last in
      guard last != nil else { return }
      StandardError.write(Self.ending)
      Interruption.setFarewellStart("")
      last = nil
    }
  }
}
