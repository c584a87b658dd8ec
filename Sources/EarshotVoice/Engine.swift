// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeakNG

/// The speech engine; a process can have only one engine.
///
/// The engine must not be shut down, because libespeak-ng can hang. Each text affects the sound of
/// the next, so the engine's memory must be restored before each text (see ``Performer``).
struct Engine {
  struct Failure: Error {
    enum Kind: String { case data, voice, request, length, engine }

    var kind: Kind
    var message: String
  }

  let version: String
  let dataPath: String
  let voices: [InstalledVoice]

  init() throws(Failure) {
    espeak_ng_InitializePath(nil)
    var context: espeak_ng_ERROR_CONTEXT?
    let status = espeak_ng_Initialize(&context)
    espeak_ng_ClearErrorContext(&context)
    var path: UnsafePointer<CChar>?
    version = espeak_Info(&path).map { String(cString: $0) } ?? "unknown"
    dataPath = path.map { String(cString: $0) } ?? ""
    guard status == ENS_OK else {
      throw Failure(
        kind: .data,
        message: "the data of espeak-ng \(version) cannot be read in '\(dataPath)': "
          + Self.message(of: status))
    }
    espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, 0, nil)
    espeak_SetSynthCallback(takeAudio)
    espeak_SetUriCallback(refuseSound)
    voices = InstalledVoice.all()
  }

  /// Selects a voice by an identifier from ``voices`` with an optional `+variant`; throws for other
  /// names.
  ///
  /// The engine would ignore an unknown variant, and start another program for an MBROLA voice.
  func choose(voice: String) throws(Failure) {
    let base = voice.split(separator: "+", maxSplits: 1).first.map { String($0) } ?? ""
    guard voices.contains(where: { $0.identifier == base && !$0.isVariant }) else {
      throw Failure(kind: .voice, message: "there is no voice '\(voice)'")
    }
    let status = espeak_ng_SetVoiceByName(voice)
    guard status == ENS_OK, let chosen = espeak_GetCurrentVoice()?.pointee.identifier else {
      throw Failure(
        kind: .voice, message: "the voice '\(voice)' cannot be used: " + Self.message(of: status))
    }
    guard String(cString: chosen) == voice else {
      throw Failure(kind: .voice, message: "the voice '\(base)' has no such variant: '\(voice)'")
    }
  }

  func set(_ style: Style) {
    for (parameter, value) in style.parameters {
      espeak_ng_SetParameter(parameter, Int32(value), 0)
    }
  }

  /// Completes the engine's initialization, so that its memory can be copied.
  func prepare() {
    espeak_ng_Synthesize("", 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, nil)
  }

  func speak(_ text: String, into sink: AudioSink) throws(Failure) {
    let bytes = SpokenText.bytes(for: text)
    let status = espeak_ng_Synthesize(
      bytes, bytes.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil,
      Unmanaged.passUnretained(sink).toOpaque())
    if sink.isOverLimit {
      let minutes = AudioSink.limit / 22_050 / 60
      throw Failure(kind: .length, message: "the text lasts longer than \(minutes) minutes")
    }
    guard status == ENS_OK else { throw Failure(kind: .engine, message: Self.message(of: status)) }
  }

  func phonemes(of text: String) -> String {
    let bytes = SpokenText.bytes(for: text)
    return bytes.withUnsafeBytes { buffer in
      var next: UnsafeRawPointer? = buffer.baseAddress
      var clauses: [String] = []
      while next != nil {
        let clause = espeak_TextToPhonemes(&next, Int32(espeakCHARS_UTF8), Int32(0x02))
        guard let clause else { break }
        clauses.append(String(cString: clause))
      }
      return clauses.filter { !$0.isEmpty }.joined(separator: " | ")
    }
  }

  private static func message(of status: espeak_ng_STATUS) -> String {
    var text = [CChar](repeating: 0, count: 512)
    espeak_ng_GetStatusCodeMessage(status, &text, text.count)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// Refuses `<audio>` elements, with which the engine could open files and run programs.
///
/// Texts are never parsed as markup, so this function is only a precaution.
private let refuseSound:
  @convention(c) (Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32 =
    { _, _, _ in 1 }

private let takeAudio:
  @convention(c) (UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?) -> Int32 =
    { samples, count, events in
      guard let sink = events?.pointee.user_data else { return 0 }
      guard let samples, count > 0 else { return 0 }
      let audio = UnsafeBufferPointer(start: samples, count: Int(count))
      return Unmanaged<AudioSink>.fromOpaque(sink).takeUnretainedValue().take(audio) ? 0 : 1
    }
