import CLibrary
import Earshot
import EarshotKit
import EarshotOutput

/// Ends the program when it is asked to, whatever it is doing at that moment.
///
/// The signals are held back in every thread and taken by one of its own, which may do what no handler
/// of signals may: remove temporary files, end the programs that were started, put the terminal back.
enum Interruption {
  private struct State {
    var terminal: Terminal.Modes?
    /// Removes the line of progress before the farewell.
    var farewellStart: TerminalText = ""
    var farewell: TerminalText = ""
  }

  /// One state for the whole process, as there is one end.
  private static let state = Guarded(State())

  /// Takes signals from now on.
  ///
  /// A reader that has seen enough, and a file that grows beyond a limit,
  /// become errors of writing.
  static func watch() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    fillClosedStreams()
    // No arrays here: to make the type of one takes longer than all that is done with it.
    var taken = sigset_t()
    sigemptyset(&taken)
    sigaddset(&taken, SIGINT)
    sigaddset(&taken, SIGTERM)
    sigaddset(&taken, SIGQUIT)
    sigaddset(&taken, SIGTSTP)
    sigaddset(&taken, SIGCONT)
    // `nohup` asks to go on when the terminal is gone.
    if unsafeBitCast(signal(SIGHUP, SIG_DFL), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    {
      signal(SIGHUP, SIG_IGN)
    } else {
      sigaddset(&taken, SIGHUP)
    }
    pthread_sigmask(SIG_BLOCK, &taken, nil)
    let isWatched = DetachedThread.start { [taken] in
      var taken = taken
      // Who stands in the background may set the modes of a terminal only while this is held back.
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

  /// Keeps the numbers of standard streams that are closed taken.
  ///
  /// A file that got one of them would be written to as if it were standard output. To read or write
  /// what was closed stays an error.
  private static func fillClosedStreams() {
    fill(STDIN_FILENO, with: O_WRONLY)
    fill(STDOUT_FILENO, with: O_RDONLY)
    fill(STDERR_FILENO, with: O_WRONLY)
  }

  private static func fill(_ descriptor: Int32, with mode: Int32) {
    if fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", mode) }
  }

  private static func take(_ signal: Int32) {
    switch signal {
    case SIGTSTP:
      state.withLock { $0.terminal?.restore() }
      kill(getpid(), SIGSTOP)
    // The shell has set the terminal as it likes it in the meantime.
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

  /// Sets the text that precedes the farewell, such as the removal of a line of progress.
  static func setFarewellStart(_ text: TerminalText) {
    state.withLock { $0.farewellStart = text }
  }

  /// Does something; who interrupts it is told `farewell`.
  static func saying<Result>(
    _ farewell: TerminalText, _ body: () throws -> Result
  ) rethrows -> Result {
    state.withLock { $0.farewell = farewell }
    defer { state.withLock { $0.farewell = "" } }
    return try body()
  }

  /// Does something while a terminal has other modes, and puts them back however that ends.
  static func setting<Result>(_ modes: Terminal.Modes, _ body: () throws -> Result) throws -> Result
  {
    try state.withLock { state in
      guard modes.set() else {
        throw InputError("the terminal cannot be read key by key", kind: .inputOutput)
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
