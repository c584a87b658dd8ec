// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeakNG
import CLibrary
import CVoice

/// Runs work in a copy of this process, so that the work cannot change the state of this process.
enum Isolation {
  /// Returns the result of the work; nil if the copy could not finish the work.
  ///
  /// If the result is nil, the output stream must not be used, because it can contain a partial
  /// reply.
  static func run(_ work: () -> [UInt8]) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let child = earshot_fork()
    if child == 0 {
      close(ends[0])
      _exit(System.write(work(), to: ends[1]) == 0 ? 0 : 1)
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard child > 0 else { return nil }
    let result = receive(from: ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status == 0 ? result : nil
  }

  private static func receive(from descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}
