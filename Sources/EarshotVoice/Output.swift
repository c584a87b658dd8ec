// SPDX-License-Identifier: GPL-3.0-or-later

import CLibrary
import VoiceProtocol

/// Where replies go.
struct Output {
  private let descriptor: Int32

  /// Takes standard output for replies; whatever the engine prints there goes to standard error
  /// from now on.
  static func takingStandardOutput() -> Output {
    let descriptor = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return Output(descriptor: descriptor)
  }

  /// Sends a frame whole; ends the process when nobody listens any more.
  func send(_ frame: Frame) {
    for bytes in [Frame.line(frame.words, bodyLength: frame.body.count), frame.body]
    where System.write(bytes, to: descriptor) != 0 { _exit(0) }
  }
}
