// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeakNG

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Runs work in a copy of this process, so that nothing it does is left behind.
///
/// libespeak-ng keeps where it stopped (the phase of its waves, its flutter, the end of its phoneme
/// list, a random seed) and speaks the next text differently for it: the same words said twenty
/// times in one process are twenty different signals. A copy of an engine that has just started
/// always says them the same, and should it crash, only the copy is gone.
enum Isolation {
  /// The most processor time that one text may take; two hours of speech take some ten seconds.
  private static let seconds: rlim_t = 120

  /// Runs work that answers one request.
  ///
  /// - Returns: Whether the work came to its end. When it did not, part of its reply may have been
  ///   sent and nothing more can be said on the same stream.
  static func run(_ work: () -> Void) -> Bool {
    let child = earshot_fork()
    if child == 0 {
      var limit = rlimit(rlim_cur: seconds, rlim_max: seconds)
      #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
      #else
      setrlimit(RLIMIT_CPU, &limit)
      #endif
      work()
      _exit(0)
    }
    guard child > 0 else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return false }
    }
    return status == 0
  }
}
