#if os(macOS) || os(Linux)
// `environ` is a global variable of C; it is read here and never written.
@preconcurrency package import CLibrary
import EarshotOutput

/// Starts and ends other programs.
package enum Program {
  /// Starts a program in a process group of its own, with the usual signals, so that an interrupt
  /// from the keyboard reaches only us and ending the group ends what it forked.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments, without its name.
  ///   - descriptors: Ours, that it has as its own standard input, output and errors; what is left
  ///     out it shares with us.
  /// - Returns: The process, and the error number, which is 0 when it was started.
  package static func start(
    _ path: String, _ arguments: [String] = [], descriptors: [Int32]
  ) -> (process: pid_t, error: Int32) {
    #if os(Linux)
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #else
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (theirs, ours) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, ours, Int32(theirs))
    }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    let words = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    return Leftovers.start {
      var process: pid_t = 0
      let error = posix_spawn(&process, path, &actions, &attributes, words + [nil], environment)
      return (process, error)
    }
  }

  /// Kills a process and everything that it started, without waiting for its end.
  package static func kill(_ process: pid_t) {
    _ = CLibrary.kill(-process, SIGKILL)
  }

  /// Returns how a process ended, by the status that `waitpid` gives.
  package static func ending(_ status: Int32) -> String {
    let signal = status & 0x7F
    return signal == 0 ? "exit code \((status >> 8) & 0xFF)" : "signal \(signal)"
  }

  /// Returns whether a path is a program that we may run.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }

  private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if os(Linux)
    environ
    #else
    _NSGetEnviron().pointee
    #endif
  }
}
#endif
