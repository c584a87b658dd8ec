// SPDX-License-Identifier: GPL-3.0-or-later

import CLibrary

/// What libraries write for people to read.
enum StandardError {
  /// Does work whose messages are dropped.
  static func silenced(_ work: () -> Void) {
    let usual = dup(STDERR_FILENO)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    if nowhere >= 0 {
      dup2(nowhere, STDERR_FILENO)
      close(nowhere)
    }
    work()
    if usual >= 0 {
      dup2(usual, STDERR_FILENO)
      close(usual)
    }
  }
}
