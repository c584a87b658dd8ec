// SPDX-License-Identifier: GPL-3.0-or-later

import CLibrary

/// Tells one state of the engine's data from another, so that a recording made before a dictionary
/// was compiled again is not taken for a new one.
enum DataFingerprint {
  /// Returns a number made from the names and sizes of the phoneme data and of every dictionary.
  ///
  /// Sizes, not times: the same data on two machines must give the same number.
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
