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
    write(Frame.line(frame.words, bodyLength: frame.body.count))
    write(frame.body)
  }

  private func write(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        CLibrary.write(descriptor, $0.baseAddress?.advanced(by: sent), bytes.count - sent)
      }
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        _exit(0)
      }
    }
  }
}
