import CLibrary

/// Notices that the user wants to stop, so that work ends between two files and not within one.
///
/// The signals are held back instead of handled: a handler could do nothing safely, and asking
/// whether one waits is enough.
struct Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Holds the signals back from now on, and turns a file that grows beyond a limit into an error
  /// of writing.
  init() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in Self.signals { sigaddset(&set, signal) }
    sigprocmask(SIG_BLOCK, &set, nil)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Whether a signal has come.
  var hasCome: Bool {
    var waiting = sigset_t()
    guard sigpending(&waiting) == 0 else { return false }
    return Self.signals.contains { sigismember(&waiting, $0) == 1 }
  }
}
