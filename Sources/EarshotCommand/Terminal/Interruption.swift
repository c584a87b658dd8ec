import CLibrary
import Earshot
import EarshotKit
import EarshotOutput

/// Handles signals in a separate thread.
///
/// Unlike a signal handler, a thread can remove files, end processes and restore the terminal.
enum Interruption {
  private struct State {
    var terminal: Terminal.Modes?
    var farewellStart: TerminalText = ""
    var farewell: TerminalText = ""
  }

  private static let state = Guarded(State())

  /// Starts the thread; SIGPIPE and SIGXFSZ are ignored, so that writing reports an error instead.
  static func watch() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    OpenFile.fillClosedStreams()
    var taken = sigset_t()
    sigemptyset(&taken)
    sigaddset(&taken, SIGINT)
    sigaddset(&taken, SIGTERM)
    sigaddset(&taken, SIGQUIT)
    sigaddset(&taken, SIGTSTP)
    sigaddset(&taken, SIGCONT)
    // With `nohup`, SIGHUP stays ignored, so that the program survives the loss of its terminal.
    if unsafeBitCast(signal(SIGHUP, SIG_DFL), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    {
      signal(SIGHUP, SIG_IGN)
    } else {
      sigaddset(&taken, SIGHUP)
    }
    pthread_sigmask(SIG_BLOCK, &taken, nil)
    let isWatched = DetachedThread.start { [taken] in
      var taken = taken
      // Blocks SIGTTOU, which would stop a background process that sets terminal modes.
      var background = sigset_t()
      sigemptyset(&background)
      sigaddset(&background, SIGTTOU)
      pthread_sigmask(SIG_BLOCK, &background, nil)
      while true {
        var signal: Int32 = 0
        if sigwait(&taken, &signal) == 0 { take(signal) }
      }
    }
    if !isWatched { pthread_sigmask(SIG_UNBLOCK, &taken, nil) }
  }

  private static func take(_ signal: Int32) {
    switch signal {
    case SIGTSTP:
      state.withLock { $0.terminal?.restore() }
      kill(getpid(), SIGSTOP)
    // The terminal's modes are set again, because the shell may have changed them.
    case SIGCONT: state.withLock { _ = $0.terminal?.set() }
    default: end(by: signal)
    }
  }

  private static func end(by signal: Int32) -> Never {
    state.withLock { state in
      state.terminal?.restore()
      var stream = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
      let farewell = state.farewellStart + state.farewell
      if !farewell.isEmpty, poll(&stream, 1, 100) > 0 { StandardError.write(farewell) }
    }
    Leftovers.end(status: 128 + signal)
  }

  static func setFarewellStart(_ text: TerminalText) {
    state.withLock { $0.farewellStart = text }
  }

  static func saying<Result>(
    _ farewell: TerminalText, _ body: () throws -> Result
  ) rethrows -> Result {
    state.withLock { $0.farewell = farewell }
    defer { state.withLock { $0.farewell = "" } }
    return try body()
  }

  static func setting<Result>(_ modes: Terminal.Modes, _ body: () throws -> Result) throws -> Result
  {
    try state.withLock { state in
      guard modes.set() else {
        throw InputError(
          "this terminal cannot send single keys, so a walk needs --script", kind: .inputOutput)
      }
      state.terminal = modes
    }
    defer {
      state.withLock { state in
        modes.restore()
        state.terminal = nil
      }
    }
    return try body()
  }
}
