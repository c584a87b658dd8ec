// SPDX-License-Identifier: GPL-3.0-or-later

import CLibrary
import VoiceProtocol

struct Output {
  private let descriptor: Int32

  /// Returns the standard output of this program; messages of the engine then go to standard error.
  static func takingStandardOutput() -> Output {
    let descriptor = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return Output(descriptor: descriptor)
  }

  func send(_ frame: Frame) {
    for bytes in [Frame.line(frame.words, bodyLength: frame.body.count), frame.body]
    where System.write(bytes, to: descriptor) != 0 { _exit(0) }
  }
}
