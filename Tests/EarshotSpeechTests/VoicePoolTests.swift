import EarshotOutput
import Testing
import VoiceProtocol

@testable import EarshotSpeech

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite(
  .enabled(
    if: Fixture.canSpeak, "earshot-voice cannot speak here: it, libespeak-ng or its data is missing"
  ))
struct `A pool of voices` {
  @Test func `says the same words in the same bytes, regardless of earlier texts`() throws {
    let first = try Fixture.digests(of: Fixture.texts)
    let backwards = try Fixture.digests(of: Fixture.texts.reversed())
    let unrelated = (0..<20).map { "Unrelated sentence number \($0), with some words in it" }
    let after = try Fixture.digests(of: unrelated + Fixture.texts)
    #expect(Set(first.values).count == Fixture.texts.count)
    #expect(backwards == first)
    #expect(after.filter { first[$0.key] != nil } == first)
  }

  @Test(arguments: [1, 2, 4]) func `says the same with any number of processes`(
    jobs: Int
  ) throws {
    #expect(
      try Fixture.digests(of: Fixture.texts.shuffled(), jobs: jobs)
        == Fixture.digests(of: Fixture.texts))
  }

  @Test func `speaks and is not silent`() throws {
    let signals = try Fixture.speech(of: Fixture.texts).mapValues { Signal($0) }
    for (text, signal) in signals {
      #expect(signal.count > 22_050 * 3 / 10, "\(text)")
      #expect((3_000..<32_767).contains(signal.peak), "\(text)")
    }
  }

  @Test(arguments: [
    ("<break time=\"100s\"/>Save", 30.0), ("&lt;&#1;80S &amp; Save", 10), ("[[h@'loU]]", 10),
    ("\u{1}80SSave", 5), ("Sa\u{0}ve", 3), ("\u{202E}Save\u{200B}\u{FEFF}", 3),
    ("שלום עולם", 30), ("👩‍👩‍👧‍👦", 30), ("Loading....................", 3), ("0123456789", 30),
  ])
  func `speaks labels as text, never as markup or commands`(
    text: String, mostSeconds: Double
  ) throws {
    let samples = try #require(try Fixture.speech(of: [text])[text])
    #expect(Double(samples.count) / 22_050 < mostSeconds)
    let plain = try Fixture.digests(of: ["Save"])
    #expect(try Fixture.digests(of: [text, "Save"])["Save"] == plain["Save"])
  }

  @Test(arguments: ["", " ", "...", "\u{1}\u{2}", "\u{0}"])
  func `answers a text without words with a moment of silence`(text: String) throws {
    let samples = try #require(try Fixture.speech(of: [text])[text])
    #expect(samples.count < 2_205)
  }

  @Test func `hears a long text to its end`() throws {
    let text = String(repeating: "lorem ipsum dolor, ", count: 200)
    let samples = try #require(try Fixture.speech(of: [text])[text])
    #expect(samples.count > 22_050 * 120)
  }

  @Test func `replaces a process that is killed and loses nothing`() throws {
    let texts = (0..<60).map { "Announcement number \($0), button, collapsed" }
    let expected = try Fixture.digests(of: texts)
    let pool = try VoicePool(jobs: 2)
    var heard: [String: String] = [:]
    try pool.speak(texts.map { Utterance($0, with: Fixture.settings) }) { place, samples in
      heard[texts[place]] = (try? samples.get()).map {
        SHA256.hexadecimal(of: WaveFile.bytes(of: $0))
      }
      if place == 10 || place == 30 { pool.killOneProcess() }
    }
    #expect(heard == expected)
  }

  @Test func `stops on request`() throws {
    let pool = try VoicePool(jobs: 1)
    let texts = (0..<50).map { Utterance("Text number \($0)", with: Fixture.settings) }
    var count = 0
    #expect(throws: SpeechError.interrupted) {
      try pool.speak(texts, while: { count < 3 }) { _, _ in count += 1 }
    }
    #expect(count < 50)
    #expect(try !pool.engine().version.isEmpty)
  }

  @Test func `names the missing voice`() throws {
    let pool = try VoicePool(jobs: 1)
    var error: SpeechError?
    try pool.speak([Utterance("Save", with: VoiceSettings(voice: "mb/mb-us1"))]) { _, samples in
      if case .failure(let reason) = samples { error = reason }
    }
    #expect(error == .unknownVoice("mb/mb-us1", near: []))
  }

  @Test func `shows how a text sounds`() throws {
    let pool = try VoicePool(jobs: 1)
    let phonemes = try pool.phonemes(of: "Country, Norway, button", voice: "gmw/en")
    #expect(phonemes.split(separator: " | ").count == 3)
    #expect(try phonemes == pool.phonemes(of: "Country, Norway, button", voice: "gmw/en"))
  }
}

extension VoicePool {
  fileprivate func killOneProcess() { if let last = processes.last { last.kill() } }
}

@Suite struct `A pool without a working voice` {
  @Test func `says where earshot-voice was looked for`() {
    #expect(throws: SpeechError.voiceProcessMissing(searched: ["/nowhere/earshot-voice"])) {
      try VoicePool(executable: "/nowhere/earshot-voice")
    }
  }

  @Test(arguments: ["/bin/true", "/bin/false"])
  func `says that the program cannot speak`(path: String) throws {
    let pool = try VoicePool(executable: path, jobs: 1)
    #expect {
      try pool.engine()
    } throws: { error in
      guard case .voiceProcessFails(path, _) = error as? SpeechError else { return false }
      return true
    }
  }

  private func withVoice(_ script: String, _ body: (String) throws -> Void) throws {
    let path = "/tmp/earshot-voice-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    let file = try #require(fopen(path, "w"))
    fputs("#!/bin/sh\n\(script)\n", file)
    fclose(file)
    chmod(path, 0o755)
    defer { unlink(path) }
    try body(path)
  }

  @Test(arguments: ["exec sleep 60", "while :; do printf x; sleep 0.05; done"])
  func `gives up on a program that does not finish its answer`(script: String) throws {
    try withVoice(script) { path in
      let pool = try VoicePool(executable: path, jobs: 1, patience: .milliseconds(200))
      let clock = ContinuousClock()
      let time = clock.measure { #expect(throws: SpeechError.self) { try pool.engine() } }
      #expect(time < .seconds(10))
    }
  }

  private static let violation = "its answers do not follow the protocol"

  @Test(arguments: [
    (
      "while :; do echo audio 4194304; head -c 4194304 /dev/zero; done",
      SpeechError.lost(text: "Save", reason: "it sent more audio than the text can need")
    ),
    ("printf 'text 3\\nabc'", .lost(text: "Save", reason: violation)),
    ("printf 'done 0\\n'", .lost(text: "Save", reason: violation)),
    ("printf 'end 0\\n'", .refused(text: "Save", reason: "the voice sent no audio")),
  ])
  func `does not take another answer for speech`(answer: String, expected: SpeechError) throws {
    let script = """
      read -r line
      case $line in engine*) printf 'text 8\\n1\\n/x\\na\\n/'; read -r line ;; esac
      \(answer)
      sleep 60
      """
    try withVoice(script) { path in
      let pool = try VoicePool(executable: path, jobs: 1)
      var errors: [SpeechError] = []
      try pool.speak([Utterance("Save", with: Fixture.settings)]) { _, samples in
        if case .failure(let error) = samples { errors.append(error) }
      }
      #expect(errors == [expected])
    }
  }
}
