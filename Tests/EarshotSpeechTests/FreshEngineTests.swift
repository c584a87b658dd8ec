import EarshotOutput
import Foundation
import Testing
import VoiceProtocol

@testable import EarshotSpeech

/// Compares a fast engine, whose memory is restored, with a new process for each text.
@Suite(
  .enabled(
    if: Fixture.canSpeak, "earshot-voice cannot speak here: it, libespeak-ng or its data is missing"
  ))
struct `An engine with restored memory` {
  private static let styles = [
    ["175", "50", "50", "100"], ["300", "80", "20", "60"], ["449", "20", "99", "130"],
  ]
  private static let texts =
    Fixture.texts + [
      "保存", "Привет", "$1,234.56", "Is this it? Yes! No; maybe: ok", "the the the", "12/05/2024",
      "read the book I have read", "https://example.com/a?b=c",
    ]

  @Test(arguments: ["gmw/en", "gmw/en-US+m3", "gmw/de", "sit/cmn", "gmq/nb", "roa/fr", "sem/ar"])
  func `speaks like one that has just started`(voice: String) throws {
    let requests = Self.styles.flatMap { style in
      Self.texts.shuffled().map { Frame(["speak", voice] + style, text: $0) }
    }
    #expect(try answers(to: requests, copies: false) == answers(to: requests, copies: true))
  }

  private func answers(to requests: [Frame], copies: Bool) throws -> [String] {
    let voice = Process()
    voice.executableURL = URL(filePath: try VoiceExecutable.find())
    var environment = ProcessInfo.processInfo.environment
    environment["EARSHOT_VOICE_COPIES"] = copies ? "1" : nil
    voice.environment = environment
    let (input, output) = (Pipe(), Pipe())
    voice.standardInput = input
    voice.standardOutput = output
    try voice.run()
    let writer = Thread {
      try? input.fileHandleForWriting.write(contentsOf: requests.flatMap(\.encoded))
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    var arrived = FrameBuffer()
    output.fileHandleForReading.readDataToEndOfFile().withUnsafeBytes { arrived.append($0) }
    voice.waitUntilExit()
    var answers: [String] = []
    var audio: [UInt8] = []
    while let frame = try arrived.next() {
      if frame.words == ["audio"] {
        audio += frame.body
      } else {
        answers.append("\(frame.words) \(SHA256.hexadecimal(of: audio))")
        audio = []
      }
    }
    #expect(answers.count == requests.count)
    return answers
  }
}
