#if os(macOS) || os(Linux)
// `@preconcurrency` allows access to C's variable `environ`; this file only reads it.
@preconcurrency package import CLibrary
import EarshotOutput

package enum Program {
  #if os(Linux)
  /// The C library rejects descriptors above the limit of the process.
  private static var mostDescriptors: Int32 {
    min(1_024, Int32(clamping: sysconf(Int32(_SC_OPEN_MAX))))
  }
  #endif

  /// Starts a program in a separate process group, with default signal handling.
  ///
  /// A keyboard interrupt reaches Earshot, but not this group. Killing the group also ends the
  /// program's children. Standard streams that are missing in `descriptors` are inherited; other
  /// descriptors are closed, even if a library has opened them.
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
    let others = Int32(max(3, descriptors.count))
    #if os(Linux)
    let isolation: Int16 = 0
    for other in others..<max(others, mostDescriptors) {
      posix_spawn_file_actions_addclose(&actions, other)
    }
    #else
    let isolation = Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
    for stream in Int32(descriptors.count)..<others {
      posix_spawn_file_actions_addinherit_np(&actions, stream)
    }
    #endif
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
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
        | isolation)
    let words = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    return Leftovers.start {
      var process: pid_t = 0
      let error = posix_spawn(&process, path, &actions, &attributes, words + [nil], environment)
      return (process, error)
    }
  }

  package static func kill(_ process: pid_t) {
    _ = CLibrary.kill(-process, SIGKILL)
  }

  package static func ending(_ status: Int32) -> String {
    let signal = status & 0x7F
    return signal == 0 ? "exit code \((status >> 8) & 0xFF)" : "signal \(signal)"
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
