// SPDX-License-Identifier: GPL-3.0-or-later

import CLibrary

/// Identifies the engine's data, because a recording must be replaced if a dictionary changes.
enum DataFingerprint {
  /// Returns a hash of the files' names and sizes; equal data has the same hash on every machine.
  static func of(_ folder: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for name in System.names(inFolder: folder)?.map({ String(decoding: $0, as: UTF8.self) }) ?? []
    where name.hasPrefix("phon") || name.hasSuffix("_dict") || name == "intonations" {
      var status = stat()
      guard stat(folder + "/" + name, &status) == 0 else { continue }
      for byte in "\(name) \(status.st_size)\n".utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    return String(hash, radix: 16)
  }
}
