// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeakNG

struct Style: Equatable {
  /// The words per minute, 80…449; from 450, the engine compresses speech, which sounds worse.
  let rate: Int
  let pitch: Int
  let range: Int
  let volume: Int

  init?(words: some Collection<String>) {
    let numbers = words.compactMap { Int($0) }
    guard words.count == 4, numbers.count == 4, 80...449 ~= numbers[0], 0...99 ~= numbers[1],
      0...99 ~= numbers[2], 0...130 ~= numbers[3]
    else { return nil }
    (rate, pitch, range, volume) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// All parameters are set, because a parameter that is not set would keep its previous value.
  var parameters: [(espeak_PARAMETER, Int)] {
    [
      (espeakRATE, rate), (espeakPITCH, pitch), (espeakRANGE, range), (espeakVOLUME, volume),
      (espeakPUNCTUATION, 0), (espeakCAPITALS, 0), (espeakWORDGAP, 0),
    ]
  }
}
