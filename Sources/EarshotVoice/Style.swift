// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeakNG

/// How a text is spoken.
struct Style: Equatable {
  /// Words in a minute, 80…449: at 450 the engine starts to compress finished speech, which is
  /// slower to make and slower to hear.
  let rate: Int
  /// 0…99.
  let pitch: Int
  /// How far the voice rises and falls, 0…99.
  let range: Int
  /// 0…130 percent; beyond, the signal is cut off.
  let volume: Int

  /// Creates a style from four words of a request, nil when one is no number or out of range.
  init?(words: some Collection<String>) {
    let numbers = words.compactMap { Int($0) }
    guard words.count == 4, numbers.count == 4, 80...449 ~= numbers[0], 0...99 ~= numbers[1],
      0...99 ~= numbers[2], 0...130 ~= numbers[3]
    else { return nil }
    (rate, pitch, range, volume) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Every parameter of the engine, so that none is left as it was.
  var parameters: [(espeak_PARAMETER, Int)] {
    [
      (espeakRATE, rate), (espeakPITCH, pitch), (espeakRANGE, range), (espeakVOLUME, volume),
      (espeakPUNCTUATION, 0), (espeakCAPITALS, 0), (espeakWORDGAP, 0),
    ]
  }
}
